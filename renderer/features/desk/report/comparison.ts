/** Two events compared by their bookings and tickets. What can't be compared is said, not computed. */
import type { Booking } from '@contract/entities/booking';
import type { Event } from '@contract/entities/event';
import type { Ticket } from '@contract/entities/ticket';
import { isOfPerson, isVoid } from '@contract/entities/ticket-entries';
import type { Transaction } from '@contract/entities/transaction';
import type { LogEntry } from '@contract/event-log/entry';
import { fold } from '@contract/text/fold';
import { dayMs } from '@contract/time/durations';
import { eventDays, hasEnded, possibleDays } from '@contract/time/event-days';
import { parseDay } from '@contract/time/moment';
import { currentLocale } from '../../../kit/format/locale';
import { formatNumber, usualDecimals } from '../../../kit/format/number';
import { toTrimmedText } from '../../../kit/format/plain-text';
import { dayOfBooking } from '../day/till';
import { refundSums, refundsOf } from '../rain-out/refunds';
import { attendanceOf } from './attendance';
import { type Amount, type Cell, type Count, cellText, type ReportRow, type ReportSection } from './report';
import { type Basis, sectionOf } from './sections';

/** What is read of an event. */
export interface EventFacts {
  readonly event: Event;
  readonly name: string;
  readonly bookings: readonly Booking[];
  readonly areBookingsWhole: boolean;
  readonly tickets: readonly Ticket[];
  readonly areTicketsWhole: boolean;
  /** Undefined if they could not be read completely. */
  readonly transactions: readonly Transaction[] | undefined;
  readonly entries: readonly LogEntry[];
}

/** From so many days before the first day on. */
const daySteps = [61, 31, 15, 8, 4, 1] as const;

const whole = (value: number, isWhole: boolean): Count => ({ value, ...(isWhole ? {} : { bound: 'least' }) });

/** How many bookings were made in each span before the event; the last are without a day. An unfinished span may get more. */
const spansOf = ({ event, bookings, areBookingsWhole }: EventFacts): readonly Count[] | undefined => {
  const first = parseDay(eventDays(event).first);
  if (first === undefined) return undefined;
  const daysUntil = (day: number): number => Math.round((first - day) / dayMs);
  const counts = Array.from({ length: daySteps.length + 2 }, () => 0);
  for (const booking of bookings) {
    if (isVoid(booking.bookingStatus)) continue;
    const day = parseDay(dayOfBooking(booking, event.timezone));
    const before = day === undefined ? undefined : daysUntil(day);
    const step = before === undefined ? -1 : daySteps.findIndex((from) => before >= from);
    const index = before === undefined ? counts.length - 1 : step === -1 ? daySteps.length : step;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const now = Date.now();
  const left = daysUntil(parseDay(possibleDays(now, event.timezone).from) ?? now);
  return counts.map((count, index) => {
    const from = daySteps[index];
    const isOver = from === undefined ? index > daySteps.length || hasEnded(event, now) : left < from;
    return whole(count, areBookingsWhole && isOver);
  });
};

/** A lower bound of 0 tells nothing, so it counts as no number. */
const isNumber = ({ value, bound }: Count): boolean => value !== undefined && (value > 0 || !bound);

type Pair<T> = readonly [T, T];
const both = <A, B>([one, other]: Pair<A>, map: (of: A) => B): Pair<B> => [map(one), map(other)];

const section = (name: ReportSection['name'], facts: Pair<EventFacts>, basis: Basis): Omit<ReportSection, 'rows'> => {
  const base = sectionOf(name, ['figure'], basis);
  return { ...base, columns: [...base.columns, ...both(facts, (one) => one.name)] };
};

const bookingSection = (facts: Pair<EventFacts>, basis: Basis): ReportSection => {
  const { text } = basis;
  const spans = both(facts, spansOf);
  const names = [
    ...daySteps.map((from, index) =>
      index === 0
        ? text('report.compare.daysOrMore', { from: formatNumber(from) })
        : text('report.compare.days', { from: formatNumber((daySteps[index - 1] ?? 1) - 1), to: formatNumber(from) }),
    ),
    text('report.compare.onTheDays'),
    text('report.compare.dayNotKnown'),
  ];
  const hasUnknown = spans.some((counts) => (counts?.at(-1)?.value ?? 0) > 0);
  const shown = hasUnknown ? names : names.slice(0, -1);
  const total = both(facts, (one) =>
    whole(one.bookings.filter(({ bookingStatus }) => !isVoid(bookingStatus)).length, one.areBookingsWhole),
  );
  const isPlain = spans.every((counts) => counts !== undefined);
  const cells = shown.map((name, index) => [name, ...both(spans, (counts): Count => counts?.[index] ?? {})] as const);
  // A bar of what is not known yet would be 0.
  const compared = cells.filter(([, ...counts]) => counts.every(isNumber));
  const plot = {
    labels: compared.map(([name]) => name),
    series: [
      { name: facts[0].name, data: compared.map(([, { value = 0 }]) => value) },
      { name: facts[1].name, data: compared.map(([, , { value = 0 }]) => value) },
    ],
  };
  return {
    ...section('daysBefore', facts, {
      ...basis,
      notes: [...basis.notes, ...(isPlain ? [] : [text('report.compare.noDays')])],
    }),
    rows: [
      ...cells.map((own, index): ReportRow => ({ key: String(index), cells: own })),
      { key: 'total', isTotal: true, cells: [text('day.tickets.total'), ...total] },
    ],
    ...(compared.length > 0
      ? {
          chart: {
            title: text('report.charts.daysBefore'),
            plot,
            table: {
              head: [text('report.columns.figure'), ...both(facts, ({ name }) => name)],
              rows: compared.map((own) => own.map((cell) => cellText(cell, text))),
            },
          },
        }
      : {}),
  };
};

const percent = (part: number, of: number): string =>
  new Intl.NumberFormat(currentLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(part / of);

const attendanceSection = (facts: Pair<EventFacts>, basis: Basis): ReportSection => {
  const { text } = basis;
  const totals = both(facts, ({ event, tickets, areTicketsWhole, entries }) => ({
    ...attendanceOf({ tickets, isWhole: areTicketsWhole, entries, timezone: event.timezone }).total,
    isOver: hasEnded(event, Date.now()),
  }));
  const rateOf = ({ sold, missing, isOver }: (typeof totals)[number]): Cell => {
    if (!isOver || missing.value === undefined || !sold.value || sold.bound !== undefined) return {};
    const shown = percent(missing.value, sold.value);
    return missing.bound === 'most' ? text('atMost', { shown }) : shown;
  };
  return {
    ...section('attendance', facts, {
      ...basis,
      notes: [
        ...basis.notes,
        ...facts
          .filter((_, at) => !totals[at]?.arrived.value)
          .map(({ name }) => text('report.compare.noScans', { event: name })),
      ],
    }),
    rows: [
      { key: 'sold', cells: [text('report.columns.sold'), ...both(totals, ({ sold }) => sold)] },
      { key: 'arrived', cells: [text('report.columns.arrived'), ...both(totals, ({ arrived }) => arrived)] },
      {
        key: 'missing',
        cells: [text('report.columns.noShows'), ...both(totals, ({ missing, isOver }) => (isOver ? missing : {}))],
      },
      { key: 'rate', cells: [text('report.compare.noShowRate'), ...both(totals, rateOf)] },
    ],
  };
};

const classSection = (facts: Pair<EventFacts>, basis: Basis): ReportSection => {
  const counts = both(facts, ({ tickets }) => {
    const found = new Map<string, { readonly name: string; readonly count: number }>();
    for (const ticket of tickets) {
      const name = toTrimmedText(ticket.className);
      if (isVoid(ticket.status) || name === '') continue;
      const known = found.get(fold(name));
      found.set(fold(name), { name: known?.name ?? name, count: (known?.count ?? 0) + 1 });
    }
    return found;
  });
  const keys = [...new Set(counts.flatMap((found) => [...found.keys()]))].toSorted();
  return {
    ...section('classes', facts, basis),
    rows: keys.map(
      (key): ReportRow => ({
        key,
        cells: [
          counts[0].get(key)?.name ?? counts[1].get(key)?.name ?? key,
          ...both([0, 1], (at) => whole(counts[at]?.get(key)?.count ?? 0, facts[at]?.areTicketsWhole === true)),
        ],
      }),
    ),
  };
};

const headsOf = ({ tickets }: EventFacts): number =>
  tickets.filter((ticket) => !isVoid(ticket.status) && isOfPerson(ticket)).length;

/** What was paid and not refunded for each ticket of a person, by currency. */
const perHeadOf = (facts: EventFacts): ReadonlyMap<string, Amount> => {
  const heads = headsOf(facts);
  const isKnown = facts.areBookingsWhole && facts.areTicketsWhole && heads > 0;
  return new Map(
    refundSums(refundsOf(facts.bookings, facts.transactions))
      .filter(({ group }) => group === '')
      .map(({ currency, left, unknown }) => {
        const isSum = isKnown && left !== undefined && unknown === 0;
        const amount = isSum ? (Number(left) / heads).toFixed(usualDecimals(currency) ?? 2) : undefined;
        return [currency, { amount, currency }];
      }),
  );
};

const moneySection = (facts: Pair<EventFacts>, basis: Basis): ReportSection => {
  const { text } = basis;
  const amounts = both(facts, perHeadOf);
  const currencies = [...new Set(amounts.flatMap((found) => [...found.keys()]))].toSorted();
  const isShared = currencies.some((currency) => amounts.every((found) => found.has(currency)));
  return {
    ...section('perHead', facts, {
      ...basis,
      notes: [
        ...basis.notes,
        ...(currencies.length > 1 && !isShared ? [text('report.compare.currencies')] : []),
        ...(facts.some(({ transactions }) => transactions === undefined) ? [text('rainOut.noTransactions')] : []),
      ],
    }),
    rows: currencies.map((currency) => ({
      key: currency,
      cells: [
        text('report.compare.perHeadIn', { currency: currency || text('rainOut.noCurrency') }),
        ...both(amounts, (found): Cell => found.get(currency) ?? text('report.compare.none')),
      ],
    })),
  };
};

/** An event beside another, by what was read of each. */
export const comparisonSections = (facts: Pair<EventFacts>, basis: Omit<Basis, 'notes'>): readonly ReportSection[] => {
  const { text } = basis;
  const notesOn = (isWhole: (of: EventFacts) => boolean): readonly string[] =>
    facts.filter((one) => !isWhole(one)).map(({ name }) => text('report.compare.notWhole', { event: name }));
  const bookings = { ...basis, notes: notesOn(({ areBookingsWhole }) => areBookingsWhole) };
  const tickets = { ...basis, notes: notesOn(({ areTicketsWhole }) => areTicketsWhole) };
  return [
    bookingSection(facts, bookings),
    attendanceSection(facts, tickets),
    classSection(facts, tickets),
    moneySection(facts, bookings),
  ];
};
