import type { EntryOf, LogEntry, ScanSubject } from '@contract/event-log/entry';
import {
  countScans,
  createLogIndex,
  type EarlierScans,
  repeatOf,
  repeatRuleOf,
  scanRowsOf,
  subjectKey,
} from '@contract/event-log/scans';
import { describe, expect, it } from 'vitest';

const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a${String(last).padStart(2, '0')}`;
const origin = (id: number, minute: number) => ({
  ...{ id: uuid(id), event: '12', at: `2026-05-16T12:${String(minute).padStart(2, '0')}:00.000Z` },
  ...{ computer: uuid(99), gate: 'Gate 2', by: 'Dana' },
});
const scan = (id: number, minute: number, subject: ScanSubject, direction: 'in' | 'out' = 'in'): EntryOf<'scan'> => ({
  ...origin(id, minute),
  ...{ kind: 'scan', code: 'TK-1', direction, answer: 'valid', verdict: 'valid', open: [], subject },
});
const decision = (id: number, minute: number, of: number, value: 'admitted' | 'turned-away' | null): LogEntry => ({
  ...origin(id, minute),
  ...{ kind: 'decision', scan: uuid(of), decision: value },
});
const one = { ticketId: '1' };
const two = { ticketNumber: 'TK-2' };

describe('the rows of scans', () => {
  it('come with the decision that counts, the latest scan first', () => {
    const entries = [decision(3, 2, 1, 'admitted'), scan(1, 1, one), scan(2, 5, two), decision(4, 3, 1, 'turned-away')];
    expect(scanRowsOf(entries).map((row) => [row.scan.id, row.decision?.decision])).toEqual([
      [uuid(2), undefined],
      [uuid(1), 'turned-away'],
    ]);
  });

  it('are told apart by ticket, and by code where no ticket was found', () => {
    const entries = [scan(1, 1, one), scan(2, 2, one), scan(3, 3, two), scan(4, 4, {}), scan(5, 5, { bookingId: '7' })];
    const groups = Map.groupBy(scanRowsOf(entries), (row) => subjectKey(row.scan));
    expect([...groups].map(([key, rows]) => [key, rows.length])).toEqual([
      ['booking 7', 1],
      ['code TK-1', 1],
      ['number TK-2', 1],
      ['ticket 1', 2],
    ]);
  });
});

describe('people inside', () => {
  const inside = (entries: readonly LogEntry[]) => countScans(scanRowsOf(entries)).inside;

  it('are those who were admitted last on the way in', () => {
    expect(inside([scan(1, 1, one)])).toBe(0);
    expect(inside([scan(1, 1, one), decision(2, 1, 1, 'admitted')])).toBe(1);
    expect(inside([scan(1, 1, one), decision(2, 1, 1, 'turned-away')])).toBe(0);
    expect(inside([scan(1, 1, one), decision(2, 1, 1, 'admitted'), decision(3, 2, 1, null)])).toBe(0);
  });

  it('count each ticket once, and no more after its way out', () => {
    const entered = [scan(1, 1, one), decision(2, 1, 1, 'admitted'), scan(3, 2, one), decision(4, 2, 3, 'admitted')];
    expect(inside(entered)).toBe(1);
    expect(inside([...entered, scan(5, 9, one, 'out')])).toBe(0);
    expect(inside([...entered, scan(5, 9, one, 'out'), decision(6, 9, 5, 'turned-away')])).toBe(1);
  });
});

describe('another answer to a scan', () => {
  const first = scan(1, 1, {});
  const second: EntryOf<'scan'> = { ...scan(2, 2, one), replaces: uuid(1) };

  it('takes the place of the first, with what was decided about it', () => {
    for (const entries of [
      [first, second, decision(3, 3, 1, 'admitted')],
      [decision(3, 3, 1, 'admitted'), second, first],
    ])
      expect(scanRowsOf(entries).map((row) => [row.scan.id, row.decision?.decision])).toEqual([[uuid(2), 'admitted']]);
  });

  it('takes its place although the clock went back, and leaves the ticket that the first one found', () => {
    const index = createLogIndex();
    index.add([scan(1, 9, two), { ...scan(2, 2, one), replaces: uuid(1) }]);
    expect(index.scansOf(subjectKey({ subject: one, code: '' })).map((row) => row.scan.id)).toEqual([uuid(2)]);
    expect(index.scansOf(subjectKey({ subject: two, code: '' }))).toEqual([]);
  });
});

describe('counts', () => {
  it.each(['parking', 'camping'])('are of decisions on the way in, and of people rather than %s', (ticketType) => {
    const space = { ticketId: '9', ticketType };
    const entries = [
      ...[scan(1, 1, one), decision(11, 1, 1, 'admitted'), scan(2, 2, two), decision(12, 2, 2, 'turned-away')],
      ...[scan(3, 3, space), decision(13, 3, 3, 'admitted')],
      ...[scan(4, 4, two, 'out'), decision(14, 4, 4, 'turned-away')],
    ];
    expect(countScans(scanRowsOf(entries))).toEqual({ admitted: 2, turnedAway: 1, inside: 1 });
  });
});

describe('the code of a booking with several tickets', () => {
  const group = { bookingId: '1' };
  const of = (ticketId: string) => ({ ...group, ticketId });
  /** Scans one after another, those on the way in decided. */
  const log = (...steps: readonly (readonly [ScanSubject, 'admitted' | 'turned-away' | 'out'])[]) =>
    steps.flatMap(([subject, what], at) => [
      scan(at, at, subject, what === 'out' ? 'out' : 'in'),
      ...(what === 'out' ? [] : [decision(at + 50, at, at, what)]),
    ]);
  const [a, b, c] = [of('10'), of('11'), of('12')];
  const all = [a, b, c].map((one) => [one, 'admitted'] as const);
  const counts = (admitted: number, turnedAway: number, inside: number) => ({ admitted, turnedAway, inside });

  it.each([
    ['one person', log([group, 'admitted']), counts(1, 0, 1)],
    ['nobody beside its tickets', log([group, 'admitted'], ...all), counts(3, 0, 3)],
    ['nobody beside its tickets, which came before', log(...all, [group, 'admitted']), counts(3, 0, 3)],
    [
      'one person beside the tickets of another booking',
      log([{ bookingId: '2' }, 'admitted'], ...all),
      counts(4, 0, 4),
    ],
    [
      'one person beside its parking',
      log([group, 'admitted'], [{ ...a, ticketType: 'parking' }, 'admitted']),
      counts(2, 0, 1),
    ],
    ['nobody who was turned away with a ticket, too', log([group, 'turned-away'], [a, 'turned-away']), counts(0, 1, 0)],
    ['who came in and left with a ticket', log([group, 'admitted'], [a, 'out']), counts(1, 0, 0)],
    ['one of its tickets that left', log(...all, [group, 'out']), counts(3, 0, 2)],
    ['one of its tickets that left, once', log(...all, [group, 'out'], [group, 'out']), counts(3, 0, 2)],
    ['one of its tickets that came back', log(...all, [group, 'out'], [group, 'admitted']), counts(3, 0, 3)],
    ['one person after all tickets left', log([a, 'admitted'], [a, 'out'], [group, 'admitted']), counts(1, 0, 1)],
  ])('counts %s', (_what, entries, expected) => {
    expect(countScans(scanRowsOf(entries))).toEqual(expected);
    expect(countScans(scanRowsOf(entries).toReversed())).toEqual(expected);
  });
});

describe('a ticket that was scanned before', () => {
  const noon = Date.parse('2026-05-16T12:30:00.000Z');
  const repeat = (entries: readonly LogEntry[], rule: 'any' | 'once' | 'once-a-day', now = noon, timezone = 'UTC') =>
    repeatOf({ own: scanRowsOf(entries), ofBooking: [], ofTickets: [] }, { rule, now, timezone });
  const nextDay = noon + 86_400_000;

  it('warns, or refuses by the rule of the event', () => {
    const before = [scan(1, 1, one)];
    expect(repeat([], 'once')).toBe('none');
    expect(repeat(before, 'any')).toBe('warns');
    expect(repeat(before, 'once')).toBe('refuses');
    expect(repeat(before, 'once-a-day')).toBe('refuses');
    expect(repeat(before, 'once-a-day', nextDay)).toBe('none');
    expect(repeat(before, 'once', nextDay)).toBe('refuses');
  });

  it('only warns where the day at the event is not known', () => {
    expect(repeat([scan(1, 1, one)], 'once-a-day', nextDay, 'Mars/Olympus')).toBe('warns');
  });

  it('was not used if it was refused or turned away', () => {
    const refused: LogEntry = { ...scan(1, 1, one), answer: 'refused' } as LogEntry;
    expect(repeat([refused], 'once')).toBe('none');
    expect(repeat([refused, decision(2, 1, 1, 'admitted')], 'once')).toBe('refuses');
    expect(repeat([scan(1, 1, one), decision(2, 1, 1, 'turned-away')], 'once')).toBe('none');
  });

  it('may come back after its way out, unless it admits once', () => {
    const back = [scan(1, 1, one), decision(2, 1, 1, 'admitted'), scan(3, 2, one, 'out')];
    expect(repeat(back, 'any')).toBe('none');
    expect(repeat(back, 'once')).toBe('refuses');
  });
});

describe('scans of a booking and its tickets', () => {
  const now = Date.parse('2026-05-16T12:30:00.000Z');
  const rules = ['any', 'once-a-day', 'once'] as const;
  const repeats = (earlier: Partial<EarlierScans>) =>
    rules.map((rule) =>
      repeatOf({ own: [], ofBooking: [], ofTickets: [], ...earlier }, { rule, now, timezone: 'UTC' }),
    );
  const booking = { bookingId: '1' };
  const admitted = (id: number, minute: number, subject: ScanSubject = one) =>
    scanRowsOf([scan(id, minute, subject), decision(id + 50, minute, id, 'admitted')]);
  const left = (id: number, minute: number, subject: ScanSubject = one) =>
    scanRowsOf([scan(id, minute, subject, 'out')]);
  const warns = ['warns', 'warns', 'warns'];

  it("warn of a ticket whose booking's code was used, and refuse only one that was used itself", () => {
    const ofBooking = admitted(1, 1, booking);
    expect(repeats({ ofBooking })).toEqual(warns);
    expect(repeats({ ofBooking, own: admitted(2, 2) })).toEqual(['warns', 'refuses', 'refuses']);
    expect(repeats({ ofBooking: left(1, 3, booking), own: admitted(2, 2) })).toEqual(['warns', 'refuses', 'refuses']);
  });

  it("warn of a booking's code with some of its tickets used, and refuse it with all", () => {
    expect(repeats({ ofTickets: [admitted(1, 1), [], []] })).toEqual(warns);
    expect(repeats({ ofTickets: [admitted(1, 1), admitted(2, 2, two)] })).toEqual(['warns', 'refuses', 'refuses']);
    expect(repeats({ ofTickets: [[], []] })).toEqual(['none', 'none', 'none']);
    expect(repeats({ own: admitted(1, 1, booking), ofTickets: [[], []] })).toEqual(['warns', 'refuses', 'refuses']);
  });

  it('let who left by one code come back by the other, unless tickets admit once', () => {
    expect(repeats({ ofBooking: admitted(1, 1, booking), own: left(2, 2) })).toEqual(['none', 'warns', 'warns']);
    expect(repeats({ own: left(3, 3, booking), ofTickets: [admitted(1, 1), []] })).toEqual(['none', 'warns', 'warns']);
    expect(repeats({ ofBooking: admitted(1, 3, booking), own: left(2, 2) })).toEqual(warns);
  });
});

it('reads nothing of 100,000 entries again for one more, or for the scans of a ticket', () => {
  let reads = 0;
  const many = Array.from({ length: 100_000 }, (_, at): LogEntry => {
    const id = `5f0f7f4e-0d5b-4a3e-8f43-${String(at).padStart(12, '0')}`;
    const entry = { ...scan(1, 1, { ticketId: String(at) }), id };
    return new Proxy(entry, {
      get: (target, name) => {
        reads += 1;
        return Reflect.get(target, name);
      },
    });
  });
  const index = createLogIndex();
  index.add(many);
  reads = 0;
  index.add([scan(7, 7, { ticketId: '4711' })]);
  expect(index.scansOf('ticket 4711')).toHaveLength(2);
  expect(reads).toBeLessThan(50);
});

it('has the rule that replaced another, whatever the clocks say', () => {
  const index = createLogIndex();
  const rule = (id: number, minute: number, value: string, replaces?: string): LogEntry => ({
    ...origin(id, minute),
    ...{ kind: 'rule', rule: 'repeat', value, ...(replaces === undefined ? {} : { replaces }) },
  });
  expect(repeatRuleOf(index.rule('repeat'))).toBe('any');
  index.add([rule(1, 9, 'once'), rule(2, 1, 'once-a-day', uuid(1))]);
  expect(repeatRuleOf(index.rule('repeat'))).toBe('once-a-day');
});
