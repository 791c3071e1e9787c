/** `/apps/user/view/:id`: a user with five tabs; the URL holds the open one. */

import type { SampleUser } from '@contract/samples/entities/user';
import { Button, makeStyles, Tab, TabList, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { useListAddress } from '../../../kit/list/data/opened-from';
import { BackLink } from '../../../kit/ui/back-link';
import { Page } from '../../../kit/ui/page';
import { columns } from '../../kit/styles';
import { DeleteUsers } from '../delete-dialog';
import { AccountTab } from './account-tab';
import { BillingTab } from './billing-tab';
import { ConnectionsTab } from './connections-tab';
import { NotificationsTab } from './notifications-tab';
import { SecurityTab } from './security-tab';
import { UserCard } from './user-card';

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
  const asked = search.get('tab') ?? '';
  const open = Object.hasOwn(tabs, asked) ? asked : 'account';
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
        <DeleteUsers
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
