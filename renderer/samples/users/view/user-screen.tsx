/** `/apps/user/view/:id`: a user with five tabs; the URL holds the open one. */

import type { SampleUser } from '@contract/samples/entities/user';
import { Button, Checkbox, makeStyles, Switch, Tab, TabList, tokens } from '@fluentui/react-components';
import {
  BotRegular,
  CalendarRegular,
  ChatRegular,
  CloudRegular,
  DeleteRegular,
  MailRegular,
} from '@fluentui/react-icons';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { useListAddress } from '../../../kit/list/data/opened-from';
import { BackLink } from '../../../kit/ui/back-link';
import { Page } from '../../../kit/ui/page';
import { SectionCard } from '../../../kit/ui/section-card';
import { LabeledItem } from '../../kit/labeled-line';
import { PlainTable } from '../../kit/plain-table';
import { columns, plainList } from '../../kit/styles';
import { Delete } from '../delete-dialog';
import { AccountTab } from './account-tab';
import { BillingTab } from './billing-tab';
import { SecurityTab } from './security-tab';
import { UserCard } from './user-card';

const kinds = ['forYou', 'account', 'browser', 'device'] as const;
const ways = ['email', 'page', 'app'] as const;
const first: ReadonlySet<string> = new Set([
  'forYou.email',
  'forYou.page',
  'account.email',
  'browser.page',
  'device.app',
]);

/** Notifications by channel. Changes last while the page is open. */
const NotificationsTab = (): ReactNode => {
  const text = useText('users');
  const [chosen, setChosen] = useState(first);
  const toggle = (key: string) =>
    setChosen((now) => (now.has(key) ? new Set([...now].filter((one) => one !== key)) : new Set([...now, key])));
  return (
    <SectionCard title={text('notifications.title')} description={text('notifications.about')}>
      <PlainTable
        label={text('notifications.title')}
        columns={['kind', ...ways]}
        headOf={(column) => text(column === 'kind' ? 'notifications.kind' : `notifications.ways.${column}`)}
        rows={kinds.map((key) => {
          const kind = text(`notifications.kinds.${key}`);
          const boxes = ways.map((way) => [
            way,
            <Checkbox
              key={way}
              checked={chosen.has(`${key}.${way}`)}
              aria-label={text('notifications.by', { kind, way: text(`notifications.ways.${way}`) })}
              onChange={() => toggle(`${key}.${way}`)}
            />,
          ]);
          return { key, cells: { kind, ...Object.fromEntries(boxes) } };
        })}
      />
    </SectionCard>
  );
};

const useConnectionsTabStyles = makeStyles({ list: plainList });

const services = [
  { key: 'mail', icon: MailRegular },
  { key: 'calendar', icon: CalendarRegular },
  { key: 'chat', icon: ChatRegular },
  { key: 'files', icon: CloudRegular },
  { key: 'robot', icon: BotRegular },
] as const;

/** Connected services. Changes last while the page is open. */
const ConnectionsTab = (): ReactNode => {
  const styles = useConnectionsTabStyles();
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

const useStyles = makeStyles({
  columns: columns('300px minmax(0, 1fr)', 900),
  tabs: { marginInlineStart: '-8px' },
  panel: { display: 'grid', gap: tokens.spacingVerticalL, paddingBlockStart: tokens.spacingVerticalM },
});

type TabProps = { readonly user: SampleUser };
const tabs: Readonly<Record<string, ComponentType<TabProps>>> = {
  account: AccountTab,
  security: SecurityTab,
  billing: BillingTab,
  notifications: NotificationsTab,
  connections: ConnectionsTab,
};

const Tabs = ({ user }: TabProps): ReactNode => {
  const styles = useStyles();
  const text = useText('users');
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const tabParam = search.get('tab') ?? '';
  const open = Object.hasOwn(tabs, tabParam) ? tabParam : 'account';
  const Panel = tabs[open] ?? AccountTab;
  return (
    <div>
      <TabList
        className={styles.tabs}
        aria-label={text('view.tabs')}
        selectedValue={open}
        onTabSelect={(_, { value }) =>
          setSearch(value === 'account' ? {} : { tab: String(value) }, {
            replace: true,
            preventScrollReset: true,
            state,
          })
        }
      >
        {Object.keys(tabs).map((name) => (
          <Tab key={name} value={name} aria-controls="user-panel">
            {text(`tabs.${name}`)}
          </Tab>
        ))}
      </TabList>
      <div id="user-panel" role="tabpanel" aria-label={text(`tabs.${open}`)} className={styles.panel}>
        <Panel key={user.id} user={user} />
      </div>
    </div>
  );
};

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('users');
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const [deleting, setDeleting] = useState(false);
  const call = useCall('user.detail', { id });
  const list = useListAddress('/apps/user/list');
  return (
    <Page
      title={call.value?.fullName ?? text('one')}
      actions={
        <>
          <BackLink to={list}>{text('view.back')}</BackLink>
          <Button icon={<DeleteRegular />} disabled={!call.value} onClick={() => setDeleting(true)}>
            {text('delete.confirm')}
          </Button>
        </>
      }
    >
      <Loaded call={call}>
        {(user) => (
          <div className={styles.columns}>
            <UserCard user={user} />
            <Tabs user={user} />
          </div>
        )}
      </Loaded>
      {deleting && call.value ? (
        <Delete
          records={[{ ...call.value }]}
          onClose={(gone) => {
            setDeleting(false);
            if (gone.length > 0) void navigate(list, { replace: true });
          }}
        />
      ) : undefined}
    </Page>
  );
};
