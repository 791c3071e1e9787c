import { makeStyles, Switch } from '@fluentui/react-components';
import { BotRegular, CalendarRegular, ChatRegular, CloudRegular, MailRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { LabeledItem } from '../../kit/labeled-line';
import { plainList } from '../../kit/styles';

const useStyles = makeStyles({ list: plainList });

const services = [
  { key: 'mail', icon: MailRegular },
  { key: 'calendar', icon: CalendarRegular },
  { key: 'chat', icon: ChatRegular },
  { key: 'files', icon: CloudRegular },
  { key: 'robot', icon: BotRegular },
] as const;

/** Connected services. Changes last while the page is open. */
export const ConnectionsTab = (): ReactNode => {
  const styles = useStyles();
  const text = useText('users');
  const [on, setOn] = useState<Readonly<Record<string, boolean>>>({ mail: true, calendar: true });
  return (
    <SectionCard title={text('connections.title')} description={text('connections.about')}>
      <ul className={styles.list}>
        {services.map(({ key, icon }) => (
          <LabeledItem
            key={key}
            icon={icon}
            title={text(`connections.${key}.name`)}
            about={text(`connections.${key}.about`)}
          >
            <Switch
              checked={on[key] === true}
              aria-label={text(`connections.${key}.name`)}
              onChange={(_, { checked }) => setOn({ ...on, [key]: checked })}
            />
          </LabeledItem>
        ))}
      </ul>
    </SectionCard>
  );
};
