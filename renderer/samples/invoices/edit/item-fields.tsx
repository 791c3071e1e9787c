import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { rulesOf } from '../../../kit/form/rules';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/text';
import { TextField } from '../../../kit/text-field';
import { type InvoiceValues, sumsOf } from '../sums';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none', display: 'grid', rowGap: tokens.spacingVerticalM },
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(160px, 2fr) minmax(160px, 3fr) 120px 90px 110px 32px',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalM,
    '& .fui-Input, & input': { inlineSize: '100%', minInlineSize: 0 },
    paddingBlockEnd: tokens.spacingVerticalM,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    '@media (max-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: '8px' },
  },
  amount: { paddingBlockStart: '30px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  remove: { marginBlockStart: '26px' },
  add: { marginBlockStart: tokens.spacingVerticalM },
});

const nothing = { name: '', about: '', rate: '', quantity: '1' };

/** What is charged for, line by line. */
export const ItemFields = (): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const { control } = useFormContext<InvoiceValues>();
  const { fields, append, remove } = useFieldArray<InvoiceValues, 'items'>({ control, name: 'items' });
  const items = useWatch<InvoiceValues, 'items'>({ control, name: 'items' });
  const sums = sumsOf({ items, discount: '0', tax: '0' }).items;
  const rules = (key: string, more: { required?: boolean; min?: number; maxLength?: number }) => ({
    label: text(`form.${key}`),
    rules: rulesOf<InvoiceValues>({ label: text(`form.${key}`), ...more }),
  });
  return (
    <>
      <ol className={styles.list}>
        {fields.map(({ id }, index) => (
          <li key={id} className={styles.item}>
            <TextField<InvoiceValues>
              name={`items.${index}.name`}
              {...rules('name', { required: true, maxLength: 100 })}
            />
            <TextField<InvoiceValues> name={`items.${index}.about`} {...rules('about', { maxLength: 200 })} />
            <TextField<InvoiceValues>
              name={`items.${index}.rate`}
              type="number"
              {...rules('rate', { required: true, min: 0 })}
            />
            <TextField<InvoiceValues>
              name={`items.${index}.quantity`}
              type="number"
              {...rules('quantity', { required: true, min: 1 })}
            />
            <Text className={styles.amount}>{formatMoney(((sums[index] ?? 0) / 100).toFixed(2), 'USD')}</Text>
            <Button
              className={styles.remove}
              appearance="subtle"
              icon={<DeleteRegular />}
              aria-label={text('form.remove', { item: items[index]?.name || String(index + 1) })}
              disabledFocusable={fields.length === 1}
              onClick={() => (fields.length === 1 ? undefined : remove(index))}
            />
          </li>
        ))}
      </ol>
      <Button className={styles.add} icon={<AddRegular />} onClick={() => append(nothing)}>
        {text('form.add')}
      </Button>
    </>
  );
};
