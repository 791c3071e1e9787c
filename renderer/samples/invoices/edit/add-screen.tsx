/** `/apps/invoice/add`: a new invoice, as far as the sample API goes: it is drawn, and nobody keeps it. */
import { ok } from '@contract/failure';
import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { BackLink } from '../../../kit/back-link';
import { Form } from '../../../kit/form/form';
import { Page } from '../../../kit/page';
import { SectionCard } from '../../../kit/section-card';
import { useText } from '../../../kit/text';
import { useCall } from '../../../kit/use-call';
import { Paper } from '../preview/paper';
import type { InvoiceValues } from '../sums';
import { InvoiceFields } from './invoice-fields';

const useStyles = makeStyles({
  paper: {
    padding: '28px',
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow4,
    backgroundColor: '#fff',
  },
});

const day = 86_400_000;
const dayAfter = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const clients = useCall('invoice.clients', {});
  const [drawn, setDrawn] = useState<InvoiceValues>();
  const [first] = useState<InvoiceValues>(() => ({
    issuedDate: dayAfter(0),
    dueDate: dayAfter(30),
    client: '',
    items: [{ name: '', about: '', rate: '', quantity: '1' }],
    discount: '0',
    tax: '0',
    note: text('note'),
  }));
  const client = clients.value?.rows.find(({ name }) => name === drawn?.client);
  return (
    <Page
      title={text('add.title')}
      about={text('add.about')}
      width={1_100}
      actions={<BackLink to="/apps/invoice/list">{text('preview.back')}</BackLink>}
    >
      <Form<InvoiceValues, null>
        draft="invoice.create"
        values={drawn ?? first}
        submit={text('add.submit')}
        saved={text('add.saved')}
        onSubmit={async (values) => {
          setDrawn(values);
          return ok(null);
        }}
      >
        <InvoiceFields />
      </Form>
      {drawn ? (
        <SectionCard title={text('add.drawn')}>
          <div className={styles.paper}>
            <Paper id={text('add.number')} values={drawn} client={client} payment={undefined} />
          </div>
        </SectionCard>
      ) : undefined}
    </Page>
  );
};
