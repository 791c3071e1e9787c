import { ok } from '@contract/failure';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { CheckField, SelectField } from '../../../kit/form/choice-fields';
import { Form } from '../../../kit/form/form';
import { WideField } from '../../../kit/form/form-section';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import type { ExampleProps } from '../modal-examples-screen';

interface Person {
  name: string;
  email: string;
  phone: string;
  status: string;
  language: string;
  mails: boolean;
}
const casey: Person = {
  name: 'Casey Morgan',
  email: 'casey.morgan@example.com',
  phone: '+1 555 0148',
  status: 'active',
  language: 'en',
  mails: true,
};
const statuses = ['active', 'inactive', 'pending'] as const;
const languages = ['en', 'de', 'es', 'fr', 'ja'] as const;

export const PersonDialog = ({ onClose }: ExampleProps): ReactNode => {
  const text = useText('modal-examples');
  const field = (
    name: 'name' | 'email' | 'phone',
    more: { required?: boolean; email?: boolean; maxLength: number },
  ) => ({
    name,
    label: text(`fields.${name}`),
    rules: rulesOf<Person>({ label: text(`fields.${name}`), ...more }),
  });
  return (
    <FormDialog title={text('person.title')} width={640} onClose={onClose}>
      <Form<Person, null>
        draft="modal-examples.person"
        values={casey}
        submit={text('person.submit')}
        saved={text('person.saved')}
        onSubmit={async () => ok(null)}
        onDone={onClose}
        onCancel={onClose}
      >
        <TextField<Person> {...field('name', { required: true, maxLength: 100 })} autoFocus />
        <TextField<Person> {...field('email', { required: true, email: true, maxLength: 254 })} type="email" />
        <TextField<Person> {...field('phone', { maxLength: 40 })} type="tel" />
        <SelectField<Person>
          name="status"
          label={text('fields.status')}
          rules={rulesOf<Person>({ label: text('fields.status'), required: true })}
          options={statuses.map((value) => ({ value, label: text(`person.statuses.${value}`) }))}
        />
        <SelectField<Person>
          name="language"
          label={text('fields.language')}
          rules={rulesOf<Person>({ label: text('fields.language'), required: true })}
          options={languages.map((value) => ({ value, label: text(`person.languages.${value}`) }))}
        />
        <WideField>
          <CheckField<Person> name="mails" label={text('person.mails')} />
        </WideField>
      </Form>
    </FormDialog>
  );
};
