import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { PermissionTable } from './permission-table';
import { RoleCard } from './role-card';
import { RoleDialog } from './role-dialog';
import { type Role, roles } from './roles';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('role-cards');
  const permissions = useCall('permission.list', { perPage: 1_000 });
  const users = useCall('user.all', {});
  const [open, setOpen] = useState<Role>();
  return (
    <Page title={text('title')} description={text('lead')}>
      <Loaded call={permissions}>
        {({ rows }) => (
          <>
            <div className={styles.cards}>
              {roles.map((role) => (
                <RoleCard
                  key={role.name}
                  role={role}
                  users={(users.value?.rows ?? []).filter((user) => user.role === role.users)}
                  permissions={rows.filter(({ assignedTo }) => assignedTo.includes(role.name)).length}
                  onOpen={() => setOpen(role)}
                />
              ))}
            </div>
            <PermissionTable permissions={rows} />
            {open ? <RoleDialog role={open} permissions={rows} onClose={() => setOpen(undefined)} /> : undefined}
          </>
        )}
      </Loaded>
    </Page>
  );
};
