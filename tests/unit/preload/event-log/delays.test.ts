import {
  answerInput,
  delayInput,
  delaysOf,
  isOfOtherTime,
  lastDelay,
  type PlannedSession,
  undoInput,
} from '@contract/event-log/delays';
import { type EntryOf, isKind, LogEntry, type LogInput } from '@contract/event-log/entry';
import { describe, expect, it } from 'vitest';

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** An entry as main stores it, `minute` minutes past one. */
const stored = (input: LogInput, number: number, minute = number): EntryOf<'delay'> => {
  const at = `2026-05-16T18:${String(minute).padStart(2, '0')}:00.000Z`;
  const entry = LogEntry.parse({
    ...input,
    ...{ id: uuid(number), event: '7', at, computer: uuid(900), gate: '', by: 'Dana' },
  });
  if (!isKind('delay')(entry)) throw new Error('no delay');
  return entry;
};

const session = (key: string, startTime: string): PlannedSession => ({ key, day: '2026-05-16', startTime });
const [first, second] = [session('1', '09:30'), session('2', '12:45')];
const none = new Map();

const shifts = (entries: readonly LogEntry[]) =>
  Object.fromEntries([...delaysOf(entries)].map(([key, { moved }]) => [key, moved.shiftMinutes]));

describe('delays', () => {
  const one = stored(delayInput([first, second], 15, none), 1);
  const more = stored(delayInput([second], 10, delaysOf([one])), 2);

  it('add up where a second one was noted in the knowledge of the first', () => {
    expect(shifts([one, more])).toEqual({ 1: 15, 2: 25 });
    expect(shifts([more, one])).toEqual({ 1: 15, 2: 25 });
  });

  it('count in the order in which they were noted, even if a clock is behind', () => {
    const behind = stored(delayInput([second], 10, delaysOf([one])), 2, 0);
    expect(shifts([one, behind])).toEqual({ 1: 15, 2: 25 });
  });

  it('move a session once if two computers noted the same without knowing of each other', () => {
    const other = stored(delayInput([first], 15, none), 3);
    expect(shifts([one, other])).toMatchObject({ 1: 15 });
    expect(delaysOf([one, other]).get('1')?.others).toEqual([]);
    const different = stored(delayInput([first], 20, none), 4);
    expect(shifts([one, different])).toMatchObject({ 1: 20 });
    expect(
      delaysOf([one, different])
        .get('1')
        ?.others.map(({ id }) => id),
    ).toEqual([one.id]);
  });

  it('are taken back one after the other, the last one first', () => {
    const all = [one, more];
    expect(lastDelay(all)?.id).toBe(more.id);
    const undone = [...all, stored(undoInput(more, all, delaysOf(all)), 5)];
    expect(shifts(undone)).toEqual({ 1: 15, 2: 15 });
    expect(lastDelay(undone)?.id).toBe(one.id);
    const gone = [...undone, stored(undoInput(one, undone, delaysOf(undone)), 6)];
    expect(shifts(gone)).toEqual({ 1: 0, 2: 0 });
    expect(lastDelay(gone)).toBeUndefined();
  });
});

describe('a delay of a session that the server moved since', () => {
  const entry = stored(delayInput([first], 15, none), 1);
  const moved = session('1', '09:45');
  const open = [...delaysOf([entry]).values()].map((delay) => ({ ...delay, planned: moved }));

  it('was noted against another time, also if that is the delayed one', () => {
    const [delay] = open;
    expect(delay && isOfOtherTime(delay, first)).toBe(false);
    expect(delay && isOfOtherTime(delay, moved)).toBe(true);
    expect(delay && isOfOtherTime(delay, { day: '2026-05-17', startTime: '09:30' })).toBe(true);
  });

  it.each([
    [false, 0],
    [true, 15],
  ])('delays the new time only if a person says so (%s)', (isDelayed, shift) => {
    const answered = [entry, stored(answerInput(open, isDelayed), 2)];
    const delay = delaysOf(answered).get('1');
    expect(delay?.moved).toMatchObject({ shiftMinutes: shift, startTime: '09:45' });
    expect(delay && isOfOtherTime(delay, moved)).toBe(false);
  });

  it('starts from the new time once another delay is noted', () => {
    const again = stored(delayInput([moved], 5, delaysOf([entry])), 2);
    expect(delaysOf([entry, again]).get('1')?.moved).toMatchObject({ shiftMinutes: 5, startTime: '09:45' });
  });

  it('has the new time once the other delay is taken back, and not that time with the old delay', () => {
    const all = [entry, stored(delayInput([moved], 5, delaysOf([entry])), 2)];
    const undone = stored(undoInput(all[1] ?? entry, all, delaysOf(all)), 3);
    expect(delaysOf([...all, undone]).get('1')?.moved).toMatchObject({ shiftMinutes: 0, startTime: '09:45' });
  });
});
