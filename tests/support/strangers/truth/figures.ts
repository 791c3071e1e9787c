/** The figures of a dashboard for a period, and the sums of an event. */
import { addDays, dayIn } from './calendar.ts';
import type { Booking, Transaction } from './types.ts';
import type { View } from './view.ts';

export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Cents by currency. */
export type Amounts = Readonly<Record<string, number>>;

const wasPaid = ({ payment }: Booking): boolean => payment !== 'unpaid' && payment !== 'failed';

const sumBy = <T>(records: readonly T[], currency: (record: T) => string, amount: (record: T) => number): Amounts => {
  const sums: Record<string, number> = {};
  for (const each of records) sums[currency(each)] = (sums[currency(each)] ?? 0) + amount(each);
  return sums;
};

/** The last thirty days, where a call names no period. */
export const usualPeriod = (view: View): Period => ({ from: addDays(view.season.today, -29), to: view.season.today });

export const dashboardOf = (view: View, { from, to }: Period) => {
  const { season } = view;
  const isIn = (moment: string): boolean => {
    const day = dayIn(moment, 'America/New_York');
    return day >= from && day <= to;
  };
  const bookings = season.bookings.filter(({ at }) => isIn(at));
  const paid = bookings.filter(wasPaid);
  const tickets = bookings.flatMap(({ n }) => view.ticketsOf(n));
  const currency = ({ event }: Booking): string => view.currencyOf(event);
  const results = season.racers.filter(({ event }) => event === 2).map(({ result }) => result?.status);
  const days = [...new Set(bookings.map(({ at }) => dayIn(at, 'America/New_York')))].sort();
  return {
    revenue: sumBy(paid, currency, ({ total }) => total),
    refunded: sumBy(paid, currency, ({ refunded }) => refunded),
    bookings: bookings.length,
    tickets: tickets.length,
    mix: {
      racer: tickets.filter(({ type }) => type === 'racer').length,
      spectator: tickets.filter(({ type }) => type === 'spectator').length,
      crew: tickets.filter(({ type }) => type === 'crew').length,
      parking: tickets.filter(({ type }) => type === 'parking').length,
    },
    checkedInToday: season.tickets.filter(
      ({ checkedInAt, booking }) =>
        checkedInAt !== undefined &&
        dayIn(checkedInAt, view.trackOf(view.booking(booking).event).timezone) === season.today,
    ).length,
    visitors: season.visitors.length,
    newVisitors: season.visitors.filter(({ registeredAt }) => isIn(registeredAt)).length,
    inspectionsDue: results.filter((status) => status === 'pending' || status === 'reinspect').length,
    inspectionsFailed: results.filter((status) => status === 'failed').length,
    days: days.map((day) => {
      const own = bookings.filter(({ at }) => dayIn(at, 'America/New_York') === day);
      return { day, bookings: own.length, sales: sumBy(own.filter(wasPaid), currency, ({ total }) => total) };
    }),
    upcoming: season.events.filter(({ status }) => status === 'live' || status === 'published'),
    recent: bookings.toSorted((left, right) => right.at.localeCompare(left.at)).slice(0, 5),
  };
};

export type Figures = ReturnType<typeof dashboardOf>;

/** What the bookings of an event say about its money. */
export const bookingSums = (view: View, event: number) => {
  const paid = view.season.bookings.filter((each) => each.event === event && wasPaid(each) && each.total > 0);
  const sum = (of: (booking: Booking) => number): number => paid.reduce((total, each) => total + of(each), 0);
  return {
    count: paid.length,
    paid: sum(({ total }) => total),
    refunded: sum(({ refunded }) => refunded),
    left: sum(({ total, refunded }) => total - refunded),
  };
};

/** What the transactions of an event, or of all events in a currency, add up to. Only completed ones count. */
export const transactionSums = (transactions: readonly Transaction[]) => {
  const done = transactions.filter(({ status }) => status === 'succeeded');
  const of = (type: Transaction['type']): number =>
    done.filter((each) => each.type === type).reduce((sum, { amount }) => sum + amount, 0);
  const sums = {
    payments: of('payment'),
    buybacks: of('buyback'),
    refunded: of('refund'),
    disputed: of('dispute'),
    fees: done.reduce((sum, { fee }) => sum + fee, 0),
    charges: of('fee'),
    payouts: of('payout'),
    notCompleted: transactions.length - done.length,
  };
  return {
    ...sums,
    net: sums.payments + sums.buybacks - sums.refunded - sums.disputed - sums.fees - sums.charges,
  };
};

/**
 * Due to a track, as the settlement says it: gross less refunds, disputes, fees of payments and commission, which is of gross
 * less refunds and disputes. Rows that are charges themselves are not deducted.
 */
export const settlementOf = (view: View, event: number) => {
  const sums = transactionSums(view.season.transactions.filter((each) => each.event === event));
  const gross = sums.payments + sums.buybacks;
  const base = gross - sums.refunded - sums.disputed;
  const commission = Math.floor((base * view.trackOf(event).commission) / 10_000 + 0.5);
  const { fees } = sums;
  return {
    gross,
    refunded: sums.refunded,
    disputed: sums.disputed,
    fees,
    commission,
    due: base - fees - commission,
    paidOut: sums.payouts,
  };
};
