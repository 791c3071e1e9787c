/**
 * Who came to an event: tickets sold, arrived and not arrived by type, and arrivals by hour. A ticket has arrived if the
 * server says that it was used, or a gate of the log admitted it. Who was never looked for did not stay away.
 */
import type { Ticket } from '@contract/entities/ticket';
import { isVoid } from '@contract/entities/ticket-entries';
import type { LogEntry } from '@contract/event-log/entry';
import { scanRowsOf } from '@contract/event-log/scans';
import { resolveZone } from '@contract/time/zone';
import { admittedAtOf } from '../../../event/log/sightings';
import { isUsed } from '../../../event/ticket-use';
import { parseDateTime } from '../../../kit/format/date-time';
import { toPlainText } from '../../../kit/format/plain-text';
import { toLocalTime } from '../../../kit/format/zone';
import { sumFigures, ticketFigures } from '../day/ticket-figures';
import type { Count } from './report';

export interface TypeAttendance {
  /** As the server sends it; empty if it does not. */
  readonly type: string;
  readonly sold: Count;
  readonly arrived: Count;
  readonly missing: Count;
}

export interface HourAttendance {
  readonly day: string;
  readonly hour: number;
  readonly byType: ReadonlyMap<string, number>;
}

export interface Attendance {
  /** The most sold first. */
  readonly types: readonly TypeAttendance[];
  readonly total: TypeAttendance;
  /** In order; empty if the zone at the event is not known. */
  readonly hours: readonly HourAttendance[];
  /** Arrived tickets without a time that can be told at the event. */
  readonly withoutTime: number;
  /** Whether anybody was looked for: a gate admitted a ticket, or the server says of one that it was used. */
  readonly isScanned: boolean;
}

interface Sources {
  readonly tickets: readonly Ticket[];
  /** Whether no ticket of the event is missing among them. */
  readonly isWhole: boolean;
  readonly entries: readonly LogEntry[];
  readonly timezone: unknown;
}

interface Arrival {
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly at: number | undefined;
}

const typeOf = ({ ticketType }: Ticket): string => toPlainText(ticketType).trim();

export const attendanceOf = ({ tickets: all, isWhole, entries, timezone }: Sources): Attendance => {
  const tickets = all.filter(({ status }) => !isVoid(status));
  const admittedAt = admittedAtOf(scanRowsOf(entries));
  const arrivals = tickets.flatMap((ticket): readonly Arrival[] => {
    const admitted = admittedAt(ticket);
    if (admitted === undefined && isUsed(ticket) !== true) return [];
    const at = admitted === undefined ? parseDateTime(ticket.checkedInAt, timezone) : Date.parse(admitted);
    return [{ type: typeOf(ticket), at }];
  });
  // A server that never says of a ticket that it was used has no check-in: only these gates know who came.
  const isServerCounting = tickets.some((ticket) => isUsed(ticket) === true);
  const isScanned = arrivals.length > 0;

  const toType = (type: string, own: readonly Ticket[], arrived: number): TypeAttendance => {
    const { sold, unsure } = sumFigures(ticketFigures(own));
    const isSure = isWhole && unsure === 0;
    const isCounted = isSure && isServerCounting && own.every((ticket) => isUsed(ticket) !== undefined);
    return {
      type,
      sold: { value: sold, ...(isSure ? {} : { bound: 'least' }) },
      arrived: isScanned ? { value: arrived, ...(isCounted ? {} : { bound: 'least' }) } : {},
      // Of a type that nobody was looked for in, all may have come.
      missing:
        isScanned && isWhole
          ? { value: Math.max(0, sold + unsure - arrived), ...(isCounted && arrived > 0 ? {} : { bound: 'most' }) }
          : {},
    };
  };
  const arrivedOf = Map.groupBy(arrivals, ({ type }) => type);
  const types = [...Map.groupBy(tickets, typeOf)]
    .map(([type, own]) => toType(type, own, arrivedOf.get(type)?.length ?? 0))
    .toSorted((one, other) => (other.sold.value ?? 0) - (one.sold.value ?? 0) || (one.type < other.type ? -1 : 1));

  const zone = resolveZone(timezone);
  const hours = new Map<
    string,
    { readonly day: string; readonly hour: number; readonly byType: Map<string, number> }
  >();
  let withoutTime = 0;
  for (const { type, at } of arrivals) {
    const local = at === undefined || zone === undefined ? undefined : toLocalTime(at, zone);
    if (!local) {
      withoutTime += 1;
      continue;
    }
    const hour = Math.floor(local.minutes / 60);
    const key = `${local.day} ${String(hour).padStart(2, '0')}`;
    const { byType } = hours.get(key) ?? hours.set(key, { day: local.day, hour, byType: new Map() }).get(key) ?? {};
    byType?.set(type, (byType.get(type) ?? 0) + 1);
  }
  const total = toType('', tickets, arrivals.length);
  const isMost = types.some(({ missing }) => missing.bound === 'most');
  return {
    types,
    total: isMost ? { ...total, missing: { ...total.missing, bound: 'most' } } : total,
    hours: [...hours].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, hour]) => hour),
    withoutTime,
    isScanned,
  };
};
