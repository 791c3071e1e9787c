/** Who came late, changed or withdrew since an entry list was handed out. */
import { type EntryOf, isKind, type LogEntry } from '@contract/event-log/entry';
import { isLater } from '@contract/event-log/latest';
import { fold } from '@contract/text/fold';
import { type EntryKey, type EntryRow, entryKeys } from './entry-rows';

export type HandOut = EntryOf<'hand-out'>;
type Values = Readonly<Partial<Record<EntryKey, string>>>;

/** The last list of each recipient, the latest first. */
export const lastHandOuts = (entries: readonly LogEntry[]): readonly HandOut[] => {
  const undone = new Set(entries.filter(isKind('hand-out-undone')).map(({ handOut }) => handOut));
  const byTime = entries
    .filter(isKind('hand-out'))
    .filter(({ id }) => !undone.has(id))
    .toSorted((one, other) => (isLater(one, other) ? -1 : 1));
  return [...Map.groupBy(byTime, ({ recipient }) => fold(recipient)).values()].flatMap(([last]) => last ?? []);
};

const valuesOf = (row: EntryRow): Values =>
  Object.fromEntries(entryKeys.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key].slice(0, 200)]])));

/** Every value is kept, so that somebody who has withdrawn can still be named. */
export const handedRows = (rows: readonly EntryRow[]): HandOut['rows'] =>
  rows.map((row) => ({ userId: row.userId, values: valuesOf(row) }));

export const changeKinds = ['late', 'changed', 'withdrawn'] as const;

export interface LateRow {
  readonly change: (typeof changeKinds)[number];
  readonly userId: string;
  /** As they are now; of who has withdrawn, as they were. */
  readonly values: Values;
  /** Undefined before: it could not be read then. */
  readonly differences: readonly {
    readonly key: EntryKey;
    readonly before: string | undefined;
    readonly now: string;
  }[];
}

type Pair = readonly [before: Values, now: Values];
const isSame = (key: EntryKey, [before, now]: Pair): boolean => fold(before[key] ?? '') === fold(now[key] ?? '');

/** How two entries of a racer are found to be the same one, the surest way first. */
const likenesses: readonly ((pair: Pair) => boolean)[] = [
  (pair) => isSame('className', pair) && isSame('number', pair),
  (pair) => isSame('className', pair),
  (pair) => isSame('number', pair),
  () => true,
];

const pairUp = (before: readonly Values[], now: readonly Values[]) => {
  let [gone, added] = [before, now];
  const pairs: Pair[] = [];
  for (const isLike of likenesses)
    for (const values of added) {
      const match = gone.find((one) => isLike([one, values]));
      if (!match) continue;
      pairs.push([match, values]);
      gone = gone.filter((one) => one !== match);
      added = added.filter((one) => one !== values);
    }
  return { pairs, gone, added };
};

/** Without the vehicle form, number and class are the ticket's, which the form may correct. */
const isUnread = ({ transponder }: Values): boolean => transponder === undefined;

/** An entry now, with the earlier values of what is not known for sure without a form that was read before. */
const asKnown = (before: Values, now: Values): Values => {
  const { number, className } = before;
  if (isUnread(before) || !isUnread(now) || number === undefined || className === undefined) return now;
  return { ...now, number, className };
};

/** What could not be read now is no difference. */
const differencesOf = ([before, now]: Pair, columns: readonly string[]): LateRow['differences'] =>
  entryKeys.flatMap((key) => {
    const [was, is] = [before[key], now[key]];
    if (is === undefined || is === (was ?? '') || !columns.includes(key)) return [];
    return [{ key, before: was, now: is }];
  });

/** The entries of each racer, in the order of the list, beside those that were handed out. */
const comparedWith = (handOut: HandOut, rows: readonly EntryRow[]) => {
  const handed = Map.groupBy(handOut.rows, ({ userId }) => userId);
  const entered = Map.groupBy(rows, ({ userId }) => userId);
  return [...new Set([...entered.keys(), ...handed.keys()])].map((userId) => {
    const before = (handed.get(userId) ?? []).map(({ values }): Values => values);
    const now = (entered.get(userId) ?? []).map(valuesOf);
    const { pairs, gone, added } = pairUp(before, now);
    // An entry may have come from the form alone.
    const mayLack = now.some(isUnread) && !before.every(isUnread);
    return { userId, added, gone, mayLack, pairs: pairs.map(([was, is]): Pair => [was, asKnown(was, is)]) };
  });
};

/** The rows that a recipient has after getting the changes. They keep the earlier value of what could not be read now. */
export const handedChanges = (handOut: HandOut, rows: readonly EntryRow[], isComplete: boolean): HandOut['rows'] =>
  comparedWith(handOut, rows).flatMap(({ userId, pairs, gone, added, mayLack }) => {
    const left = isComplete && !mayLack ? [] : gone;
    const all = [...pairs.map(([before, now]) => ({ ...before, ...now })), ...added, ...left];
    return all.map((values) => ({ userId, values }));
  });

/** In the order of the list; nobody has withdrawn unless the list is complete. */
export const lateRows = (handOut: HandOut, rows: readonly EntryRow[], isComplete: boolean): readonly LateRow[] => {
  const found = comparedWith(handOut, rows).flatMap((compared): readonly LateRow[] => {
    const { userId, pairs, gone, added, mayLack } = compared;
    const changed = pairs.flatMap((pair): readonly LateRow[] => {
      const differences = differencesOf(pair, handOut.columns);
      return differences.length > 0 ? [{ change: 'changed', userId, values: pair[1], differences }] : [];
    });
    const toRow = (change: LateRow['change']) => (values: Values) => ({ change, userId, values, differences: [] });
    return [...added.map(toRow('late')), ...changed, ...(isComplete && !mayLack ? gone.map(toRow('withdrawn')) : [])];
  });
  return changeKinds.flatMap((kind) => found.filter(({ change }) => change === kind));
};
