import { Button } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { ListActionsProps } from '../../kit/area/area';
import type { Values } from '../../kit/area/field';
import { useAction } from '../../kit/bridge/use-call';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { Form } from '../../kit/form/form';
import { useText } from '../../kit/format/text';
import { type FieldRow, FormFields } from '../kit/form-fields';
import { Delete } from './delete-dialog';
import { plans, roles } from './options';

const empty = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
};
type NewUser = typeof empty;

const AddDialog = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const text = useText('users');
  const { run } = useAction('user.create');
  const options = (values: readonly string[]) => values.map((value) => ({ value, label: text(`words.${value}`) }));
  const rows: readonly FieldRow<NewUser>[] = [
    { name: 'fullName', required: true, maxLength: 200, autoFocus: true },
    { name: 'username', required: true, maxLength: 64 },
    { name: 'email', kind: 'email', required: true, maxLength: 254 },
    { name: 'contact', kind: 'tel', maxLength: 40 },
    { name: 'company', maxLength: 200 },
    { name: 'country', maxLength: 100 },
    { name: 'role', kind: 'select', required: true, maxLength: 64, options: options(roles) },
    { name: 'currentPlan', kind: 'select', required: true, maxLength: 64, options: options(plans) },
  ];
  return (
    <FormDialog title={text('add.title')} width={680} onClose={onClose}>
      <Form<NewUser, unknown>
        draftKey="user.create"
        values={empty}
        submitLabel={text('add.submit')}
        savedMessage={text('add.saved')}
        onSubmit={(values) => run({ ...values, email: values.email.trim() })}
        onDone={onClose}
        onCancel={onClose}
      >
        <FormFields<NewUser> area="users" rows={rows} />
      </Form>
    </FormDialog>
  );
};

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
