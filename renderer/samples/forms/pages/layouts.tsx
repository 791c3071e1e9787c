import { ok } from '@contract/failure';
import { Button, Checkbox, Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from '../../../kit/form/form';
import { FormSection, WideField } from '../../../kit/form/form-section';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import type { Examples, Preview } from '../../kit/showcase/example';

const useStyles = makeStyles({
  narrow: { maxInlineSize: '420px' },
  wide: { maxInlineSize: '620px', display: 'grid', rowGap: '12px' },
  inline: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' },
  grow: { flexGrow: 1, flexBasis: '200px' },
  // Beside the fields, not below their labels.
  buttons: { paddingInlineStart: '33%' },
  found: { margin: 0, marginBlockStart: '12px' },
});

interface Contact {
  name: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  zip: string;
}
const empty: Contact = { name: '', email: '', phone: '', street: '', city: '', zip: '' };

const Line = ({ name, required = false }: { readonly name: keyof Contact; readonly required?: boolean }): ReactNode => {
  const text = useText('forms');
  const label = text(`contact.${name}`);
  return (
    <TextField<Contact>
      name={name}
      label={label}
      rules={rulesOf<Contact>({ label, required, email: name === 'email', maxLength: 120 })}
    />
  );
};

const useForm = (draft: string) => {
  const text = useText('forms');
  return {
    draft: `forms.${draft}`,
    values: empty,
    submit: text('save'),
    saved: text('checked'),
    onSubmit: async () => ok(null),
  };
};
const Inline: Preview = ({ text }) => {
  const styles = useStyles();
  const [said, setSaid] = useState('');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    setSaid(words === '' ? text('layouts.nothing') : text('layouts.sought', { words }));
  };
  return (
    <form onSubmit={search}>
      <div className={styles.inline}>
        <Field className={styles.grow} label={text('sample.search')}>
          <Input name="words" maxLength={80} />
        </Field>
        <Field label={text('choices.class')}>
          <Select name="class">
            {(['gt', 'touring'] as const).map((name) => (
              <option key={name} value={name}>
                {text(`classes.${name}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" appearance="primary" icon={<SearchRegular />}>
          {text('layouts.search')}
        </Button>
      </div>
      <p className={styles.found} role="status">
        {said}
      </p>
    </form>
  );
};

export const examples: Examples = {
  vertical: {
    code: '<Form<Contact, null> draft="contact" values={empty} submit="Save" saved="Saved" onSubmit={save}>…</Form>',
    Preview: () => (
      <div className={useStyles().narrow}>
        <Form<Contact, null> {...useForm('vertical')}>
          <WideField>
            <Line name="name" required />
          </WideField>
          <WideField>
            <Line name="email" required />
          </WideField>
          <WideField>
            <Line name="phone" />
          </WideField>
        </Form>
      </div>
    ),
  },
  columns: {
    code: '<TextField<Contact> name="email" label="Email" />',
    Preview: () => (
      <Form<Contact, null> {...useForm('columns')}>
        <Line name="name" required />
        <Line name="email" required />
        <Line name="phone" />
        <Line name="city" />
      </Form>
    ),
  },
  sections: {
    code: '<FormSection title="Address">\n  <WideField>…</WideField>\n</FormSection>',
    Preview: ({ text }) => (
      <Form<Contact, null> {...useForm('sections')}>
        <FormSection title={text('layouts.person')}>
          <Line name="name" required />
          <Line name="email" required />
        </FormSection>
        <FormSection title={text('layouts.address')}>
          <WideField>
            <Line name="street" />
          </WideField>
          <Line name="zip" />
          <Line name="city" />
        </FormSection>
      </Form>
    ),
  },
  horizontal: {
    code: '<Field orientation="horizontal" label="Name">\n  <Input />\n</Field>',
    Preview: ({ text }) => {
      const styles = useStyles();
      return (
        <div className={styles.wide}>
          <Field orientation="horizontal" label={text('contact.name')} required>
            <Input />
          </Field>
          <Field orientation="horizontal" label={text('contact.email')} hint={text('layouts.emailHint')}>
            <Input type="email" dir="ltr" />
          </Field>
          <Field orientation="horizontal" label={text('choices.class')}>
            <Select>
              {(['gt', 'touring', 'formula', 'historic'] as const).map((name) => (
                <option key={name} value={name}>
                  {text(`classes.${name}`)}
                </option>
              ))}
            </Select>
          </Field>
          <div className={styles.buttons}>
            <Checkbox label={text('layouts.news')} />
          </div>
        </div>
      );
    },
  },
  inline: { code: "inline: { display: 'flex', alignItems: 'end', gap: '12px' }", Preview: Inline },
};
