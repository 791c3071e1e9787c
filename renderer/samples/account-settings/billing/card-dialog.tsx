import { ok } from '@contract/failure';
import type { AccountCard } from '@contract/samples/entities/page';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { Form } from '../../../kit/form/form';
import { useText } from '../../../kit/format/text';
import { CardFields, type CardValues, cardSecrets, emptyCard } from '../../kit/payment-card/card-fields';
import { brandOf, lastDigits } from '../../kit/payment-card/card-number';

interface CardDialogProps {
  readonly onAdd: (card: AccountCard) => void;
  readonly onClose: () => void;
}

/** Of the number, only its last digits are kept. */
export const CardDialog = ({ onAdd, onClose }: CardDialogProps): ReactNode => {
  const text = useText('account-settings');
  return (
    <FormDialog title={text('cards.new')} width={480} onClose={onClose}>
      <Form<CardValues, null>
        draft="account-settings.billing.card"
        values={emptyCard}
        secret={cardSecrets}
        submit={text('cards.add')}
        saved={text('cards.added')}
        onSubmit={async ({ number, name, expires }) => {
          onAdd({
            id: Date.now(),
            kind: brandOf(number) ?? text('cards.other'),
            name,
            lastDigits: lastDigits(number),
            expires,
            primary: false,
          });
          return ok(null);
        }}
        onDone={onClose}
        onCancel={onClose}
      >
        <CardFields />
      </Form>
    </FormDialog>
  );
};
