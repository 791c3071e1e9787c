import type { AccountBilling } from '@contract/samples/entities/page';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { FormFields } from '../../kit/form-fields';
import { LocalForm } from '../../kit/local-form';
import { save } from '../saved-settings';
import type { BillingProps } from './billing-tab';

type Address = { -readonly [K in keyof AccountBilling['address']]: string };
const names = ['company', 'taxNumber', 'street', 'city', 'postcode', 'country'] as const;

export const AddressForm = ({ billing }: BillingProps): ReactNode => {
  const text = useText('account-settings');
  return (
    <SectionCard title={text('address.title')} description={text('address.about')}>
      <LocalForm<Address>
        draftKey="account-settings.billing.address"
        values={{ ...billing.address }}
        submitLabel={text('save')}
        savedMessage={text('address.saved')}
        onSave={(address) => save({ billing: { ...billing, address } })}
      >
        <FormFields<Address>
          area="account-settings"
          rows={names.map((name) => ({ name, required: name !== 'taxNumber', maxLength: 120 }))}
        />
      </LocalForm>
    </SectionCard>
  );
};
