/** Summarizes one answer for the report: counts, types and how fields were found. */
import type { AnyRow } from '../../endpoint';
import type { Result } from '../../failure';
import { isPage, isRecord, type Values } from '../../json/record';
import type { EndpointId } from '../../table';
import type { Inspected } from './inspect';
import { needsId } from './plan';
import type { CallReport } from './report';
import { noUnexplainedValues, type UnexplainedValues } from './unexplained-values';

/** The result of one call of a check. */
export interface CheckedAnswer {
  readonly result: Result<unknown>;
  /** The content of the answer, if it is JSON. */
  readonly inspected?: Inspected | undefined;
  readonly status?: number;
  readonly milliseconds: number;
}

export interface AnswerSummary {
  readonly report: CallReport;
  /** Canonical records. */
  readonly records: readonly Values[];
  readonly total?: number;
  /** Some records as the server sent them. */
  readonly originals: readonly Values[];
  readonly unexplained: UnexplainedValues;
}

const recordsIn = (value: unknown): readonly Values[] => {
  if (isPage(value)) return value.rows;
  return isRecord(value) ? [value] : [];
};

const hasId = ({ id }: Values): boolean => id !== undefined && id !== null && id !== '';

/** Summarizes a call's first answer. */
export const summarizeAnswer = (id: EndpointId, row: AnyRow, answered: CheckedAnswer): AnswerSummary => {
  const { result, inspected, status, milliseconds } = answered;
  const { entity, shape } = row.output;
  const about = {
    id,
    path: row.path,
    milliseconds: Math.round(milliseconds),
    ...(entity === undefined ? {} : { entity }),
    ...(needsId(id) ? { needsId: true as const } : {}),
    ...(status === undefined ? {} : { status }),
    ...(inspected && inspected.places.length > 0 ? { places: inspected.places } : {}),
  };
  const { originals = [], fields = [], unknown = [], unexplained = noUnexplainedValues } = inspected ?? {};
  if (!result.ok) {
    const report = { ...about, state: 'failed', why: result.failure.code, fields: [], unknown: [] } as const;
    return { report, records: [], originals: [], unexplained };
  }
  const records = recordsIn(result.value);
  const total = isPage(result.value) ? result.value.total : undefined;
  const report: CallReport = {
    ...about,
    state: records.length === 0 ? 'empty' : 'read',
    shape: shape === 'list' ? 'list' : 'record',
    ...(shape === 'list' ? { rows: records.length } : {}),
    ...(total === undefined ? {} : { total }),
    ids: records.filter(hasId).length,
    fields,
    unknown,
  };
  return {
    report,
    records,
    ...(total === undefined ? {} : { total }),
    originals,
    unexplained,
  };
};
