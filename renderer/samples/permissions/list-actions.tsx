import { Button } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { ListActionsProps } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { useText } from '../../kit/format/text';
import { DeletePermissions } from './delete-dialog';
import { NameDialog } from './name-dialog';

type Open = { readonly act: 'add' } | { readonly act: 'edit' | 'delete'; readonly rows: readonly Values[] };

/** Add at any time; rename with one permission selected, delete with any number. */
export const Actions = ({ selected, deselect }: ListActionsProps): ReactNode => {
  const text = useText('permissions');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      {selected.length === 1 ? (
        <Button icon={<EditRegular />} onClick={() => setOpen({ act: 'edit', rows: selected })}>
          {text('edit.button')}
        </Button>
      ) : undefined}
      {selected.length > 0 ? (
        <Button icon={<DeleteRegular />} onClick={() => setOpen({ act: 'delete', rows: selected })}>
          {text('delete.some', { count: selected.length })}
        </Button>
      ) : undefined}
      <Button appearance="primary" icon={<AddRegular />} onClick={() => setOpen({ act: 'add' })}>
        {text('add.button')}
      </Button>
      {open?.act === 'add' ? <NameDialog onClose={close} /> : undefined}
      {open?.act === 'edit' ? (
        <NameDialog
          permission={open.rows[0]}
          onClose={() => {
            deselect(open.rows);
            close();
          }}
        />
      ) : undefined}
      {open?.act === 'delete' ? (
        <DeletePermissions
          records={open.rows}
          onClose={(gone) => {
            deselect(gone);
            close();
          }}
        />
      ) : undefined}
    </>
  );
};
