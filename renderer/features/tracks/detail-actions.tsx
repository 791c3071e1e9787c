/** What can be done with a track. */
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
  const [deleting, setDeleting] = useState(false);
  const id = idIn('id')(values);
  return (
    <>
      <PermissionButton
        needs={['update', 'Track']}
        icon={<EditRegular />}
        onClick={() => go(`/tracks/${encodeURIComponent(id)}/edit`)}
      >
        {text('edit')}
      </PermissionButton>
      <PermissionButton needs={['delete', 'Track']} icon={<DeleteRegular />} onClick={() => setDeleting(true)}>
        {text('delete.button')}
      </PermissionButton>
      {deleting ? (
        <DeleteTrack
          id={id}
          values={values}
          onClose={(gone) => {
            setDeleting(false);
            if (gone.length > 0) void navigate(list, { replace: true });
          }}
        />
      ) : undefined}
    </>
  );
};
