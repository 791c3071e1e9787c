/** What a server makes of a kind of record: the rows that it sends, and where in a row each column's value is. */

import type { Json } from './host.ts';
import { asJson } from './host.ts';
import { type Keys, type Kind, type KindName, kinds, type RecordOf } from './kinds.ts';
import type { Cell } from './truth/cell.ts';
import type { View } from './truth/view.ts';

/**
 * Where a column's value is in a row: `Partner.Name`, `Capacities.results[Group=RACER].Sold`, `given + family`,
 * `entry.price | return.price`, or `@users.{user_id}.name` for a side table of the same answer. A `~` before it marks a value that follows from others (a
 * ticket is checked in as it has a scan), a `?` one that only the server's manual explains (one-letter states).
 */
export type Paths = Readonly<Record<string, string>>;

interface Words<T> {
  readonly row: (record: T) => Json;
  /** The row of the detail call; absent where there is none or where it is the list's row. */
  readonly detail?: (record: T) => Json;
  readonly paths: Paths;
  readonly detailPaths?: Paths;
  /** Where the currency of a row's amounts is. */
  readonly currency?: string;
  /** Side tables of the list's answer. */
  readonly side?: () => Json;
  /** Columns whose value a record doesn't have here, because its words can't tell it. */
  readonly omits?: (record: T, column: string) => boolean;
  /** Records that this server never sends. */
  readonly leavesOut?: (record: T) => boolean;
}

/** A value that a server sends: what a screen should show of it, and what was sent. */
export type SentCell = Cell & {
  readonly path: string;
  readonly sent: unknown;
  readonly how?: 'implied' | 'opaque';
};

export interface SentRecord {
  readonly n: number;
  readonly keys: Keys;
  readonly cells: Readonly<Record<string, SentCell>>;
}

export interface Area {
  readonly kind: KindName;
  readonly paths: Paths;
  readonly detailPaths: Paths;
  readonly currency: string | undefined;
  readonly all: () => readonly { readonly n: number; readonly keys: Keys; readonly words: string }[];
  readonly row: (n: number) => Json | undefined;
  readonly detail: (n: number) => Json | undefined;
  /** The rows of those that there are. */
  readonly rows: (numbers: readonly number[]) => Json[];
  readonly side: () => Json;
  /** The truth about what is sent, for the rows of lists or of details. */
  readonly sent: (of: 'list' | 'detail') => readonly SentRecord[];
}

const step = (value: unknown, name: string): unknown => {
  const [, key = '', field, wanted] = /^([^[]*)(?:\[(\w+)=([^\]]*)\])?$/.exec(name) ?? [];
  const inner = Array.isArray(value) && /^\d+$/.test(key) ? (value as unknown[])[Number(key)] : asJson(value)[key];
  if (field === undefined) return inner;
  return Array.isArray(inner) ? inner.find((each) => String(asJson(each)[field]) === wanted) : undefined;
};

/** The value at a path; see `Paths`. */
export const valueAt = (row: Json, path: string, side: Json = {}): unknown => {
  const plain = path.replace(/^[~?]/, '');
  if (plain.includes(' | '))
    return plain
      .split(' | ')
      .map((each) => valueAt(row, each, side))
      .find((value) => value !== undefined && value !== null);
  if (plain.includes(' + '))
    return plain
      .split(' + ')
      .map((each) => valueAt(row, each, side))
      .join(' ');
  const filled = plain.replaceAll(/\{([^}]+)\}/g, (_all, inner: string) => String(valueAt(row, inner, side)));
  const [from, names] = filled.startsWith('@') ? [side, filled.slice(1)] : [row, filled];
  return names.split(/\.(?![^[]*\])/).reduce<unknown>(step, from);
};

export const area = <K extends KindName>(name: K, view: View, words: Words<RecordOf<K>>): Area => {
  const kind = kinds[name] as unknown as Kind<RecordOf<K>>;
  const records = (): readonly RecordOf<K>[] => kind.records(view.season).filter((each) => !words.leavesOut?.(each));
  const find = (n: number): RecordOf<K> | undefined => records().find((each) => kind.number(each) === n);
  const made = (n: number, how: Words<RecordOf<K>>['row']): Json | undefined => {
    const found = find(n);
    return found === undefined ? undefined : how(found);
  };
  const side = words.side ?? (() => ({}));
  const detail = words.detail ?? words.row;
  const detailPaths = words.detailPaths ?? words.paths;
  const cellsOf = (record: RecordOf<K>, row: Json, paths: Paths, tables: Json): SentRecord['cells'] =>
    Object.fromEntries(
      Object.entries(paths).flatMap(([column, path]) => {
        const right = kind.columns[column]?.(record, view);
        if (right === undefined || words.omits?.(record, column)) return [];
        const currency = words.currency === undefined ? undefined : valueAt(row, words.currency, tables);
        const { currency: _whole, ...plain } = right as Cell & { currency?: string };
        const cell = right.kind === 'money' && typeof currency !== 'string' ? plain : right;
        const how = path.startsWith('~') ? 'implied' : path.startsWith('?') ? 'opaque' : undefined;
        return [[column, { ...cell, path, sent: valueAt(row, path, tables), ...(how ? { how } : {}) } as SentCell]];
      }),
    );
  return {
    kind: name,
    paths: words.paths,
    detailPaths,
    currency: words.currency,
    all: () =>
      records().map((each) => ({
        n: kind.number(each),
        keys: kind.keys(each, view),
        words: kind.words(each, view).toLowerCase(),
      })),
    row: (n) => made(n, words.row),
    detail: (n) => made(n, detail),
    rows: (numbers) =>
      numbers.flatMap((n) => {
        const row = made(n, words.row);
        return row === undefined ? [] : [row];
      }),
    side,
    sent: (of) => {
      const tables = side();
      return records().map((each) => ({
        n: kind.number(each),
        keys: kind.keys(each, view),
        cells:
          of === 'list'
            ? cellsOf(each, words.row(each), words.paths, tables)
            : cellsOf(each, detail(each), detailPaths, tables),
      }));
    },
  };
};
