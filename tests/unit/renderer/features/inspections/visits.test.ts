/** When cars are due, the load of teams and lanes, shared car numbers, and the board as a table. */
import { describe, expect, test } from 'vitest';
import { type Parts, pendingParts } from '../../../../../renderer/event/readiness/part';
import { boardTable } from '../../../../../renderer/features/inspections/board/board-table';
import { laneKeyOf, laneLoads } from '../../../../../renderer/features/inspections/board/lane-load';
import { findNumberConflicts } from '../../../../../renderer/features/inspections/board/number-conflicts';
import { arrangeRows, createRowBuilder } from '../../../../../renderer/features/inspections/board/racer-rows';
import { isOverdue } from '../../../../../renderer/features/inspections/board/visit';
import { text } from '../../../../../renderer/kit/format/text';

const zone = 'America/Chicago';
const now = Date.parse('2026-05-16T14:00:00Z');
const known = <V>(value: V) => ({ state: 'known', value }) as const;
const toRow = createRowBuilder({ today: '2026-05-16', until: '2026-05-17' }, 27);

let nextId = 1;
const rowOf = (parts: Partial<Parts>, cars: readonly { number: string; className: string }[] = []) => {
  const id = nextId++;
  return toRow({ id, firstName: `Racer ${id}` }, { ...pendingParts, ...parts }, cars);
};
const team = (scheduledAt: string | null, more: object = {}) =>
  known({ teamName: 'Crew A', lane: 'Lane 2', scheduledAt, ...more });

describe('a visit', () => {
  test('is due at its scheduled time until there is a verdict', () => {
    const { visit } = rowOf({ team: team('2026-05-16T13:00:00Z'), info: known({ status: 'pending' }) });
    expect(visit).toMatchObject({ dueAt: '2026-05-16T13:00:00Z', isAgain: false, isDone: false });
    expect(isOverdue(visit, zone, now)).toBe(true);
    const passed = rowOf({ team: team('2026-05-16T13:00:00Z'), info: known({ status: 'Passed' }) }).visit;
    expect(passed).toMatchObject({ isDone: true, dueAt: undefined });
    expect(isOverdue(passed, zone, now)).toBe(false);
  });

  test('that has begun is not overdue; without a result, an end counts as done', () => {
    const begun = rowOf({ team: team('2026-05-16T13:00:00Z', { startedAt: '2026-05-16T13:05:00Z' }) }).visit;
    expect(begun).toMatchObject({ isUnderWay: true, isDone: false });
    expect(isOverdue(begun, zone, now)).toBe(false);
    const ended = rowOf({ team: team('2026-05-16T13:00:00Z', { finishedAt: '2026-05-16T13:30:00Z' }) }).visit;
    expect(ended.isDone).toBe(true);
  });

  test('is due again at the time of the reinspection, else at a time planned after the first one, else unknown', () => {
    const first = team('2026-05-16T13:00:00Z');
    const info = { status: 'reinspect', inspectedAt: '2026-05-16T13:20:00Z' };
    expect(
      rowOf({ team: first, info: known({ ...info, reinspectionDue: '2026-05-16T16:00:00Z' }) }).visit,
    ).toMatchObject({
      isAgain: true,
      dueAt: '2026-05-16T16:00:00Z',
    });
    expect(rowOf({ team: team('2026-05-16T15:00:00Z'), info: known(info) }).visit.dueAt).toBe('2026-05-16T15:00:00Z');
    expect(rowOf({ team: first, info: known(info) }).visit).toMatchObject({ isAgain: true, dueAt: undefined });
    expect(rowOf({ info: known({ status: 'failed', reinspectionDue: '2026-05-16' }) }).visit.isAgain).toBe(true);
    expect(rowOf({ info: known({ status: 'failed' }) }).visit).toMatchObject({ isAgain: false, isDone: true });
  });

  test('uses the zone of the event for times without one, and marks nothing as overdue without a zone', () => {
    const wall = rowOf({ team: team('2026-05-16 08:30:00') }).visit;
    expect(isOverdue(wall, zone, now)).toBe(true);
    expect(isOverdue(wall, 'America/Los_Angeles', now)).toBe(false);
    expect(isOverdue(wall, undefined, now)).toBe(false);
    const day = rowOf({ info: known({ status: 'reinspect', reinspectionDue: '2026-05-15' }) }).visit;
    expect(isOverdue(day, zone, now)).toBe(true);
    expect(isOverdue(day, undefined, now)).toBe(false);
    expect(isOverdue({ ...day, dueAt: '2026-05-16' }, zone, now)).toBe(false);
  });

  test('ignores the team of another event', () => {
    const { visit } = rowOf({ team: team('2026-05-16T13:00:00Z', { eventId: 28 }) });
    expect(visit).toMatchObject({ team: '', lane: '', dueAt: undefined });
  });
});

test('the load counts cars planned, done, waiting and overdue for each team and lane', () => {
  const rows = [
    rowOf({ team: team('2026-05-16T13:00:00Z'), info: known({ status: 'passed' }) }),
    rowOf({ team: team('2026-05-16T13:00:00Z'), info: known({ status: 'pending' }) }),
    rowOf({ team: team('2026-05-16T15:00:00Z'), info: known({ status: 'pending' }) }),
    rowOf({ team: known({ teamName: 'Crew A', lane: 'Lane 10', scheduledAt: null }) }),
    rowOf({}),
  ];
  expect(laneLoads(rows, zone, now)).toEqual([
    { key: '["Crew A","Lane 2"]', team: 'Crew A', lane: 'Lane 2', planned: 3, done: 1, waiting: 2, overdue: 1 },
    { key: '["Crew A","Lane 10"]', team: 'Crew A', lane: 'Lane 10', planned: 1, done: 0, waiting: 1, overdue: 0 },
  ]);
  expect(rows.map(({ visit }) => laneKeyOf(visit)).at(-1)).toBeUndefined();
});

describe('a car number', () => {
  const car = (number: string, className = '') => [{ number, className }];

  test('of two racers is a problem in one class, and a note in different or unknown classes', () => {
    const [one, other, third, alone] = [
      rowOf({}, car('148', 'Pro')),
      rowOf({}, car('148', 'pro')),
      rowOf({}, car('148', 'Junior')),
      rowOf({}, car('7', 'Pro')),
    ];
    const found = findNumberConflicts([one, other, third, alone]);
    expect(found.get(one.id)).toEqual({ isProblem: true, number: '148', others: [other.name] });
    expect(found.get(third.id)).toEqual({ isProblem: false, number: '148', others: [one.name, other.name] });
    expect(found.has(alone.id)).toBe(false);
    const unknown = [rowOf({}, car('5')), rowOf({}, car('5'))];
    expect([...findNumberConflicts(unknown).values()].map(({ isProblem }) => isProblem)).toEqual([false, false]);
  });

  test('is found before any part is loaded, an exact match first, whatever the order', () => {
    const rows = [rowOf({}, car('114')), rowOf({}, car('1148')), rowOf({}, car('14')), rowOf({}, car('9'))];
    const numbers = (q: string) =>
      arrangeRows(rows, { q, level: undefined, order: 'number' }).map(({ cars }) => cars[0]?.number);
    expect(numbers('14')).toEqual(['14', '114', '1148']);
    expect(numbers('#9')).toEqual(['9']);
    expect(numbers('')).toEqual(['9', '14', '114', '1148']);
  });

  test('is shown of each car that has one, also of two in one class', () => {
    const numbers = (row: ReturnType<typeof rowOf>) => row.cars.map(({ number }) => number);
    const form = known({ vehicleNumber: '12', className: 'Pro' });
    expect(numbers(rowOf({ vehicle: form }, [...car('13', 'Pro'), ...car('12', 'Pro')]))).toEqual(['12', '13']);
    const open = rowOf({}, [...car('', 'Street'), ...car('12', 'Pro')]);
    expect(numbers(open)).toEqual(['12']);
    expect(findNumberConflicts([open, rowOf({}, car('', 'Street'))]).size).toBe(0);
  });

  test('of the ticket still finds a racer whose vehicle form has another one', () => {
    const row = rowOf({ vehicle: known({ vehicleNumber: '21' }) }, car('12'));
    expect(row.cars).toEqual([{ number: '21', className: '' }]);
    expect(arrangeRows([row], { q: '12', level: undefined, order: 'name' })).toEqual([row]);
  });
});

test('racers due again are sorted by their moment in the zone of the event, those without a time last', () => {
  const again = (reinspectionDue: string | null) => rowOf({ info: known({ status: 'reinspect', reinspectionDue }) });
  const rows = [
    again(null),
    again('2026-05-16 12:00:00'),
    again('2026-05-16T16:30:00Z'),
    again('2026-05-16T17:30:00Z'),
  ];
  const sorted = arrangeRows(rows, { q: '', level: undefined, order: 'time', zone });
  expect(sorted.map(({ visit }) => visit.dueAt)).toEqual([
    '2026-05-16T16:30:00Z',
    '2026-05-16 12:00:00',
    '2026-05-16T17:30:00Z',
    undefined,
  ]);
});

test('the exported table has number, contact, class, level, arrival, what is missing, team, lane and due time', () => {
  const row = rowOf(
    {
      team: team('2026-05-16T13:00:00Z'),
      info: known({ status: 'pending' }),
      terms: known({ accepted: false, isMinor: false }),
    },
    [{ number: '007', className: 'Pro' }],
  );
  const table = boardTable([row], {
    text,
    event: { id: 27, name: 'Spring Shootout', timezone: zone },
    racers: [{ id: row.id, phone: '(555) 010-0123', countryCode: '+1' }],
    bookings: [{ id: 1, userId: row.id, userEmail: 'sara@example.com' }],
    arrivals: new Map([[`user ${row.id}`, { at: Date.parse('2026-05-16T12:05:00Z'), where: 'Gate 2', zone: 'UTC' }]]),
    filter: [],
    now,
    asOf: now,
    copy: undefined,
  });
  expect(table.rows[0]).toMatchObject({
    number: '007',
    name: row.name,
    className: 'Pro',
    phone: '+15550100123',
    email: 'sara@example.com',
    team: 'Crew A',
    lane: 'Lane 2',
  });
  expect(table.rows[0]?.arrived).toMatch(/^May 16, 2026, 7:05\sAM CDT · Gate 2$/);
  expect(table.rows[0]?.due).toMatch(/^May 16, 2026, 8:00\sAM CDT$/);
});
