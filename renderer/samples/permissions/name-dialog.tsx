import { idIn } from '@contract/list/all-pages';
import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Values } from '../../kit/area/field';
import { useAction } from '../../kit/bridge/use-call';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { Form } from '../../kit/form/form';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { FormFields } from '../kit/form-fields';

interface Named {
  name: string;
}

interface NameDialogProps {
  /** The permission that is renamed; a new one where left out. */
  readonly permission?: Values | undefined;
  readonly onClose: () => void;
}

/** A new permission belongs to administrators only; a rename changes it for every role that has it. */
export const NameDialog = ({ permission, onClose }: NameDialogProps): ReactNode => {
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
