/** Adding and deleting users. */
import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { ListActionsProps } from '../../kit/area/area';
import { useAction } from '../../kit/bridge/use-call';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { Form } from '../../kit/form/form';
import { useText } from '../../kit/format/text';
import { createDeletion } from '../kit/deletion';
import { type FieldRow, FormFields } from '../kit/form-fields';

const { Delete, DeleteSelected } = createDeletion({ area: 'users', naming: 'fullName', call: 'user.remove' });

export { Delete };

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

const rows: readonly FieldRow<NewUser>[] = [
  { name: 'fullName', required: true, maxLength: 200, autoFocus: true },
  { name: 'username', required: true, maxLength: 64 },
  { name: 'email', kind: 'email', required: true, maxLength: 254 },
  { name: 'contact', kind: 'tel', maxLength: 40 },
  { name: 'company', maxLength: 200 },
  { name: 'country', maxLength: 100 },
  { name: 'role', kind: 'select', required: true, words: ['admin', 'author', 'editor', 'maintainer', 'subscriber'] },
  { name: 'currentPlan', kind: 'select', required: true, words: ['basic', 'team', 'company', 'enterprise'] },
];

const AddDialog = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const text = useText('users');
  const { run } = useAction('user.create');
  return (
    <FormDialog title={text('add.title')} width={680} onClose={onClose}>
      <Form<NewUser, unknown>
        draftKey="user.create"
        values={empty}
        submitLabel={text('add.button')}
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

export const Actions = (list: ListActionsProps): ReactNode => {
  const text = useText('users');
  const [adding, setAdding] = useState(false);
  return (
    <>
      <DeleteSelected {...list} />
      <Button appearance="primary" icon={<AddRegular />} onClick={() => setAdding(true)}>
        {text('add.button')}
      </Button>
      {adding ? <AddDialog onClose={() => setAdding(false)} /> : undefined}
    </>
  );
};
