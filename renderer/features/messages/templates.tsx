/** Message templates, with placeholders in brackets. */
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
  readonly isDisabled: boolean;
  readonly onChoose: (text: Pick<Message, 'title' | 'body'>) => void;
}

export const Templates = ({ isDisabled, onChoose }: TemplatesProps): ReactNode => {
  const styles = useStyles();
  const text = useText('messages');
  const label = useId();
  return (
    <fieldset className={styles.row} disabled={isDisabled} aria-labelledby={label}>
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
