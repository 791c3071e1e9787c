/** The sections of an event's report that follow from its tickets and its log. */

import type { Ticket } from '@contract/entities/ticket';
import { isKind, type LogEntry } from '@contract/event-log/entry';
import type { RollCall } from '@contract/event-log/roll-calls';
import { resolveZone } from '@contract/time/zone';
import type { EventPeople } from '../../../event/log/event-people';
import type { RainChecks } from '../../../event/scan/rain-checks';
import { type Plot, toChartTable } from '../../../kit/charts/plot';
import { formatDateTime, formatDay } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { formatNumber } from '../../../kit/format/number';
import type { Text } from '../../../kit/format/text';
import { formatTimeOfDay, toTimeOfDay } from '../../../kit/format/time-of-day';
import { weekdayNames } from '../../../kit/format/week';
import { wordText } from '../../../kit/format/word-text';
import { outcomeText } from '../rain-out/outcomes';
import type { RainTicket } from '../rain-out/use-rain-check-table';
import { countViews, rollRows } from '../roll-calls/roll-rows';
import { type Attendance, attendanceOf, type TypeAttendance } from './attendance';
import type { Count, ReportRow, ReportSection, SectionName } from './report';

/** The texts that each section has, and what is said of its source. */
export const sectionOf = (
  name: SectionName,
  columns: readonly string[],
  { text, source, notes = [] }: { readonly text: Text; readonly source: string; readonly notes?: readonly string[] },
): Omit<ReportSection, 'rows'> => ({
  ...{ name, source, notes },
  title: text(`report.sections.${name}`),
  columns: columns.map((column) => text(`report.columns.${column}`)),
  empty: text(`report.empty.${name}`),
});

export interface Basis {
  readonly text: Text;
  readonly source: string;
  readonly notes: readonly string[];
}

interface TicketSources {
  readonly tickets: readonly Ticket[];
  readonly isWhole: boolean;
  readonly entries: readonly LogEntry[];
  readonly timezone: unknown;
  readonly isOver: boolean;
}

const typeName = (text: Text, type: string): string =>
  wordText('ticket.ticketType', type) || text('day.tickets.noType');

const ticketNotes = (text: Text, { types, isScanned }: Attendance): readonly string[] => {
  if (!isScanned) return [text('report.notes.noScans')];
  return types.some(({ arrived }) => arrived.bound === 'least') ? [text('report.notes.otherGates')] : [];
};

const ticketSection = (attendance: Attendance, isOver: boolean, { text, source, notes }: Basis): ReportSection => {
  const { types, total, isScanned } = attendance;
  const toRow = (one: TypeAttendance, key: string, name: string): ReportRow => ({
    ...{ key, isTotal: key === 'total' },
    cells: [name, one.sold, one.arrived, one.missing],
  });
  const plot: Plot = {
    labels: types.map(({ type }) => typeName(text, type)),
    series: [
      { name: text('report.columns.sold'), data: types.map(({ sold }) => sold.value ?? 0) },
      ...(isScanned
        ? [{ name: text('report.columns.arrived'), data: types.map(({ arrived }) => arrived.value ?? 0) }]
        : []),
    ],
  };
  return {
    ...sectionOf('tickets', ['type', 'sold', 'arrived', isOver ? 'noShows' : 'notArrived'], {
      ...{ text, source },
      notes: [...notes, ...ticketNotes(text, attendance)],
    }),
    rows:
      types.length === 0
        ? []
        : [
            ...types.map((one) => toRow(one, `type ${one.type}`, typeName(text, one.type))),
            toRow(total, 'total', text('day.tickets.total')),
          ],
    ...(types.length > 0
      ? {
          chart: { title: text('report.charts.tickets'), plot, table: toChartTable(text('report.columns.type'), plot) },
        }
      : {}),
  };
};

/** The most types that have a column of their own. */
const maxTypes = 4;

const timeOf = (hour: number): string => formatTimeOfDay(toTimeOfDay(hour * 60));
const weekdayOf = (day: string): string => weekdayNames.short()[new Date(day).getUTCDay()] ?? '';

const hourSection = (
  { hours, types, withoutTime, isScanned }: Attendance,
  timezone: unknown,
  { text, source, notes }: Basis,
): ReportSection => {
  const all = types.map(({ type }) => type).filter((type) => hours.some(({ byType }) => byType.has(type)));
  const own = all.length > maxTypes ? all.slice(0, maxTypes - 1) : all;
  const others = all.slice(own.length);
  const counts = hours.map(({ byType }) => {
    const of = (some: readonly string[]): number => some.reduce((sum, type) => sum + (byType.get(type) ?? 0), 0);
    return { total: of(all), byType: [...own.map((type) => of([type])), ...(others.length > 0 ? [of(others)] : [])] };
  });
  const names = [
    ...own.map((type) => typeName(text, type)),
    ...(others.length > 0 ? [text('report.columns.otherTypes')] : []),
  ];
  const isOneDay = new Set(hours.map(({ day }) => day)).size === 1;
  const labels = hours.map(({ day, hour }) => (isOneDay ? timeOf(hour) : joinFacts(formatDay(day), timeOf(hour))));
  const plot: Plot = {
    // A date of each hour would not fit below the bars.
    labels: isOneDay ? labels : hours.map(({ day, hour }) => joinFacts(weekdayOf(day), timeOf(hour))),
    series: names.map((name, index) => ({ name, data: counts.map(({ byType }) => byType[index] ?? 0) })),
  };
  const isZoneKnown = resolveZone(timezone) !== undefined;
  const section = sectionOf('hours', ['hour', 'arrived'], {
    ...{ text, source },
    notes: [
      ...notes,
      ...(isZoneKnown ? [] : [text('zoneUnknown')]),
      ...(isZoneKnown && withoutTime > 0
        ? [text('report.notes.withoutTime', { count: withoutTime, shown: formatNumber(withoutTime) })]
        : []),
    ],
  });
  return {
    ...section,
    columns: [...section.columns, ...(names.length > 1 ? names : [])],
    rows: counts.map(({ total, byType }, index) => ({
      key: `${hours[index]?.day} ${hours[index]?.hour}`,
      cells: [labels[index] ?? '', { value: total }, ...(names.length > 1 ? byType.map((value) => ({ value })) : [])],
    })),
    empty: isScanned ? section.empty : text('report.notes.noScans'),
    ...(hours.length > 0
      ? {
          chart: {
            title: text('report.charts.hours'),
            plot,
            table: toChartTable(text('report.columns.hour'), { ...plot, labels }),
          },
        }
      : {}),
  };
};

/** Who came, by type and by hour. */
export const attendanceSections = (
  { isOver, ...sources }: TicketSources,
  basis: Basis,
): readonly [tickets: ReportSection, hours: ReportSection] => {
  const attendance = attendanceOf(sources);
  return [ticketSection(attendance, isOver, basis), hourSection(attendance, sources.timezone, basis)];
};

/** What was noted when the gates opened, and by whom. */
export const readinessSection = (
  entries: readonly LogEntry[],
  timezone: unknown,
  { text, source }: Omit<Basis, 'notes'>,
): ReportSection => ({
  ...sectionOf('readiness', ['when', 'ready', 'attention', 'missing', 'notKnown', 'noted'], { text, source }),
  rows: entries
    .filter(isKind('readiness'))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ id, at, by, gate, isNoted, isPartial, ...counts }) => {
      const open = counts.unknown + counts.checking;
      const count = (value: number): Count => ({ value, ...(open > 0 || isPartial ? { bound: 'least' } : {}) });
      return {
        key: id,
        cells: [
          formatDateTime(at, timezone),
          ...[counts.ready, counts.attention, counts.missing].map(count),
          { value: open, ...(isPartial ? { bound: 'least' as const } : {}) },
          joinFacts(text(isNoted ? 'report.noted' : 'report.firstScan'), by, gate),
        ],
      };
    }),
});

export const rollCallSection = (
  calls: readonly RollCall[],
  people: EventPeople | undefined,
  isComplete: boolean,
  { text, source, notes }: Basis,
): ReportSection => ({
  ...sectionOf('rollCalls', ['list', 'expected', 'marked', 'missing', 'out'], { text, source, notes }),
  rows: calls.map((call) => {
    const rows = people ? rollRows(call, people) : [];
    const { missing, out } = countViews(rows);
    const expected = rows.filter(({ isExpected }) => isExpected).length;
    const isOpen = people === undefined || call.entry.people === 'staff';
    const bound = isComplete ? {} : { bound: 'least' as const };
    return {
      key: call.id,
      cells: [
        call.entry.name,
        isOpen ? {} : { value: expected, ...bound },
        { value: call.marks.size },
        isOpen ? {} : { value: missing, ...bound },
        call.entry.returns ? (people ? { value: out } : {}) : '',
      ],
    };
  }),
});

interface RainSources {
  readonly checks: RainChecks;
  /** The tickets that get something; undefined if they were not read whole. */
  readonly tickets: readonly Pick<RainTicket, 'check' | 'state' | 'use'>[] | undefined;
}

/** What a rained-out event gave, and how many of its rain checks are left. */
export const rainSection = ({ checks, tickets }: RainSources, { text, source, notes }: Basis): ReportSection => {
  const held = [...checks.values()].filter(({ outcome }) => outcome !== null);
  const left = tickets?.filter(({ state }) => state === 'left');
  // One that was not valid at its own event, or used there before the rain, counts nowhere.
  const honored = tickets?.filter(({ state, use }) => state === 'used' && use !== undefined);
  const bound = tickets?.some(({ check }) => typeof check === 'string') ? { bound: 'least' as const } : {};
  const count = (key: string, of: readonly unknown[] | undefined): ReportRow => ({
    key,
    cells: [text(`report.rain.${key}`), of ? { value: of.length, ...bound } : {}],
  });
  return {
    ...sectionOf('rain', ['scope', 'outcome'], { text, source, notes }),
    rows:
      held.length === 0
        ? []
        : [
            ...held.map((entry): ReportRow => {
              const { scope } = entry;
              const name = scope.of === 'class' ? scope.name : scope.of === 'booking' ? scope.id : '';
              return {
                key: `${scope.of} ${name}`,
                cells: [joinFacts(text(`report.rain.scope.${scope.of}`), name), outcomeText(entry, text)],
              };
            }),
            count('issued', left && honored && [...left, ...honored]),
            count('left', left),
          ],
  };
};
