/** The fields of an invoice, in the form around them; sums follow as they are typed. */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { LongTextField, SelectField } from '../../../kit/form/choice-fields';
import { FormSection, WideField } from '../../../kit/form/form-section';
import { rulesOf } from '../../../kit/form/rules';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/text';
import { TextField } from '../../../kit/text-field';
import { useCall } from '../../../kit/use-call';
import { type InvoiceValues, sumsOf } from '../sums';
import { ItemFields } from './item-fields';

const useStyles = makeStyles({
  sums: {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'end',
    columnGap: '32px',
    rowGap: '4px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  total: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase400 },
});

const Sums = (): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const [items, discount, tax] = useWatch<InvoiceValues, ['items', 'discount', 'tax']>({
    name: ['items', 'discount', 'tax'],
  });
  const sums = sumsOf({ items, discount, tax });
  const lines = [
    ['subtotal', sums.subtotal],
    ['discount', -sums.discount],
    ['tax', sums.tax],
    ['total', sums.total],
  ] as const;
  return (
    <div className={styles.sums} role="status" aria-label={text('paper.total')}>
      {lines.map(([key, cents]) => (
        <div key={key} style={{ display: 'contents' }}>
          <Text className={key === 'total' ? styles.total : ''}>{text(`paper.${key}`)}</Text>
          <Text className={key === 'total' ? styles.total : ''}>{formatMoney((cents / 100).toFixed(2), 'USD')}</Text>
        </div>
      ))}
    </div>
  );
};

/** `own` is the client that the invoice has already, who may not be among the five that the API offers. */
export const InvoiceFields = ({ own }: { readonly own?: string }): ReactNode => {
  const text = useText('invoices');
  const clients = useCall('invoice.clients', {});
  const names = new Set([...(own ? [own] : []), ...(clients.value?.rows ?? []).map(({ name }) => name)]);
  const required = (name: 'issuedDate' | 'dueDate' | 'client') => ({
    name,
    label: text(`form.${name}`),
    rules: rulesOf<InvoiceValues>({ label: text(`form.${name}`), required: true }),
  });
  const percent = (name: 'discount' | 'tax') => ({
    name,
    label: text(`form.${name}`),
    rules: rulesOf<InvoiceValues>({ label: text(`form.${name}`), min: 0, max: 100 }),
  });
  return (
    <>
      <FormSection title={text('form.invoice')}>
        <SelectField<InvoiceValues>
          {...required('client')}
          options={[...names].map((value) => ({ value, label: value }))}
        />
        <TextField<InvoiceValues> {...required('issuedDate')} type="date" />
        <TextField<InvoiceValues> {...required('dueDate')} type="date" />
      </FormSection>
      <FormSection title={text('form.items')}>
        <WideField>
          <ItemFields />
        </WideField>
      </FormSection>
      <FormSection title={text('form.sums')}>
        <TextField<InvoiceValues> {...percent('discount')} type="number" />
        <TextField<InvoiceValues> {...percent('tax')} type="number" />
        <Sums />
        <WideField>
          <LongTextField<InvoiceValues>
            name="note"
            label={text('form.note')}
            rows={3}
            rules={rulesOf<InvoiceValues>({ label: text('form.note'), maxLength: 1_000 })}
          />
        </WideField>
      </FormSection>
    </>
  );
};
