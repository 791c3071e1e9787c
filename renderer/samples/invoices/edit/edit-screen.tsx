/** `/apps/invoice/edit/:id`: the invoice's dates, client, items and note. */
import { ok } from '@contract/failure';
import type { Invoice } from '@contract/samples/entities/invoice';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '../../../kit/back-link';
import { Form } from '../../../kit/form/form';
import { Page } from '../../../kit/page';
import { Loaded } from '../../../kit/states/states';
import { useText } from '../../../kit/text';
import { useCall } from '../../../kit/use-call';
import { keep, useKept, valuesOf } from '../kept';
import { Others } from '../others';
import type { InvoiceValues } from '../sums';
import { InvoiceFields } from './invoice-fields';

const Edit = ({ invoice }: { readonly invoice: Invoice }): ReactNode => {
  const text = useText('invoices');
  const navigate = useNavigate();
  const id = String(invoice.id);
  const kept = useKept((all) => all[id]);
  const preview = `/apps/invoice/preview/${id}`;
  return (
    <>
      <Form<InvoiceValues, null>
        draft={`invoice.${id}`}
        values={valuesOf(invoice, kept, text)}
        submit={text('edit.submit')}
        saved={text('edit.saved')}
        onSubmit={async (values) => {
          keep(id, values);
          return ok(null);
        }}
        onDone={() => void navigate(preview)}
        onCancel={() => void navigate(preview)}
      >
        <InvoiceFields own={invoice.client.name} />
      </Form>
      <Others invoice={invoice} path="/apps/invoice/edit" />
    </>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('invoices');
  const { id = '' } = useParams();
  const call = useCall('invoice.detail', { id });
  return (
    <Page
      title={text('edit.title', { id })}
      about={text('kept')}
      width={1_100}
      actions={<BackLink to={`/apps/invoice/preview/${id}`}>{text('edit.back')}</BackLink>}
    >
      <Loaded call={call}>{({ invoice }) => <Edit key={id} invoice={invoice} />}</Loaded>
    </Page>
  );
};
