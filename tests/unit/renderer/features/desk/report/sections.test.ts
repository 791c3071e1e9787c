/** The figures of an event's report: what each says, and when it is open. */
import type { Booking } from '@contract/entities/booking';
import type { Ticket } from '@contract/entities/ticket';
import type { LogEntry } from '@contract/event-log/entry';
import { rollCallsOf } from '@contract/event-log/roll-calls';
import { beforeAll, expect, test } from 'vitest';
import { rainChecksOf } from '../../../../../../renderer/event/scan/rain-checks';
import { refundsOf } from '../../../../../../renderer/features/desk/rain-out/refunds';
import type { RainTicket } from '../../../../../../renderer/features/desk/rain-out/use-rain-check-table';
import { incidentSection } from '../../../../../../renderer/features/desk/report/incidents';
import { isReadinessDue } from '../../../../../../renderer/features/desk/report/keep-readiness';
import {
  messageSection,
  refundSection,
  tillSection,
} from '../../../../../../renderer/features/desk/report/money-sections';
import { cellText, type ReportSection } from '../../../../../../renderer/features/desk/report/report';
import {
  attendanceSections,
  rainSection,
  readinessSection,
  rollCallSection,
} from '../../../../../../renderer/features/desk/report/sections';
import { text as anyText, type Text } from '../../../../../../renderer/kit/format/text';
import { changeLanguage } from '../../../../../../renderer/locales';

const text: Text = (key, params) => anyText(key.includes(':') ? key : `desk:${key}`, params);
const basis = { text, source: 'Server', notes: [] };
const timezone = 'America/Chicago';

beforeAll(() => changeLanguage('en'));

let ids = 0;
const entry = (input: object, at = '2026-11-21T14:05:00.000Z'): LogEntry => {
  ids += 1;
  const id = `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  const origin = { id, event: '31', at, computer: id, gate: 'North', by: 'Dana' };
  return { ...origin, ...input } as unknown as LogEntry;
};
const scan = (ticketId: string, answer = 'valid', at?: string) =>
  entry({ kind: 'scan', code: ticketId, direction: 'in', answer, verdict: '', open: [], subject: { ticketId } }, at);
const tickets = (rows: readonly object[]): readonly Ticket[] =>
  rows.map((row, index) => ({ id: index + 1, eventId: 31, status: 'valid', ...row })) as unknown as readonly Ticket[];

const shown = ({ rows }: ReportSection) => rows.map(({ cells }) => cells.map((cell) => cellText(cell, text)));
const attendance = (rows: readonly object[], entries: readonly LogEntry[] = [], more: object = {}) =>
  attendanceSections({ tickets: tickets(rows), isWhole: true, entries, timezone, isOver: true, ...more }, basis);

test('an event without scans has no no-shows and says why', () => {
  const [sold, hours] = attendance([{ ticketType: 'racer' }, { ticketType: 'racer' }, { status: 'cancelled' }]);
  expect(shown(sold)).toEqual([
    ['Racer', '2', 'Not known', 'Not known'],
    ['Total', '2', 'Not known', 'Not known'],
  ]);
  expect(sold.notes.join()).toMatch(/No ticket was scanned/);
  expect(hours.rows).toEqual([]);
  expect(hours.empty).toMatch(/No ticket was scanned/);
});

test('where the server counts check-ins, no-shows are a fact for the types that were looked for', () => {
  const [sold] = attendance([
    { ticketType: 'racer', status: 'used', checkedInAt: '2026-11-21T14:05:00Z' },
    { ticketType: 'racer' },
    { ticketType: 'parking' },
  ]);
  expect(shown(sold)).toEqual([
    ['Racer', '2', '1', '1'],
    ['Parking', '1', '0', 'At most 1'],
    ['Total', '3', '1', 'At most 2'],
  ]);
});

test('where only the gates of this log know who came, arrivals are the least and no-shows the most that is true', () => {
  const [sold, hours] = attendance(
    [{ ticketType: 'racer' }, { ticketType: 'racer' }, { ticketType: 'crew' }],
    [scan('1'), scan('1'), scan('2', 'refused'), scan('9')],
  );
  expect(shown(sold)).toEqual([
    ['Racer', '2', 'At least 1', 'At most 1'],
    ['Crew', '1', 'Not known', 'At most 1'],
    ['Total', '3', 'At least 1', 'At most 2'],
  ]);
  expect(sold.notes.join()).toMatch(/only the gates in this log/);
  expect(shown(hours)).toEqual([['8:00 AM', '1']]);
});

test('a list that was not read whole gives the least that were sold, and no no-shows', () => {
  const [sold] = attendance([{ ticketType: 'racer', status: 'used' }, { ticketType: 'racer' }], [], { isWhole: false });
  expect(shown(sold)[0]).toEqual(['Racer', 'At least 2', 'At least 1', 'Not known']);
});

test('arrivals are counted by the hour at the event and by type, and those without a time are told', () => {
  const [, hours] = attendance([
    { ticketType: 'racer', status: 'used', checkedInAt: '2026-11-21T14:05:00Z' },
    { ticketType: 'crew', status: 'used', checkedInAt: '2026-11-21T14:55:00Z' },
    { ticketType: 'crew', status: 'used', checkedInAt: '2026-11-22T15:00:00Z' },
    { ticketType: 'crew', status: 'used' },
  ]);
  expect(hours.columns).toEqual(['Hour', 'Arrived', 'Crew', 'Racer']);
  expect(shown(hours).map((row) => row.slice(1))).toEqual([
    ['2', '1', '1'],
    ['1', '1', '0'],
  ]);
  expect(hours.notes).toEqual(["1 arrival has no known time and isn't in an hour."]);
  const [, unknown] = attendance([{ status: 'used', checkedInAt: '2026-11-21T14:05:00Z' }], [], { timezone: 'Track' });
  expect(unknown.rows).toEqual([]);
  expect(unknown.notes).toHaveLength(1);
});

test('a ticket of an event that is not over has not arrived so far', () => {
  const [sold] = attendance([{ status: 'used' }], [], { isOver: false });
  expect(sold.columns.at(-1)).toBe('Not arrived so far');
});

test('the readiness at the opening is what was noted, open where parts were not read, and unknown if nobody noted it', () => {
  const none = readinessSection([], timezone, basis);
  expect(none.rows).toEqual([]);
  expect(none.empty).toMatch(/^Not known/);
  const counts = { ready: 4, attention: 1, missing: 2, unknown: 0, checking: 0 };
  const rows = shown(
    readinessSection(
      [
        entry({ kind: 'readiness', ...counts, checking: 3 }, '2026-11-21T14:00:00.000Z'),
        entry({ kind: 'readiness', ...counts, isNoted: true }, '2026-11-21T13:00:00.000Z'),
      ],
      timezone,
      basis,
    ),
  );
  expect(rows.map((row) => row.slice(1))).toEqual([
    ['4', '1', '2', '0', 'Noted · Dana · North'],
    ['At least 4', 'At least 1', 'At least 2', '3', 'At the first scan · Dana · North'],
  ]);
});

test('the readiness is due within minutes after the first own scan of a day at the event, once', () => {
  const at = (time: string) => Date.parse(`2026-11-21T${time}:00.000Z`);
  const first = scan('1', 'valid', '2026-11-21T14:00:00.000Z');
  expect(isReadinessDue([], timezone, at('14:00'))).toBe(false);
  expect(isReadinessDue([first], timezone, at('14:10'))).toBe(true);
  expect(isReadinessDue([first], timezone, at('14:20'))).toBe(false);
  expect(isReadinessDue([first], 'Track', at('14:10'))).toBe(false);
  const kept = entry({ kind: 'readiness' }, '2026-11-21T14:01:00.000Z');
  expect(isReadinessDue([first, kept], timezone, at('14:10'))).toBe(false);
  const dayBefore = entry({ kind: 'readiness' }, '2026-11-20T14:01:00.000Z');
  expect(isReadinessDue([first, dayBefore], timezone, at('14:10'))).toBe(true);
});

test('a roll call whose people are not known says only who is marked', () => {
  const list = '00000000-0000-4000-8000-00000000aaaa';
  const common = { classes: [], choices: [], after: [], returns: false, mark: 'tick', template: '' };
  const calls = rollCallsOf([
    entry({ kind: 'roll-call', list, name: 'Meeting', people: 'racers', ...common }),
    entry({ kind: 'mark', list, person: 'user 1', name: 'Ann', value: '' }),
  ]);
  expect(shown(rollCallSection(calls, undefined, false, basis))).toEqual([
    ['Meeting', 'Not known', '1', 'Not known', ''],
  ]);
  const person = {
    key: 'user 2',
    name: 'Bo',
    kind: 'racer',
    classNames: [],
    numbers: [],
    tickets: [],
    phone: '',
  } as const;
  const one = { ...person, userId: '2', isMinor: undefined, hasWaiver: undefined };
  const people = {
    ...{ people: [one], byKey: new Map([[one.key, one]]), find: () => undefined },
    ...{ hasCode: () => false, withoutKind: 0 },
  };
  expect(shown(rollCallSection(calls, people, true, basis))).toEqual([['Meeting', '1', '1', '1', '']]);
  expect(shown(rollCallSection(calls, people, false, basis))[0]?.[1]).toBe('At least 1');
});

test('rain checks are counted only if all tickets were read', () => {
  const target = { id: '32', name: 'Finale' };
  const checks = rainChecksOf(
    [entry({ kind: 'rain-check', scope: { of: 'event' }, outcome: 'transfer', target })],
    '31',
  );
  expect(shown(rainSection({ checks, tickets: undefined }, basis)).slice(1)).toEqual([
    ['Tickets that count at another event', 'Not known'],
    ['Of these not used yet', 'Not known'],
  ]);
  const [check] = checks.values();
  const rows = [
    ...['left', 'not-valid', 'used', undefined].map((state) => ({ state, check, use: undefined })),
    { state: 'used', check, use: entry({ kind: 'rain-check-use' }) },
  ] as unknown as readonly RainTicket[];
  const unclear = { state: undefined, check: 'class', use: undefined } as unknown as RainTicket;
  expect(shown(rainSection({ checks, tickets: rows }, basis)).slice(1)).toEqual([
    ['Tickets that count at another event', '2'],
    ['Of these not used yet', '1'],
  ]);
  expect(shown(rainSection({ checks, tickets: [...rows, unclear] }, basis)).slice(1)).toEqual([
    ['Tickets that count at another event', 'At least 2'],
    ['Of these not used yet', 'At least 1'],
  ]);
  expect(rainSection({ checks: new Map(), tickets: rows }, basis).rows).toEqual([]);
});

test('a later entry changes or removes an incident', () => {
  const incident = '00000000-0000-4000-8000-00000000bbbb';
  const content = {
    kind: 'incident',
    incident,
    type: 'crash',
    day: '2026-11-21',
    time: '14:05',
    place: 'Turn 2',
    who: '#148',
  };
  const first = entry({ ...content, what: 'Into the wall' });
  const changed = entry({ ...content, what: 'Into the fence', replaces: first.id }, '2026-11-21T14:06:00.000Z');
  expect(shown(incidentSection([first, changed], basis))).toEqual([
    ['Into the fence', 'Crash', 'Nov 21, 2026 · 2:05 PM', 'Turn 2', '#148', 'Dana'],
  ]);
  const removed = entry({ ...content, what: 'x', isRemoved: true, replaces: changed.id }, '2026-11-21T14:07:00.000Z');
  expect(incidentSection([first, changed, removed], basis).rows).toEqual([]);
});

const bookings = [1, 2].map((id) => ({
  ...{ id, bookingNumber: `B-${id}`, channel: 'gate', bookingDate: '2026-11-21T18:00:00Z', currency: 'USD' },
  ...{ total: '20.00', paymentStatus: 'paid', paymentMethod: 'cash' },
})) as unknown as readonly Booking[];
const cash = (amount: string | null, at?: string) =>
  entry({ kind: 'cash-count', day: '2026-11-21', currency: 'USD', amount }, at);
const till = (more: object = {}) =>
  tillSection({ bookings, transactions: [], isWhole: true, entries: [], timezone, ...more }, basis);

test('the till shows what was counted and the difference, and says what was not counted', () => {
  const entries = [cash('30'), cash('36', '2026-11-21T20:00:00.000Z')];
  expect(shown(till({ entries }))[0]).toEqual([
    'Nov 21, 2026 · Cash',
    '$40.00',
    '$0.00',
    '$40.00',
    '$36.00',
    '$4.00 short',
  ]);
  expect(shown(till())[0]?.slice(4)).toEqual(['Not counted', '']);
  expect(shown(till({ entries: [...entries, cash(null, '2026-11-21T21:00:00.000Z')] }))[0]?.[4]).toBe('Not counted');
});

test('the till says that it is not known what was counted if the log could not be read', () => {
  const unread = till({ entries: undefined });
  expect(shown(unread)[0]?.slice(4)).toEqual(['Not known', '']);
  expect(unread.notes).toEqual(["The event's log on this computer couldn't be read."]);
});

test('the till is open without transactions or with a list that was not read whole, and keeps the cash of a day without sales', () => {
  expect(till({ transactions: undefined }).notes).toHaveLength(1);
  const part = till({ isWhole: false });
  expect(shown(part)[0]?.slice(1, 4)).toEqual(['At least $40.00', 'Not known', 'At least $40.00']);
  const none = till({ bookings: [], isWhole: false, entries: [cash('12')] });
  expect(shown(none)).toEqual([['Nov 21, 2026 · Cash', 'Not known', 'Not known', 'Not known', '$12.00', 'Not known']]);
  expect(till({ bookings: [], isWhole: false }).empty).toBe('Not known');
});

test('what is left to refund is the least if a list was not read whole', () => {
  const refunds = refundsOf(bookings, []);
  expect(shown(refundSection({ refunds, isWhole: true }, basis))[0]?.slice(1)).toEqual([
    '2',
    '$40.00',
    '$0.00',
    '$40.00',
    '',
  ]);
  expect(shown(refundSection({ refunds, isWhole: false }, basis))[0]?.[4]).toBe('At least $40.00');
});

test('a message whose recipients nobody counted says so', () => {
  const sent = {
    id: 'a',
    at: '2026-11-21T14:05:00.000Z',
    audience: 'All',
    title: 'Rain',
    body: 'x',
    outcome: 'sent',
  } as const;
  expect(shown(messageSection([sent], timezone, basis))[0]?.slice(2)).toEqual(['All', 'Not known', 'Sent', 'You']);
});
