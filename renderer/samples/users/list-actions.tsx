import { Button } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { ListActionsProps } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { useText } from '../../kit/format/text';
import { AddDialog } from './add-dialog';
import { DeleteUsers } from './delete-dialog';

export const Actions = ({ selected, deselect }: ListActionsProps): ReactNode => {
  const text = useText('users');
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<readonly Values[]>();
  return (
    <>
      {selected.length > 0 ? (
        <Button icon={<DeleteRegular />} onClick={() => setDeleting(selected)}>
          {text('delete.some', { count: selected.length })}
        </Button>
      ) : undefined}
      <Button appearance="primary" icon={<AddRegular />} onClick={() => setAdding(true)}>
        {text('add.button')}
      </Button>
      {adding ? <AddDialog onClose={() => setAdding(false)} /> : undefined}
      {deleting ? (
        <DeleteUsers
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
