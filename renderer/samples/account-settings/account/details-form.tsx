import type { ReactNode } from 'react';
import { WideField } from '../../../kit/form/form-section';
import { useCountries, withStored } from '../../../kit/form/location/location-options';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { type FieldRow, FormFields } from '../../kit/form-fields';
import { LocalForm } from '../../kit/local-form';
import { save, type TabProps } from '../saved-settings';
import { AvatarField } from './avatar-field';
import { type Details, detailsOf, partsOf } from './details';

const webAddress = /^\s*https?:\/\/\S+\.\S+\s*$/i;
const phoneNumber = /^[+\d][\d\s()./-]{4,}$/;

export const DetailsForm = ({ settings }: TabProps): ReactNode => {
  const text = useText('account-settings');
  const values = detailsOf(settings);
  const countries = useCountries()
    .map((row) => toPlainText(row.name))
    .filter(Boolean)
    .map((value) => ({ value, label: value }));
  const rows: readonly FieldRow<Details>[] = [
    { name: 'fullName', required: true, maxLength: 100 },
    { name: 'username', required: true, minLength: 3, maxLength: 40 },
    { name: 'email', kind: 'email', required: true, maxLength: 254 },
    { name: 'company', maxLength: 100 },
    { name: 'phone', kind: 'tel', maxLength: 30, pattern: { value: phoneNumber, message: text('account.phoneWrong') } },
    { name: 'website', kind: 'url', maxLength: 200, pattern: { value: webAddress, message: text('account.webWrong') } },
    { name: 'country', kind: 'select', required: true, options: withStored(countries, values.country) },
    { name: 'dob', kind: 'date' },
    { name: 'bio', kind: 'long', wide: true, rows: 3, maxLength: 300, hint: text('account.bioHint') },
  ];
  return (
    <SectionCard title={text('account.details')}>
      <LocalForm<Details>
        draftKey="account-settings.account.details"
        values={values}
        submitLabel={text('save')}
        savedMessage={text('account.saved')}
        onSave={(sent) => save(partsOf(sent))}
      >
        <WideField>
          <AvatarField />
        </WideField>
        <FormFields<Details> area="account-settings" rows={rows} />
      </LocalForm>
    </SectionCard>
  );
};
