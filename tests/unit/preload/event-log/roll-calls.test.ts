import { type EntryOf, LogEntry } from '@contract/event-log/entry';
import {
  isOnList,
  isOut,
  type Person,
  type RollCall,
  rollCallsOf,
  sharedNumbers,
  skippedLists,
} from '@contract/event-log/roll-calls';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

const uuid = (last: number): string => `5f0f7f4e-0d5b-4a3e-8f43-${String(last).padStart(12, '0')}`;
const origin = (id: number, second: number) => ({
  ...{ id: uuid(id), event: '12', at: new Date(Date.UTC(2026, 4, 16, 12, 0, second)).toISOString() },
  ...{ computer: uuid(99), gate: 'Gate 2', by: 'Dana' },
});
const list = (id: number, more: Partial<EntryOf<'roll-call'>> = {}): EntryOf<'roll-call'> => ({
  ...origin(id, id),
  ...{ kind: 'roll-call', list: uuid(id), name: `List ${id}`, template: '', people: 'racers', classes: [] },
  ...{ mark: 'tick', choices: [], after: [], returns: false },
  ...more,
});
const mark = (id: number, of: number, person: string, more: Partial<EntryOf<'mark'>> = {}): EntryOf<'mark'> => ({
  ...origin(id, id),
  ...{ kind: 'mark', list: uuid(of), person, name: person.toUpperCase(), value: '' },
  ...more,
});
const racer = (more: Partial<Person> = {}): Person => ({
  ...{ key: 'a', name: 'A', kind: 'racer', classNames: ['Pro'], isMinor: false, hasWaiver: true },
  ...more,
});
const only = (entries: readonly LogEntry[]): RollCall => {
  const [call, ...rest] = rollCallsOf(entries);
  if (!call || rest.length > 0) throw new Error('There is not exactly one list.');
  return call;
};

describe('roll calls', () => {
  it('are the lists that were not removed, in the order of their starts, with their last names', () => {
    const entries = [
      list(2),
      list(1),
      list(3),
      list(4, { list: uuid(1), name: 'Meeting', replaces: uuid(1) }),
      list(5, { list: uuid(3), isRemoved: true, replaces: uuid(3) }),
    ];
    expect(rollCallsOf(entries).map(({ entry, startedAt }) => [entry.name, startedAt])).toEqual([
      ['Meeting', origin(1, 1).at],
      ['List 2', origin(2, 2).at],
    ]);
  });

  it('say who is marked, with what, and no more after the mark was taken back', () => {
    const call = only([
      list(1),
      mark(2, 1, 'a'),
      mark(3, 1, 'b', { value: '4711' }),
      mark(4, 1, 'a', { value: null, replaces: uuid(2) }),
    ]);
    expect([...call.marks].map(([person, { entry }]) => [person, entry.value])).toEqual([['b', '4711']]);
    expect(call.last.get('a')?.id).toBe(uuid(4));
  });

  it('keep the number that another computer noted of the same person', () => {
    const call = only([list(1), mark(2, 1, 'a', { value: '4711' }), mark(3, 1, 'a', { value: '4712' })]);
    const [found] = call.marks.values();
    expect([found?.entry.value, found?.others.map(({ value }) => value)]).toEqual(['4712', ['4711']]);
  });

  it('are one once they are joined, with the marks of both, also if each was joined with the other', () => {
    const marks = [mark(3, 1, 'a'), mark(4, 2, 'a'), mark(5, 2, 'b')];
    const joined = list(6, { list: uuid(2), joined: uuid(1), replaces: uuid(2) });
    expect([...only([list(1), list(2), ...marks, joined]).marks.keys()]).toEqual(['a', 'b']);
    const back = list(7, { list: uuid(1), joined: uuid(2), replaces: uuid(1) });
    const call = only([list(1), list(2), ...marks, joined, back]);
    expect([call.id, [...call.parts].sort(), [...call.marks.keys()]]).toEqual([
      uuid(1),
      [uuid(1), uuid(2)],
      ['a', 'b'],
    ]);
  });

  it.each([
    ['racers', { people: 'racers' }, {}, true],
    ['racers, not crew', { people: 'racers' }, { kind: 'crew' }, false],
    ['crew', { people: 'crew' }, { kind: 'crew' }, true],
    ['everyone', { people: 'everyone' }, { kind: 'other' }, true],
    ['staff, whom no server names', { people: 'staff' }, { kind: 'other' }, false],
    ['a class, however it is written', { classes: ['PRO'] }, {}, true],
    ['another class', { classes: ['Street'] }, {}, false],
    ['minors', { isForMinors: true }, { isMinor: true }, true],
    ['minors, and who may be one', { isForMinors: true }, { isMinor: undefined }, true],
    ['minors, not adults', { isForMinors: true }, {}, false],
  ] as const)('are for %s', (_, entry, person, isOn) => {
    expect(isOnList(list(1, entry), racer(person))).toBe(isOn);
  });

  it('know what is still out', () => {
    const entries = [
      list(1, { mark: 'number', returns: true }),
      mark(2, 1, 'a', { value: '88123' }),
      mark(3, 1, 'b', { value: '88124' }),
      mark(4, 1, 'a', { value: '88123', isReturned: true, replaces: uuid(2) }),
    ];
    const call = only(entries);
    expect(['a', 'b', 'c'].filter((key) => isOut(call, call.marks.get(key)))).toEqual(['b']);
  });

  it('flag a number that two have, unless it came back in between', () => {
    const given = [mark(2, 1, 'a', { value: '47 A' }), mark(3, 1, 'b', { value: '47 a' })];
    const call = only([list(1, { mark: 'number' }), ...given, mark(4, 1, 'c', { value: '48' })]);
    expect([...sharedNumbers(call)]).toEqual([
      ['a', ['B']],
      ['b', ['A']],
    ]);
    const back = mark(5, 1, 'a', { value: '47 A', isReturned: true, replaces: uuid(2) });
    expect(sharedNumbers(only([list(1, { mark: 'number', returns: true }), ...given, back])).size).toBe(0);
  });

  it('are numbers that two desks noted of one person without knowing of each other, and not the lack of one', () => {
    const given = [
      mark(2, 1, 'a', { value: '47' }),
      mark(3, 1, 'a', { value: '48' }),
      mark(4, 1, 'b', { value: '47' }),
    ];
    const empty = [mark(5, 1, 'c'), mark(6, 1, 'd')];
    expect([...sharedNumbers(only([list(1, { mark: 'number' }), ...given, ...empty]))]).toEqual([
      ['a', ['B']],
      ['b', ['A']],
    ]);
  });

  it('warn of lists that come before, and that the person belongs on', () => {
    const lists = [list(1), list(2, { people: 'crew' }), list(3, { after: [uuid(1), uuid(2), uuid(8)] })];
    const names = (entries: readonly LogEntry[]) => {
      const calls = rollCallsOf(entries);
      const call = calls.find(({ id }) => id === uuid(3));
      return call && skippedLists(call, calls, racer()).map(({ entry }) => entry.name);
    };
    expect(names(lists)).toEqual(['List 1']);
    expect(names([...lists, mark(4, 1, 'a')])).toEqual([]);
  });
});

/** A laptop at a door: what it knows, and how far its clock is off. */
interface Laptop {
  readonly known: Map<string, LogEntry>;
  readonly clock: number;
}

type Step = readonly [laptop: number, action: number, list: number, person: number, value: number];

/**
 * Two laptops at two doors. Each entry is written with what its laptop knew, so the test knows which entries it overrules:
 * those on the same person of the same list, as the laptop saw it.
 */
const play = (steps: readonly Step[], offsets: readonly [number, number]) => {
  const laptops = offsets.map((clock): Laptop => ({ known: new Map(), clock })) as [Laptop, Laptop];
  const overruled = new Map<string, Set<string>>();
  let count = 0;
  const shuffledId = () => uuid(((count + 1) * 7_919) % 1_000_003);
  const write = ({ known }: Laptop, entry: LogEntry, over: readonly LogEntry[]): void => {
    known.set(entry.id, LogEntry.parse(entry));
    overruled.set(entry.id, new Set(over.map(({ id }) => id)));
  };
  for (const [which, action, listNumber, personNumber, value] of steps) {
    count += 1;
    const laptop = laptops[which] as Laptop;
    const { known, clock } = laptop;
    const stamp = { ...origin(0, count + clock), id: shuffledId() };
    const entries = [...known.values()];
    const calls = rollCallsOf(entries);
    const call = calls[listNumber % Math.max(1, calls.length)];
    if (action === 0) {
      for (const entry of laptops[1 - which]?.known.values() ?? []) known.set(entry.id, entry);
    } else if (action === 1 || !call) {
      write(laptop, { ...list(1, { list: uuid(1_000_100 + count), name: `New ${count}` }), ...stamp }, []);
    } else if (action === 2 || action === 3) {
      const target = calls.find(({ id }) => id !== call.id);
      const joined = action === 3 && target ? { joined: target.id } : {};
      const change = { ...call.entry, ...stamp, name: `Renamed ${count}`, replaces: call.entry.id, ...joined };
      write(laptop, change, [call.entry]);
    } else {
      const person = `person ${personNumber}`;
      // A mark belongs to the list that the laptop shows it on, of those that were joined.
      const isSame = (entry: LogEntry): boolean => entry.kind === 'mark' && entry.person === person;
      const lists = entries.filter((entry) => entry.kind === 'roll-call');
      const isHere = (entry: LogEntry): boolean =>
        rollCallsOf([...lists, entry]).some(({ id, last }) => id === call.id && last.size > 0);
      const over = entries.filter((entry) => isSame(entry) && isHere(entry));
      const replaces = call.last.get(person)?.id;
      const written = mark(1, 1, person, {
        ...stamp,
        ...{ list: call.id, value: action === 4 ? null : String(value) },
        ...(replaces === undefined ? {} : { replaces }),
      });
      write(laptop, written, over);
    }
  }
  return { logs: laptops.map(({ known }) => [...known.values()]), overruled };
};

const shown = (entries: readonly LogEntry[]) =>
  rollCallsOf(entries).map(({ id, entry, startedAt, marks, last }) => ({
    ...{ id, startedAt, name: entry.name },
    marks: [...marks].map(([key, value]) => [key, value.entry.id, value.others.map((one) => one.id).sort()]).sort(),
    last: [...last].map(([key, value]) => [key, value.id]).sort(),
  }));

const step = fc.tuple(fc.nat(1), fc.nat(8), fc.nat(3), fc.nat(3), fc.nat(2));
const offset = fc.integer({ min: -30, max: 30 });
const history = fc.record({
  steps: fc.array(step, { minLength: 5, maxLength: 40 }),
  clocks: fc.tuple(offset, offset),
  turn: fc.nat(),
});

const check = ({ steps, clocks, turn }: typeof history extends fc.Arbitrary<infer H> ? H : never): void => {
  const { logs, overruled } = play(steps, clocks);
  const union = [...new Map(logs.flat().map((entry) => [entry.id, entry])).values()];
  const at = turn % (union.length + 1);
  expect(shown([...union.slice(at), ...union.slice(0, at)].toReversed())).toEqual(shown(union));

  const lists = union.filter((entry) => entry.kind === 'roll-call');
  const marks = union.filter((entry) => entry.kind === 'mark');
  const dead = new Set(marks.flatMap(({ id }) => [...(overruled.get(id) ?? [])]));
  const homeOf = (entry: LogEntry) => rollCallsOf([...lists, entry]).find(({ last }) => last.size > 0)?.id;
  const calls = rollCallsOf(union);
  for (const entry of marks) {
    const home = homeOf(entry);
    const call = calls.find(({ id }) => id === home);
    const heads = marks.filter((one) => one.person === entry.person && !dead.has(one.id) && homeOf(one) === home);
    // What was said last counts; where two did not know of each other, what one of them said.
    expect(heads.map(({ id }) => id)).toContain(call?.last.get(entry.person)?.id);
    const found = call?.marks.get(entry.person);
    if (heads.every(({ value }) => value !== null)) expect(found).toBeDefined();
    if (heads.every(({ value }) => value === null)) expect(found).toBeUndefined();
    // No number that was given out is forgotten.
    const numbers = found && [found.entry, ...found.others].map(({ value }) => value);
    for (const { value } of heads) if (numbers && value !== null) expect(numbers).toContain(value);
  }
};

test('two laptops at two doors lose nobody, double nobody and show the same, in 1,000 random histories', () => {
  // Five at once, because a change is proved by 200 runs.
  fc.assert(
    fc.property(fc.tuple(history, history, history, history, history), (histories) => histories.forEach(check)),
    { numRuns: 200 },
  );
});
