import type { ReactNode } from 'react';
import { formatDay } from '../../../kit/format/date-time';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { StatusBadge } from '../../../kit/ui/status-badge';
import { PlainTable } from '../../kit/plain-table';
import type { BillingProps } from './billing-tab';

const tones = { paid: 'success', open: 'warning' } as const;

/** The last bills, newest first. */
export const Bills = ({ billing: { bills } }: BillingProps): ReactNode => {
  const text = useText('account-settings');
  return (
    <SectionCard title={text('bills.title')}>
      <PlainTable
        label={text('bills.title')}
        frame={text('bills.table')}
        minWidth={520}
        columns={['number', 'date', 'plan', 'total', 'status']}
        headOf={(column) => text(`bills.${column}`)}
        rows={bills.map((bill) => ({
          key: bill.id,
          cells: {
            number: `#${bill.id}`,
            date: formatDay(bill.issuedDate),
            plan: bill.plan,
            total: formatMoney(bill.total.toFixed(2), 'USD'),
            status: <StatusBadge field={{ key: 'status', kind: 'status', tones }} values={{ ...bill }} />,
          },
        }))}
      />
    </SectionCard>
  );
};
