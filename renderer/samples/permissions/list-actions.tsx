import { idIn } from '@contract/list/all-pages';
import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { ListActionsProps } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { useAction } from '../../kit/bridge/use-call';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { Form } from '../../kit/form/form';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { FormFields } from '../kit/form-fields';
import { Delete } from './delete-dialog';

interface Named {
  name: string;
}

interface NameDialogProps {
  /** The permission that is renamed; a new one where left out. */
  readonly permission?: Values | undefined;
  readonly onClose: () => void;
}

/** A new permission belongs to administrators only; a rename changes it for every role that has it. */
const NameDialog = ({ permission, onClose }: NameDialogProps): ReactNode => {
  const text = useText('permissions');
  const create = useAction('permission.create');
  const update = useAction('permission.update');
  const id = permission ? idIn('id')(permission) : undefined;
  const act = id === undefined ? 'add' : 'edit';
  return (
    <FormDialog title={text(`${act}.title`)} width={480} onClose={onClose}>
      <Form<Named, unknown>
        draftKey={`permission.${id ?? 'create'}`}
        values={{ name: toPlainText(permission?.name) }}
        submitLabel={text(`${act}.submit`)}
        savedMessage={text(`${act}.saved`)}
        onSubmit={({ name }) => (id === undefined ? create.run({ name }) : update.run({ id, name }))}
        onDone={onClose}
        onCancel={onClose}
      >
        <MessageBar intent={id === undefined ? 'info' : 'warning'}>
          <MessageBarBody>{text(`${act}.note`)}</MessageBarBody>
        </MessageBar>
        <FormFields<Named>
          area="permissions"
          rows={[{ name: 'name', required: true, maxLength: 100, autoFocus: true }]}
        />
      </Form>
    </FormDialog>
  );
};

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
        <Delete
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
