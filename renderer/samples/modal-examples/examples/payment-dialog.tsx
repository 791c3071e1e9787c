import type { ReactNode } from 'react';
import { CardFields, type CardValues, cardSecrets, emptyCard } from '../../kit/payment-card/card-fields';
import { ExampleFormDialog, type ExampleProps } from '../example-dialog';

export const PaymentDialog = ({ onClose }: ExampleProps): ReactNode => {
  return (
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
};
