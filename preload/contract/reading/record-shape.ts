/** The names of a record and of the records within it. Records of one shape have each value at the same path. */
import { isRecord, type Values } from '../json/record';

export interface Shape {
  readonly keys: readonly string[];
  /** The shape of each value that is a record; undefined for any other value, and below `maxDepth`. */
  readonly inner: readonly (Shape | undefined)[];
}

/** As deep as most paths go: `event.venue.name`. */
const maxDepth = 3;

export const shapeOf = (row: Values, depth = 1): Shape => {
  const keys = Object.keys(row);
  const inner = keys.map((key) => {
    const value = row[key];
    return depth < maxDepth && isRecord(value) ? shapeOf(value, depth + 1) : undefined;
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
    if (expected ? !isRecord(value) || !hasShape(value, expected, depth + 1) : isRecord(value)) return false;
  }
  return at === keys.length;
};

/** The shape of the record under a name; undefined if there is none. */
export const innerOf = ({ keys, inner }: Shape, key: string): Shape | undefined => inner[keys.indexOf(key)];
