import { idIn } from '@contract/list/all-pages';
import { Button } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListActionsProps } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { useText } from '../../kit/format/text';
import { Delete } from './delete-dialog';

export const Actions = ({ selected, deselect }: ListActionsProps): ReactNode => {
  const text = useText('invoices');
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<readonly Values[]>();
  const [only] = selected;
  return (
    <>
      {only && selected.length === 1 ? (
        <Button icon={<EditRegular />} onClick={() => void navigate(`/apps/invoice/edit/${idIn('id')(only)}`)}>
          {text('edit.button')}
        </Button>
      ) : undefined}
      {selected.length > 0 ? (
        <Button icon={<DeleteRegular />} onClick={() => setDeleting(selected)}>
          {text('delete.some', { count: selected.length })}
        </Button>
      ) : undefined}
      <Button appearance="primary" icon={<AddRegular />} onClick={() => void navigate('/apps/invoice/add')}>
        {text('add.button')}
      </Button>
      {deleting ? (
        <Delete
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
