/** The refunds of an event: its bookings, with the contact that their visitors have where a booking has none. */
import type { Booking } from '@contract/entities/booking';
import type { Visitor } from '@contract/entities/visitor';
import type { CopyNote } from '@contract/failure';
import { useMemo } from 'react';
import { type EventRows, type RowCounts, wholeRows } from '../../../event/event-rows';
import { useEventLog, withLog } from '../../../event/log/event-log';
import { type RainChecks, rainChecksOf } from '../../../event/scan/rain-checks';
import { type EventId, useEventBookings, useEventTickets, useEventTransactions } from '../../../event/use-event-rows';
import { oldestCopy } from '../../../kit/bridge/copies';
import type { Call } from '../../../kit/bridge/use-call';
import { nameOf } from '../../../kit/format/naming';
import { toTrimmedText } from '../../../kit/format/plain-text';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { useCan } from '../../../kit/stores/session';
import { outcomeFinder } from './outcomes';
import { type Refund, refundsOf } from './refunds';

const isEmpty = (value: unknown): boolean => toTrimmedText(value) === '';
const lacksContact = ({ userName, userPhone, userEmail }: Booking): boolean =>
  [userName, userPhone, userEmail].some(isEmpty);

const withContacts = (refunds: readonly Refund[], visitors: readonly Visitor[]): readonly Refund[] => {
  const byId = new Map(visitors.flatMap((visitor) => (isEmpty(visitor.id) ? [] : [[String(visitor.id), visitor]])));
  return refunds.map((refund) => {
    const visitor = byId.get(String(refund.userId));
    if (!visitor) return refund;
    return {
      ...refund,
      userName: isEmpty(refund.userName) ? nameOf(['firstName', 'lastName'], visitor) : refund.userName,
      userPhone: isEmpty(refund.userPhone) ? visitor.phone : refund.userPhone,
      userEmail: isEmpty(refund.userEmail) ? visitor.email : refund.userEmail,
    };
  });
};

interface Refunds {
  readonly call: Call<EventRows<Booking>>;
  /** What the list of bookings leaves out. */
  readonly left: RowCounts | undefined;
  /** The oldest of the lists that are from the copy on this computer. */
  readonly copy: CopyNote | undefined;
  readonly refunds: readonly Refund[];
  /** What is noted for the event, its classes and bookings. */
  readonly checks: RainChecks;
  readonly isComplete: boolean;
  /** While the transactions load, the amounts would be those of the bookings alone; the log and tickets say the outcomes. */
  readonly isPending: boolean;
  readonly isReadingContacts: boolean;
  /** Whether bookings lack a contact because the visitors could not be read. */
  readonly lacksContacts: boolean;
  /** False if only the bookings say what was refunded. */
  readonly hasTransactions: boolean;
  readonly refresh: () => void;
  /** Bookings that do not say which event they are for: the server's answer alone puts them here. */
  readonly withoutEvent: number;
}

const noRows: readonly [] = [];

export const useRefunds = (eventId: EventId, enabled = true): Refunds => {
  const log = useEventLog(eventId);
  const call = withLog(useEventBookings(eventId, { enabled }), log);
  const { value } = call;
  const bookings = value?.rows ?? noRows;
  // Those that do not name their event are counted in `withoutEvent`.
  const left = useMemo(() => value && { ...value, unnamed: 0 }, [value]);
  const needsVisitors = useCan(['read', 'Visitor']) && bookings.some(lacksContact);
  const contacts = useAllRows('visitor.list', { eventId }, { enabled: needsVisitors });
  const visitors = contacts.value?.rows ?? noRows;
  const isReadingContacts = needsVisitors && contacts.state === 'pending';
  const canRead = useCan(['read', 'Transaction']);
  const ofFile = useEventTransactions(eventId, { enabled: canRead });
  const transactions = wholeRows(ofFile.value);
  const { entries, isLoaded, failure } = log;
  const isLogPending = !isLoaded && !failure;
  const checks = useMemo(() => rainChecksOf(entries, eventId), [entries, eventId]);
  // Only tickets say which classes a booking is for.
  const canReadTickets = useCan(['read', 'Ticket']);
  const needsTickets = canReadTickets && [...checks.values()].some(({ scope }) => scope.of === 'class');
  const ofTickets = useEventTickets(eventId, { enabled: needsTickets });
  const tickets = needsTickets ? (ofTickets.value?.rows ?? noRows) : noRows;
  const refunds = useMemo(
    () => withContacts(refundsOf(bookings, transactions, outcomeFinder(checks, bookings, tickets)), visitors),
    [bookings, transactions, checks, tickets, visitors],
  );
  return {
    ...{ call, left },
    copy: oldestCopy([call.copy, ofFile.copy, contacts.copy, needsTickets ? ofTickets.copy : undefined]),
    refunds,
    checks,
    isComplete: value?.isComplete ?? false,
    isPending:
      isLogPending || (canRead && ofFile.state === 'pending') || (needsTickets && ofTickets.state === 'pending'),
    isReadingContacts,
    lacksContacts: needsVisitors && contacts.state !== 'pending' && contacts.value === undefined,
    hasTransactions: transactions !== undefined,
    refresh: () => {
      call.refresh();
      if (canRead) ofFile.refresh();
      if (needsVisitors) contacts.refresh();
      if (needsTickets) ofTickets.refresh();
    },
    withoutEvent: value?.unnamed ?? 0,
  };
};
