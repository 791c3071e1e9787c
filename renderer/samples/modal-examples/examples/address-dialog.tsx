import type { ReactNode } from 'react';
import { CheckField, SelectField } from '../../../kit/form/choice-fields';
import { WideField } from '../../../kit/form/form-section';
import { useCountries, withStored } from '../../../kit/form/location/location-options';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { ExampleFormDialog, type ExampleProps } from '../example-dialog';

interface Address {
  kind: string;
  name: string;
  street: string;
  city: string;
  postcode: string;
  country: string;
  billing: boolean;
}
const office: Address = {
  kind: 'office',
  name: 'Northline Events',
  street: '14 Paddock Lane',
  city: 'Springfield',
  postcode: '62704',
  country: 'United States',
  billing: true,
};

const kinds = ['office', 'home', 'venue'] as const;

export const AddressDialog = ({ onClose }: ExampleProps): ReactNode => {
  const text = useText('modal-examples');
  const countries = useCountries()
    .map((row) => toPlainText(row.name))
    .filter(Boolean)
    .map((value) => ({ value, label: value }));
  const rules = (name: keyof Address) =>
    rulesOf<Address>({ label: text(`fields.${name}`), required: true, maxLength: 120 });
  return (
    <ExampleFormDialog<Address> name="address" width={640} values={office} onClose={onClose}>
      <SelectField<Address>
        name="kind"
        label={text('fields.kind')}
        rules={rules('kind')}
        options={kinds.map((value) => ({ value, label: text(`address.kinds.${value}`) }))}
      />
      {(['name', 'street', 'city', 'postcode'] as const).map((name) => (
        <TextField<Address> key={name} name={name} label={text(`fields.${name}`)} rules={rules(name)} />
      ))}
      <SelectField<Address>
        name="country"
        label={text('fields.country')}
        rules={rules('country')}
        options={withStored(countries, office.country)}
      />
      <WideField>
        <CheckField<Address> name="billing" label={text('address.billing')} />
      </WideField>
    </ExampleFormDialog>
  );
};
