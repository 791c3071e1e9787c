import { Button, Checkbox, Field, Input, makeStyles, Select } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FormSection } from '../../../kit/form/form-section';
import { useText } from '../../../kit/format/text';
import { type FieldRow, FormFields } from '../../kit/form-fields';
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

const required = { required: true, maxLength: 120 } as const;

/** The fields of a contact, as rows. */
const contact = {
  name: { name: 'name', ...required },
  email: { name: 'email', kind: 'email', ...required },
  phone: { name: 'phone', maxLength: 120 },
  street: { name: 'street', maxLength: 120, wide: true },
  city: { name: 'city', maxLength: 120 },
  zip: { name: 'zip', maxLength: 120 },
} as const satisfies { readonly [K in keyof Contact]: FieldRow<Contact> };

const ContactFields = ({ rows }: { readonly rows: readonly FieldRow<Contact>[] }): ReactNode => (
  <FormFields<Contact> area="forms" labels="contact" rows={rows} />
);

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
          <ContactFields rows={[contact.name, contact.email, contact.phone].map((row) => ({ ...row, wide: true }))} />
        </ContactForm>
      </div>
    ),
  },
  columns: {
    code: "<FormFields<Contact> area=\"forms\" rows={[{ name: 'email', kind: 'email', required: true }]} />",
    Preview: () => (
      <ContactForm name="columns">
        <ContactFields rows={[contact.name, contact.email, contact.phone, contact.city]} />
      </ContactForm>
    ),
  },
  sections: {
    code: '<FormSection title="Address">\n  <WideField>…</WideField>\n</FormSection>',
    Preview: ({ text }) => (
      <ContactForm name="sections">
        <FormSection title={text('layouts.person')}>
          <ContactFields rows={[contact.name, contact.email]} />
        </FormSection>
        <FormSection title={text('layouts.address')}>
          <ContactFields rows={[contact.street, contact.zip, contact.city]} />
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
