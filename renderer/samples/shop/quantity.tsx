import { makeStyles, SpinButton } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { maxQuantity } from './cart';

const useStyles = makeStyles({ spin: { inlineSize: '92px', minInlineSize: 0 } });

interface QuantityProps {
  readonly label: string;
  readonly value: number;
  /** The number in stock, if known. */
  readonly stock: number | undefined;
  readonly onChange: (value: number) => void;
}

export const Quantity = ({ label, value, stock, onChange }: QuantityProps): ReactNode => {
  const most = maxQuantity(stock);
  return (
    <SpinButton
      className={useStyles().spin}
      aria-label={label}
      min={1}
      max={most}
      value={value}
      onChange={(_, { value: stepped, displayValue }) => {
        const entered = stepped ?? Number(displayValue);
        if (Number.isSafeInteger(entered)) onChange(Math.max(1, Math.min(most, entered)));
      }}
    />
  );
};
