/** `/apps/invoice/add`: previews a new invoice; the sample API cannot save one. */
import type { InvoiceClient } from '@contract/samples/entities/invoice';
import { Button } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { stripBidiIsolates, useText } from '../../../kit/format/text';
import { usePrint } from '../../../kit/print/use-print';
import { BackLink } from '../../../kit/ui/back-link';
import { Page } from '../../../kit/ui/page';
import { SectionCard } from '../../../kit/ui/section-card';
import { LocalForm } from '../../kit/local-form';
import { Paper } from '../preview/paper';
import { PaperCard } from '../preview/paper-card';
import { PdfButton } from '../preview/pdf-button';
import type { InvoiceValues } from '../sums';
import { InvoiceFields } from './invoice-fields';

/** The day on this computer's calendar, so many days from now. */
const dayIn = (days: number): string => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

interface DrawnProps {
  readonly values: InvoiceValues;
  readonly client: InvoiceClient | undefined;
}

const Drawn = ({ values, client }: DrawnProps): ReactNode => {
  const text = useText('invoices');
  const place = useRef<HTMLDivElement>(null);
  const paper = <Paper id={text('add.number')} values={values} client={client} payment={undefined} />;
  const { print, printWith, sheet } = usePrint(paper);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to every new preview
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [values]);
  return (
    <div ref={place}>
      <SectionCard
        title={text('add.drawn')}
        actions={
          <>
            <PdfButton name={text('paper.number', { id: text('add.number') })} printWith={printWith} />
            <Button icon={<PrintRegular />} onClick={print}>
              {text('preview.print')}
            </Button>
          </>
        }
      >
        <PaperCard>{paper}</PaperCard>
      </SectionCard>
      {sheet}
    </div>
  );
};

export const Screen = (): ReactNode => {
  const text = useText('invoices');
  const clients = useCall('invoice.clients', {});
  const [drawn, setDrawn] = useState<InvoiceValues>();
  const [first] = useState<InvoiceValues>(() => ({
    issuedDate: dayIn(0),
    dueDate: dayIn(30),
    client: '',
    items: [{ name: '', about: '', rate: '', quantity: '1', discount: '0' }],
    tax: '0',
    note: stripBidiIsolates(text('note')),
  }));
  return (
    <Page
      title={text('add.title')}
      description={text('add.about')}
      width={1_100}
      actions={<BackLink to="/apps/invoice/list">{text('preview.back')}</BackLink>}
    >
      <LocalForm<InvoiceValues>
        draftKey="invoice.create"
        values={drawn ?? first}
        submitLabel={text('add.submit')}
        savedMessage={text('add.saved')}
        onSave={(values) => setDrawn(values)}
      >
        <InvoiceFields />
      </LocalForm>
      {drawn ? (
        <Drawn values={drawn} client={clients.value?.rows.find(({ name }) => name === drawn.client)} />
      ) : undefined}
    </Page>
  );
};
