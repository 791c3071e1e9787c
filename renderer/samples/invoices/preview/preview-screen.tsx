/** `/apps/invoice/preview/:id`: the invoice on paper, to print, to save as PDF, to go on from. */
import type { InvoiceDetail } from '@contract/samples/entities/invoice';
import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { DeleteRegular, EditRegular, PrintRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { BackLink } from '../../../kit/back-link';
import { Page } from '../../../kit/page';
import { usePrint } from '../../../kit/print/use-print';
import { SectionCard } from '../../../kit/section-card';
import { Loaded } from '../../../kit/states/states';
import { StatusBadge } from '../../../kit/status-badge';
import { useText } from '../../../kit/text';
import { useCall } from '../../../kit/use-call';
import { DeleteDialog } from '../delete-dialog';
import { useKept, valuesOf } from '../kept';
import { Others } from '../others';
import { tones } from '../words';
import { Paper } from './paper';
import { PdfButton } from './pdf-button';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 240px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  paper: {
    padding: '32px 36px',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow4,
    backgroundColor: '#fff',
    maxInlineSize: '900px',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  side: { display: 'grid', gap: tokens.spacingVerticalL },
  actions: { display: 'grid', gap: tokens.spacingVerticalS },
});

const Preview = ({ id, detail }: { readonly id: string; readonly detail: InvoiceDetail }): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const navigate = useNavigate();
  const kept = useKept((all) => all[id]);
  const [deleting, setDeleting] = useState(false);
  const { invoice, paymentDetails } = detail;
  const values = valuesOf(invoice, kept, text);
  const client = values.client === invoice.client.name ? invoice.client : undefined;
  const paper = <Paper id={id} values={values} client={client} payment={paymentDetails} />;
  const { print, printBy, sheet } = usePrint(paper);

  return (
    <div className={styles.columns}>
      <div className={styles.paper}>{paper}</div>
      <div className={styles.side}>
        <SectionCard title={text('preview.actions')}>
          <span>
            <StatusBadge field={{ key: 'invoiceStatus', kind: 'status', tones }} values={{ ...invoice }} />
          </span>
          <div className={styles.actions}>
            <Button appearance="primary" icon={<PrintRegular />} onClick={print}>
              {text('preview.print')}
            </Button>
            <PdfButton name={text('paper.number', { id })} printBy={printBy} />
            <Button icon={<EditRegular />} onClick={() => void navigate(`/apps/invoice/edit/${id}`)}>
              {text('edit.button')}
            </Button>
            <Button icon={<DeleteRegular />} onClick={() => setDeleting(true)}>
              {text('delete.confirm')}
            </Button>
          </div>
          {kept ? (
            <MessageBar>
              <MessageBarBody>{text('kept')}</MessageBarBody>
            </MessageBar>
          ) : undefined}
        </SectionCard>
        <Others invoice={invoice} path="/apps/invoice/preview" />
      </div>
      {sheet}
      {deleting ? (
        <DeleteDialog
          invoices={[{ ...invoice }]}
          onClose={(gone) => {
            setDeleting(false);
            if (gone.length > 0) void navigate('/apps/invoice/list', { replace: true });
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
  return (
    <Page
      title={text('paper.number', { id })}
      actions={<BackLink to="/apps/invoice/list">{text('preview.back')}</BackLink>}
    >
      <Loaded call={call}>{(detail) => <Preview key={id} id={id} detail={detail} />}</Loaded>
    </Page>
  );
};
