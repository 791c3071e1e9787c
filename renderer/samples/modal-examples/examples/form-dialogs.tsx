/** Dialogs with a form and nothing else. */
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { useCountryNames } from '../../kit/form/country-names';
import { FormFields } from '../../kit/form-fields';
import { CardFields, type CardValues, cardSecrets, emptyCard } from '../../kit/payment-card/card-fields';
import { ExampleFormDialog, type ExampleProps } from '../example-dialog';

const person = {
  name: 'Casey Morgan',
  email: 'casey.morgan@example.com',
  phone: '+1 555 0148',
  status: 'active',
  language: 'en',
  mails: true,
};
type Person = typeof person;
const statuses = ['active', 'inactive', 'pending'] as const;
const languages = ['en', 'de', 'es', 'fr', 'ja'] as const;

export const PersonDialog = ({ onClose }: ExampleProps): ReactNode => {
  const text = useText('modal-examples');
  const statusOptions = statuses.map((value) => ({ value, label: text(`person.statuses.${value}`) }));
  const languageOptions = languages.map((value) => ({ value, label: text(`person.languages.${value}`) }));
  return (
    <ExampleFormDialog<Person> name="person" width={640} values={person} onClose={onClose}>
      <FormFields<Person>
        area="modal-examples"
        rows={[
          { name: 'name', required: true, maxLength: 100, autoFocus: true },
          { name: 'email', kind: 'email', required: true, maxLength: 254 },
          { name: 'phone', kind: 'tel', maxLength: 40 },
          { name: 'status', kind: 'select', required: true, options: statusOptions },
          { name: 'language', kind: 'select', required: true, options: languageOptions },
          { name: 'mails', kind: 'check', wide: true, label: text('person.mails') },
        ]}
      />
    </ExampleFormDialog>
  );
};

const office = {
  kind: 'office',
  name: 'Northline Events',
  street: '14 Paddock Lane',
  city: 'Springfield',
  postcode: '62704',
  country: 'United States',
  billing: true,
};
type Address = typeof office;
const kinds = ['office', 'home', 'venue'] as const;
const lines = ['name', 'street', 'city', 'postcode'] as const;

export const AddressDialog = ({ onClose }: ExampleProps): ReactNode => {
  const text = useText('modal-examples');
  const countries = useCountryNames(office.country);
  const kindOptions = kinds.map((value) => ({ value, label: text(`address.kinds.${value}`) }));
  return (
    <ExampleFormDialog<Address> name="address" width={640} values={office} onClose={onClose}>
      <FormFields<Address>
        area="modal-examples"
        rows={[
          { name: 'kind', kind: 'select', required: true, options: kindOptions },
          ...lines.map((name) => ({ name, required: true, maxLength: 120 })),
          { name: 'country', kind: 'select', required: true, options: countries },
          { name: 'billing', kind: 'check', wide: true, label: text('address.billing') },
        ]}
      />
    </ExampleFormDialog>
  );
};

export const PaymentDialog = ({ onClose }: ExampleProps): ReactNode => (
  <ExampleFormDialog<CardValues>
    name="payment"
    width={480}
    values={emptyCard}
    secretFields={cardSecrets}
    onClose={onClose}
  >
    <CardFields />
  </ExampleFormDialog>
);
