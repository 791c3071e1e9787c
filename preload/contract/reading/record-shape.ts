/** The names of a record and of the records within it. Records of one shape have each value at the same path. */
import { isRecord, type Values } from '../json/record';

export interface Shape {
  readonly keys: readonly string[];
  /** The shape of each value that is a record, `list` for a list of records; undefined for others, and below `maxDepth`. */
  readonly inner: readonly (Shape | 'list' | undefined)[];
}

/** As deep as most paths go: `event.venue.name`. */
const maxDepth = 3;

const isList = (value: unknown): boolean => Array.isArray(value) && isRecord(value[0]);

export const shapeOf = (row: Values, depth = 1): Shape => {
  const keys = Object.keys(row);
  const inner = keys.map((key) => {
    const value = row[key];
    if (depth >= maxDepth) return undefined;
    return isRecord(value) ? shapeOf(value, depth + 1) : isList(value) ? 'list' : undefined;
  });
  return { keys, inner };
};

/** Whether a record has this shape. Called for every record, so it creates nothing. */
export const hasShape = (row: Values, { keys, inner }: Shape, depth = 1): boolean => {
  let at = 0;
  for (const key in row) {
    if (keys[at] !== key) return false;
    const expected = inner[at];
    at += 1;
    if (depth >= maxDepth) continue;
    const value = row[key];
    if (typeof value !== 'object' || value === null) {
      if (expected !== undefined) return false;
    } else if (Array.isArray(value)) {
      if (isList(value) ? expected !== 'list' : expected !== undefined) return false;
    } else if (expected === undefined || expected === 'list' || !hasShape(value as Values, expected, depth + 1))
      return false;
  }
  return at === keys.length;
};

/** The shape of the record under a name; undefined if there is none. */
export const innerOf = ({ keys, inner }: Shape, key: string): Shape | undefined => {
  const found = inner[keys.indexOf(key)];
  return found === 'list' ? undefined : found;
};

/** Whether a list of records is under a name. */
export const isListIn = ({ keys, inner }: Shape, key: string): boolean => inner[keys.indexOf(key)] === 'list';
