import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatDay } from '../../../kit/format/moment';
import { formatMoney } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { StatusBadge } from '../../../kit/ui/status-badge';
import type { BillingProps } from './billing-tab';

const useStyles = makeStyles({ frame: { overflowX: 'auto' }, table: { minInlineSize: '520px' } });
const tones = { paid: 'success', open: 'warning' } as const;

/** The last bills, newest first. */
export const Bills = ({ billing: { bills } }: BillingProps): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  return (
    <SectionCard title={text('bills.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-label={text('bills.table')}>
        <Table className={styles.table} aria-label={text('bills.title')} size="small">
          <TableHeader>
            <TableRow>
              {['number', 'date', 'plan', 'total', 'status'].map((key) => (
                <TableHeaderCell key={key}>{text(`bills.${key}`)}</TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {bills.map((bill) => (
              <TableRow key={bill.id}>
                <TableCell>#{bill.id}</TableCell>
                <TableCell>{formatDay(bill.issuedDate)}</TableCell>
                <TableCell>{bill.plan}</TableCell>
                <TableCell>{formatMoney(bill.total.toFixed(2), 'USD')}</TableCell>
                <TableCell>
                  <StatusBadge field={{ key: 'status', kind: 'status', tones }} values={{ ...bill }} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </section>
    </SectionCard>
  );
};
