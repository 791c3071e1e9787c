/** The dialog that deletes a sample list's records, and the list's button for the selected ones. */
import type { EndpointId } from '@contract/table';
import { Button } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { DeleteProps, ListActionsProps } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { callEndpoint } from '../../kit/bridge/call-endpoint';
import { DeleteDialog } from '../../kit/delete/delete-dialog';
import { nameOf } from '../../kit/format/naming';
import { useText } from '../../kit/format/text';

interface Deletion {
  /** The area whose texts under `delete` are shown. */
  readonly area: string;
  readonly naming: string;
  readonly call: Extract<EndpointId, 'invoice.remove' | 'permission.remove' | 'user.remove'>;
}

export const createDeletion = ({ area, naming, call }: Deletion) => {
  const Delete = (props: DeleteProps): ReactNode => (
    <DeleteDialog
      {...props}
      area={area}
      nameOf={(record) => nameOf(naming, record)}
      remove={(id) => callEndpoint(call, { id })}
      refreshes={call.split('.', 1)}
    />
  );
  const DeleteSelected = ({ selected, deselect }: ListActionsProps): ReactNode => {
    const text = useText(area);
    const [deleting, setDeleting] = useState<readonly Values[]>();
    return (
      <>
        {selected.length > 0 ? (
          <Button icon={<DeleteRegular />} onClick={() => setDeleting(selected)}>
            {text('delete.some', { count: selected.length })}
          </Button>
        ) : undefined}
        {deleting ? (
          <Delete
            records={deleting}
            onClose={(deleted) => {
              deselect(deleted);
              setDeleting(undefined);
            }}
          />
        ) : undefined}
      </>
    );
  };
  return { Delete, DeleteSelected };
};
