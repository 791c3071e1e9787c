/**
 * The event that is live today, and its cast: bookings that show every state that staff must handle on the day. They are
 * among the newest bookings; tests find them by their state.
 */
import type { bookingChannels, bookingStatuses, paymentMethods } from '@contract/entities/booking';
import type { buybackStatuses } from '@contract/entities/buyback';
import type { inspectionStatuses } from '@contract/entities/inspection';
import type { ticketStatuses, ticketTypes } from '@contract/entities/ticket';
import { hour, localDay, localTimestamp, minute } from './calendar';
import { type EventSeed, liveIndex } from './events';

export interface EventDay {
  readonly index: number;
  readonly event: EventSeed;
  /** A day number in the event's zone. */
  readonly today: number;
  /** When the gates opened today; midnight if that was less than two hours ago. */
  readonly opened: number;
}

export const eventDayOf = (events: readonly EventSeed[], now: number): EventDay | undefined => {
  const event = events[liveIndex];
  if (!event) return undefined;
  const today = localDay(now, event.track.zone);
  const gates = localTimestamp(today, 6 * 60, event.track.zone);
  const opened = now < gates + 2 * hour ? localTimestamp(today, 0, event.track.zone) : gates;
  return { index: liveIndex, event, today, opened };
};

/** A time from `start` to `end` (or shortly before `end`, if that is earlier); `share` is from 0 to 1. */
export const timeWithin = (start: number, end: number, share: number): number => {
  const from = Math.min(start, end - minute);
  return Math.floor((from + (end - from) * share) / 1_000) * 1_000;
};

export interface Situation {
  readonly visitor: number;
  readonly status: (typeof bookingStatuses)[number];
  readonly method: (typeof paymentMethods)[number];
  readonly channel: (typeof bookingChannels)[number];
  readonly tickets: readonly {
    readonly type: (typeof ticketTypes)[number];
    readonly status: (typeof ticketStatuses)[number];
  }[];
  readonly buyback?: { readonly status: (typeof buybackStatuses)[number]; readonly round: number };
  readonly isDisputed: boolean;
  /** Booked for another event, and otherwise like the booking before. */
  readonly isElsewhere: boolean;
  readonly notes: string | undefined;
}

// Visitor, booking, method, channel, tickets, buyback and its round, notes. Three of ten visitors are racers; their
// number decides on the class.
const rows = `
0|confirmed|card|app|racer:used crew:used|available 2
70|confirmed|apple_pay|web|racer:valid crew:valid|used 1
80|confirmed|card|web|racer:used crew:valid|paid 1
91|confirmed|apple_pay|app|racer:valid|requested 1
103|pending|card|app|spectator:valid spectator:valid parking:valid||Pays at the gate
110|pending|cash|gate|racer:valid crew:valid||Owes the entry fee, in cash at Gate 3
104|pending|apple_pay|web|spectator:valid
105|partially_refunded|card|web|spectator:used spectator:used parking:refunded||Returned the parking pass
106|partially_refunded|cash|gate|spectator:valid spectator:refunded||One ticket refunded in cash at Gate 1
107|refunded|apple_pay|app|spectator:refunded spectator:refunded||Could not come
108|cancelled|card|web|spectator:cancelled
109|expired|card|app|spectator:cancelled camping:cancelled
111|confirmed|comp|web|racer:valid crew:used||Guest of the track
112|confirmed|cash|gate|racer:blocked||Blocked: see the race director
113|confirmed|card|web|spectator:transferred spectator:valid|requested 0|Card payment disputed
114|confirmed|cash|gate|spectator:used spectator:used parking:used
115|confirmed|apple_pay|gate|camping:valid spectator:valid parking:blocked|available 0
116|confirmed|card|app|spectator:valid spectator:valid parking:valid|approved 0
116|confirmed|card|app|spectator:valid spectator:valid parking:valid||Elsewhere
117|confirmed|card|app|spectator:cancelled spectator:used|paid 0
118|confirmed|card|web|spectator:cancelled crew:valid|used 0
119|confirmed|apple_pay|app|spectator:valid camping:used|declined 0
123|confirmed|card|web|spectator:valid|expired 0
120|confirmed|card|app|racer:valid crew:valid|approved 1
121|confirmed|card|web|racer:used|declined 1
122|confirmed|apple_pay|app|racer:used crew:used|expired 1
130|confirmed|card|app|racer:valid
131|confirmed|card|web|racer:used crew:valid
132|confirmed|cash|gate|racer:used crew:used
140|confirmed|card|app|racer:used|used 2
141|confirmed|card|app|racer:valid
142|confirmed|apple_pay|web|racer:used|paid 2
150|confirmed|card|app|racer:used
151|confirmed|cash|gate|racer:used crew:used
152|confirmed|card|web|racer:valid`;

export const situations: readonly Situation[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [visitor, status, method, channel, tickets = '', buyback = '', notes] = row.split('|');
    const [offered, round] = buyback.split(' ');
    return {
      visitor: Number(visitor),
      status: status as Situation['status'],
      method: method as Situation['method'],
      channel: channel as Situation['channel'],
      tickets: tickets.split(' ').map((ticket) => {
        const [type, state] = ticket.split(':');
        return { type, status: state } as Situation['tickets'][number];
      }),
      ...(offered ? { buyback: { status: offered, round: Number(round) } as NonNullable<Situation['buyback']> } : {}),
      isDisputed: notes === 'Card payment disputed',
      isElsewhere: notes === 'Elsewhere',
      notes: notes === 'Elsewhere' ? undefined : notes,
    };
  });

/** The position of a visitor among all racers, which spreads states over them evenly. */
export const racerOrder = (visitor: number): number => Math.floor(visitor / 10) * 3 + (visitor % 10);

const signings = ['declined', 'expired', 'not_sent', 'sent', 'viewed'] as const;
/** The state of a racer's waiver for today's event. */
export const signingOf = (visitor: number): (typeof signings)[number] | 'signed' =>
  signings[(racerOrder(visitor) % 31) - 5] ?? 'signed';

/** Minors whose form names no guardian. */
export const lacksGuardian = (visitor: number): boolean => racerOrder(visitor) % 5 === 1;

type InspectionState = (typeof inspectionStatuses)[number] | 'none';
const states: readonly InspectionState[] =
  'passed passed pending passed passed passed reinspect passed failed passed in_progress pending waived passed reinspect none'.split(
    ' ',
  ) as InspectionState[];
/** Today's state of a racer's inspection; `none` if there is no form at all. */
export const inspectionStateOf = (visitor: number): InspectionState => states[racerOrder(visitor) % 16] ?? 'passed';
/** When a racer is due again: every second one in time, the others have missed it. */
export const dueAgain = (visitor: number, now: number): number => {
  const order = racerOrder(visitor);
  const step = (order % 6) * 20 * minute;
  const at = order % 16 === 6 ? now + 20 * minute + step : now - 10 * minute - step;
  return Math.ceil(at / (5 * minute)) * 5 * minute - (order % 16 === 6 ? 0 : 5 * minute);
};
/** Teams and lanes are loaded unevenly: most racers are with the first. */
export const teamOf = (visitor: number): number => [0, 0, 0, 0, 1, 1, 2][racerOrder(visitor) % 7] ?? 0;
export const laneOf = (visitor: number): number => [1, 1, 1, 1, 1, 2, 2, 2, 3, 4][racerOrder(visitor) % 10] ?? 1;
