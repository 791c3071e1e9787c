/** Charts of sales by day and of ticket types. */
import type { Dashboard } from '@contract/entities/dashboard';
import { makeStyles, tokens } from '@fluentui/react-components';
import { ChartCard } from '../../kit/charts/chart-card';
import { DayChart, ShareChart } from '../../kit/charts/lazy-charts';
import { compactMoney, compactNumber } from '../../kit/charts/plot';
import { formatDay } from '../../kit/format/date-time';
import { formatMoney, formatNumber, isUnitUnknown } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { wordText } from '../../kit/format/word-text';

const useStyles = makeStyles({
  charts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const height = 260;

export const Charts = ({ overview }: { readonly overview: Dashboard }) => {
  const styles = useStyles();
  const text = useText('dashboard');
  const sales = overview.dailySales ?? [];
  const mix = overview.ticketMix ?? [];
  const money = (amount: unknown) => formatMoney(amount, overview.currency);
  const currency = overview.currency ?? '';
  const hasUnit = !sales.some(({ amount }) => isUnitUnknown(amount));
  const currencyNote =
    currency === '' || !hasUnit
      ? undefined
      : text((overview.otherCurrencies ?? []).length > 0 ? 'salesInAlone' : 'salesIn', { currency });
  const sold = mix.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return (
    <div className={styles.charts}>
      <ChartCard
        title={text('dailySales')}
        aside={currencyNote}
        height={height}
        isUnread={!overview.dailySales}
        table={{
          head: [text('day'), text('amount'), text('bookings')],
          rows: sales.map(({ date, amount, count }) => [formatDay(date), money(amount), formatNumber(count)]),
        }}
      >
        <DayChart
          title={text('dailySales')}
          series={text('amount')}
          height={height}
          // Amounts without a known unit are drawn as the numbers that they are.
          formatTick={(amount) => (hasUnit ? compactMoney(amount, overview.currency) : compactNumber(amount))}
          // Only the drawing uses floats; labels show the server's decimal text.
          points={sales.map(({ date, amount }) => ({
            day: date ?? '',
            value: Number(amount),
            valueText: money(amount),
          }))}
        />
      </ChartCard>
      <ChartCard
        title={text('ticketMix')}
        height={height}
        isUnread={!overview.ticketMix}
        table={{
          head: [text('type'), text('tickets')],
          rows: mix.map(({ type, count }) => [wordText('ticket.ticketType', type ?? ''), formatNumber(count)]),
        }}
      >
        <ShareChart
          title={text('ticketMix')}
          height={height}
          centerText={formatNumber(sold)}
          shares={mix.map(({ type, count }) => ({
            label: wordText('ticket.ticketType', type ?? ''),
            value: count ?? 0,
          }))}
        />
      </ChartCard>
    </div>
  );
};
