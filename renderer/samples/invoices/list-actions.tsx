/** Invoices are edited with one selected, and deleted with any number. */
import { idIn } from '@contract/list/all-pages';
import { Button } from '@fluentui/react-components';
import { EditRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListActionsProps } from '../../kit/area/area';
import { useText } from '../../kit/format/text';
import { createDeletion } from '../kit/deletion';

const { Delete, DeleteSelected } = createDeletion({ area: 'invoices', naming: 'id', call: 'invoice.remove' });

export { Delete };

export const Actions = (list: ListActionsProps): ReactNode => {
  const text = useText('invoices');
  const navigate = useNavigate();
  const [first, ...others] = list.selected;
  return (
    <>
      {first && others.length === 0 ? (
        <Button icon={<EditRegular />} onClick={() => void navigate(`/apps/invoice/edit/${idIn('id')(first)}`)}>
          {text('edit.button')}
        </Button>
      ) : undefined}
      <DeleteSelected {...list} />
    </>
  );
};
