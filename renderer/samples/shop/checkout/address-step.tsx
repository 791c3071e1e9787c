import type { ReactNode } from 'react';
import { FormSection } from '../../../kit/form/form-section';
import { useText } from '../../../kit/format/text';
import { type FieldRow, FormFields } from '../../kit/form-fields';
import { StepForm } from './step-form';
import { type Address, updateCheckout, useCheckout } from './store';

const keep = (address: Address): void => updateCheckout({ address, hasAddress: false });
const phone = /^\+?[\d ().-]{6,20}$/;

interface AddressStepProps {
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** The delivery address. */
export const AddressStep = ({ onBack, onDone }: AddressStepProps): ReactNode => {
  const text = useText('shop');
  const address = useCheckout((all) => all.address);
  const rows: readonly FieldRow<Address>[] = [
    { name: 'name', required: true, maxLength: 100 },
    {
      name: 'phone',
      kind: 'tel',
      required: true,
      maxLength: 100,
      pattern: { value: phone, message: text('address.wrongPhone') },
    },
    { name: 'street', wide: true, required: true, maxLength: 100 },
    { name: 'city', required: true, maxLength: 100 },
    { name: 'postalCode', required: true, maxLength: 12 },
    { name: 'country', required: true, maxLength: 100 },
    { name: 'instructions', kind: 'long', wide: true, rows: 2, maxLength: 300 },
  ];
  return (
    <StepForm<Address>
      values={address}
      keep={keep}
      back={{ label: text('steps.toCart'), run: onBack }}
      on={{
        label: text('steps.toPayment'),
        run: (values) => {
          updateCheckout({ address: values, hasAddress: true });
          onDone();
        },
      }}
    >
      <FormSection title={text('steps.address')}>
        <FormFields<Address> area="shop" labels="address" rows={rows} />
      </FormSection>
    </StepForm>
  );
};
