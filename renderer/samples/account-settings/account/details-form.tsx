import { ok } from '@contract/failure';
import type { ReactNode } from 'react';
import { LongTextField, SelectField } from '../../../kit/form/choice-fields';
import { Form } from '../../../kit/form/form';
import { WideField } from '../../../kit/form/form-section';
import { useCountries, withStored } from '../../../kit/form/location/location-options';
import { type RuleWords, rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { plain } from '../../../kit/format/plain';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { DateField } from '../../kit/form/date-field';
import { save, type TabProps } from '../saved-settings';
import { AvatarField } from './avatar-field';
import { type Details, detailsOf, partsOf } from './details';

const webAddress = /^\s*https?:\/\/\S+\.\S+\s*$/i;
const phoneNumber = /^[+\d][\d\s()./-]{4,}$/;

export const DetailsForm = ({ settings }: TabProps): ReactNode => {
  const text = useText('account-settings');
  const values = detailsOf(settings);
  const countries = useCountries()
    .map((row) => plain(row.name))
    .filter(Boolean)
    .map((value) => ({ value, label: value }));
  const field = (name: keyof Details, more: Omit<RuleWords, 'label'>) => ({
    name,
    label: text(`fields.${name}`),
    rules: rulesOf<Details>({ label: text(`fields.${name}`), ...more }),
  });
  return (
    <SectionCard title={text('account.details')}>
      <Form<Details, null>
        draft="account-settings.account.details"
        values={values}
        submit={text('save')}
        saved={text('account.saved')}
        onSubmit={async (sent) => {
          save(partsOf(sent));
          return ok(null);
        }}
      >
        <WideField>
          <AvatarField />
        </WideField>
        <TextField<Details> {...field('fullName', { required: true, maxLength: 100 })} />
        <TextField<Details> {...field('username', { required: true, minLength: 3, maxLength: 40 })} />
        <TextField<Details> {...field('email', { required: true, email: true, maxLength: 254 })} type="email" />
        <TextField<Details> {...field('company', { maxLength: 100 })} />
        <TextField<Details>
          {...field('phone', { maxLength: 30, pattern: { value: phoneNumber, message: text('account.phoneWrong') } })}
          type="tel"
        />
        <TextField<Details>
          {...field('website', { maxLength: 200, pattern: { value: webAddress, message: text('account.webWrong') } })}
          type="url"
        />
        <SelectField<Details>
          {...field('country', { required: true })}
          options={withStored(countries, values.country)}
        />
        <DateField<Details> {...field('dob', {})} />
        <WideField>
          <LongTextField<Details> {...field('bio', { maxLength: 300 })} hint={text('account.bioHint')} rows={3} />
        </WideField>
      </Form>
    </SectionCard>
  );
};
