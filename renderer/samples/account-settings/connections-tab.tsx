import { Button, makeStyles, Switch, Text, tokens } from '@fluentui/react-components';
import {
  CalendarRegular,
  ChatRegular,
  CloudRegular,
  type FluentIcon,
  MailRegular,
  PersonLinkRegular,
  TimerRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { notify } from '../../kit/feedback/notify';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { save, type TabProps } from './saved-settings';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalM,
    minBlockSize: '56px',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke3,
    ':first-child': { borderBlockStartStyle: 'none' },
  },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  words: { display: 'grid' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const icons: Readonly<Record<string, FluentIcon>> = {
  mail: MailRegular,
  calendar: CalendarRegular,
  chat: ChatRegular,
  files: CloudRegular,
  timing: TimerRegular,
};

interface LineProps {
  readonly icon: FluentIcon;
  readonly name: string;
  readonly about: string;
  readonly children: ReactNode;
}

const Line = ({ icon: Icon, name, about, children }: LineProps): ReactNode => {
  const styles = useStyles();
  return (
    <li className={styles.item}>
      <Icon className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <Text weight="semibold">{name}</Text>
        <Text size={200} className={styles.quiet}>
          {about}
        </Text>
      </span>
      {children}
    </li>
  );
};

/** Services that may read from the account, and accounts elsewhere that are one's own. */
export const ConnectionsTab = ({ settings: { apps, social } }: TabProps): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  const [leaving, setLeaving] = useState<string>();
  const connections = social?.connections ?? {};
  const connect = (name: string, id: string | undefined) => {
    save({
      social: { socialLinks: social?.socialLinks ?? {}, connections: { ...connections, [name]: id ? { id } : {} } },
    });
    const service = text(`services.${name}`);
    notify({
      id: 'connection',
      intent: 'success',
      title: text(id ? 'accounts.connected' : 'accounts.gone', { service }),
    });
    setLeaving(undefined);
  };
  return (
    <>
      <SectionCard title={text('apps.title')} about={text('apps.about')}>
        <ul className={styles.list}>
          {Object.entries(apps ?? {}).map(([name, isOn]) => (
            <Line
              key={name}
              icon={icons[name] ?? CloudRegular}
              name={text(`apps.${name}.name`)}
              about={text(`apps.${name}.about`)}
            >
              <Switch
                checked={isOn}
                aria-label={text(`apps.${name}.name`)}
                onChange={(_, { checked }) => save({ apps: { ...apps, [name]: checked } })}
              />
            </Line>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={text('accounts.title')} about={text('accounts.about')}>
        <ul className={styles.list}>
          {Object.entries(connections).map(([name, { id }]) => {
            const service = text(`services.${name}`);
            return (
              <Line key={name} icon={PersonLinkRegular} name={service} about={id ?? text('accounts.none')}>
                {id ? (
                  <Button aria-label={text('accounts.leaveOf', { service })} onClick={() => setLeaving(name)}>
                    {text('accounts.leave')}
                  </Button>
                ) : (
                  <Button
                    aria-label={text('accounts.joinOf', { service })}
                    onClick={() => connect(name, 'casey.morgan')}
                  >
                    {text('accounts.join')}
                  </Button>
                )}
              </Line>
            );
          })}
        </ul>
      </SectionCard>
      <ConfirmDialog
        open={leaving !== undefined}
        title={text('accounts.question', { service: text(`services.${leaving ?? 'twitter'}`) })}
        body={text('accounts.body')}
        confirm={text('accounts.leave')}
        destructive
        onConfirm={() => connect(leaving ?? '', undefined)}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  );
};
