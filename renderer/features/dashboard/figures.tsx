/** The figures at the top, each linked to the list that it counts. */
import type { Needs } from '@contract/ability';
import type { Dashboard } from '@contract/entities/dashboard';
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
import { useCan } from '../../kit/stores/session';
import { type Days, figureAddresses } from './figure-addresses';

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
