import { ok } from '@contract/failure';
import type { ReactNode } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { Form } from '../../../kit/form/form';
import { useText } from '../../../kit/format/text';
import { CardFields, type CardValues, cardSecrets, emptyCard } from '../../kit/payment-card/card-fields';
import type { ExampleProps } from '../modal-examples-screen';

export const PaymentDialog = ({ onClose }: ExampleProps): ReactNode => {
  const text = useText('modal-examples');
  return (
    <FormDialog title={text('payment.title')} width={480} onClose={onClose}>
      <Form<CardValues, null>
        draft="modal-examples.payment"
        values={emptyCard}
        secret={cardSecrets}
        submit={text('payment.submit')}
        saved={text('payment.saved')}
        onSubmit={async () => ok(null)}
        onDone={onClose}
        onCancel={onClose}
      >
        <CardFields />
      </Form>
    </FormDialog>
  );
};
