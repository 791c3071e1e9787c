import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, DeleteRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { rulesOf } from '../../../kit/form/rules';
import { TextField } from '../../../kit/form/text-field';
import { useText } from '../../../kit/format/text';
import { insetBorder } from '../../../kit/ui/styles';
import { minRows, type Order } from './rows';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 90px 120px auto',
    alignItems: 'start',
    gap: '12px',
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
    '@media (max-width: 800px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .fui-Field': { minInlineSize: 0 },
    '& .fui-Input': { inlineSize: '100%', minInlineSize: 0 },
    '& input': { inlineSize: '100%', minInlineSize: 0 },
  },
  // Aligned with the inputs, below the labels.
  buttons: { display: 'flex', marginBlockStart: '26px' },
});

interface OrderFieldsProps {
  readonly index: number;
  /** The index of the last row. */
  readonly last: number;
  readonly onRemove: () => void;
  readonly onMove: (to: number) => void;
}

export const OrderFields = ({ index, last, onRemove, onMove }: OrderFieldsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('forms');
  const number = index + 1;
  const line = (name: 'item' | 'count' | 'price', more: object) => {
    const label = text(`repeater.fields.${name}`);
    return {
      name: `rows.${index}.${name}` as const,
      label,
      rules: rulesOf<Order>({ label, required: true, maxLength: 60, ...more }),
    };
  };
  const button = (name: 'up' | 'down' | 'remove', Icon: typeof DeleteRegular, off: boolean, run: () => void) => (
    <Button
      appearance="subtle"
      icon={<Icon />}
      aria-label={text(`repeater.${name}`, { number })}
      disabledFocusable={off}
      onClick={off ? undefined : run}
    />
  );
  return (
    <li className={styles.row} aria-label={text('repeater.row', { number })}>
      <TextField<Order> {...line('item', {})} />
      <TextField<Order> {...line('count', { min: 1, max: 999 })} />
      <TextField<Order> {...line('price', { min: 0, max: 100_000 })} />
      <div className={styles.buttons}>
        {button('up', ArrowUpRegular, index === 0, () => onMove(index - 1))}
        {button('down', ArrowDownRegular, index === last, () => onMove(index + 1))}
        {button('remove', DeleteRegular, last + 1 <= minRows, onRemove)}
      </div>
    </li>
  );
};
