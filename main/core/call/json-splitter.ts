/**
 * Splits a long JSON answer into short JSON documents while it arrives, so that it is never held complete. Each document is
 * the start of the answer with some of its rows, closed where it was cut: `{"data":[{...},{...}]}`. What the contract knows
 * of envelopes then reads each of them like a short answer. Looks at brackets, commas and quotes only; that every character
 * is JSON is left to the parser of the documents, which together contain all of them.
 */
import type { FailureCode } from '@contract/failure';
import type { jsonLimits } from '@contract/json/read-json';
import { hashWithName } from './shape-hash';

/** `held` limits the bytes that are held: the whole answer, or what is left of it once rows are taken out. `text` limits those of one text. */
export type SplitLimits = Readonly<Record<keyof typeof jsonLimits | 'held' | 'text', number>>;

/** A list, or an object of records by id, that may be the rows of the answer. */
export interface Candidate {
  /** The answer so far with the complete records. */
  readonly document: Uint8Array<ArrayBuffer>;
  /** The same without the records. */
  readonly empty: Uint8Array<ArrayBuffer>;
  /** The number of records in `document`. */
  readonly rows: number;
  /** Takes its records out from now on, as they arrive. */
  choose(): void;
}

export interface JsonSplitter {
  /** Adds bytes of the answer. Returns why it can't be read, if a limit is exceeded. */
  add(bytes: Uint8Array): FailureCode | undefined;
  /** The number of bytes held. */
  held(): number;
  /** Whether the names of the held objects differ so much that even a short answer takes long to read. */
  isCostly(): boolean;
  /** The lists that may be the rows, the outermost first. */
  candidates(): readonly Candidate[];
  /** Takes out the complete records of the chosen list, if they are at least that many bytes. */
  take(bytes: number): { readonly document: Uint8Array<ArrayBuffer>; readonly rows: number } | undefined;
  /** The rest of the answer. `rows` and `empty` are those of the chosen list; undefined if none was chosen. */
  end(): Pick<Candidate, 'document'> & Partial<Pick<Candidate, 'empty' | 'rows'>>;
}

/** A list or an object that is not closed yet. */
interface Level {
  readonly isList: boolean;
  /** The position of its first value. */
  start: number;
  /** The position of its last comma, and the number of commas. */
  comma: number;
  commas: number;
  /** The last comma behind which a record starts, and the records before it. */
  cut: number;
  records: number;
  /** Whether the value after the last comma is a list or an object, and whether all before it were objects. */
  isObject: boolean;
  hasOnlyObjects: boolean;
  /** Whether the next text is a name, and the hash of the names so far. */
  expectsName: boolean;
  shape: number;
}

/** Sets of names that main reads in a few milliseconds. Even the answers of servers that leave out empty fields rarely have more. */
const maxCheapShapes = 200;

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

export const createJsonSplitter = (limits: SplitLimits): JsonSplitter => {
  let bytes = new Uint8Array(65_536);
  let length = 0;
  /** The next position to look at; beyond `length` if an escaped character is still to come. */
  let at = 0;
  let textStart = -1;
  let containers = 0;
  let values = 0;
  /** Hashes of the sets of names. */
  const shapes = new Set<number>();
  let failure: FailureCode | undefined;
  const levels: Level[] = [];
  /** The list whose records are taken out, how deep it is, and where it was closed. */
  let chosen: Level | undefined;
  let chosenDepth = 0;
  let closedAt = -1;

  const append = (added: Uint8Array): void => {
    if (length + added.byteLength > bytes.byteLength) {
      const larger = new Uint8Array(Math.max(bytes.byteLength * 2, length + added.byteLength));
      larger.set(bytes.subarray(0, length));
      bytes = larger;
    }
    bytes.set(added, length);
    length += added.byteLength;
  };

  const open = (isList: boolean): void => {
    const parent = levels.at(-1);
    if (parent) {
      parent.isObject = !isList;
      if (!isList && parent.comma > parent.cut) {
        parent.cut = parent.comma;
        parent.records = parent.commas;
      }
    }
    containers += 1;
    levels.push({
      isList,
      start: at + 1,
      ...{ comma: -1, commas: 0, cut: -1, records: 0, isObject: false, hasOnlyObjects: true },
      ...{ expectsName: !isList, shape: 0 },
    });
    if (levels.length > limits.depth) failure = 'bad-answer';
    else if (containers > limits.containers) failure = 'too-large';
  };
  const close = (): void => {
    const level = levels.pop();
    if (!level) return;
    if (level === chosen && closedAt < 0) closedAt = at;
    if (level.isList) return;
    shapes.add(level.shape);
    if (shapes.size > limits.shapes) failure = 'too-large';
  };
  /** At the end of a text. */
  const noteName = (): void => {
    const level = levels.at(-1);
    if (!level?.expectsName) return;
    level.expectsName = false;
    level.shape = hashWithName(level.shape, bytes, textStart + 1, at);
  };
  const separate = (): void => {
    const level = levels.at(-1);
    values += 1;
    if (!level) return;
    level.hasOnlyObjects &&= level.isObject;
    level.isObject = false;
    level.comma = at;
    level.commas += 1;
    level.expectsName = !level.isList;
    if (values > limits.values || (!level.isList && level.commas >= limits.names)) failure = 'too-large';
  };
  const scan = (): void => {
    const all = bytes;
    for (; at < length && failure === undefined; at += 1) {
      if (textStart >= 0) {
        while (at < length && all[at] !== quote) at += all[at] === backslash ? 2 : 1;
        if (at - textStart > limits.text) failure = 'too-large';
        if (at >= length) return;
        noteName();
        textStart = -1;
        continue;
      }
      switch (all[at]) {
        case quote:
          textStart = at;
          break;
        case comma:
          separate();
          break;
        case openObject:
          open(false);
          break;
        case openList:
          open(true);
          break;
        case closeObject:
        case closeList:
          close();
          break;
      }
    }
  };

  /** The bytes up to a position, and what closes the first lists and objects. */
  const closed = (to: number, depth: number): Uint8Array<ArrayBuffer> => {
    const document = new Uint8Array(to + depth);
    document.set(bytes.subarray(0, to));
    for (let level = 0; level < depth; level += 1)
      document[to + level] = levels[depth - 1 - level]?.isList ? closeList : closeObject;
    return document;
  };

  /** Removes the bytes between two positions. */
  const remove = (from: number, to: number): void => {
    const count = to - from;
    bytes.copyWithin(from, to, length);
    length -= count;
    at -= count;
    if (textStart >= 0) textStart -= count;
    for (const level of levels.slice(chosenDepth)) {
      level.start -= count;
      level.comma -= count;
      level.cut -= count;
    }
  };

  return {
    held: () => length,
    isCostly: () => shapes.size > maxCheapShapes,
    add(added) {
      append(added);
      scan();
      if (failure === undefined && length > limits.held) failure = 'too-large';
      return failure;
    },
    candidates: () =>
      levels.flatMap((level, index) => {
        if (!level.hasOnlyObjects || level.cut < 0) return [];
        const choose = (): void => {
          chosen = level;
          chosenDepth = index + 1;
        };
        return [
          {
            document: closed(level.cut, index + 1),
            empty: closed(level.start, index + 1),
            rows: level.records,
            choose,
          },
        ];
      }),
    take(size) {
      if (!chosen || closedAt >= 0 || chosen.cut - chosen.start < size) return undefined;
      const { start, cut, records: rows } = chosen;
      const document = closed(cut, chosenDepth);
      remove(start, cut + 1);
      chosen.comma = chosen.comma > cut ? chosen.comma - (cut + 1 - start) : -1;
      chosen.commas -= rows;
      chosen.cut = -1;
      chosen.records = 0;
      containers = 0;
      values = 0;
      shapes.clear();
      return { document, rows };
    },
    end() {
      const document = bytes.slice(0, length);
      if (!chosen) return { document };
      const to = closedAt < 0 ? length : closedAt;
      const empty = new Uint8Array(chosen.start + length - to);
      empty.set(bytes.subarray(0, chosen.start));
      empty.set(bytes.subarray(to, length), chosen.start);
      return { document, empty, rows: chosen.commas + 1 };
    },
  };
};
