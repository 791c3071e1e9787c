/** The worksheet's sums per currency and payment method. Amounts in doubt are counted, not summed. */
import { type ReactNode, useMemo } from 'react';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { PlainTable } from '../../../kit/ui/table/plain-table';
import { methodText, sumText } from './refund-rows';
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
    <PlainTable
      label={text('rainOut.sums.title')}
      columns={columns}
      rows={sums.map((sum) => ({
        key: `${sum.currency} ${sum.method}`,
        isTotal: sum.method === '',
        cells: {
          method:
            sum.method === ''
              ? text('rainOut.sums.total', { currency: sum.currency || text('rainOut.noCurrency') })
              : methodText(sum.method, text),
          count: formatNumber(sum.count),
          paid: sumText('paid', sum, text),
          refunded: sumText('refunded', sum, text),
          left: sumText('left', sum, text),
          unknown: sum.unknown === 0 ? '' : formatNumber(sum.unknown),
        },
      }))}
    />
  );
};
