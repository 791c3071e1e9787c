/** Counts of an event's tickets: expected and arrived per type, and check-ins by gate and hour. */

import type { Ticket } from '@contract/entities/ticket';
import { resolveZone } from '@contract/time/zone';
import { isUsed } from '../../../../event/ticket-use';
import type { Plot } from '../../../../kit/charts/plot';
import { parseDateTime } from '../../../../kit/format/date-time';
import { currentLocale } from '../../../../kit/format/locale';
import { formatTimeOfDay, toTimeOfDay } from '../../../../kit/format/time-of-day';
import { toLocalTime } from '../../../../kit/format/zone';

export interface TypeCount {
  /** As the server sends it; empty if it sends none. */
  readonly type: string;
  readonly arrived: number;
  /** Tickets that admit or have admitted, the arrived ones included. */
  readonly expected: number;
  /** Tickets that may be expected: their status is not known to Pitwall. */
  readonly unclear: number;
}

export interface GateFigures {
  readonly types: readonly TypeCount[];
  /** Check-ins of `day`; undefined if no ticket has a time, or the time at the track is not known. */
  readonly hours: Plot | undefined;
  /** The last day with check-ins at the track: `2026-11-22`. */
  readonly day: string | undefined;
  readonly checkedIn: number;
  /** Checked-in tickets without a time. */
  readonly withoutTime: number;
  /** Tickets whose status is not known to Pitwall, a share of their own in each type. */
  readonly unclear: number;
}

const notExpected = new Set(['cancelled', 'refunded', 'transferred', 'blocked']);

const hasArrived = (ticket: Ticket): boolean => isUsed(ticket) === true;

interface Arrival {
  readonly gate: string;
  readonly day: string;
  readonly hour: number;
}

/** Per hour of one day and gate; `noGate` names what has no gate. There must be some. */
export const toHours = (arrivals: readonly Arrival[], noGate: string): Plot => {
  const hours = arrivals.map(({ hour }) => hour);
  const first = Math.min(...hours);
  const labels = Array.from({ length: Math.max(...hours) - first + 1 }, (_, at) => first + at);
  const gates = [...Map.groupBy(arrivals, ({ gate }) => gate)].sort(([one], [other]) =>
    one.localeCompare(other, currentLocale(), { numeric: true }),
  );
  return {
    labels: labels.map((hour) => formatTimeOfDay(toTimeOfDay(hour * 60))),
    series: gates.map(([gate, rows]) => ({
      name: gate === '' ? noGate : gate,
      data: labels.map((hour) => rows.filter((row) => row.hour === hour).length),
    })),
  };
};

/** `noGate` names check-ins without a gate. */
export const toGateFigures = (tickets: readonly Ticket[], timezone: unknown, noGate: string): GateFigures => {
  const zone = resolveZone(timezone);
  const arrived = tickets.filter(hasArrived);
  const timed = arrived.flatMap(({ checkedInAt, gate }): readonly Arrival[] => {
    const time = parseDateTime(checkedInAt, zone ?? 'UTC');
    const local = time === undefined ? undefined : toLocalTime(time, zone ?? 'UTC');
    return local ? [{ gate: String(gate ?? '').trim(), day: local.day, hour: Math.floor(local.minutes / 60) }] : [];
  });
  const arrivals = zone === undefined ? [] : timed;
  const day = arrivals
    .map((one) => one.day)
    .reduce<string | undefined>((a, b) => (a !== undefined && a > b ? a : b), undefined);
  const isExpected = (ticket: Ticket): boolean => hasArrived(ticket) || ticket.status === 'valid';
  const isUnclear = (ticket: Ticket): boolean => !isExpected(ticket) && !notExpected.has(String(ticket.status ?? ''));
  const mayCome = tickets.filter((ticket) => isExpected(ticket) || isUnclear(ticket));
  const types = [...Map.groupBy(mayCome, ({ ticketType }) => String(ticketType ?? ''))]
    .map(([type, rows]) => ({
      type,
      arrived: rows.filter(hasArrived).length,
      expected: rows.filter(isExpected).length,
      unclear: rows.filter(isUnclear).length,
    }))
    .sort((one, other) => other.expected - one.expected || one.type.localeCompare(other.type));
  return {
    types,
    hours:
      day === undefined
        ? undefined
        : toHours(
            arrivals.filter((one) => one.day === day),
            noGate,
          ),
    day,
    checkedIn: arrived.length,
    withoutTime: arrived.length - timed.length,
    unclear: tickets.filter(isUnclear).length,
  };
};
