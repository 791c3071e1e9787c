import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListActionsProps } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { PermissionButton } from '../../kit/ui/permission-button';
import { DeleteAdmins } from './delete-dialog';

export const Actions = ({ selected, deselect }: ListActionsProps): ReactNode => {
  const text = useText('admins');
  const navigate = useNavigate();
  // Those selected when the dialog was opened: the selection may change behind it.
  const [deleting, setDeleting] = useState<readonly Values[]>();
  const count = selected.length;
  return (
    <>
      {count > 0 ? (
        <PermissionButton needs={['delete', 'Admin']} icon={<DeleteRegular />} onClick={() => setDeleting(selected)}>
          {text('delete.some', { count, shown: formatNumber(count) })}
        </PermissionButton>
      ) : undefined}
      <PermissionButton
        needs={['create', 'Admin']}
        appearance="primary"
        icon={<AddRegular />}
        onClick={() => void navigate('/admins/new')}
      >
        {text('new')}
      </PermissionButton>
      {deleting ? (
        <DeleteAdmins
          records={deleting}
          onClose={(gone) => {
            deselect(gone);
            setDeleting(undefined);
          }}
        />
      ) : undefined}
    </>
  );
};
