/** `/admins/:id/edit`. */
import type { ReactNode } from 'react';
import { readBack, useAction } from '../../../kit/bridge/use-call';
import { type EditFormProps, EditPage } from '../../../kit/form/edit-page';
import { useEditForm } from '../../../kit/form/use-record-form';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { useSession } from '../../../kit/stores/session';
import { AdminForm } from './admin-form';
import { useRoles } from './use-roles';
import { type AdminValues, adminForm, withRoleId } from './values';

const EditForm = ({ id, record, hasWaiting }: EditFormProps): ReactNode => {
  const text = useText('admins');
  const roles = useRoles();
  const isOwn = useSession(({ session }) => session?.person?.id === id);
  const { run } = useAction('admin.update', { refreshes: ['role', 'auth'] });
  const form = useEditForm<AdminValues>({
    area: 'admins',
    entity: 'admin',
    id,
    record,
    dataOf: (now, before) => withRoleId(adminForm.changes(before, now), roles.rows),
    send: (data) => run({ id, data }),
    read: () => readBack('admin.detail', { id }),
    labelOf: (field) => (adminForm.has(field) ? text(`fields.${field}`) : undefined),
  });
  return (
    <AdminForm
      {...form}
      hasWaiting={hasWaiting}
      values={adminForm.read(record)}
      roles={roles}
      roleName={toPlainText(record.roleName)}
      isOwn={isOwn}
    />
  );
};

export const Screen = (): ReactNode => (
  <EditPage area="admins" detail="admin.detail" naming="fullName" form={EditForm} />
);
