/** `/admins/new`. */

import { idIn } from '@contract/all-pages';
import type { Done } from '@contract/endpoint';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LostAnswer } from '../../../kit/form/lost-answer';
import { Page } from '../../../kit/page';
import { useText } from '../../../kit/text';
import { useAction } from '../../../kit/use-call';
import { AdminForm } from './admin-form';
import { settleCreate } from './settle';
import { useRoles } from './use-roles';
import { type AdminValues, createData, newAdmin } from './values';

export const Screen = (): ReactNode => {
  const text = useText('admins');
  const navigate = useNavigate();
  const roles = useRoles();
  const { run } = useAction('admin.create', { refreshes: ['role'] });
  const [lost, setLost] = useState(false);

  const submit = async (values: AdminValues) => {
    setLost(false);
    const data = createData(values, roles.rows);
    const result = await settleCreate(await run({ data }), data);
    setLost(!result.ok && result.failure.kind === 'unknown-outcome');
    return result;
  };
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
        onSubmit={submit}
        onDone={open}
        onCancel={() => void navigate('/admins')}
        notice={lost ? <LostAnswer /> : undefined}
      />
    </Page>
  );
};
