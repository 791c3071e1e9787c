import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListActionsProps } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { PermissionButton } from '../../kit/ui/permission-button';
import { Delete } from './delete-dialog';

export const Actions = ({ selected, deselect }: ListActionsProps): ReactNode => {
  const text = useText('admins');
  const navigate = useNavigate();
  // The selection at the time of opening the dialog; it may change while the dialog is open.
  const [recordsToDelete, setRecordsToDelete] = useState<readonly Values[]>();
  const count = selected.length;
  return (
    <>
      {count > 0 ? (
        <PermissionButton
          needs={['delete', 'Admin']}
          icon={<DeleteRegular />}
          onClick={() => setRecordsToDelete(selected)}
        >
          {text('delete.some', { count, shown: formatNumber(count) })}
        </PermissionButton>
      ) : undefined}
      <PermissionButton
        needs={['create', 'Admin']}
        command="new"
        appearance="primary"
        icon={<AddRegular />}
        onClick={() => void navigate('/admins/new')}
      >
        {text('new')}
      </PermissionButton>
      {recordsToDelete ? (
        <Delete
          records={recordsToDelete}
          onClose={(deleted) => {
            deselect(deleted);
            setRecordsToDelete(undefined);
          }}
        />
      ) : undefined}
    </>
  );
};
