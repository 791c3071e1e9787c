import { Field, MessageBar, MessageBarBody, Radio, RadioGroup } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { FormSection, WideField } from '../../../kit/form/form-section';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import * as card from '../../kit/payment-card/card-number';
import { StepForm } from './step-form';
import { type Payment, paymentMethods, updateCheckout, useCheckout } from './store';

/** Accepts spaces and dashes between the digits. */
export const isCardNumber = (text: string): boolean => /^[\d -]+$/.test(text) && card.isCardNumber(text);

/** "04/29", with or without spaces: a card is valid until the end of its month. */
export const isExpiryAhead = (text: string, now: Date): boolean => card.isGoodUntil(text.replaceAll(/\s/g, ''), now);

const keep = (payment: Payment): void => updateCheckout({ payment });

const WayField = (): ReactNode => {
  const text = useText('shop');
  const { field } = useController<Payment, 'way'>({ name: 'way' });
  return (
    <Field label={text('payment.way')}>
      <RadioGroup layout="horizontal" value={field.value} onChange={(_, { value }) => field.onChange(value)}>
        {paymentMethods.map((way) => (
          <Radio key={way} value={way} label={text(`payment.ways.${way}`)} />
        ))}
      </RadioGroup>
    </Field>
  );
};

const CardFields = (): ReactNode => {
  const text = useText('shop');
  const way = useWatch<Payment, 'way'>({ name: 'way' });
  const field = (name: 'holder' | 'number' | 'expiry' | 'code', isRight: (value: string) => boolean) => {
    const label = text(`payment.${name}`);
    const rules = rulesOf<Payment>({ label, required: true, maxLength: 60 });
    return {
      name,
      label,
      rules: {
        ...rules,
        validate: { right: (value: unknown) => isRight(String(value)) || text(`payment.wrong.${name}`) },
      },
    };
  };
  if (way !== 'card') return null;
  return (
    <>
      <TextField<Payment> {...field('number', isCardNumber)} hint={text('payment.hint')} dir="ltr" />
      <TextField<Payment> {...field('holder', (value) => value.trim() !== '')} />
      <TextField<Payment>
        {...field('expiry', (value) => isExpiryAhead(value, new Date()))}
        hint={text('payment.expiryHint')}
        dir="ltr"
      />
      <TextField<Payment> {...field('code', (value) => /^\d{3,4}$/.test(value.trim()))} dir="ltr" />
    </>
  );
};

interface PaymentStepProps {
  readonly onBack: () => void;
  readonly onDone: (payment: Payment) => Promise<void>;
}

/** The payment method. Nothing is charged. */
export const PaymentStep = ({ onBack, onDone }: PaymentStepProps): ReactNode => {
  const text = useText('shop');
  const payment = useCheckout((all) => all.payment);
  return (
    <StepForm<Payment>
      values={payment}
      keep={keep}
      back={{ label: text('steps.toAddress'), run: onBack }}
      on={{ label: text('steps.place'), run: onDone }}
    >
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{text('payment.sample')}</MessageBarBody>
      </MessageBar>
      <FormSection title={text('steps.payment')}>
        <WideField>
          <WayField />
        </WideField>
        <CardFields />
      </FormSection>
    </StepForm>
  );
};
