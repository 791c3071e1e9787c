import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { type ReactNode, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { type FieldRow, FormFields } from '../../kit/form-fields';
import { lineBelow, stackedList } from '../../kit/styles';
import { type InvoiceValues, type Item, sumsOf } from '../sums';

const useStyles = makeStyles({
  list: stackedList(tokens.spacingVerticalM),
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(140px, 2fr) minmax(140px, 3fr) 116px 88px 96px 104px 32px',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    '& .fui-Input, & input': { inlineSize: '100%', minInlineSize: 0 },
    paddingBlockEnd: tokens.spacingVerticalM,
    ...lineBelow,
    borderBlockEndColor: tokens.colorNeutralStroke3,
    '@media (max-width: 1100px)': {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      rowGap: '8px',
      '& > :nth-child(-n + 2)': { gridColumn: 'span 3' },
      '& > :nth-child(n + 3):nth-child(-n + 5)': { gridColumn: 'span 2' },
      '& > :nth-child(6)': { gridColumn: 'span 5' },
    },
  },
  amount: {
    paddingBlockStart: '31px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '@media (max-width: 1100px)': { paddingBlockStart: '6px' },
  },
  remove: { marginBlockStart: '26px', '@media (max-width: 1100px)': { marginBlockStart: 0, justifySelf: 'end' } },
  add: { marginBlockStart: tokens.spacingVerticalM },
});

const nothing: Item = { name: '', about: '', rate: '', quantity: '1', discount: '0' };

/** The items of an invoice. */
export const ItemFields = (): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const { control } = useFormContext<InvoiceValues>();
  const { fields, append, remove } = useFieldArray<InvoiceValues, 'items'>({ control, name: 'items' });
  const items = useWatch<InvoiceValues, 'items'>({ control, name: 'items' });
  const add = useRef<HTMLElement>(null);
  const sums = sumsOf({ items, tax: '0' }).items;
  const cents = { value: /^\d{1,9}(\.\d{1,2})?$/, message: text('form.cents') };
  const whole = { value: /^\d{1,6}$/, message: text('form.whole') };
  const rowsOf = (index: number): readonly FieldRow<InvoiceValues>[] => [
    { name: `items.${index}.name`, label: text('form.name'), required: true, maxLength: 100 },
    { name: `items.${index}.about`, label: text('form.about'), maxLength: 200 },
    { name: `items.${index}.rate`, kind: 'number', label: text('form.rate'), required: true, min: 0, pattern: cents },
    {
      name: `items.${index}.quantity`,
      kind: 'number',
      label: text('form.quantity'),
      required: true,
      min: 1,
      pattern: whole,
    },
    { name: `items.${index}.discount`, kind: 'number', label: text('form.discount'), min: 0, max: 100, pattern: cents },
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
            <Text className={styles.amount}>{formatMoney(sums[index], 'USD')}</Text>
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
      <Button
        ref={(button: HTMLElement | null) => {
          add.current = button;
        }}
        className={styles.add}
        icon={<AddRegular />}
        onClick={() => append(nothing)}
      >
        {text('form.add')}
      </Button>
    </>
  );
};
