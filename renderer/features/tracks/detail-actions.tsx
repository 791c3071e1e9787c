/** What can be done with a track. */
import { idIn } from '@contract/list/all-pages';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { Values } from '../../kit/area/field';
import { useOnward } from '../../kit/list/opened-from';
import { MayButton } from '../../kit/may-button';
import { useText } from '../../kit/text';
import { DeleteDialog } from './delete-dialog';

export const Actions = ({ values }: { readonly values: Values }): ReactNode => {
  const text = useText('tracks');
  const go = useOnward();
  const [deleting, setDeleting] = useState(false);
  const id = idIn('id')(values);
  return (
    <>
      <MayButton
        needs={['update', 'Track']}
        icon={<EditRegular />}
        onClick={() => go(`/tracks/${encodeURIComponent(id)}/edit`)}
      >
        {text('edit')}
      </MayButton>
      <MayButton needs={['delete', 'Track']} icon={<DeleteRegular />} onClick={() => setDeleting(true)}>
        {text('delete.button')}
      </MayButton>
      {deleting ? <DeleteDialog id={id} values={values} onClose={() => setDeleting(false)} /> : undefined}
    </>
  );
};
