import type { SamplePermission } from '@contract/samples/entities/permission';
import type { SampleUser } from '@contract/samples/entities/user';
import {
  AvatarGroup,
  AvatarGroupItem,
  AvatarGroupPopover,
  Button,
  Checkbox,
  makeStyles,
  partitionAvatarGroupItems,
  Text,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { CrossTable, Tick } from '../../kit/ui/table/cross-table';
import { plainLink } from '../kit/styles';

/** The sample roles (specification, section 6), each with the matching role of the sample users. */
const roles = [
  { name: 'administrator', users: 'admin' },
  { name: 'manager', users: 'maintainer' },
  { name: 'user', users: 'editor' },
  { name: 'support', users: 'author' },
  { name: 'restricted-user', users: 'subscriber' },
] as const;
type Role = (typeof roles)[number];

const useRoleDialogStyles = makeStyles({
  content: { display: 'grid', rowGap: '8px' },
  boxes: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' },
  actions: { display: 'flex', justifyContent: 'flex-end', columnGap: '8px' },
});

interface RoleDialogProps {
  readonly role: Role;
  readonly permissions: readonly SamplePermission[];
  readonly onClose: () => void;
}

/** A role's permissions, to try out: the sample API cannot assign them. */
const RoleDialog = ({ role, permissions, onClose }: RoleDialogProps): ReactNode => {
  const styles = useRoleDialogStyles();
  const text = useText('role-cards');
  const given = permissions.filter(({ assignedTo }) => assignedTo.includes(role.name)).map(({ id }) => id);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(given));
  const all = permissions.map(({ id }) => id);
  const isAll = chosen.size === all.length;
  const toggle = (id: number, on: boolean) =>
    setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <FormDialog title={text('dialog.title', { role: text(`roles.${role.name}`) })} onClose={onClose}>
      <div className={styles.content}>
        <Text>{text('dialog.about')}</Text>
        <Checkbox
          label={text('dialog.all')}
          checked={isAll ? true : chosen.size > 0 ? 'mixed' : false}
          onChange={() => setChosen(new Set(isAll ? [] : all))}
        />
        <div className={styles.boxes}>
          {permissions.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.has(id)}
              onChange={(_, { checked }) => toggle(id, checked === true)}
            />
          ))}
        </div>
        <div className={styles.actions}>
          <Button onClick={() => setChosen(new Set(given))}>{text('dialog.reset')}</Button>
          <Button appearance="primary" onClick={onClose}>
            {text('dialog.close')}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
};

const useRoleCardStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '12px' },
  quiet: { color: tokens.colorNeutralForeground3 },
  link: { color: tokens.colorBrandForegroundLink, ...plainLink },
});

interface RoleCardProps {
  readonly role: Role;
  readonly users: readonly SampleUser[];
  /** The number of its permissions. */
  readonly permissions: number;
  readonly onOpen: () => void;
}

const RoleCard = ({ role, users, permissions, onOpen }: RoleCardProps): ReactNode => {
  const styles = useRoleCardStyles();
  const text = useText('role-cards');
  const { inlineItems, overflowItems } = partitionAvatarGroupItems({ items: users, maxInlineItems: 4 });
  const item = ({ id, fullName, avatar }: SampleUser) => (
    <AvatarGroupItem key={id} name={fullName} color="colorful" {...(avatar ? { image: { src: avatar } } : {})} />
  );
  return (
    <SectionCard title={text(`roles.${role.name}`)} description={text(`about.${role.name}`)}>
      <div className={styles.line}>
        <Link className={styles.link} to={`/apps/user/list?filter.role=${role.users}`}>
          {text('users', { count: users.length })}
        </Link>
        <AvatarGroup layout="stack" size={28} aria-label={text('people', { role: text(`roles.${role.name}`) })}>
          {inlineItems.map(item)}
          {overflowItems ? (
            <AvatarGroupPopover triggerButton={{ 'aria-label': text('others', { count: overflowItems.length }) }}>
              {overflowItems.map(item)}
            </AvatarGroupPopover>
          ) : null}
        </AvatarGroup>
      </div>
      <div className={styles.line}>
        <Text size={200} className={styles.quiet}>
          {text('permissions', { count: permissions })}
        </Text>
        <Button size="small" aria-label={text('openRole', { role: text(`roles.${role.name}`) })} onClick={onOpen}>
          {text('open')}
        </Button>
      </div>
    </SectionCard>
  );
};

/** Which permission belongs to which role. */
const PermissionTable = ({ permissions }: { readonly permissions: readonly SamplePermission[] }): ReactNode => {
  const text = useText('role-cards');
  return (
    <SectionCard title={text('table.title')}>
      <CrossTable
        label={text('table.title')}
        corner={text('table.permission')}
        columns={roles.map(({ name }) => ({ key: name, label: text(`roles.${name}`) }))}
        rows={permissions.map(({ id, name, assignedTo }) => ({ key: String(id), label: name, assignedTo }))}
        cell={({ assignedTo }, role) => {
          const is = assignedTo.includes(role.key);
          return <Tick is={is} label={text(is ? 'table.yes' : 'table.no')} />;
        }}
      />
    </SectionCard>
  );
};

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
