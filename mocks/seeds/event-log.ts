/**
 * The log of today's event, as its gates and desks would have written it: scans and decisions, roll calls, and the rain
 * checks of the event before it, which was rained out. Only used tickets were admitted, so each unused one is still new.
 */
import type { Ticket } from '@contract/entities/ticket';
import type { LogEntry, LogInput, ScanSubject } from '@contract/event-log/entry';
import { dayText, hour, localTimestamp, minute } from './calendar';
import { eventDayOf, timeWithin } from './event-day';
import { type EventSeed, liveIndex } from './events';

interface Sources {
  readonly events: readonly EventSeed[];
  /** The tickets of an event, by its position. */
  readonly ticketsOfEvent: (index: number) => readonly Ticket[];
  readonly isPaid: (ticket: Ticket) => boolean;
  readonly now: number;
}

const uuid = (number: number): string => `de000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
/** The laptops of the gates, none of which is this computer. */
const computers: Readonly<Record<string, string>> = { 'Gate 1': uuid(1), 'Gate 3': uuid(3) };
const lists = { meeting: uuid(11), transponder: uuid(12), guardian: uuid(13) };
const staff = { gate: 'Marco Reyes', desk: 'Ines Carvalho' };
const maxScans = 60;

const subjectOf = (ticket: Ticket): ScanSubject => {
  const { id, ticketNumber, bookingId, bookingNumber, userId, holderName, ticketType, className, vehicleNumber } =
    ticket;
  const values = {
    ...{ ticketId: id, ticketNumber, bookingId, bookingNumber, userId, holder: holderName, ticketType, className },
    vehicleNumber,
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  );
};

interface Stamp {
  readonly at: number;
  readonly gate?: string;
  readonly by?: string;
  readonly event?: EventSeed;
}

export const makeEventLog = ({ events, ticketsOfEvent, isPaid, now }: Sources): readonly LogEntry[] => {
  const day = eventDayOf(events, now);
  const rainedOut = events[liveIndex - 1];
  if (!day || !rainedOut) return [];
  const { event: live, opened } = day;
  const log: LogEntry[] = [];
  const add = (input: LogInput, { at, gate = 'Gate 1', by = staff.gate, event = live }: Stamp): string => {
    const id = uuid(100 + log.length);
    const origin = { id, event: String(event.id), at: new Date(at).toISOString() };
    log.push({ ...input, ...origin, computer: computers[gate] ?? uuid(1), gate, by });
    return id;
  };
  const since = (start: number, share: number): number => timeWithin(start, now - minute, share);
  const own = ticketsOfEvent(liveIndex);

  // The first entry is the one by whose time a new day is told.
  const lastEvening = localTimestamp(day.today - 1, 18 * 60, live.track.zone);
  const notedAt = { at: lastEvening, event: rainedOut, by: staff.desk };
  const unused = ticketsOfEvent(liveIndex - 1).filter((ticket) => ticket.status === 'valid' && isPaid(ticket));
  const credited = rainedOut.classes.at(-1)?.name;
  const [refunded, ...honored] = unused.filter(({ className }) => className !== credited);
  add(
    {
      ...{ kind: 'rain-check', scope: { of: 'event' }, outcome: 'transfer' },
      target: { id: String(live.id), name: live.name },
      ...{ difference: '10.00', currency: live.track.currency, until: dayText(live.lastDay) },
    },
    notedAt,
  );
  if (credited) add({ kind: 'rain-check', scope: { of: 'class', name: credited }, outcome: 'credit' }, notedAt);
  if (refunded)
    add({ kind: 'rain-check', scope: { of: 'booking', id: String(refunded.bookingId) }, outcome: 'refund' }, notedAt);

  const scan = (ticket: Ticket, answer: Partial<Extract<LogInput, { kind: 'scan' }>>, stamp: Stamp): string =>
    add(
      {
        ...{ kind: 'scan', code: String(ticket.ticketNumber), direction: 'in', answer: 'valid', verdict: 'valid' },
        ...{ open: [], subject: subjectOf(ticket), ...answer },
      },
      stamp,
    );
  const decide = (of: string, decision: 'admitted' | 'turned-away', stamp: Stamp): void =>
    void add({ kind: 'decision', scan: of, decision }, { ...stamp, at: stamp.at + 4_000 });

  const arrived = own
    .filter(({ status, checkedInAt }) => status === 'used' && Date.parse(String(checkedInAt)) < now - 2 * minute)
    .toSorted((one, other) => (String(one.checkedInAt) < String(other.checkedInAt) ? -1 : 1));
  const atGates = arrived.filter(
    ({ gate, checkedInAt }) => String(gate) in computers && Date.parse(String(checkedInAt)) >= opened,
  );
  for (const ticket of atGates.slice(0, maxScans)) {
    const { waiverSigned, checkedInAt, gate, scannedBy } = ticket;
    const stamp = { at: Date.parse(String(checkedInAt)), gate: String(gate), by: String(scannedBy) };
    const point = waiverSigned === false ? 'waiverUnsigned' : 'waiverUnknown';
    const look = waiverSigned === true ? {} : ({ answer: 'look', open: [point] } as const);
    decide(scan(ticket, look, stamp), 'admitted', stamp);
  }
  for (const ticket of atGates.filter(({ ticketType }) => ticketType === 'spectator').slice(0, 3))
    scan(ticket, { direction: 'out' }, { at: since(Date.parse(String(ticket.checkedInAt)), 0.8), gate: 'Gate 3' });

  const [again] = atGates.filter(({ waiverSigned }) => waiverSigned === true);
  const turnedAway = [
    ...(['refunded', 'blocked', 'cancelled', 'transferred'] as const).flatMap((status) => {
      const ticket = own.find((one) => one.status === status);
      return ticket ? [{ ticket, verdict: status }] : [];
    }),
    ...(again ? [{ ticket: again, verdict: 'used' }] : []),
  ];
  for (const [index, { ticket, verdict }] of turnedAway.entries()) {
    const stamp = { at: since(opened, 0.5 + index / 12), gate: index % 2 === 0 ? 'Gate 1' : 'Gate 3' };
    decide(scan(ticket, { answer: 'refused', verdict }, stamp), 'turned-away', stamp);
  }
  const unknown = { at: since(opened, 0.62) };
  const missing = add(
    { kind: 'scan', code: 'TK-49999-1', direction: 'in', answer: 'not-found', verdict: 'none', open: [] },
    unknown,
  );
  decide(missing, 'turned-away', unknown);

  const otherBookings = honored.filter(({ bookingId }) => bookingId !== refunded?.bookingId);
  for (const [index, ticket] of otherBookings.slice(0, 3).entries()) {
    const stamp = { at: since(opened, 0.4 + index / 10) };
    const use = { from: String(rainedOut.id), ticket: String(ticket.id) };
    const id = scan(ticket, { answer: 'look', verdict: 'rainCheck', rainChecks: [use] }, stamp);
    decide(id, 'admitted', stamp);
    add({ kind: 'rain-check-use', ...use, scan: id }, { at: stamp.at + 4_000 });
  }

  const start = (list: keyof typeof lists, name: string, more: Partial<Extract<LogInput, { kind: 'roll-call' }>>) => {
    const at = Math.min(opened + hour / 2, since(opened, 0.2));
    add(
      {
        ...{ kind: 'roll-call', list: lists[list], name, template: list, people: 'racers', classes: [] },
        ...{ mark: 'tick', choices: [], after: [], returns: false, ...more },
      },
      { at, gate: 'Gate 3', by: staff.desk },
    );
    return (person: string, { holderName }: Ticket, share: number, mark: { value: string; isReturned?: true }) =>
      add(
        { kind: 'mark', list: lists[list], person, name: String(holderName), ...mark },
        { at: since(at, share), gate: 'Gate 3', by: staff.desk },
      );
  };
  const racers = arrived.filter(
    ({ ticketType, ticketNumber }) => ticketType === 'racer' && String(ticketNumber).endsWith('-1'),
  );
  const meeting = start('meeting', "Drivers' meeting", {});
  for (const [index, racer] of racers.slice(0, 40).entries())
    if (index % 5 !== 4) meeting(`user ${racer.userId}`, racer, index / 40, { value: '' });
  const transponder = start('transponder', 'Transponder', { mark: 'number', returns: true });
  for (const [index, racer] of racers.slice(0, 14).entries()) {
    // One number was noted twice.
    const value = String(88_101 + (index === 6 ? 5 : index));
    transponder(`user ${racer.userId}`, racer, index / 28, { value, ...(index < 4 ? { isReturned: true } : {}) });
  }
  const guardian = start('guardian', "Minor's guardian seen", { people: 'everyone', isForMinors: true });
  const minors = own.filter(
    ({ ticketType, holderAge, status, waiverSigned }) =>
      (ticketType === 'spectator' || ticketType === 'crew') &&
      Number(holderAge ?? 99) < 18 &&
      (status === 'used' || (status === 'valid' && waiverSigned === true)),
  );
  for (const [index, ticket] of minors.slice(0, 4).entries())
    guardian(`ticket ${ticket.id}`, ticket, 0.5 + index / 10, { value: '' });
  return log;
};
