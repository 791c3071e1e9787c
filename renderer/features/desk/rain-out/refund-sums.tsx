/** The worksheet's sums per currency and payment method. Amounts in doubt are counted, not summed. */
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../../kit/format/text';
import { PlainTable } from '../../../kit/ui/table/plain-table';
import { sumRow } from './refund-rows';
import { type Refund, refundSums } from './refunds';

export const RefundSums = ({ refunds }: { readonly refunds: readonly Refund[] }): ReactNode => {
  const text = useText('desk');
  const sums = useMemo(() => refundSums(refunds), [refunds]);
  const hasUnknown = sums.some(({ unknown }) => unknown > 0);
  const keys = ['method', 'count', 'paid', 'refunded', 'left', ...(hasUnknown ? ['unknown'] : [])];
  const columns = keys.map((key) => ({
    key,
    label: text(`rainOut.sums.${key}`),
    isFigure: key !== 'method',
  }));
  return (
    <PlainTable label={text('rainOut.sums.title')} columns={columns} rows={sums.map((sum) => sumRow(sum, text))} />
  );
};
