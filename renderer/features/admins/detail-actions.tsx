/** The actions of an admin. */
import { idIn } from '@contract/list/all-pages';
import { Button } from '@fluentui/react-components';
import { DeleteRegular, EditRegular, MailRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../../kit/area/field';
import { nameOf } from '../../kit/format/naming';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { useListAddress, useNavigateWithState } from '../../kit/list/data/opened-from';
import { PermissionButton } from '../../kit/ui/permission-button';
import { DeleteAdmins } from './delete-dialog';
import { LinkDialog } from './link-dialog';

export const Actions = ({ values }: { readonly values: Values }): ReactNode => {
  const text = useText('admins');
  const navigate = useNavigate();
  const go = useNavigateWithState();
  const list = useListAddress('/admins');
  const [dialog, setDialog] = useState<'link' | 'delete'>();
  const id = idIn('id')(values);
  const email = toPlainText(values.email);
  return (
    <>
      {email === '' ? undefined : (
        <Button icon={<MailRegular />} onClick={() => setDialog('link')}>
          {text('link.button')}
        </Button>
      )}
      <PermissionButton
        needs={['update', 'Admin']}
        command="edit"
        icon={<EditRegular />}
        onClick={() => go(`/admins/${encodeURIComponent(id)}/edit`)}
      >
        {text('edit')}
      </PermissionButton>
      <PermissionButton
        needs={['delete', 'Admin']}
        command="delete"
        icon={<DeleteRegular />}
        onClick={() => setDialog('delete')}
      >
        {text('delete.button')}
      </PermissionButton>
      {dialog === 'link' ? (
        <LinkDialog name={nameOf('fullName', values) || email} email={email} onClose={() => setDialog(undefined)} />
      ) : undefined}
      {dialog === 'delete' ? (
        <DeleteAdmins
          records={[values]}
          onClose={(deleted) => {
            setDialog(undefined);
            if (deleted.length > 0) void navigate(list, { replace: true });
          }}
        />
      ) : undefined}
    </>
  );
};
