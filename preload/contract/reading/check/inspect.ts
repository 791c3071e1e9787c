/** The records of an answer as the server sent them, and how their fields were found. */
import type { AnyRow } from '../../endpoint';
import type { Values } from '../../shapes';
import { type EndpointId, rowOf } from '../../table';
import { stamps } from '../field';
import { entityFields } from '../fields/index';
import { findingsOf, readRecord } from '../read-record';
import type { ServerProfile } from '../server-profile';
import { originalsOf } from '../shape-answer';
import type { FieldReport } from './report';

export interface Inspected {
  readonly originals: readonly Values[];
  readonly fields: readonly FieldReport[];
}

/** What any record may carry besides is not missed: no server is less readable without it. */
const isExpected = (field: string): boolean => !Object.hasOwn(stamps, field);

export const inspectAnswer = (row: AnyRow, body: unknown, profile: ServerProfile): Inspected => {
  const originals = originalsOf(row, body, profile);
  const { entity } = row.output;
  if (entity === undefined) return { originals, fields: [] };
  const found = findingsOf(entity, originals, profile);
  return { originals, fields: found.filter(({ field, how }) => how !== 'missing' || isExpected(field)) };
};

/** One record as screens would see it with a profile. */
export const readWith = (row: AnyRow, original: Values, profile: ServerProfile): Values => {
  const { entity } = row.output;
  return entity === undefined ? original : readRecord(entity, original, profile);
};

/** The canonical fields of a call's records. */
export const fieldsOfCall = (id: EndpointId): readonly string[] => {
  const entity = rowOf(id)?.output.entity;
  return entity === undefined ? [] : Object.keys(entityFields[entity].fields).filter(isExpected);
};
