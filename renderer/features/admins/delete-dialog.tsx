import type { ReactNode } from 'react';
import type { DeleteProps } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { DeleteDialog } from '../../kit/delete/delete-dialog';
import { nameOf } from '../../kit/format/naming';
import { toPlainText } from '../../kit/format/plain-text';
import { type TextInList, useTextInList } from '../../kit/format/text-in-list';
import { useSession } from '../../kit/stores/session';

const nameAndEmail = (admin: Values, textInList: TextInList): string => {
  const name = nameOf('fullName', admin) || toPlainText(admin.id);
  const email = textInList('email', toPlainText(admin.email));
  return email === '' ? name : `${name} (${email})`;
};

export const Delete = (props: DeleteProps): ReactNode => {
  const ownId = useSession(({ session }) => session?.person?.id);
  const textInList = useTextInList();
  return (
    <DeleteDialog
      {...props}
      area="admins"
      nameOf={(admin) => nameAndEmail(admin, textInList)}
      skip={ownId}
      call="admin.remove"
      remove={(id) => callEndpoint('admin.remove', { id })}
      read={(id) => callEndpoint('admin.detail', { id })}
      refreshes={['admin', 'role', 'track']}
    />
  );
};
