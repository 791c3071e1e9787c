import { Button, makeStyles, Switch } from '@fluentui/react-components';
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
import { LabeledItem } from '../kit/labeled-line';
import { plainList } from '../kit/styles';
import { save, type TabProps } from './saved-settings';

const useStyles = makeStyles({ list: plainList });

const icons: Readonly<Record<string, FluentIcon>> = {
  mail: MailRegular,
  calendar: CalendarRegular,
  chat: ChatRegular,
  files: CloudRegular,
  timing: TimerRegular,
};

/** Services that may read the account, and the user's accounts on other services. */
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
      <SectionCard title={text('apps.title')} description={text('apps.about')}>
        <ul className={styles.list}>
          {Object.entries(apps ?? {}).map(([name, isOn]) => (
            <LabeledItem
              key={name}
              icon={icons[name] ?? CloudRegular}
              title={text(`apps.${name}.name`)}
              about={text(`apps.${name}.about`)}
            >
              <Switch
                checked={isOn}
                aria-label={text(`apps.${name}.name`)}
                onChange={(_, { checked }) => save({ apps: { ...apps, [name]: checked } })}
              />
            </LabeledItem>
          ))}
        </ul>
      </SectionCard>
      <SectionCard title={text('accounts.title')} description={text('accounts.about')}>
        <ul className={styles.list}>
          {Object.entries(connections).map(([name, { id }]) => {
            const service = text(`services.${name}`);
            return (
              <LabeledItem key={name} icon={PersonLinkRegular} title={service} about={id ?? text('accounts.none')}>
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
              </LabeledItem>
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
