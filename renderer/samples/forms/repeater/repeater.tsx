import { ok } from '@contract/failure';
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { dismiss, notify } from '../../../kit/feedback/notify';
import { Form } from '../../../kit/form/form';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { OrderFields } from './order-fields';
import { emptyRow, fewest, most, type Order, placeOf, totalOf } from './rows';

const useStyles = makeStyles({
  root: { gridColumn: '1 / -1', display: 'grid', rowGap: '12px' },
  list: { display: 'grid', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  room: { flexGrow: 1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  total: { fontVariantNumeric: 'tabular-nums' },
});

const toast = 'forms-row';

const Rows = (): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const { control, watch, getValues } = useFormContext<Order>();
  const { fields, append, remove, insert, move } = useFieldArray<Order>({ control, name: 'rows' });
  const rows = watch('rows');
  const full = fields.length >= most;
  // What it offers to undo has gone with the page.
  useEffect(() => () => dismiss(toast), []);
  // A full list has no place for what was taken away.
  useEffect(() => {
    if (full) dismiss(toast);
  }, [full]);
  const take = (index: number) => {
    const gone = rows[index];
    if (!gone || fields.length <= fewest) return;
    remove(index);
    notify({
      id: toast,
      intent: 'info',
      title: text('repeater.removed', { name: gone.item || text('repeater.row', { number: index + 1 }) }),
      actions: [{ label: text('undo'), run: () => insert(placeOf(index, getValues('rows').length), gone) }],
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
            onRemove={() => take(index)}
            onMove={(to) => move(index, to)}
          />
        ))}
      </ol>
      <div className={styles.foot}>
        <Button
          icon={<AddRegular />}
          disabledFocusable={full}
          onClick={() => (full ? undefined : append(emptyRow, { focusName: `rows.${fields.length}.item` }))}
        >
          {text('repeater.add')}
        </Button>
        <Text size={200} className={styles.quiet}>
          {text('repeater.count', { count: fields.length, most })}
        </Text>
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
    <Form<Order, null>
      draft="forms.repeater"
      values={{
        rows: [
          { item: text('repeater.first'), count: '4', price: '310.00' },
          { item: text('repeater.second'), count: '2', price: '48.50' },
        ],
      }}
      submit={text('save')}
      saved={text('checked')}
      onSubmit={async () => ok(null)}
    >
      <Rows />
    </Form>
  );
};
