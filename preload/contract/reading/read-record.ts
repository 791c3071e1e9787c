/**
 * Turns a server's record into its entity's canonical record: fields have the names and values that
 * screens know; unknown fields keep their name in camel case. A canonical record is returned without copying.
 */

import type { EntityName } from '../entities/entity-name';
import type { Values } from '../json/record';
import { answerFacts } from './answer-facts';
import { entityFields } from './entity-fields';
import type { How } from './place';
import { isFilled } from './read-place';
import { rowReader } from './read-row';
import { readerFor } from './reader';
import { emptyProfile, type ServerProfile } from './server-profile';

/** A function that reads the records of one answer one by one. Never throws. */
export const recordReader = (
  name: EntityName,
  rows: readonly Values[],
  profile: ServerProfile,
): ((row: Values) => Values) => {
  const reader = readerFor(name, profile);
  const answer = answerFacts(reader, rows);
  const read = rowReader(reader, { answer, depth: 0 });
  return (row) => read(row);
};

/** Reads the records of one answer to canonical ones. Never throws. */
export const readRecords = (
  name: EntityName,
  rows: readonly Values[],
  profile: ServerProfile = emptyProfile,
): readonly Values[] => {
  const readOne = recordReader(name, rows, profile);
  let isSame = true;
  const read = rows.map((row) => {
    const one = readOne(row);
    if (one !== row) isSame = false;
    return one;
  });
  return isSame ? rows : withoutRepeated(name, read, rows);
};

/** Places in an order repeat soon. */
const maxCompared = 1_000;

/**
 * A number that two records have names neither of them: it may be a place in an order. What the server itself calls the
 * number stays.
 */
const withoutRepeated = (name: EntityName, read: readonly Values[], sent: readonly Values[]): readonly Values[] => {
  const number = [`${name}Number`, `${name}Code`].find((one) => Object.hasOwn(entityFields[name].fields, one));
  if (number === undefined || sent.some((row) => Object.hasOwn(row, number))) return read;
  const ids = new Map<unknown, unknown>();
  const isRepeated = read.slice(0, maxCompared).some(({ id, [number]: own }) => {
    if (!isFilled(own)) return false;
    const before = ids.get(own);
    ids.set(own, id);
    return before !== undefined && before !== id;
  });
  return isRepeated ? read.map(({ [number]: _, ...row }) => row) : read;
};

/** Reads one record to a canonical one; returns the same object if nothing had to change. Never throws. */
export const readRecord = (name: EntityName, row: Values, profile: ServerProfile = emptyProfile): Values => {
  const reader = readerFor(name, profile);
  return rowReader(reader, { answer: answerFacts(reader, [row]), depth: 0 })(row);
};

/** How a canonical field was found in records. */
export interface Finding {
  readonly field: string;
  readonly how: How | 'missing';
  /** The server's own path; joined parts with a plus. */
  readonly path?: string;
  readonly rows: number;
}

/** The path of each canonical field in these records: names and paths, never a value. */
export const fieldFindings = (
  name: EntityName,
  rows: readonly Values[],
  profile: ServerProfile,
): readonly Finding[] => {
  const reader = readerFor(name, profile);
  const answer = answerFacts(reader, rows);
  const found = new Map<string, Finding>();
  const read = rowReader(reader, { answer, depth: 0 });
  for (const row of rows)
    read(row, {}, ({ name: field }, { value, place, copyOf }) => {
      const path = place ? place.paths.map((names) => names.join('.')).join('+') : (copyOf ?? field);
      const how = place?.how ?? (copyOf === undefined ? 'exact' : 'synonym');
      const before = found.get(field) ?? { field, how, path, rows: 0 };
      // A field that is always empty still exists, so it is not missing.
      found.set(field, isFilled(value) ? { ...before, rows: before.rows + 1 } : before);
    });
  return Object.keys(reader.entity.fields).map((field) => found.get(field) ?? { field, how: 'missing', rows: 0 });
};
