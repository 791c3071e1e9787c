/** `/apps/invoice/edit/:id`: the invoice's dates, client, items, tax and note. */
import type { Invoice } from '@contract/samples/entities/invoice';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '../../kit/bridge/use-call';
import { Loaded } from '../../kit/feedback/states';
import { useText } from '../../kit/format/text';
import { useNavigateWithState } from '../../kit/list/data/opened-from';
import { BackLink } from '../../kit/ui/back-link';
import { Page } from '../../kit/ui/page';
import { LocalForm } from '../kit/local-form';
import { InvoiceFields } from './invoice-fields';
import { type InvoiceValues, toValues, useInvoiceEdits } from './sums';

const EditForm = ({ id, invoice }: { readonly id: string; readonly invoice: Invoice }): ReactNode => {
  const text = useText('invoices');
  const go = useNavigateWithState();
  const edit = useInvoiceEdits((all) => all[id]);
  const toPreview = () => go(`/apps/invoice/preview/${id}`);
  return (
    <LocalForm<InvoiceValues>
      draftKey={`invoice.${id}`}
      values={toValues(invoice, edit, text)}
      submitLabel={text('edit.submit')}
      savedMessage={text('edit.saved')}
      onSave={(values) => useInvoiceEdits.setState({ [id]: values })}
      onDone={toPreview}
      onCancel={toPreview}
    >
      <InvoiceFields own={invoice.client.name} />
    </LocalForm>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('invoices');
  const { id = '' } = useParams();
  const call = useCall('invoice.detail', { id });
  return (
    <Page
      title={text('edit.title', { id })}
      description={text('kept')}
      width={1_100}
      actions={
        <BackLink to={`/apps/invoice/preview/${id}`} sameRecord>
          {text('edit.back')}
        </BackLink>
      }
    >
      <Loaded call={call}>{({ invoice }) => <EditForm key={id} id={id} invoice={invoice} />}</Loaded>
    </Page>
  );
};
