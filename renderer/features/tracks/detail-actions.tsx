/** The actions of a track. */
import { idIn } from '@contract/list/all-pages';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../../kit/area/field';
import { useText } from '../../kit/format/text';
import { useListAddress, useNavigateWithState } from '../../kit/list/data/opened-from';
import { PermissionButton } from '../../kit/ui/permission-button';
import { DeleteTrack } from './delete-dialog';

export const Actions = ({ values }: { readonly values: Values }): ReactNode => {
  const text = useText('tracks');
  const navigate = useNavigate();
  const go = useNavigateWithState();
  const list = useListAddress('/tracks');
  const [isDeleting, setDeleting] = useState(false);
  const id = idIn('id')(values);
  return (
    <>
      <PermissionButton
        needs={['update', 'Track']}
        command="edit"
        icon={<EditRegular />}
        onClick={() => go(`/tracks/${encodeURIComponent(id)}/edit`)}
      >
        {text('edit')}
      </PermissionButton>
      <PermissionButton
        needs={['delete', 'Track']}
        command="delete"
        icon={<DeleteRegular />}
        onClick={() => setDeleting(true)}
      >
        {text('delete.button')}
      </PermissionButton>
      {isDeleting ? (
        <DeleteTrack
          id={id}
          values={values}
          onClose={(deleted) => {
            setDeleting(false);
            if (deleted.length > 0) void navigate(list, { replace: true });
          }}
        />
      ) : undefined}
    </>
  );
};
