/** The buttons of a record: those of its area, and edit and delete as the area's definition says. */
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceArea } from '../area/area';
import type { Values } from '../area/field';
import { deletionOf, editAddress, editingOf } from '../area/record-changes';
import { pendingPlaceholder } from '../feedback/pending-placeholder';
import { useText } from '../format/text';
import { useListAddress, useNavigateWithState } from '../list/data/opened-from';
import { PermissionButton } from '../ui/permission-button';
import { useLazySlot } from '../ui/use-lazy-slot';

interface RecordActionsProps {
  readonly area: ResourceArea;
  readonly values: Values;
}

const EditButton = ({ area, values }: RecordActionsProps): ReactNode => {
  const text = useText(area.name);
  const go = useNavigateWithState();
  const address = editAddress(area, values);
  return (
    <PermissionButton
      needs={editingOf(area)?.needs}
      command="edit"
      icon={<EditRegular />}
      disabled={address === undefined}
      onClick={() => address && go(address)}
    >
      {text('edit')}
    </PermissionButton>
  );
};

const DeleteButton = ({ area, values }: RecordActionsProps): ReactNode => {
  const text = useText(area.name);
  const navigate = useNavigate();
  const list = useListAddress(area.path);
  const [isOpen, setOpen] = useState(false);
  const Delete = useLazySlot(area.deletion?.dialog, 'Delete');
  return (
    <>
      <PermissionButton
        needs={deletionOf(area)?.needs}
        command="delete"
        icon={<DeleteRegular />}
        onClick={() => setOpen(true)}
      >
        {text('delete.button')}
      </PermissionButton>
      {isOpen && Delete ? (
        <Suspense fallback={pendingPlaceholder}>
          <Delete
            records={[values]}
            onClose={(deleted) => {
              setOpen(false);
              if (deleted.length > 0) void navigate(list, { replace: true });
            }}
          />
        </Suspense>
      ) : undefined}
    </>
  );
};

export const RecordActions = ({ area, values }: RecordActionsProps): ReactNode => {
  const Actions = useLazySlot(area.detailActions, 'Actions');
  return (
    <>
      {Actions ? (
        <Suspense fallback={pendingPlaceholder}>
          <Actions values={values} />
        </Suspense>
      ) : undefined}
      {editingOf(area) ? <EditButton area={area} values={values} /> : undefined}
      {deletionOf(area) ? <DeleteButton area={area} values={values} /> : undefined}
    </>
  );
};
