/** `/apps/invoice/preview/:id`: the invoice on paper, to print or save as PDF. */
import type { InvoiceDetail } from '@contract/samples/entities/invoice';
import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular, DocumentPdfRegular, EditRegular, PrintRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { bridge } from '../../kit/bridge/bridge';
import { useCall } from '../../kit/bridge/use-call';
import { notify } from '../../kit/feedback/notify';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import { Loaded } from '../../kit/feedback/states';
import { formatMoney } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { useListAddress, useNavigateWithState } from '../../kit/list/data/opened-from';
import { usePrint } from '../../kit/print/use-print';
import { BackLink } from '../../kit/ui/back-link';
import { Page } from '../../kit/ui/page';
import { SectionCard } from '../../kit/ui/section-card';
import { StatusBadge } from '../../kit/ui/status-badge';
import { pageColumns } from '../kit/styles';
import { Delete } from './list-actions';
import { Paper } from './paper';
import { balanceAfter, sumsOf, toValues, useInvoiceEdits } from './sums';
import { tones } from './tones';

const useStyles = makeStyles({
  columns: pageColumns('minmax(0, 1fr) minmax(220px, 260px)', 900),
  actions: { display: 'grid', gap: tokens.spacingVerticalS },
});

const papers = ['A4', 'Letter'] as const;

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
  const name = text('paper.number', { id });
  const { print, printWith, sheet } = usePrint(
    <Paper id={id} values={values} client={client} payment={{ ...paymentDetails, totalDue: open }} />,
  );
  const savePdf = async (paper: (typeof papers)[number]) => {
    const result = await bridge().files.savePdf({ name, paper });
    if (notifyFailure(result) && result.ok && result.value)
      notify({ intent: 'success', title: text('preview.saved', { file: result.value.name }) });
  };
  return (
    <div className={styles.columns}>
      <div className="invoice-sheet">
        <Paper id={id} values={values} client={client} payment={{ ...paymentDetails, totalDue: open }} />
      </div>
      <SectionCard
        title={text('preview.actions')}
        actions={<StatusBadge field={{ key: 'invoiceStatus', kind: 'status', tones }} values={{ ...invoice }} />}
      >
        <div className={styles.actions}>
          <Button appearance="primary" icon={<PrintRegular />} onClick={print}>
            {text('preview.print')}
          </Button>
          {papers.map((paper) => (
            <Button key={paper} icon={<DocumentPdfRegular />} onClick={() => printWith(() => savePdf(paper))}>
              {text(`preview.pdf.${paper}`)}
            </Button>
          ))}
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
      {sheet}
      {deleting ? (
        <Delete
          records={[{ ...invoice }]}
          onClose={(deleted) => {
            setDeleting(false);
            if (deleted.length > 0) void navigate(list, { replace: true });
          }}
        />
      ) : undefined}
    </div>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('invoices');
  const { id = '' } = useParams();
  const call = useCall('invoice.detail', { id });
  const list = useListAddress('/apps/invoice/list');
  return (
    <Page
      title={text('paper.number', { id })}
      width={1_208}
      actions={<BackLink to={list}>{text('preview.back')}</BackLink>}
    >
      <Loaded call={call}>{(detail) => <Preview key={id} id={id} detail={detail} />}</Loaded>
    </Page>
  );
};
