import { describe, expect, test } from 'vitest';
import { readBoard, writeBoard } from '../../../../../renderer/features/inspections/board/board-state';
import { chooseEvent, groupEvents } from '../../../../../renderer/features/inspections/board/event-choice';
import { arrangeRows, countLevels, createJoin } from '../../../../../renderer/features/inspections/board/racer-rows';
import { windowOf } from '../../../../../renderer/features/inspections/board/use-window';
import { visitTime } from '../../../../../renderer/features/inspections/board/visit-time';
import { around, readBoardState } from '../../../../../renderer/features/inspections/racer/from-board';
import { nothingYet, type Parts } from '../../../../../renderer/features/inspections/readiness/part';

const now = Date.parse('2026-05-16T12:00:00Z');
const event = (id: number, startDate: string, endDate: string, status = 'published') => ({
  id,
  startDate,
  endDate,
  status,
});
const past = event(1, '2026-04-01T08:00:00Z', '2026-04-02T20:00:00Z', 'completed');
const newer = event(2, '2026-05-01T08:00:00Z', '2026-05-02T20:00:00Z', 'completed');
const live = event(3, '2026-05-15T08:00:00Z', '2026-05-17T20:00:00Z', 'live');
const soon = event(4, '2026-05-22T08:00:00Z', '2026-05-23T20:00:00Z');
const off = event(5, '2026-05-18T08:00:00Z', '2026-05-19T20:00:00Z', 'cancelled');

describe('the event of the board', () => {
  const groups = groupEvents([soon, past, off, live, newer], now);

  test('events stand in order: now, coming up, the newest of the past', () => {
    expect(groups.now.map(({ id }) => id)).toEqual([3]);
    expect(groups.next.map(({ id }) => id)).toEqual([5, 4]);
    expect(groups.past.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('is the one named, else the one that runs, else the next that is on', () => {
    expect(chooseEvent(groups, '1')?.id).toBe(1);
    expect(chooseEvent(groups, null)?.id).toBe(3);
    expect(chooseEvent(groupEvents([soon, off, past], now), null)?.id).toBe(4);
    expect(chooseEvent(groupEvents([off], now), null)?.id).toBe(5);
    expect(chooseEvent(groups, '99')).toBeUndefined();
    expect(chooseEvent(groupEvents([], now), null)).toBeUndefined();
  });
});

describe("the board's rows", () => {
  const join = createJoin({ today: '2026-05-16', until: '2026-05-17' });
  const unsigned: Parts = { ...nothingYet, terms: { state: 'known', value: { accepted: false } } };
  const car: Parts = {
    ...nothingYet,
    vehicle: { state: 'known', value: { vehicleNumber: '148', make: 'Chevrolet' } },
    team: { state: 'known', value: { teamName: 'B', scheduledAt: '2026-05-16T13:00:00Z' } },
  };
  const rows = [
    join({ id: 1, firstName: 'Zoë', lastName: 'Ångström' }, car),
    join({ id: 2, firstName: 'Abe', lastName: 'Young' }, unsigned),
    join({ id: 3, firstName: null, lastName: null, visitorCode: 'RC-3' }, undefined),
  ];
  const all = { q: '', level: undefined, order: 'name' } as const;
  const ids = (found: readonly { readonly id: unknown }[]) => found.map(({ id }) => id);

  test('stay the same object while their parts do', () => {
    expect(join({ id: 1, firstName: 'Zoë', lastName: 'Ångström' }, car)).toBe(rows[0]);
    expect(join({ id: 1, firstName: 'Zoë', lastName: 'Ångström' }, { ...car })).not.toBe(rows[0]);
  });

  test('are ordered by name (the nameless last), by time, or by what presses most', () => {
    expect(ids(arrangeRows(rows, all))).toEqual([2, 1, 3]);
    const again = [join({ id: 1, firstName: 'Zoë', lastName: 'Ångström' }, car), ...rows.slice(1)];
    expect(ids(arrangeRows(again, { ...all, order: 'time' }))[0]).toBe(1);
    expect(ids(arrangeRows(again, { ...all, order: 'pressing' }))[0]).toBe(2);
  });

  test('are found without accents, by car and by code', () => {
    expect(ids(arrangeRows(rows, { ...all, q: 'angstrom' }))).toEqual([1]);
    expect(ids(arrangeRows(rows, { ...all, q: ' CHEV ' }))).toEqual([1]);
    expect(ids(arrangeRows(rows, { ...all, q: 'rc-3' }))).toEqual([3]);
  });

  test('are counted and narrowed by level', () => {
    expect(countLevels(rows)).toMatchObject({ missing: 1, checking: 2, ready: 0 });
    expect(ids(arrangeRows(rows, { ...all, level: 'missing' }))).toEqual([2]);
  });
});

test("the board's address keeps event, search, level and order, and passes over nonsense", () => {
  const state = { event: '27', q: 'whitlock', level: 'missing', order: 'time' } as const;
  expect(readBoard(writeBoard(state))).toEqual(state);
  expect(writeBoard({ event: null, q: '', level: undefined, order: 'pressing' }).toString()).toBe('');
  expect(readBoard(new URLSearchParams('state=great&order=random'))).toMatchObject({
    level: undefined,
    order: 'pressing',
  });
});

test('only rows in sight are drawn, with a few on either side', () => {
  expect(windowOf(0, 520, 52, 1_000)).toEqual({ from: 0, to: 16 });
  expect(windowOf(5_200, 520, 52, 1_000)).toEqual({ from: 94, to: 116 });
  expect(windowOf(5_200, 520, 52, 3)).toEqual({ from: 3, to: 3 });
});

test('a visit is named by weekday and hour in the zone of the event', () => {
  expect(visitTime('2026-05-16T13:10:00Z', 'America/Chicago')).toMatch(/^Sat,? 8:10\sAM$/);
  expect(visitTime('soon', 'America/Chicago')).toBe('');
});

test("a racer's page knows who stood before and after on the board", () => {
  expect(around(['1', '2', '3'], '2')).toEqual({ place: 2, previous: '1', next: '3' });
  expect(around(['1', '2'], '1')).toEqual({ place: 1, previous: undefined, next: '2' });
  expect(around(['1', '2'], '9').place).toBeUndefined();
  expect(readBoardState({ search: 'event=1', ids: ['1'] })).toEqual({ search: 'event=1', ids: ['1'] });
  for (const odd of [null, 7, {}, { search: 1, ids: [] }, { search: '', ids: [1] }])
    expect(readBoardState(odd)).toBeUndefined();
});
