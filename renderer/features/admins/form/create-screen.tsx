/** `/admins/new`. */
import type { Done } from '@contract/endpoint';
import { idIn } from '@contract/list/all-pages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { callEndpoint } from '../../../kit/bridge/call-endpoint';
import { readBack, useAction } from '../../../kit/bridge/use-call';
import { foundIn, useSave } from '../../../kit/form/use-save';
import { useText } from '../../../kit/format/text';
import { Page } from '../../../kit/ui/page';
import { AdminForm } from './admin-form';
import { useRoles } from './use-roles';
import { type AdminValues, createData, labelOf, newAdmin } from './values';

export const Screen = (): ReactNode => {
  const text = useText('admins');
  const navigate = useNavigate();
  const roles = useRoles();
  const { run } = useAction('admin.create', { refreshes: ['role'] });

  const { onSubmit, confirm } = useSave<AdminValues>({
    dataOf: (values) => createData(values, roles.rows),
    send: (data) => run({ data }),
    // Emails are unique.
    read: async (data, id) =>
      id === undefined
        ? foundIn(
            await callEndpoint('admin.list', { q: String(data.email ?? '').slice(0, 200), page: 1, perPage: 50 }),
            data,
          )
        : readBack('admin.detail', { id }),
    labelOf: (field) => labelOf(text, field),
  });
  const open = ({ record }: Done) => {
    const id = idIn('id')(record ?? {});
    void navigate(id === '' ? '/admins' : `/admins/${encodeURIComponent(id)}`, { replace: true });
  };
  return (
    <Page title={text('new')} about={text('form.about')} width={1040}>
      <AdminForm
        draft="admin.create"
        values={newAdmin}
        roles={roles}
        isNew
        submit={text('form.create')}
        saved={text('form.created')}
        onSubmit={onSubmit}
        confirm={confirm}
        onDone={open}
        onCancel={() => void navigate('/admins')}
      />
    </Page>
  );
};
