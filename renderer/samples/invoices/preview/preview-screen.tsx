/** `/apps/invoice/preview/:id`: the invoice on paper, to print or save as PDF. */
import type { InvoiceDetail } from '@contract/samples/entities/invoice';
import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular, EditRegular, PrintRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCall } from '../../../kit/bridge/use-call';
import { Loaded } from '../../../kit/feedback/states';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { useListAddress, useNavigateWithState } from '../../../kit/list/data/opened-from';
import { usePrint } from '../../../kit/print/use-print';
import { BackLink } from '../../../kit/ui/back-link';
import { Page } from '../../../kit/ui/page';
import { SectionCard } from '../../../kit/ui/section-card';
import { StatusBadge } from '../../../kit/ui/status-badge';
import { columns } from '../../kit/styles';
import { Delete } from '../delete-dialog';
import { toValues, useInvoiceEdits } from '../edits';
import { OtherInvoices } from '../other-invoices';
import { tones } from '../statuses';
import { balanceAfter, sumsOf } from '../sums';
import { Paper } from './paper';
import { PaperCard } from './paper-card';
import { PdfButton } from './pdf-button';

const useStyles = makeStyles({
  columns: columns('minmax(0, 1fr) minmax(220px, 260px)', 900),
  side: { display: 'grid', gap: tokens.spacingVerticalL },
  actions: { display: 'grid', gap: tokens.spacingVerticalS },
});

const Preview = ({ id, detail }: { readonly id: string; readonly detail: InvoiceDetail }): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const navigate = useNavigate();
  const go = useNavigateWithState();
  const list = useListAddress('/apps/invoice/list');
  const edit = useInvoiceEdits((all) => all[id]);
  const clients = useCall('invoice.clients', {}, { enabled: edit !== undefined });
  const [deleting, setDeleting] = useState(false);
  const { invoice, paymentDetails } = detail;
  const values = toValues(invoice, edit, text);
  const client = [invoice.client, ...(clients.value?.rows ?? [])].find(({ name }) => name === values.client);
  const open = edit ? formatMoney(balanceAfter(invoice, sumsOf(edit).total), 'USD') : paymentDetails.totalDue;
  const paper = <Paper id={id} values={values} client={client} payment={{ ...paymentDetails, totalDue: open }} />;
  const { print, printWith, sheet } = usePrint(paper);

  return (
    <div className={styles.columns}>
      <PaperCard>{paper}</PaperCard>
      <div className={styles.side}>
        <SectionCard
          title={text('preview.actions')}
          actions={<StatusBadge field={{ key: 'invoiceStatus', kind: 'status', tones }} values={{ ...invoice }} />}
        >
          <div className={styles.actions}>
            <Button appearance="primary" icon={<PrintRegular />} onClick={print}>
              {text('preview.print')}
            </Button>
            <PdfButton name={text('paper.number', { id })} printWith={printWith} />
            <Button icon={<EditRegular />} onClick={() => go(`/apps/invoice/edit/${id}`)}>
              {text('edit.button')}
            </Button>
            <Button icon={<DeleteRegular />} onClick={() => setDeleting(true)}>
              {text('delete.confirm')}
            </Button>
          </div>
          {edit ? (
            <MessageBar layout="multiline">
              <MessageBarBody>{text('kept')}</MessageBarBody>
            </MessageBar>
          ) : undefined}
        </SectionCard>
        <OtherInvoices invoice={invoice} path="/apps/invoice/preview" />
      </div>
      {sheet}
      {deleting ? (
        <Delete
          records={[{ ...invoice }]}
          onClose={(gone) => {
            setDeleting(false);
            if (gone.length > 0) void navigate(list, { replace: true });
          }}
        />
      ) : undefined}
    </div>
  );
};

const Invoice = ({ id }: { readonly id: string }): ReactNode => {
  const text = useText('invoices');
  const call = useCall('invoice.detail', { id });
  const list = useListAddress('/apps/invoice/list');
  return (
    <Page
      title={text('paper.number', { id })}
      width={1_208}
      actions={<BackLink to={list}>{text('preview.back')}</BackLink>}
    >
      <Loaded call={call}>{(detail) => <Preview id={id} detail={detail} />}</Loaded>
    </Page>
  );
};

/** A new page for each invoice. */
export const Screen = (): ReactNode => {
  const { id = '' } = useParams();
  return <Invoice key={id} id={id} />;
};
