import { Button, makeStyles, Text } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { dismiss, notify } from '../../../kit/feedback/notify';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { row, SecondaryText } from '../../kit/layout';
import { stackedList } from '../../kit/styles';
import { CheckForm } from '../check-form';
import { OrderFields } from './order-fields';
import { emptyRow, maxRows, minRows, type Order, restoreIndex, totalOf } from './rows';

const useStyles = makeStyles({
  root: { gridColumn: '1 / -1', display: 'grid', rowGap: '12px' },
  list: stackedList('8px'),
  room: { flexGrow: 1 },
  total: { fontVariantNumeric: 'tabular-nums' },
});

const toast = 'forms-row';

const Rows = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const { control, watch, getValues } = useFormContext<Order>();
  const { fields, append, remove, insert, move } = useFieldArray<Order>({ control, name: 'rows' });
  const rows = watch('rows');
  const isFull = fields.length >= maxRows;
  // The undo action is void once the page is left.
  useEffect(() => () => dismiss(toast), []);
  // A full list has no room to restore a removed row.
  useEffect(() => {
    if (isFull) dismiss(toast);
  }, [isFull]);
  const removeRow = (index: number) => {
    const removed = rows[index];
    if (!removed || fields.length <= minRows) return;
    remove(index);
    notify({
      id: toast,
      intent: 'info',
      title: text('repeater.removed', { name: removed.item || text('repeater.row', { number: index + 1 }) }),
      actions: [{ label: text('undo'), run: () => insert(restoreIndex(index, getValues('rows').length), removed) }],
    });
  };
  return (
    <div className={styles.root}>
      <ol className={styles.list} aria-label={text('repeater.rows')}>
        {fields.map(({ id }, index) => (
          <OrderFields
            key={id}
            index={index}
            last={fields.length - 1}
            onRemove={() => removeRow(index)}
            onMove={(to) => move(index, to)}
          />
        ))}
      </ol>
      <div style={row(12)}>
        <Button
          icon={<AddRegular />}
          disabledFocusable={isFull}
          onClick={() => (isFull ? undefined : append(emptyRow, { focusName: `rows.${fields.length}.item` }))}
        >
          {text('repeater.add')}
        </Button>
        <SecondaryText>{text('repeater.count', { count: fields.length, max: maxRows })}</SecondaryText>
        <span className={styles.room} />
        <Text weight="semibold" className={styles.total} role="status">
          {text('repeater.total', { total: formatMoney(String(totalOf(rows) / 100), 'USD') })}
        </Text>
      </div>
    </div>
  );
};

export const Repeater = (): ReactNode => {
  const text = useText('forms');
  return (
    <CheckForm<Order>
      name="repeater"
      values={{
        rows: [
          { item: text('repeater.first'), count: '4', price: '310.00' },
          { item: text('repeater.second'), count: '2', price: '48.50' },
        ],
      }}
      submitLabel={text('save')}
    >
      <Rows />
    </CheckForm>
  );
};
