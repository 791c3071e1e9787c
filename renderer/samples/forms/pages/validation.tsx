import { fail, ok, type Result } from '@contract/failure';
import { useMemo } from 'react';
import { z } from 'zod';
import { Form } from '../../../kit/form/form';
import { TextField } from '../../../kit/form/text-field';
import { schemaRule } from '../../kit/form/schema-rule';
import { FormFields } from '../../kit/form-fields';
import type { Examples, Preview } from '../../kit/showcase/example';
import { CheckForm } from '../check-form';
import { classChoices } from '../classes';

interface Entry {
  team: string;
  email: string;
  number: string;
  class: string;
  agreed: boolean;
}

interface Session {
  title: string;
  from: string;
  to: string;
  code: string;
}

const Schema: Preview = ({ text }) => {
  const rules = useMemo(() => {
    const clock = z.string().regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, text('validation.schema.clock'));
    return {
      title: schemaRule(z.string().trim().min(4, text('validation.schema.short')).max(60)),
      clock: schemaRule(clock),
      code: schemaRule(
        z
          .string()
          .regex(/^[A-Z]{3}-\d{4}$/, text('validation.schema.code'))
          .refine((code) => !code.endsWith('0000'), text('validation.schema.zeros')),
      ),
    };
  }, [text]);
  return (
    <CheckForm<Session> name="schema" values={{ title: '', from: '', to: '', code: '' }} canSendUnchanged>
      <TextField<Session> name="title" label={text('session.title')} rules={{ validate: rules.title }} />
      <TextField<Session>
        name="code"
        label={text('session.code')}
        hint={text('session.codeHint')}
        rules={{ validate: rules.code }}
      />
      <TextField<Session> name="from" label={text('session.from')} rules={{ validate: rules.clock, deps: ['to'] }} />
      <TextField<Session>
        name="to"
        label={text('session.to')}
        rules={{
          validate: {
            clock: rules.clock,
            order: (to, { from }) => to.padStart(5, '0') > from.padStart(5, '0') || text('validation.schema.order'),
          },
        }}
      />
    </CheckForm>
  );
};

interface Account {
  username: string;
  email: string;
}

export const examples: Examples = {
  rules: {
    code: `<FormFields<Entry> area="forms" labels="entry" rows={[{ name: 'email', kind: 'email', required: true }]} />`,
    Preview: ({ text }) => (
      <CheckForm<Entry>
        name="rules"
        values={{ team: '', email: '', number: '', class: '', agreed: false }}
        canSendUnchanged
      >
        <FormFields<Entry>
          area="forms"
          labels="entry"
          rows={[
            { name: 'team', required: true, minLength: 3, maxLength: 40 },
            { name: 'email', kind: 'email', required: true, maxLength: 254 },
            { name: 'number', required: true, min: 1, max: 999 },
            { name: 'class', kind: 'select', required: true, options: classChoices(text) },
            { name: 'agreed', kind: 'check', required: true, hint: text('entry.agreeFirst'), wide: true },
          ]}
        />
      </CheckForm>
    ),
  },
  schema: {
    code: `rules={{ validate: schemaRule(z.string().regex(/^[A-Z]{3}-\\d{4}$/, 'Three letters, a dash, four digits.')) }}`,
    Preview: Schema,
  },
  server: {
    code: `return fail('rejected', 'rejected', { fields: { username: 'This name is taken.' } });`,
    Preview: ({ text }) => {
      /** Answers like a server that knows more than the form. */
      const send = async ({ username }: Account): Promise<Result<null>> =>
        username.trim().toLowerCase() === 'marshal'
          ? fail('rejected', 'rejected', { fields: { username: text('validation.server.taken') } })
          : ok(null);
      return (
        <Form<Account, null>
          draftKey="forms.server"
          submitLabel={text('check')}
          savedMessage={text('checked')}
          values={{ username: 'marshal', email: 'race.control@example.com' }}
          canSendUnchanged
          onSubmit={send}
        >
          <FormFields<Account>
            area="forms"
            labels="account"
            rows={[
              { name: 'username', required: true, maxLength: 40, hint: text('validation.server.hint') },
              { name: 'email', kind: 'email', required: true, maxLength: 254 },
            ]}
          />
        </Form>
      );
    },
  },
};
