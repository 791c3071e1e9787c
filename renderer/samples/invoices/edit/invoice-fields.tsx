/** The fields of an invoice with live totals. */
import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useCall } from '../../../kit/bridge/use-call';
import { FormSection, WideField } from '../../../kit/form/form-section';
import { useText } from '../../../kit/format/text';
import { FormFields } from '../../kit/form-fields';
import type { InvoiceValues } from '../sums';
import { ItemFields } from './item-fields';
import { SumsView } from './sums-view';

const useStyles = makeStyles({
  end: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 340px)',
    columnGap: '32px',
    rowGap: '16px',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  words: { display: 'grid', alignContent: 'start', rowGap: '16px' },
  tax: { maxInlineSize: '180px' },
});

/** `own` is the invoice's client, who may not be among those that the API offers. */
export const InvoiceFields = ({ own }: { readonly own?: string }): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const clients = useCall('invoice.clients', {});
  const names = new Set([...(own ? [own] : []), ...(clients.value?.rows ?? []).map(({ name }) => name)]);
  const options = [...names].map((value) => ({ value, label: value }));
  const isAfterIssue = (value: unknown, { issuedDate }: InvoiceValues) =>
    String(value) >= issuedDate || text('form.dueTooEarly');
  return (
    <>
      <FormSection title={text('form.invoice')}>
        <FormFields<InvoiceValues>
          area="invoices"
          labels="form"
          rows={[
            { name: 'client', kind: 'select', required: true, options },
            { name: 'issuedDate', kind: 'date', required: true },
            { name: 'dueDate', kind: 'date', required: true, check: isAfterIssue },
          ]}
        />
      </FormSection>
      <FormSection title={text('form.items')}>
        <WideField>
          <ItemFields />
        </WideField>
      </FormSection>
      <FormSection title={text('form.sums')}>
        <WideField>
          <div className={styles.end}>
            <div className={styles.words}>
              <div className={styles.tax}>
                <FormFields<InvoiceValues>
                  area="invoices"
                  labels="form"
                  rows={[{ name: 'tax', kind: 'number', min: 0, max: 100 }]}
                />
              </div>
              <FormFields<InvoiceValues>
                area="invoices"
                labels="form"
                rows={[{ name: 'note', kind: 'long', rows: 3, maxLength: 1_000 }]}
              />
            </div>
            <SumsView />
          </div>
        </WideField>
      </FormSection>
    </>
  );
};
