import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { FormFields } from '../kit/form-fields';
import { LocalForm } from '../kit/local-form';
import { createKey, rights, useKeys } from './keys';

interface NewKeyValues {
  name: string;
  rights: string;
}
const empty: NewKeyValues = { name: '', rights: 'read' };

/** Names must be unique, so that users can tell keys apart. */
export const CreateForm = (): ReactNode => {
  const text = useText('api-key');
  const keys = useKeys((state) => state.keys);
  const isFree = (name: unknown) =>
    !keys.some((key) => key.name.toLowerCase() === String(name).trim().toLowerCase()) || text('taken');
  const rightOptions = rights.map((value) => ({ value, label: text(`rights.${value}`) }));
  return (
    <SectionCard title={text('create.title')} description={text('create.about')}>
      <LocalForm<NewKeyValues>
        key={keys.length}
        draftKey="api-key.create"
        values={empty}
        submitLabel={text('create.submit')}
        savedMessage={text('create.saved')}
        wideSubmit
        onSave={({ name, rights: given }) => createKey(name.trim(), rights.find((one) => one === given) ?? 'read')}
      >
        <FormFields<NewKeyValues>
          area="api-key"
          rows={[
            { name: 'name', required: true, maxLength: 60, hint: text('create.nameHint'), check: isFree },
            { name: 'rights', kind: 'select', required: true, options: rightOptions },
          ]}
        />
      </LocalForm>
    </SectionCard>
  );
};
