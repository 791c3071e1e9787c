import { ok } from '@contract/failure';
import type { ReactNode } from 'react';
import { SelectField } from '../../kit/form/choice-fields';
import { Form } from '../../kit/form/form';
import { rulesOf } from '../../kit/form/rules';
import { TextField } from '../../kit/form/text-field';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { createKey, rights, useKeys } from './keys';

interface NewKeyValues {
  name: string;
  rights: string;
}
const empty: NewKeyValues = { name: '', rights: 'read' };

/** A name is for people: two keys of one name could not be told apart. */
export const CreateForm = (): ReactNode => {
  const text = useText('api-key');
  const keys = useKeys((state) => state.keys);
  const { validate, ...named } = rulesOf<NewKeyValues>({ label: text('fields.name'), required: true, maxLength: 60 });
  const isFree = (typed: unknown) =>
    !keys.some(({ name }) => name.toLowerCase() === String(typed).trim().toLowerCase()) || text('taken');
  return (
    <SectionCard title={text('create.title')} about={text('create.about')}>
      <Form<NewKeyValues, null>
        key={keys.length}
        draft="api-key.create"
        values={empty}
        submit={text('create.submit')}
        saved={text('create.saved')}
        wideSubmit
        onSubmit={async ({ name, rights: given }) => {
          createKey(name.trim(), rights.find((one) => one === given) ?? 'read');
          return ok(null);
        }}
      >
        <TextField<NewKeyValues>
          name="name"
          label={text('fields.name')}
          hint={text('create.nameHint')}
          rules={{ ...named, validate: { ...(typeof validate === 'object' ? validate : {}), taken: isFree } }}
        />
        <SelectField<NewKeyValues>
          name="rights"
          label={text('fields.rights')}
          rules={rulesOf<NewKeyValues>({ label: text('fields.rights'), required: true })}
          options={rights.map((value) => ({ value, label: text(`rights.${value}`) }))}
        />
      </Form>
    </SectionCard>
  );
};
