/** Permissions are added at any time, renamed with one selected, and deleted with any number. */
import { idIn } from '@contract/list/all-pages';
import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { AddRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { ListActionsProps } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { useAction } from '../../kit/bridge/use-call';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { Form } from '../../kit/form/form';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { createDeletion } from '../kit/deletion';
import { FormFields } from '../kit/form-fields';

const { Delete, DeleteSelected } = createDeletion({ area: 'permissions', naming: 'name', call: 'permission.remove' });

export { Delete };

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
  const action = id === undefined ? 'add' : 'edit';
  return (
    <FormDialog title={text(`${action}.title`)} width={480} onClose={onClose}>
      <Form<Named, unknown>
        draftKey={`permission.${id ?? 'create'}`}
        values={{ name: toPlainText(permission?.name) }}
        submitLabel={text(`${action}.button`)}
        savedMessage={text(`${action}.saved`)}
        onSubmit={({ name }) => (id === undefined ? create.run({ name }) : update.run({ id, name }))}
        onDone={onClose}
        onCancel={onClose}
      >
        <MessageBar intent={id === undefined ? 'info' : 'warning'}>
          <MessageBarBody>{text(`${action}.note`)}</MessageBarBody>
        </MessageBar>
        <FormFields<Named>
          area="permissions"
          rows={[{ name: 'name', required: true, maxLength: 100, autoFocus: true }]}
        />
      </Form>
    </FormDialog>
  );
};

export const Actions = (list: ListActionsProps): ReactNode => {
  const text = useText('permissions');
  const { selected, deselect } = list;
  const [adding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Values>();
  return (
    <>
      {selected.length === 1 ? (
        <Button icon={<EditRegular />} onClick={() => setRenamed(selected[0])}>
          {text('edit.button')}
        </Button>
      ) : undefined}
      <DeleteSelected {...list} />
      <Button appearance="primary" icon={<AddRegular />} onClick={() => setAdding(true)}>
        {text('add.button')}
      </Button>
      {adding ? <NameDialog onClose={() => setAdding(false)} /> : undefined}
      {renamed ? (
        <NameDialog
          permission={renamed}
          onClose={() => {
            deselect([renamed]);
            setRenamed(undefined);
          }}
        />
      ) : undefined}
    </>
  );
};
