import { describe, expect, test } from 'vitest';
import { chooseEvent, groupEvents } from '../../../../../renderer/event/event-choice';
import { type Parts, pendingParts } from '../../../../../renderer/event/readiness/part';
import { formatBoardState, parseBoardState } from '../../../../../renderer/features/inspections/board/board-state';
import {
  arrangeRows,
  countLevels,
  createRowBuilder,
} from '../../../../../renderer/features/inspections/board/racer-rows';
import { formatVisitTime } from '../../../../../renderer/features/inspections/board/visit-time';
import { findNeighbors, parseBoardOrigin } from '../../../../../renderer/features/inspections/racer/racer-screen';

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

  test('events are grouped into current, upcoming and past, the newest past event first', () => {
    expect(groups.now.map(({ id }) => id)).toEqual([3]);
    expect(groups.next.map(({ id }) => id)).toEqual([5, 4]);
    expect(groups.past.map(({ id }) => id)).toEqual([2, 1]);
  });

  test('is the requested one, else the current one, else the next one that is not cancelled', () => {
    expect(chooseEvent(groups, '1')?.id).toBe(1);
    expect(chooseEvent(groups, null)?.id).toBe(3);
    expect(chooseEvent(groupEvents([soon, off, past], now), null)?.id).toBe(4);
    expect(chooseEvent(groupEvents([off], now), null)?.id).toBe(5);
    expect(chooseEvent(groups, '99')).toBeUndefined();
    expect(chooseEvent(groupEvents([], now), null)).toBeUndefined();
  });
});

describe("the board's rows", () => {
  const toRow = createRowBuilder({ today: '2026-05-16', until: '2026-05-17' });
  const unsigned: Parts = { ...pendingParts, terms: { state: 'known', value: { accepted: false } } };
  const car: Parts = {
    ...pendingParts,
    vehicle: { state: 'known', value: { vehicleNumber: '148', make: 'Chevrolet' } },
    team: { state: 'known', value: { teamName: 'B', scheduledAt: '2026-05-16T13:00:00Z' } },
  };
  const rows = [
    toRow({ id: 1, firstName: 'Zoë', lastName: 'Ångström' }, car),
    toRow({ id: 2, firstName: 'Abe', lastName: 'Young' }, unsigned),
    toRow({ id: 3, firstName: null, lastName: null, visitorCode: 'RC-3' }, undefined),
  ];
  const all = { q: '', level: undefined, order: 'name' } as const;
  const ids = (found: readonly { readonly id: unknown }[]) => found.map(({ id }) => id);

  test('stay the same object while their parts are unchanged', () => {
    expect(toRow({ id: 1, firstName: 'Zoë', lastName: 'Ångström' }, car)).toBe(rows[0]);
    expect(toRow({ id: 1, firstName: 'Zoë', lastName: 'Ångström' }, { ...car })).not.toBe(rows[0]);
  });

  test('are sorted by name (rows without a name last), by time or by urgency', () => {
    expect(ids(arrangeRows(rows, all))).toEqual([2, 1, 3]);
    const again = [toRow({ id: 1, firstName: 'Zoë', lastName: 'Ångström' }, car), ...rows.slice(1)];
    expect(ids(arrangeRows(again, { ...all, order: 'time' }))[0]).toBe(1);
    expect(ids(arrangeRows(again, { ...all, order: 'urgency' }))[0]).toBe(2);
  });

  test('are found by name without accents, by car and by code', () => {
    expect(ids(arrangeRows(rows, { ...all, q: 'angstrom' }))).toEqual([1]);
    expect(ids(arrangeRows(rows, { ...all, q: ' CHEV ' }))).toEqual([1]);
    expect(ids(arrangeRows(rows, { ...all, q: 'rc-3' }))).toEqual([3]);
  });

  test('are counted and filtered by level', () => {
    expect(countLevels(rows)).toMatchObject({ missing: 1, checking: 2, ready: 0 });
    expect(ids(arrangeRows(rows, { ...all, level: 'missing' }))).toEqual([2]);
  });
});

test('the address keeps event, search, level and order, and ignores invalid values', () => {
  const state = { event: '27', q: 'whitlock', level: 'missing', order: 'time' } as const;
  expect(parseBoardState(formatBoardState(state))).toEqual(state);
  expect(formatBoardState({ event: null, q: '', level: undefined, order: 'urgency' }).toString()).toBe('');
  expect(parseBoardState(new URLSearchParams('state=great&order=random'))).toMatchObject({
    level: undefined,
    order: 'urgency',
  });
});

test('a visit shows weekday and time in the time zone of the event', () => {
  expect(formatVisitTime('2026-05-16T13:10:00Z', 'America/Chicago')).toMatch(/^Sat,? 8:10\sAM$/);
  expect(formatVisitTime('soon', 'America/Chicago')).toBe('');
});

test("a racer's page links to the previous and next racer of the board", () => {
  expect(findNeighbors(['1', '2', '3'], '2')).toEqual({ position: 2, previous: '1', next: '3' });
  expect(findNeighbors(['1', '2'], '1')).toEqual({ position: 1, previous: undefined, next: '2' });
  expect(findNeighbors(['1', '2'], '9').position).toBeUndefined();
  expect(parseBoardOrigin({ search: 'event=1', ids: ['1'] })).toEqual({ search: 'event=1', ids: ['1'] });
  for (const odd of [null, 7, {}, { search: 1, ids: [] }, { search: '', ids: [1] }])
    expect(parseBoardOrigin(odd)).toBeUndefined();
});
