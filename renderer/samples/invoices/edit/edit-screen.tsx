/** `/apps/invoice/edit/:id`: the invoice's dates, client, items, tax and note. */
import type { Invoice } from '@contract/samples/entities/invoice';
import { Button } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { useListAddress, useNavigateWithState } from '../../../kit/list/data/opened-from';
import { discardDraft } from '../../../kit/stores/drafts';
import { BackLink } from '../../../kit/ui/back-link';
import { Page } from '../../../kit/ui/page';
import { LocalForm } from '../../kit/local-form';
import { Delete } from '../delete-dialog';
import { saveEdit, toValues, useInvoiceEdits } from '../edits';
import { OtherInvoices } from '../other-invoices';
import type { InvoiceValues } from '../sums';
import { InvoiceFields } from './invoice-fields';

const draftOf = (id: string): string => `invoice.${id}`;

const Edit = ({ id, invoice }: { readonly id: string; readonly invoice: Invoice }): ReactNode => {
  const text = useText('invoices');
  const go = useNavigateWithState();
  const edit = useInvoiceEdits((all) => all[id]);
  const preview = `/apps/invoice/preview/${id}`;
  return (
    <>
      <LocalForm<InvoiceValues>
        draftKey={draftOf(id)}
        values={toValues(invoice, edit, text)}
        submitLabel={text('edit.submit')}
        savedMessage={text('edit.saved')}
        onSave={(values) => saveEdit(id, values)}
        onDone={() => go(preview)}
        onCancel={() => go(preview)}
      >
        <InvoiceFields own={invoice.client.name} />
      </LocalForm>
      <OtherInvoices invoice={invoice} path="/apps/invoice/edit" />
    </>
  );
};

const EditPage = ({ id }: { readonly id: string }): ReactNode => {
  const text = useText('invoices');
  const navigate = useNavigate();
  const list = useListAddress('/apps/invoice/list');
  const call = useCall('invoice.detail', { id });
  const [deleting, setDeleting] = useState(false);
  const invoice = call.value?.invoice;
  return (
    <Page
      title={text('edit.title', { id })}
      description={text('kept')}
      width={1_100}
      actions={
        <>
          <BackLink to={`/apps/invoice/preview/${id}`} sameRecord>
            {text('edit.back')}
          </BackLink>
          {invoice ? (
            <Button icon={<DeleteRegular />} onClick={() => setDeleting(true)}>
              {text('delete.confirm')}
            </Button>
          ) : undefined}
        </>
      }
    >
      <Loaded call={call}>{(detail) => <Edit id={id} invoice={detail.invoice} />}</Loaded>
      {deleting && invoice ? (
        <Delete
          records={[{ ...invoice }]}
          onClose={(gone) => {
            setDeleting(false);
            if (gone.length === 0) return;
            // The draft of a deleted invoice is dropped.
            discardDraft(draftOf(id));
            void navigate(list, { replace: true });
          }}
        />
      ) : undefined}
    </Page>
  );
};

/** A new page for each invoice. */
export const Screen = (): ReactNode => {
  const { id = '' } = useParams();
  return <EditPage key={id} id={id} />;
};
