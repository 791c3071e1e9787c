/** The figures at the top, each linked to the list that it counts. */
import type { Needs } from '@contract/ability';
import type { Dashboard } from '@contract/entities/dashboard';
import { allRecords } from '@contract/list/address-parameters';
import { formatDayRange } from '@contract/text/day-range';
import { makeStyles, tokens } from '@fluentui/react-components';
import {
  ClipboardTaskRegular,
  type FluentIcon,
  MoneyRegular,
  PeopleRegular,
  QrCodeRegular,
  ReceiptRegular,
  TicketDiagonalRegular,
} from '@fluentui/react-icons';
import { FigureCard } from '../../kit/charts/figure-card';
import { joinList } from '../../kit/format/join';
import { formatMoney, formatNumber } from '../../kit/format/number';
import { useText } from '../../kit/format/text';
import { emptyState, type ListState, writeState } from '../../kit/list/data/list-state';
import { useCan } from '../../kit/stores/session';

/** Both days are included. */
interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/** The figures count all events, also while the user works on one. */
const allEvents: ListState = { ...emptyState, narrowing: { eventId: allRecords } };

const toAddress = (path: string, filters: ListState['filters']): string =>
  path + writeState({ ...emptyState, filters }, allEvents);

/** Payment statuses that count as revenue; refunds are subtracted. */
const paidStatuses = ['paid', 'partially_refunded', 'refunded'];
/** Ticket statuses that count as sold. */
const soldStatuses = ['valid', 'used', 'transferred', 'blocked'];

/**
 * The address of the list behind each figure, filtered to the records that it counts. `requested` is the period of the call,
 * used if the server does not report its period.
 */
export const figureAddresses = (overview: Dashboard, requested: Days) => {
  const period = [
    formatDayRange({ from: overview.periodStart ?? requested.startDate, to: overview.periodEnd ?? requested.endDate }),
  ];
  const today = overview.generatedAt?.slice(0, 10) ?? requested.endDate;
  const currency = overview.currency ? { currency: [overview.currency] } : {};
  const revenue = { bookingDate: period, ...currency, paymentStatus: paidStatuses };
  return {
    revenue: toAddress('/bookings', revenue),
    bookings: toAddress('/bookings', { bookingDate: period }),
    tickets: toAddress('/tickets', { createdAt: period, status: soldStatuses }),
    checkedIn: toAddress('/tickets', { checkedInAt: [formatDayRange({ from: today, to: today })] }),
    visitors: toAddress('/visitors', {}),
    inspections: '/inspections',
  };
};

const useStyles = makeStyles({
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(148px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
});

interface Figure {
  readonly name: string;
  readonly icon: FluentIcon;
  readonly value: string;
  readonly change?: number | undefined;
  readonly note?: string | undefined;
  readonly to: string;
  readonly needs: Needs;
}

const isKnown = (value: unknown): value is number | string => value !== null && value !== undefined && value !== '';
const countText = (value: unknown): string => (isKnown(value) ? formatNumber(value) : '–');

interface FiguresProps {
  readonly overview: Dashboard;
  /** The requested period. */
  readonly days: Days;
}

export const Figures = ({ overview, days }: FiguresProps) => {
  const styles = useStyles();
  const text = useText('dashboard');
  const to = figureAddresses(overview, days);
  const others = joinList(
    (overview.otherCurrencies ?? []).map(({ currency, amount }) => formatMoney(amount, currency)),
  );
  const figures: readonly Figure[] = [
    {
      name: 'revenue',
      icon: MoneyRegular,
      value: isKnown(overview.totalRevenue) ? formatMoney(overview.totalRevenue, overview.currency) : '–',
      change: overview.revenueChangePercent ?? undefined,
      note: others === '' ? undefined : text('besides', { amounts: others }),
      to: to.revenue,
      needs: ['read', 'Booking'],
    },
    {
      name: 'bookings',
      icon: ReceiptRegular,
      value: countText(overview.totalBookings),
      note: isKnown(overview.totalRefunded)
        ? text('refunded', { amount: formatMoney(overview.totalRefunded, overview.currency) })
        : undefined,
      to: to.bookings,
      needs: ['read', 'Booking'],
    },
    {
      name: 'tickets',
      icon: TicketDiagonalRegular,
      value: countText(overview.totalTicketsSold),
      note:
        isKnown(overview.racerTickets) && isKnown(overview.spectatorTickets)
          ? text('mix', { racers: countText(overview.racerTickets), spectators: countText(overview.spectatorTickets) })
          : undefined,
      to: to.tickets,
      needs: ['read', 'Ticket'],
    },
    {
      name: 'checkedIn',
      icon: QrCodeRegular,
      value: countText(overview.checkedInToday),
      to: to.checkedIn,
      needs: ['read', 'Ticket'],
    },
    {
      name: 'visitors',
      icon: PeopleRegular,
      value: countText(overview.totalVisitors),
      note: isKnown(overview.newVisitors) ? text('new', { count: countText(overview.newVisitors) }) : undefined,
      to: to.visitors,
      needs: ['read', 'Visitor'],
    },
    {
      name: 'inspections',
      icon: ClipboardTaskRegular,
      value: countText(overview.pendingInspections),
      note: isKnown(overview.failedInspections)
        ? text('failed', { count: countText(overview.failedInspections) })
        : undefined,
      to: to.inspections,
      needs: ['read', 'Inspection'],
    },
  ];
  return (
    <section className={styles.figures} aria-label={text('figures')}>
      {figures.map((figure) => (
        <FigureLink key={figure.name} figure={figure} label={text(`figure.${figure.name}`)} />
      ))}
    </section>
  );
};

const FigureLink = ({
  figure: { needs, to, name: _, ...figure },
  label,
}: {
  readonly figure: Figure;
  readonly label: string;
}) => <FigureCard label={label} {...figure} to={useCan(needs) ? to : undefined} />;
