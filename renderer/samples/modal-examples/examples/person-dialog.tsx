import type { ReactNode } from 'react';
import { CheckField, SelectField } from '../../../kit/form/choice-fields';
import { WideField } from '../../../kit/form/form-section';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { ExampleFormDialog, type ExampleProps } from '../example-dialog';

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
    <ExampleFormDialog<Person> name="person" width={640} values={casey} onClose={onClose}>
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
    </ExampleFormDialog>
  );
};
