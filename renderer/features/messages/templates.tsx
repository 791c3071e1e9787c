/** Texts for the worst days, with gaps in brackets that have to be filled. */
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { CalendarClockRegular, type FluentIcon, VehicleCarRegular, WeatherRainRegular } from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';
import { stripBidiIsolates, useText } from '../../kit/format/text';
import type { Message } from './message';

const templates: Readonly<Record<string, FluentIcon>> = {
  rain: WeatherRainRegular,
  schedule: CalendarClockRegular,
  gate: VehicleCarRegular,
};

const useStyles = makeStyles({
  row: { border: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  label: { color: tokens.colorNeutralForeground2 },
});

interface TemplatesProps {
  readonly off: boolean;
  readonly onChoose: (text: Pick<Message, 'title' | 'body'>) => void;
}

export const Templates = ({ off, onChoose }: TemplatesProps): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const label = useId();
  return (
    <fieldset className={styles.row} disabled={off} aria-labelledby={label}>
      <Text id={label} className={styles.label}>
        {text('templates.label')}
      </Text>
      {Object.entries(templates).map(([name, Icon]) => (
        <Button
          key={name}
          size="small"
          icon={<Icon />}
          onClick={() =>
            onChoose({
              title: stripBidiIsolates(text(`templates.${name}.title`)),
              body: stripBidiIsolates(text(`templates.${name}.body`)),
            })
          }
        >
          {text(`templates.${name}.name`)}
        </Button>
      ))}
    </fieldset>
  );
};
