/** `/admins/new`. */
import type { ReactNode } from 'react';
import { callEndpoint } from '../../../kit/bridge/call-endpoint';
import { readBack, useAction } from '../../../kit/bridge/use-call';
import { useCreateForm } from '../../../kit/form/use-record-form';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { AdminForm } from './admin-form';
import { useRoles } from './use-roles';
import { type AdminValues, adminForm, newAdmin, withRoleId } from './values';

export const Screen = (): ReactNode => {
  const text = useText('admins');
  const roles = useRoles();
  const { run } = useAction('admin.create', { refreshes: ['role'] });
  const form = useCreateForm<AdminValues>({
    area: 'admins',
    entity: 'admin',
    // Emails are unique.
    searchBy: 'email',
    search: (query) => callEndpoint('admin.list', query),
    dataOf: (values) => withRoleId(adminForm.all(values), roles.rows),
    send: (data) => run({ data }),
    read: (id) => readBack('admin.detail', { id }),
    labelOf: (field) => (adminForm.has(field) ? text(`fields.${field}`) : undefined),
  });
  return (
    <Page title={text('new')} description={text('form.about')} width={1040}>
      <AdminForm {...form} values={newAdmin} roles={roles} />
    </Page>
  );
};
