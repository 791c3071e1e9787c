import type { ReactNode } from 'react';
import { useAction } from '../../kit/bridge/use-call';
import { FormDialog } from '../../kit/dialog/form-dialog';
import { SelectField } from '../../kit/form/choice-fields';
import { Form } from '../../kit/form/form';
import { rulesOf } from '../../kit/form/rules';
import { TextField } from '../../kit/form/text-field';
import { useText } from '../../kit/format/text';
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

export const AddDialog = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const text = useText('users');
  const { run } = useAction('user.create');
  const field = (name: keyof NewUser, more: { required?: boolean; email?: boolean; maxLength: number }) => ({
    name,
    label: text(`fields.${name}`),
    rules: rulesOf<NewUser>({ label: text(`fields.${name}`), ...more }),
  });
  const options = (words: readonly string[]) => words.map((value) => ({ value, label: text(`words.${value}`) }));
  return (
    <FormDialog title={text('add.title')} width={680} onClose={onClose}>
      <Form<NewUser, unknown>
        draft="user.create"
        values={empty}
        submit={text('add.submit')}
        saved={text('add.saved')}
        onSubmit={(values) => run({ ...values, email: values.email.trim() })}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextField<NewUser> {...field('fullName', { required: true, maxLength: 200 })} autoFocus />
        <TextField<NewUser> {...field('username', { required: true, maxLength: 64 })} />
        <TextField<NewUser> {...field('email', { required: true, email: true, maxLength: 254 })} type="email" />
        <TextField<NewUser> {...field('contact', { maxLength: 40 })} type="tel" />
        <TextField<NewUser> {...field('company', { maxLength: 200 })} />
        <TextField<NewUser> {...field('country', { maxLength: 100 })} />
        <SelectField<NewUser> {...field('role', { required: true, maxLength: 64 })} options={options(roles)} />
        <SelectField<NewUser> {...field('currentPlan', { required: true, maxLength: 64 })} options={options(plans)} />
      </Form>
    </FormDialog>
  );
};
