/** What the bookings of a rained-out event get, by the rain checks of their tickets. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import { bookingFinder } from '@contract/entities/ticket-booking';
import { isVoid } from '@contract/entities/ticket-entries';
import type { EntryOf, LogInput } from '@contract/event-log/entry';
import { type RainChecks, rainCheckFor } from '../../../event/scan/rain-checks';
import { formatDay } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { formatMoney } from '../../../kit/format/number';
import type { Text } from '../../../kit/format/text';

/** One for all tickets of a booking, if it is known; undefined if none is noted. */
export type Outcome = EntryOf<'rain-check'> | 'several' | 'unclear' | undefined;

/** What tells one outcome from another. */
export const outcomeKey = ({
  outcome,
  target,
  difference,
  currency,
  until,
}: Omit<Extract<LogInput, { readonly kind: 'rain-check' }>, 'kind' | 'scope'>): string =>
  [outcome, target?.id, difference, currency, until].join(' ');

/** The same outcome may come from two entries. Tickets that no longer admit anybody decide nothing, unless there are no others. */
export const outcomeFinder = (
  checks: RainChecks,
  bookings: readonly Booking[],
  tickets: readonly Ticket[],
): ((booking: Booking) => Outcome) => {
  const bookingOf = bookingFinder(bookings);
  const ticketsOf = Map.groupBy(tickets, bookingOf);
  return (booking) => {
    const all = ticketsOf.get(booking) ?? [
      { bookingId: booking.id ?? null, bookingNumber: booking.bookingNumber ?? null },
    ];
    const own = all.filter(({ status }) => !isVoid(status));
    const found = (own.length > 0 ? own : all).map((ticket) => rainCheckFor(checks, ticket, booking));
    const [first] = found;
    if (found.some((one) => typeof one === 'string')) return 'unclear';
    const contents = new Set(found.map((one) => (typeof one === 'object' ? outcomeKey(one) : '')));
    return contents.size > 1 ? 'several' : (first as Outcome);
  };
};

/** `refund`, `credit`, `transfer`, or why there is none of them. */
export const outcomeKind = (outcome: Outcome): string =>
  typeof outcome === 'object' ? (outcome.outcome ?? 'none') : (outcome ?? 'none');

/** "Counts at Fall Finale · $10.00 to pay · until Oct 3, 2026". */
export const outcomeText = (outcome: Outcome, text: Text): string => {
  if (typeof outcome !== 'object' || outcome.outcome !== 'transfer')
    return text(`rainChecks.outcomes.${outcomeKind(outcome)}`);
  const { target, difference, currency, until } = outcome;
  return joinFacts(
    text('rainChecks.countsAt', { event: target?.name ?? '' }),
    difference && text('rainChecks.toPay', { amount: formatMoney(difference, currency) }),
    until && text('rainChecks.until', { day: formatDay(until) }),
  );
};
