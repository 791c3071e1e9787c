/** Counts of an event's tickets: expected and arrived per type, and check-ins by gate and hour. */

import type { Ticket } from '@contract/entities/ticket';
import { isVoid } from '@contract/entities/ticket-entries';
import { resolveZone } from '@contract/time/zone';
import { isSurelyValid, isUsed } from '../../../../event/ticket-use';
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
  /** The server's check-ins of `day`; undefined if no ticket has a time, or the time at the track is not known. */
  readonly hours: Plot | undefined;
  /** The last day with check-ins at the track: `2026-11-22`. */
  readonly day: string | undefined;
  readonly checkedIn: number;
  /** Checked-in tickets without a time. */
  readonly withoutTime: number;
  /** Tickets whose status is not known to Pitwall, a share of their own in each type. */
  readonly unclear: number;
}

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

/** `noGate` names check-ins without a gate; `isAdmitted` says of a ticket that a gate of the log admitted it. */
export const toGateFigures = (
  tickets: readonly Ticket[],
  timezone: unknown,
  noGate: string,
  isAdmitted: (ticket: Ticket) => boolean = () => false,
): GateFigures => {
  const zone = resolveZone(timezone);
  const checkedIn = tickets.filter((ticket) => isUsed(ticket) === true);
  const hasArrived = (ticket: Ticket): boolean =>
    isUsed(ticket) === true || (isAdmitted(ticket) && !isVoid(ticket.status));
  const timed = checkedIn.flatMap(({ checkedInAt, gate }): readonly Arrival[] => {
    const time = parseDateTime(checkedInAt, zone ?? 'UTC');
    const local = time === undefined ? undefined : toLocalTime(time, zone ?? 'UTC');
    return local ? [{ gate: String(gate ?? '').trim(), day: local.day, hour: Math.floor(local.minutes / 60) }] : [];
  });
  const arrivals = zone === undefined ? [] : timed;
  const day = arrivals
    .map((one) => one.day)
    .reduce<string | undefined>((a, b) => (a !== undefined && a > b ? a : b), undefined);
  const isExpected = (ticket: Ticket): boolean => hasArrived(ticket) || isSurelyValid(ticket);
  const isUnclear = (ticket: Ticket): boolean => !isExpected(ticket) && !isVoid(ticket.status);
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
    checkedIn: checkedIn.length,
    withoutTime: checkedIn.length - timed.length,
    unclear: tickets.filter(isUnclear).length,
  };
};
