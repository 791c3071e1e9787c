/** Which answers came from the copy on this computer. A note belongs to a value, so a newer answer has none. */
import type { CopyNote } from '@contract/failure';

const ofValues = new WeakMap<object, CopyNote>();
const ofSignals = new WeakMap<AbortSignal, CopyNote>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The note of a value from the copy; undefined for a value from the server. */
export const copyOf = (value: unknown): CopyNote | undefined => (isObject(value) ? ofValues.get(value) : undefined);

/** The time of a copy in milliseconds since 1970. */
export const copyTime = ({ asOf }: CopyNote): number => Date.parse(asOf);

/** The oldest of several notes, which holds for all of them together. Undefined if there is none. */
export const oldestCopy = (notes: Iterable<CopyNote | undefined>): CopyNote | undefined => {
  let oldest: CopyNote | undefined;
  let isPartial = false;
  for (const note of notes) {
    if (!note) continue;
    isPartial ||= note.isPartial === true;
    if (!oldest || copyTime(note) < copyTime(oldest)) oldest = note;
  }
  return oldest && isPartial && !oldest.isPartial ? { ...oldest, isPartial } : oldest;
};

/** Sets or removes the note of a value, and returns the value. */
export const markCopy = <V>(value: V, note: CopyNote | undefined): V => {
  if (!isObject(value)) return value;
  if (note) ofValues.set(value, note);
  else ofValues.delete(value);
  return value;
};

/** Records that a call with this signal was answered from the copy. */
export const recordCopy = (signal: AbortSignal, note: CopyNote): void => {
  const oldest = oldestCopy([ofSignals.get(signal), note]);
  if (oldest) ofSignals.set(signal, oldest);
};

/** The oldest copy that answered a call with this signal. */
const copyReadWith = (signal: AbortSignal): CopyNote | undefined => ofSignals.get(signal);

export interface Dated {
  /** When the server gave the oldest answer, in milliseconds since 1970. */
  readonly asOf: number | undefined;
  readonly copy: CopyNote | undefined;
}

export interface ReadTime extends Dated {
  readonly asOf: number;
}

/** When what was read just now with this signal is from. */
export const timeReadWith = (signal: AbortSignal): ReadTime => {
  const copy = copyReadWith(signal);
  return { asOf: copy ? copyTime(copy) : Date.now(), copy };
};

const ofRows = new WeakMap<object, Dated>();

/** Notes when rows were read, because a selection keeps them after its list has others. The first note of a row holds. */
export const markReadTime = (rows: Iterable<object>, { asOf, copy }: Dated): void => {
  const time = { asOf, copy };
  for (const row of rows) if (!ofRows.has(row)) ofRows.set(row, time);
};

/** When the oldest of these rows was read; `asOf` is undefined if that isn't known of all. */
export const readTimeOf = (rows: Iterable<object>): Dated => {
  const times = new Set(Array.from(rows, (row) => ofRows.get(row)));
  const oldest = Math.min(...Array.from(times, (time) => time?.asOf ?? Number.NaN));
  const copy = oldestCopy(Array.from(times, (time) => time?.copy));
  return { asOf: Number.isFinite(oldest) ? oldest : undefined, copy };
};

interface Load {
  readonly signal: AbortSignal;
}

/** A load of several calls with one signal: what it returns is a copy if any of the answers was. */
export const markingCopies =
  <V>(load: (context: Load) => Promise<V>) =>
  async (context: Load): Promise<V> => {
    const { signal } = context;
    return markCopy(await load({ signal }), copyReadWith(signal));
  };
