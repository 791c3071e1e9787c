import { ok } from '@contract/failure';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { CheckField, SelectField } from '../../../kit/form/choice-fields';
import { Form } from '../../../kit/form/form';
import { WideField } from '../../../kit/form/form-section';
import { useCountries, withStored } from '../../../kit/form/location/location-options';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { plain } from '../../../kit/format/plain';
import { useText } from '../../../kit/format/text';
import type { ExampleProps } from '../modal-examples-screen';

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
    .map((row) => plain(row.name))
    .filter(Boolean)
    .map((value) => ({ value, label: value }));
  const rules = (name: keyof Address) =>
    rulesOf<Address>({ label: text(`fields.${name}`), required: true, maxLength: 120 });
  return (
    <FormDialog title={text('address.title')} width={640} onClose={onClose}>
      <Form<Address, null>
        draft="modal-examples.address"
        values={office}
        submit={text('address.submit')}
        saved={text('address.saved')}
        onSubmit={async () => ok(null)}
        onDone={onClose}
        onCancel={onClose}
      >
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
      </Form>
    </FormDialog>
  );
};
