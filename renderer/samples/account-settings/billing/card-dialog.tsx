import type { AccountCard } from '@contract/samples/entities/page';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { useText } from '../../../kit/format/text';
import { LocalForm } from '../../kit/local-form';
import { CardFields, type CardValues, cardSecrets, emptyCard } from '../../kit/payment-card/card-fields';
import { brandOf, lastDigits } from '../../kit/payment-card/card-number';

interface CardDialogProps {
  readonly onAdd: (card: AccountCard) => void;
  readonly onClose: () => void;
}

/** Keeps only the last digits of the number. */
export const CardDialog = ({ onAdd, onClose }: CardDialogProps): ReactNode => {
  const text = useText('account-settings');
  return (
    <FormDialog title={text('cards.new')} width={480} onClose={onClose}>
      <LocalForm<CardValues>
        draftKey="account-settings.billing.card"
        values={emptyCard}
        secretFields={cardSecrets}
        submitLabel={text('cards.add')}
        savedMessage={text('cards.added')}
        onSave={({ number, name, expires }) =>
          onAdd({
            id: Date.now(),
            kind: brandOf(number) ?? text('cards.other'),
            name,
            lastDigits: lastDigits(number),
            expires,
            primary: false,
          })
        }
        onDone={onClose}
        onCancel={onClose}
      >
        <CardFields />
      </LocalForm>
    </FormDialog>
  );
};
