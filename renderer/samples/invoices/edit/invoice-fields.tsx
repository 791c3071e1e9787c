/** The fields of an invoice with live totals. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useCall } from '../../../kit/bridge/use-call';
import { FormSection, WideField } from '../../../kit/form/form-section';
import { compareDecimals, negateDecimal } from '../../../kit/format/decimal';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { FormFields } from '../../kit/form-fields';
import { lineAbove, textSize } from '../../kit/styles';
import { type InvoiceValues, sumsOf } from '../sums';
import { ItemFields } from './item-fields';

const useSumsViewStyles = makeStyles({
  sums: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(120px, auto)',
    alignContent: 'start',
    alignItems: 'baseline',
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
    fontVariantNumeric: 'tabular-nums',
  },
  amount: { margin: 0, textAlign: 'end' },
  total: {
    paddingBlockStart: tokens.spacingVerticalS,
    ...lineAbove,
    borderBlockStartColor: tokens.colorNeutralStroke1,
    fontWeight: tokens.fontWeightSemibold,
    ...textSize[500],
  },
});

/** The live totals of the form. */
const SumsView = (): ReactNode => {
  const styles = useSumsViewStyles();
  const text = useText('invoices');
  const [items, tax] = useWatch<InvoiceValues, ['items', 'tax']>({ name: ['items', 'tax'] });
  const sums = sumsOf({ items, tax });
  const discount = compareDecimals(sums.discount, '0') === 0 ? sums.discount : negateDecimal(sums.discount);
  const lines = [
    ['subtotal', sums.subtotal],
    ['discount', discount],
    ['tax', sums.tax],
  ] as const;
  return (
    <dl className={styles.sums}>
      {lines.map(([key, amount]) => (
        <Fragment key={key}>
          <dt>{text(`paper.${key}`)}</dt>
          <dd className={styles.amount}>{formatMoney(amount, 'USD')}</dd>
        </Fragment>
      ))}
      <dt className={styles.total}>{text('paper.total')}</dt>
      <dd className={`${styles.amount} ${styles.total}`} aria-live="polite">
        {formatMoney(sums.total, 'USD')}
      </dd>
    </dl>
  );
};

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
