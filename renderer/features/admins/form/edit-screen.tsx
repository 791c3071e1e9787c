/** `/admins/:id/edit`. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Values } from '../../../kit/area/field';
import { readBack, useAction, useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { useEditForm } from '../../../kit/form/use-record-form';
import { nameOf } from '../../../kit/format/naming';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { useWithWaiting } from '../../../kit/outbox/use-with-waiting';
import { useSession } from '../../../kit/stores/session';
import { Page } from '../../../kit/ui/page';
import { AdminForm } from './admin-form';
import { useRoles } from './use-roles';
import { type AdminValues, adminForm, withRoleId } from './values';

const EditForm = ({ id, admin: onServer }: { readonly id: string; readonly admin: Values }): ReactNode => {
  const text = useText('admins');
  const roles = useRoles();
  const isOwn = useSession(({ session }) => session?.person?.id === id);
  const { record: admin, hasWaiting } = useWithWaiting('admin', id, onServer);
  const { run } = useAction('admin.update', { refreshes: ['role', 'auth'] });
  const form = useEditForm<AdminValues>({
    area: 'admins',
    entity: 'admin',
    id,
    record: admin,
    dataOf: (now, before) => withRoleId(adminForm.changes(before, now), roles.rows),
    send: (data) => run({ id, data }),
    read: () => readBack('admin.detail', { id }),
    labelOf: (field) => (adminForm.has(field) ? text(`fields.${field}`) : undefined),
  });
  return (
    <Page title={text('form.edit', { name: nameOf('fullName', admin) || text('one') })} width={1040}>
      <AdminForm
        {...form}
        hasWaiting={hasWaiting}
        values={adminForm.read(admin)}
        roles={roles}
        roleName={toPlainText(admin.roleName)}
        isOwn={isOwn}
      />
    </Page>
  );
};

export const Screen = (): ReactNode => {
  const { id = '' } = useParams();
  const call = useCall('admin.detail', { id }, { fresh: true });
  return <Loaded call={call}>{(admin) => <EditForm key={id} id={id} admin={admin} />}</Loaded>;
};
