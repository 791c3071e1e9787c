import type { LogEntry } from '@contract/event-log/entry';
import { describe, expect, it, test } from 'vitest';
import type { EntryRow } from '../../../../../renderer/event/entry-list/entry-rows';
import {
  type HandOut,
  handedChanges,
  handedRows,
  lastHandOuts,
  lateRows,
} from '../../../../../renderer/event/entry-list/late-list';
import { latePaper } from '../../../../../renderer/event/entry-list/late-view';
import { text as anyText, type Text } from '../../../../../renderer/kit/format/text';

const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-0c3d5d6b1a${String(last).padStart(2, '0')}`;
const origin = (id: number) => ({
  ...{ id: uuid(id), event: '27', at: `2026-05-16T08:${String(id).padStart(2, '0')}:00.000Z` },
  ...{ computer: uuid(99), gate: '', by: 'Dana' },
});
const entry = (userId: string, more: Partial<EntryRow> = {}): EntryRow => ({
  ...{
    id: userId,
    userId,
    number: userId,
    className: 'Pro',
    firstName: 'R',
    lastName: userId,
    transponder: `T${userId}`,
  },
  ...{ car: 'Audi', sponsor: '', hometown: 'Tulsa', ticketNumber: '' },
  ...more,
});
const handed = (
  id: number,
  recipient: string,
  rows: readonly EntryRow[],
  columns = ['number', 'className', 'transponder'],
): HandOut => ({
  ...origin(id),
  ...{ kind: 'hand-out', recipient, columns, rows: handedRows(rows) },
});
const found = (handOut: HandOut, rows: readonly EntryRow[], isComplete = true) =>
  lateRows(handOut, rows, isComplete).map(({ change, userId, differences }) => [
    change,
    userId,
    ...differences.map(({ key, before, now }) => `${key} ${before} ${now}`),
  ]);

describe('the changes since a list was handed out', () => {
  const before = [entry('1'), entry('2'), entry('3')];

  it('are who came late, what changed with both values, and who withdrew', () => {
    const now = [entry('1', { number: '11', transponder: 'X' }), entry('3'), entry('4')];
    expect(found(handed(1, 'Timing', before), now)).toEqual([
      ['late', '4'],
      ['changed', '1', 'number 1 11', 'transponder T1 X'],
      ['withdrawn', '2'],
    ]);
    expect(found(handed(1, 'Timing', before), before)).toEqual([]);
  });

  it('are only of the columns that the list had', () => {
    const now = [entry('1', { transponder: 'X', hometown: 'Waco' }), entry('2'), entry('3')];
    expect(found(handed(1, 'Announcer', before, ['number', 'hometown']), now)).toEqual([
      ['changed', '1', 'hometown Tulsa Waco'],
    ]);
  });

  it('are a changed class of one entry, and a late entry in a second class', () => {
    const one = [entry('1')];
    expect(found(handed(1, 'Timing', one), [entry('1', { className: 'Street' })])).toEqual([
      ['changed', '1', 'className Pro Street'],
    ]);
    expect(found(handed(1, 'Timing', one), [entry('1', { className: 'Street' }), entry('1')])).toEqual([['late', '1']]);
  });

  it('never come from what could not be read', () => {
    expect(found(handed(1, 'Timing', [entry('1')]), [entry('1', { transponder: undefined })])).toEqual([]);
    expect(found(handed(1, 'Timing', [entry('1', { transponder: undefined })]), [entry('1')])).toEqual([
      ['changed', '1', 'transponder undefined T1'],
    ]);
    expect(found(handed(1, 'Timing', before), [entry('1')], false)).toEqual([]);
  });

  it('are no number, class or entry that the vehicle form had and the ticket has not', () => {
    const own = handed(1, 'Timing', [entry('1', { number: '21' }), entry('1', { number: '12', className: 'Street' })]);
    const unread = { transponder: undefined };
    // The form had corrected number and class of the first, or was of a third car.
    for (const now of [
      [entry('1', { ...unread, number: '7' }), entry('1', { ...unread, number: '12', className: 'Street' })],
      [entry('1', { ...unread, number: '12', className: 'Street' })],
    ]) {
      expect(found(own, now)).toEqual([]);
      const after = handedChanges(own, now, true).map(({ values }) => values);
      expect(after.map(({ number }) => number).toSorted()).toEqual(['12', '21']);
    }
    // Who can't read forms compares what the tickets say.
    const ofTickets = handed(1, 'Timing', [entry('1', unread), entry('2', unread)]);
    expect(found(ofTickets, [entry('1', { ...unread, number: '11' })])).toEqual([
      ['changed', '1', 'number 1 11'],
      ['withdrawn', '2'],
    ]);
    expect(found(own, [])).toEqual([
      ['withdrawn', '1'],
      ['withdrawn', '1'],
    ]);
  });
});

describe('what recipients were handed', () => {
  it('is the last list of each, the latest first, without one that did not happen', () => {
    const entries: readonly LogEntry[] = [
      handed(1, 'Timing', []),
      handed(2, 'Announcer', []),
      handed(3, 'timing', []),
      handed(4, 'Announcer', []),
      { ...origin(5), kind: 'hand-out-undone', handOut: uuid(4) },
    ];
    expect(lastHandOuts(entries).map(({ recipient, id }) => [recipient, id])).toEqual([
      ['timing', uuid(3)],
      ['Announcer', uuid(2)],
    ]);
  });
});

test('after a list of the changes, a recipient still has what could not be read', () => {
  const before = handed(1, 'Timing', [entry('1'), entry('2')]);
  const partial = [entry('1', { transponder: undefined, lastName: 'Ruiz' })];
  const after = { ...before, columns: ['lastName', 'transponder'], rows: handedChanges(before, partial, false) };
  expect(found(after, [entry('1', { lastName: 'Ruiz' })])).toEqual([['withdrawn', '2']]);
  expect(found(after, [entry('1', { transponder: '', lastName: 'Ruiz' }), entry('2')])).toEqual([
    ['changed', '1', 'transponder T1 '],
  ]);
  expect(handedChanges(before, partial, true)).toHaveLength(1);
});

test('the paper of changes says why nobody has withdrawn, after what is said of its lists', () => {
  const text: Text = (key, params) => anyText(`entry-list:${key}`, params);
  const about = { event: undefined, words: [], filter: 'Timing', asOf: 1, copy: undefined, notes: ['Others.', ''] };
  const late = lateRows(handed(1, 'Timing', [entry('1')]), [entry('2')], false);
  const paper = latePaper(text, late, false, about);
  expect(paper.groups.map(({ heading }) => heading)).toEqual(['Late (1)']);
  expect(paper.note).toBe("Others. The server's lists may be incomplete, so no one is shown as withdrawn.");
  expect(latePaper(text, late, true, about).note).toBe('Others.');
  expect(latePaper(text, late, true, { ...about, notes: [] }).note).toBeUndefined();
});
