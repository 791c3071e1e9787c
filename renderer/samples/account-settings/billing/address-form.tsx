import { ok } from '@contract/failure';
import type { AccountBilling } from '@contract/samples/entities/page';
import type { ReactNode } from 'react';
import { Form } from '../../../kit/form/form';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { save } from '../saved-settings';
import type { BillingProps } from './billing-tab';

type Address = { -readonly [K in keyof AccountBilling['address']]: string };
const fields: readonly { readonly name: keyof Address; readonly required: boolean }[] = [
  { name: 'company', required: true },
  { name: 'taxNumber', required: false },
  { name: 'street', required: true },
  { name: 'city', required: true },
  { name: 'postcode', required: true },
  { name: 'country', required: true },
];

export const AddressForm = ({ billing }: BillingProps): ReactNode => {
  const text = useText('account-settings');
  return (
    <SectionCard title={text('address.title')} about={text('address.about')}>
      <Form<Address, null>
        draft="account-settings.billing.address"
        values={{ ...billing.address }}
        submit={text('save')}
        saved={text('address.saved')}
        onSubmit={async (address) => {
          save({ billing: { ...billing, address } });
          return ok(null);
        }}
      >
        {fields.map(({ name, required }) => (
          <TextField<Address>
            key={name}
            name={name}
            label={text(`fields.${name}`)}
            rules={rulesOf<Address>({ label: text(`fields.${name}`), required, maxLength: 120 })}
          />
        ))}
      </Form>
    </SectionCard>
  );
};
