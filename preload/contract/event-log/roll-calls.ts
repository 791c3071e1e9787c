/** The roll calls of an event: its lists, who is marked on them, and what speaks against a mark. */
import { fold } from '../text/fold';
import { type EntryOf, isKind, type LogEntry } from './entry';
import { headsOf, latestOf } from './latest';

type ListEntry = EntryOf<'roll-call'>;
type MarkEntry = EntryOf<'mark'>;

export interface PersonMark {
  /** The entry that counts. */
  readonly entry: MarkEntry;
  /** What others noted of the same person without knowing of it: a second armband. */
  readonly others: readonly MarkEntry[];
}

export interface RollCall {
  readonly id: string;
  /** This list and those that were joined with it. */
  readonly parts: ReadonlySet<string>;
  /** What the list is now. */
  readonly entry: ListEntry;
  readonly startedAt: string;
  /** Who is marked, by the person's key. */
  readonly marks: ReadonlyMap<string, PersonMark>;
  /** The last entry on each person, also one that took a mark back: what the next entry replaces. */
  readonly last: ReadonlyMap<string, MarkEntry>;
}

/** Somebody who may be on a list. */
export interface Person {
  /** The same on every computer. */
  readonly key: string;
  readonly name: string;
  readonly kind: 'racer' | 'crew' | 'other';
  readonly classNames: readonly string[];
  /** Undefined if the age is not known. */
  readonly isMinor: boolean | undefined;
  /** Undefined if the server doesn't say. */
  readonly hasWaiver: boolean | undefined;
}

/** When each list was started. */
const startsOf = (entries: readonly ListEntry[]): ReadonlyMap<string, string> => {
  const starts = new Map<string, string>();
  for (const { list, at } of entries) {
    const known = starts.get(list);
    if (known === undefined || at < known) starts.set(list, at);
  }
  return starts;
};

/**
 * Finds the list that another one belongs to: of all that were ever joined, the first. A join is never undone, or a change on
 * a computer that did not know of it would part the marks.
 */
const createRootFinder = (
  entries: readonly ListEntry[],
  starts: ReadonlyMap<string, string>,
): ((list: string) => string) => {
  const firsts = new Map<string, string>();
  const rootOf = (list: string): string => {
    let at = list;
    for (let next = firsts.get(at); next !== undefined; next = firsts.get(at)) at = next;
    return at;
  };
  for (const { list, joined } of entries) {
    if (joined === undefined || !starts.has(joined)) continue;
    const [one, other] = [rootOf(list), rootOf(joined)];
    const isFirst = `${starts.get(one)} ${one}` < `${starts.get(other)} ${other}`;
    if (one !== other) firsts.set(isFirst ? other : one, isFirst ? one : other);
  }
  return rootOf;
};

/** All lists that were not removed, in the order in which they were started. */
export const rollCallsOf = (entries: readonly LogEntry[]): readonly RollCall[] => {
  const all = entries.filter(isKind('roll-call'));
  const lists = latestOf(all, ({ list }) => list);
  const starts = startsOf(all);
  const rootOf = createRootFinder(all, starts);
  const heads = headsOf(entries.filter(isKind('mark')), ({ list, person }) => `${rootOf(list)} ${person}`);
  const calls = [...lists].flatMap(([id, entry]) =>
    rootOf(id) === id && !entry.isRemoved
      ? [
          {
            ...{ id, entry, startedAt: starts.get(id) ?? entry.at },
            parts: new Set([...lists.keys()].filter((list) => rootOf(list) === id)),
            marks: new Map<string, PersonMark>(),
            last: new Map<string, MarkEntry>(),
          },
        ]
      : [],
  );
  const byId = new Map(calls.map((call) => [call.id, call]));
  for (const [entry, ...rest] of heads.values()) {
    const call = byId.get(rootOf(entry.list));
    call?.last.set(entry.person, entry);
    const others = rest.filter(({ value }) => value !== null && fold(value) !== fold(entry.value ?? ''));
    if (entry.value !== null) call?.marks.set(entry.person, { entry, others });
  }
  return calls.toSorted((one, other) =>
    one.startedAt === other.startedAt ? (one.id < other.id ? -1 : 1) : one.startedAt < other.startedAt ? -1 : 1,
  );
};

/** Whether a person belongs on a list. Nobody knows a list of staff before they are marked. */
export const isOnList = ({ people, classes, isForMinors }: ListEntry, person: Person): boolean => {
  if (people === 'staff') return false;
  if (people !== 'everyone' && person.kind !== (people === 'racers' ? 'racer' : 'crew')) return false;
  if (isForMinors && person.isMinor === false) return false;
  const wanted = new Set(classes.map(fold));
  return wanted.size === 0 || person.classNames.some((name) => wanted.has(fold(name)));
};

/** Whether what was given out has not come back. */
export const isOut = ({ entry }: RollCall, mark: PersonMark | undefined): boolean =>
  entry.returns && mark !== undefined && !mark.entry.isReturned;

/** Whether the guardians of minors are marked on a list as seen: one of the template for it. */
export const isGuardianCall = ({ entry }: RollCall): boolean => entry.template === 'guardian';

/** Where and when a person's guardian was seen. */
export const guardianMark = (calls: readonly RollCall[], person: string): PersonMark | undefined =>
  calls.find((call) => isGuardianCall(call) && call.marks.has(person))?.marks.get(person);

/** Who has a number that another person has too, by the person's key, with those others. */
export const sharedNumbers = (call: RollCall): ReadonlyMap<string, readonly string[]> => {
  if (call.entry.mark !== 'number') return new Map();
  const given = [...call.marks.values()]
    .flatMap(({ entry, others }) => [entry, ...others])
    .filter(({ value, isReturned }) => value && !(call.entry.returns && isReturned));
  const shared = new Map<string, readonly string[]>();
  for (const held of Map.groupBy(given, ({ value }) => fold(value ?? '')).values())
    for (const { person } of held) {
      const names = held.filter((other) => other.person !== person).map(({ name }) => name);
      if (names.length > 0) shared.set(person, [...new Set([...(shared.get(person) ?? []), ...names])]);
    }
  return shared;
};

/** The lists that should have been done before this one, and that a person is not marked on. */
export const skippedLists = (call: RollCall, all: readonly RollCall[], person: Person): readonly RollCall[] =>
  call.entry.after.flatMap((id) => {
    const before = all.find(({ parts }) => parts.has(id));
    return before && before.id !== call.id && isOnList(before.entry, person) && !before.marks.has(person.key)
      ? [before]
      : [];
  });
