/** The fields of an invoice, with its live total. */
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useCall } from '../../kit/bridge/use-call';
import { FormSection, WideField } from '../../kit/form/form-section';
import { formatMoney } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { lineBelow } from '../../kit/ui/hairlines';
import { type FieldRow, FormFields } from '../kit/form-fields';
import { stackedList } from '../kit/styles';
import { type InvoiceValues, type Item, sumsOf } from './sums';

const useStyles = makeStyles({
  list: stackedList(tokens.spacingVerticalM),
  item: {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr 116px 88px 96px 32px',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    '& .fui-Input, & input': { inlineSize: '100%', minInlineSize: 0 },
    paddingBlockEnd: tokens.spacingVerticalM,
    ...lineBelow,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  remove: { marginBlockStart: '26px' },
  foot: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', marginBlockStart: '16px' },
});

const noItem: Item = { name: '', about: '', rate: '', quantity: '1', discount: '0' };

const Items = (): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const { control } = useFormContext<InvoiceValues>();
  const { fields, append, remove } = useFieldArray<InvoiceValues, 'items'>({ control, name: 'items' });
  const [items, tax] = useWatch<InvoiceValues, ['items', 'tax']>({ name: ['items', 'tax'] });
  const add = useRef<HTMLElement>(null);
  const cents = { value: /^\d{1,9}(\.\d{1,2})?$/, message: text('form.cents') };
  const whole = { value: /^\d{1,6}$/, message: text('form.whole') };
  const rowsOf = (index: number): readonly FieldRow<InvoiceValues>[] => [
    { name: `items.${index}.name`, label: text('form.name'), required: true, maxLength: 100 },
    { name: `items.${index}.about`, label: text('form.about'), maxLength: 200 },
    { name: `items.${index}.rate`, label: text('form.rate'), kind: 'number', required: true, min: 0, pattern: cents },
    { name: `items.${index}.quantity`, label: text('form.quantity'), kind: 'number', required: true, pattern: whole },
    { name: `items.${index}.discount`, label: text('form.discount'), kind: 'number', min: 0, max: 100, pattern: cents },
  ];
  const takeOut = (index: number) => {
    remove(index);
    // The pressed button was removed with its line.
    add.current?.focus();
  };
  return (
    <>
      <ol className={styles.list}>
        {fields.map(({ id }, index) => (
          <li key={id} className={styles.item}>
            <FormFields<InvoiceValues> area="invoices" rows={rowsOf(index)} />
            <Button
              className={styles.remove}
              appearance="subtle"
              icon={<DeleteRegular />}
              aria-label={text('form.remove', { item: items[index]?.name || String(index + 1) })}
              disabledFocusable={fields.length === 1}
              onClick={() => (fields.length === 1 ? undefined : takeOut(index))}
            />
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          ref={(button: HTMLElement | null) => {
            add.current = button;
          }}
          icon={<AddRegular />}
          onClick={() => append(noItem)}
        >
          {text('form.add')}
        </Button>
        <Text size={500} weight="semibold" role="status">
          {text('form.total', { total: formatMoney(sumsOf({ items, tax }).total, 'USD') })}
        </Text>
      </div>
    </>
  );
};

/** `own` is the invoice's client, who may not be among those that the API offers. */
export const InvoiceFields = ({ own }: { readonly own: string }): ReactNode => {
  const text = useText('invoices');
  const clients = useCall('invoice.clients', {});
  const names = new Set([own, ...(clients.value?.rows ?? []).map(({ name }) => name)]);
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
            { name: 'tax', kind: 'number', min: 0, max: 100 },
            { name: 'note', kind: 'long', wide: true, rows: 2, maxLength: 1_000 },
          ]}
        />
      </FormSection>
      <FormSection title={text('form.items')}>
        <WideField>
          <Items />
        </WideField>
      </FormSection>
    </>
  );
};
