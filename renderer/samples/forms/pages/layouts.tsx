import { Button, Checkbox, Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormSection, WideField } from '../../../kit/form/form-section';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { row } from '../../kit/layout';
import type { Examples, Preview } from '../../kit/showcase/example';
import { CheckForm } from '../check-form';
import { classOptions } from '../classes';

const useStyles = makeStyles({
  narrow: { maxInlineSize: '420px' },
  wide: { maxInlineSize: '620px', display: 'grid', rowGap: '12px' },
  grow: { flexGrow: 1, flexBasis: '200px' },
  // Aligned with the inputs, not the labels.
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

const ContactForm = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <CheckForm<Contact> name={name} values={empty} submitLabel={useText('forms')('save')}>
    {children}
  </CheckForm>
);

const Inline: Preview = ({ text }) => {
  const styles = useStyles();
  const [announcement, setAnnouncement] = useState('');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    setAnnouncement(query === '' ? text('layouts.nothing') : text('layouts.sought', { words: query }));
  };
  return (
    <form onSubmit={search}>
      <div style={row(12, 'end')}>
        <Field className={styles.grow} label={text('sample.search')}>
          <Input name="words" maxLength={80} />
        </Field>
        <Field label={text('choices.class')}>
          <Select name="class">{classOptions(text, ['gt', 'touring'])}</Select>
        </Field>
        <Button type="submit" appearance="primary" icon={<SearchRegular />}>
          {text('layouts.search')}
        </Button>
      </div>
      <p className={styles.found} role="status">
        {announcement}
      </p>
    </form>
  );
};

export const examples: Examples = {
  vertical: {
    code: '<Form<Contact, null> draftKey="contact" values={empty} submitLabel="Save" savedMessage="Saved" onSubmit={save}>…</Form>',
    Preview: () => (
      <div className={useStyles().narrow}>
        <ContactForm name="vertical">
          <WideField>
            <Line name="name" required />
          </WideField>
          <WideField>
            <Line name="email" required />
          </WideField>
          <WideField>
            <Line name="phone" />
          </WideField>
        </ContactForm>
      </div>
    ),
  },
  columns: {
    code: '<TextField<Contact> name="email" label="Email" />',
    Preview: () => (
      <ContactForm name="columns">
        <Line name="name" required />
        <Line name="email" required />
        <Line name="phone" />
        <Line name="city" />
      </ContactForm>
    ),
  },
  sections: {
    code: '<FormSection title="Address">\n  <WideField>…</WideField>\n</FormSection>',
    Preview: ({ text }) => (
      <ContactForm name="sections">
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
      </ContactForm>
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
            <Select>{classOptions(text)}</Select>
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
