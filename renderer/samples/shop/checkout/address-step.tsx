import type { ReactNode } from 'react';
import { LongTextField } from '../../../kit/form/choice-fields';
import { FormSection, WideField } from '../../../kit/form/form-section';
import { type RuleWords, rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { StepForm } from './step-form';
import { type Address, updateCheckout, useCheckout } from './store';

const keep = (address: Address): void => updateCheckout({ address, hasAddress: false });
const phone = /^\+?[\d ().-]{6,20}$/;

interface AddressStepProps {
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Where it would go. */
export const AddressStep = ({ onBack, onDone }: AddressStepProps): ReactNode => {
  const text = useText('shop');
  const address = useCheckout((all) => all.address);
  const field = (name: keyof Address, more: Omit<RuleWords, 'label'> = {}) => ({
    name,
    label: text(`address.${name}`),
    rules: rulesOf<Address>({ label: text(`address.${name}`), required: true, maxLength: 100, ...more }),
  });
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
        <TextField<Address> {...field('name')} autoComplete="off" />
        <TextField<Address>
          {...field('phone', { pattern: { value: phone, message: text('address.wrongPhone') } })}
          type="tel"
        />
        <WideField>
          <TextField<Address> {...field('street')} />
        </WideField>
        <TextField<Address> {...field('city')} />
        <TextField<Address> {...field('postalCode', { maxLength: 12 })} />
        <TextField<Address> {...field('country')} />
        <WideField>
          <LongTextField<Address> {...field('instructions', { required: false, maxLength: 300 })} rows={2} />
        </WideField>
      </FormSection>
    </StepForm>
  );
};
