/** The rows of a roll call, and the lists that templates make. */
import type { EntryOf, LogEntry } from '@contract/event-log/entry';
import { type RollCall, rollCallsOf } from '@contract/event-log/roll-calls';
import { describe, expect, it } from 'vitest';
import { eventPeople } from '../../../../../renderer/event/log/event-people';
import { staffOf } from '../../../../../renderer/features/desk/roll-calls/known-staff';
import {
  arrangeRows,
  countViews,
  type RollRow,
  rollRows,
  typedRow,
} from '../../../../../renderer/features/desk/roll-calls/roll-rows';
import { rollTableRow, sightingText, sightingTime } from '../../../../../renderer/features/desk/roll-calls/roll-table';
import {
  changeInput,
  choiceOf,
  choiceOfList,
  listInput,
} from '../../../../../renderer/features/desk/roll-calls/templates';

const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-${String(last).padStart(12, '0')}`;
const origin = (id: number) => ({
  ...{ id: uuid(id), event: '31', at: `2026-05-16T12:00:${String(id).padStart(2, '0')}.000Z` },
  ...{ computer: uuid(99), gate: '', by: 'Dana' },
});
const list = (id: number, more: Partial<EntryOf<'roll-call'>> = {}): LogEntry => ({
  ...origin(id),
  ...{ kind: 'roll-call', list: uuid(id), name: `List ${id}`, template: '', people: 'racers', classes: [] },
  ...{ mark: 'number', choices: [], after: [], returns: true },
  ...more,
});
const mark = (id: number, person: string, value: string): LogEntry => ({
  ...{ ...origin(id), kind: 'mark', list: uuid(1), person, name: 'Cy Moe', value },
});
const ticket = (id: number, holderName: string, vehicleNumber: string) => ({
  ...{ id, eventId: 31, ticketType: 'racer', status: 'valid', userId: id, holderName, vehicleNumber },
});
const people = eventPeople({
  racers: [],
  tickets: [ticket(1, 'Ana Ruiz', '148'), ticket(2, 'Bo Lind', '14'), ticket(3, 'Ann Bow', '9')],
  ...{ bookings: [], eventId: 31, today: '2026-05-16', unnamed: String },
});
const rowsOf = (...marks: readonly LogEntry[]): readonly RollRow[] => {
  const [call] = rollCallsOf([list(1), ...marks]);
  return rollRows(call as RollCall, people);
};
const names = (rows: readonly RollRow[]) => rows.map(({ name }) => name);
const all = { view: 'all', q: '', order: 'name', held: new Set<string>() } as const;

describe('the rows of a roll call', () => {
  it('are whom it expects, and whoever is marked without being expected', () => {
    const rows = rowsOf(mark(2, 'user 1', '88123'), mark(3, 'name cy moe', '88124'));
    expect(names(rows)).toEqual(['Ana Ruiz', 'Bo Lind', 'Ann Bow', 'Cy Moe']);
    expect(rows.map(({ isExpected }) => isExpected)).toEqual([true, true, true, false]);
    expect(countViews(rows)).toEqual({ all: 4, missing: 2, marked: 2, out: 2 });
  });

  it('of staff are offered names and typed ones, each once, and none of them is missing or unexpected', () => {
    const staff = staffOf(
      [{ fullName: 'Pat Lee', countryCode: '+1', phone: '5550110' }, { fullName: '' }],
      [
        { firstName: 'Kim', lastName: 'Moss' },
        { fullName: 'PAT LEE', phone: '5550199' },
      ],
    );
    const [call] = rollCallsOf([list(1, { people: 'staff', returns: false }), mark(2, 'name pat lee', '7')]);
    const rows = rollRows(call as RollCall, people, [...staff]);
    expect(rows.map(({ name, isExpected, mark: marked }) => [name, isExpected, marked?.entry.value])).toEqual([
      ['Pat Lee', true, '7'],
      ['Kim Moss', true, undefined],
    ]);
    expect(rows[0]?.person?.phone).toBe('+15550110');
    const known = { sightings: new Map(), warningsOf: () => [], zone: 'America/Chicago' };
    const context = { text: String, call: call as RollCall, ...known };
    expect(rollTableRow(rows[0] as RollRow, context).at).toBe('May 16, 2026, 7:00 AM CDT');
    expect(rows.map((row) => rollTableRow(row, context).state)).toEqual([
      ...['rollCalls.states.marked', 'rollCalls.states.notMarked'],
    ]);
    // On the list of another computer, a person whom this one doesn't know.
    expect(rollRows(call as RollCall, people).map(({ name }) => name)).toEqual(['Cy Moe']);
  });

  it('say when a person was seen by the clock at the event, without the day if that is today', () => {
    const sighting = { at: Date.UTC(2026, 4, 16, 14, 2), where: 'Gate 1', zone: 'America/Chicago' };
    expect(sightingTime(sighting, Date.UTC(2026, 4, 17, 2))).toBe('9:02 AM');
    expect(sightingTime(sighting, Date.UTC(2026, 4, 17, 12))).toBe('May 16, 2026, 9:02 AM CDT');
    expect(sightingText(sighting)).toBe('May 16, 2026, 9:02 AM CDT · Gate 1');
  });

  it('stay in a view in which they were changed, so that the next one keeps its place', () => {
    const rows = rowsOf(mark(2, 'user 1', '88123'));
    expect(names(arrangeRows(rows, { ...all, view: 'missing' }))).toEqual(['Ann Bow', 'Bo Lind']);
    expect(names(arrangeRows(rows, { ...all, view: 'missing', held: new Set(['user 1']) }))).toEqual([
      ...['Ana Ruiz', 'Ann Bow', 'Bo Lind'],
    ]);
  });

  it('are in the order of names, or of numbers as numbers', () => {
    expect(names(arrangeRows(rowsOf(), all))).toEqual(['Ana Ruiz', 'Ann Bow', 'Bo Lind']);
    expect(names(arrangeRows(rowsOf(), { ...all, order: 'number' }))).toEqual(['Ann Bow', 'Bo Lind', 'Ana Ruiz']);
  });

  it.each([
    ['14', 'Bo Lind'],
    ['#148', 'Ana Ruiz'],
    ['88123', 'Ana Ruiz'],
    ['ruiz', 'Ana Ruiz'],
    ['an', undefined],
    ['7', undefined],
    // A part of a number is the number of somebody who is not here.
    ['48', undefined],
    ['8812', undefined],
  ])('are found by "%s" only if it means one person', (typed, found) => {
    expect(typedRow(rowsOf(mark(2, 'user 1', '88123')), typed)?.name).toBe(found);
  });
});

describe('a list', () => {
  it('of the template "sticker" comes after the waiver and the armbands that were started', () => {
    const calls = rollCallsOf([list(1, { template: 'meeting' }), list(2, { template: 'armband' })]);
    expect(choiceOf('sticker', 'Tech sticker', calls)).toMatchObject({
      ...{ name: 'Tech sticker', mark: 'tick', isAfterWaiver: true, after: [uuid(2)] },
    });
    expect(listInput(uuid(3), 'sticker', choiceOf('sticker', 'Tech sticker', calls))).not.toHaveProperty('after.1');
  });

  it('keeps what a change does not name, and replaces its last entry', () => {
    const [call] = rollCallsOf([list(1, { template: 'kit', isForMinors: true })]) as [RollCall];
    expect(changeInput(call, { ...choiceOfList(call), name: 'Kits' })).toMatchObject({
      ...{ list: uuid(1), template: 'kit', name: 'Kits', isForMinors: true, returns: true, replaces: uuid(1) },
    });
  });
});
