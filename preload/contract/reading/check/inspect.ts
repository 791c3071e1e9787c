/** The records of an answer as the server sent them, and how their fields were found. */
import type { AnyRow } from '../../endpoint';
import { stamps } from '../../entities/field';
import { isPage, isRecord, type Values } from '../../json/record';
import { type EndpointId, idOf, rowOf } from '../../table';
import { originalsOf } from '../answer-value';
import { entityFields, isRequired } from '../entity-fields';
import { fieldFindings, readRecord } from '../read-record';
import type { ServerProfile } from '../server-profile';
import { contentCandidates } from './content-candidates';
import type { ContentCandidate, FieldReport, UnknownField } from './report';
import { findUnexplained, noUnexplainedValues, type UnexplainedValues } from './unexplained-values';
import { unknownFieldsOf } from './unknown-fields';

/** The maximum number of rows to examine, because a server that ignores the page size may send all rows. */
const maxInspected = 200;
/** Rows kept in memory for a preview. */
const maxKept = 5;

/** What a check keeps of one answer; never the body itself. */
export interface Inspected {
  /** Some records as the server sent them. */
  readonly originals: readonly Values[];
  readonly fields: readonly FieldReport[];
  readonly unknown: readonly UnknownField[];
  readonly places: readonly ContentCandidate[];
  readonly unexplained: UnexplainedValues;
}

/** Fields that any record may have are not reported as missing. */
const isExpected = (field: string): boolean => !Object.hasOwn(stamps, field);

/** The missing parts of the answer: rows or record if nothing could be read, or the total. */
const lacksOf = (
  row: AnyRow,
  value: unknown,
  fields: readonly FieldReport[],
): ReadonlySet<ContentCandidate['part']> => {
  const { shape } = row.output;
  if (shape === 'list' && !isPage(value)) return new Set(['rows']);
  if (isPage(value)) return new Set(value.rows.length > 0 && value.total === undefined ? ['total'] : []);
  const needed = fields.filter(({ optional }) => !optional);
  const isUnread = value === undefined || needed.filter(({ how }) => how === 'missing').length > needed.length / 2;
  return new Set(shape === 'record' && isUnread ? ['content'] : []);
};

/** `value` is the result of reading the answer; undefined if it could not be read. */
export const inspectAnswer = (row: AnyRow, body: unknown, value: unknown, profile: ServerProfile): Inspected => {
  const all = originalsOf(row, body, profile).slice(0, maxInspected);
  const { entity } = row.output;
  const records = recordsIn(value);
  const isRead = (field: string): boolean => records.some((record) => record[field] !== undefined);
  const found = entity === undefined || records.length === 0 ? [] : fieldFindings(entity, all, profile);
  const fields = found
    .filter(({ field, how }) => how !== 'missing' || isExpected(field))
    .map((finding): FieldReport => {
      // A role's abilities are found by their structure, not by the name of a field.
      const how = finding.how === 'missing' && isRead(finding.field) ? 'synonym' : finding.how;
      const isOptional = entity !== undefined && !isRequired(entity, finding.field);
      return { ...finding, how, ...(isOptional ? { optional: true } : {}) };
    });
  const call = idOf(row) as EndpointId | undefined;
  return {
    originals: all.slice(0, maxKept),
    fields,
    unknown: unknownFieldsOf(all, new Set(fields.flatMap(({ path }) => path?.split('+') ?? []))),
    places: contentCandidates(row, body, profile, lacksOf(row, value, fields)),
    unexplained: call === undefined ? noUnexplainedValues : findUnexplained(call, entity, records, all),
  };
};

const recordsIn = (value: unknown): readonly Values[] => {
  if (isPage(value)) return value.rows;
  return isRecord(value) ? [value] : [];
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
