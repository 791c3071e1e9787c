import { makeStyles } from '@fluentui/react-components';
import { CheckmarkCircleRegular, ClockRegular, PeopleRegular, ReceiptMoneyRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useCall } from '../../kit/bridge/use-call';
import { FigureCard } from '../../kit/charts/figure-card';
import { negateDecimal, sumDecimals } from '../../kit/format/decimal';
import { formatMoney, formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';

const useStyles = makeStyles({
  row: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: '12px' },
});

const all = { perPage: 10_000 } as const;

/** The totals of all invoices. */
export const ListHeader = (): ReactNode => {
  const styles = useStyles();
  const text = useText('invoices');
  const { value } = useCall('invoice.list', all);
  const rows = value?.rows ?? [];
  const open = sumDecimals(rows.map(({ balance }) => balance));
  const paid = sumDecimals([...rows.map((row) => row.total), negateDecimal(open)]);
  const figures = [
    { key: 'clients', icon: PeopleRegular, shown: formatNumber(new Set(rows.map(({ client }) => client.name)).size) },
    { key: 'invoices', icon: ReceiptMoneyRegular, shown: formatNumber(rows.length) },
    { key: 'paid', icon: CheckmarkCircleRegular, shown: formatMoney(paid, 'USD') },
    { key: 'open', icon: ClockRegular, shown: formatMoney(open, 'USD') },
  ];
  return (
    <div className={styles.row}>
      {figures.map(({ key, icon, shown }) => (
        <FigureCard key={key} icon={icon} label={text(`figures.${key}`)} value={value ? shown : '–'} />
      ))}
    </div>
  );
};
