import { makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import { BotRegular, CalendarRegular, ChatRegular, CloudRegular, MailRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalS,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
    ':first-child': { borderBlockStartStyle: 'none' },
  },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  words: { display: 'grid' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const services = [
  { key: 'mail', icon: MailRegular },
  { key: 'calendar', icon: CalendarRegular },
  { key: 'chat', icon: ChatRegular },
  { key: 'files', icon: CloudRegular },
  { key: 'robot', icon: BotRegular },
] as const;

/** Services that the user's account is connected to. Kept as long as the page is open. */
export const ConnectionsTab = (): ReactNode => {
  const styles = useStyles();
  const text = useText('users');
  const [on, setOn] = useState<Readonly<Record<string, boolean>>>({ mail: true, calendar: true });
  return (
    <SectionCard title={text('connections.title')} about={text('connections.about')}>
      <ul className={styles.list}>
        {services.map(({ key, icon: Icon }) => (
          <li key={key} className={styles.item}>
            <Icon className={styles.icon} aria-hidden />
            <span className={styles.words}>
              <Text weight="semibold">{text(`connections.${key}.name`)}</Text>
              <Text size={200} className={styles.quiet}>
                {text(`connections.${key}.about`)}
              </Text>
            </span>
            <Switch
              checked={on[key] === true}
              aria-label={text(`connections.${key}.name`)}
              onChange={(_, { checked }) => setOn({ ...on, [key]: checked })}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};
