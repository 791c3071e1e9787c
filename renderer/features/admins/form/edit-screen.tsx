/** `/admins/:id/edit`. */
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Values } from '../../../kit/area/field';
import { readBack, useAction, useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { useSave } from '../../../kit/form/use-save';
import { nameOf } from '../../../kit/format/naming';
import { plain } from '../../../kit/format/plain';
import { useText } from '../../../kit/format/text';
import { useOnward } from '../../../kit/list/data/opened-from';
import { useSession } from '../../../kit/stores/session';
import { Page } from '../../../kit/ui/page';
import { AdminForm } from './admin-form';
import { useRoles } from './use-roles';
import { type AdminValues, dataOf, labelOf, readAdmin } from './values';

const EditForm = ({ id, admin }: { readonly id: string; readonly admin: Values }): ReactNode => {
  const text = useText('admins');
  const go = useOnward();
  const roles = useRoles();
  const own = useSession(({ session }) => session?.person?.id === id);
  const { run } = useAction('admin.update', { refreshes: ['role', 'auth'] });
  const path = `/admins/${encodeURIComponent(id)}`;

  const { onSubmit, confirm } = useSave<AdminValues>({
    dataOf: (now, before) => dataOf({ before, now, roles: roles.rows }),
    send: (data) => run({ id, data }),
    read: () => readBack('admin.detail', { id }),
    record: admin,
    labelOf: (field) => labelOf(text, field),
  });
  return (
    <Page title={text('form.edit', { name: nameOf('fullName', admin) || text('one') })} width={1040}>
      <AdminForm
        draft={`admin.update.${id}`}
        values={readAdmin(admin)}
        roles={roles}
        roleName={plain(admin.roleName)}
        own={own}
        isNew={false}
        submit={text('form.save')}
        saved={text('form.saved')}
        onSubmit={onSubmit}
        confirm={confirm}
        onDone={() => go(path, { replace: true })}
        onCancel={() => go(path)}
      />
    </Page>
  );
};

export const Screen = (): ReactNode => {
  const { id = '' } = useParams();
  const call = useCall('admin.detail', { id }, { fresh: true });
  return <Loaded call={call}>{(admin) => <EditForm key={id} id={id} admin={admin} />}</Loaded>;
};
