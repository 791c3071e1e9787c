/** The report of a server check: names, types, counts and times; never a value of a record. */

import { areaOfCall } from '../../area-of-call';
import type { EntityName } from '../../entities/entity-name';
import type { FailureCode } from '../../failure';
import type { EndpointId } from '../../table';
import type { Aspect, Part, Send } from './assignment';

/** How a canonical field was found in a server's records. */
export type How = 'exact' | 'spelling' | 'nested' | 'synonym' | 'profile' | 'missing';

export interface FieldReport {
  readonly field: string;
  readonly how: How;
  /** The server's path; omitted if the field is missing. */
  readonly path?: string;
  /** The number of examined rows that have it. */
  readonly rows: number;
  /** Whether screens work well without it. */
  readonly optional?: true;
}

/** A candidate path for a part of an answer that could not be read. */
export interface ContentCandidate {
  readonly part: Part;
  /** The dotted path from the root of the answer. */
  readonly path: string;
  /** The number of rows or names, or the number found at the path. */
  readonly count: number;
  /** The number of canonical fields found with it. */
  readonly fields: number;
}

/** A field of the server without a canonical one. */
export interface UnknownField {
  readonly path: string;
  readonly types: readonly string[];
  readonly rows: number;
}

/** Whether an input took effect; `unknown` if the rows do not show it. */
export type Verdict = 'yes' | 'no' | 'unknown';

export interface CallReport {
  readonly id: EndpointId;
  readonly path: string;
  readonly entity?: EntityName;
  /** `empty`: the answer has no record. `skipped`: the call could not be made. */
  readonly state: 'read' | 'empty' | 'failed' | 'skipped';
  /** `no-id`: no list contains the id that this call needs. */
  readonly why?: FailureCode | 'no-id' | 'stopped';
  readonly status?: number;
  /** Whether it needs the id of a record. */
  readonly needsId?: true;
  readonly milliseconds?: number;
  readonly shape?: 'list' | 'record';
  readonly rows?: number;
  readonly total?: number;
  /** The number of rows with an id. */
  readonly ids?: number;
  readonly fields: readonly FieldReport[];
  readonly unknown: readonly UnknownField[];
  /** Candidate paths for rows, record or total, if they were not found. */
  readonly places?: readonly ContentCandidate[];
  readonly search?: Verdict;
  readonly sort?: Verdict;
  readonly page?: Verdict;
  /** By the inputs that filter the list: `userId`, `eventId`, ... */
  readonly narrowing?: Readonly<Record<string, Verdict>>;
}

export interface CheckReport {
  readonly version: 1;
  readonly server: string;
  /** When the check ended, ISO 8601. */
  readonly at: string;
  /** Whether the check was completed. */
  readonly complete: boolean;
  /** Whether a profile was in use. */
  readonly profile: boolean;
  readonly calls: readonly CallReport[];
  /** The inputs that lists ignored with the current `send` settings. */
  readonly asking?: readonly TrialResult[];
}

/** An ignored input, the call that showed it, and the variant of the request that took effect, if one did. */
export interface TrialResult {
  readonly aspect: Aspect;
  readonly call: EndpointId;
  readonly send?: Send;
}

export type Rating = 'good' | 'fair' | 'bad' | 'none';

const verdictOf = ({ search, sort, page, narrowing }: CallReport): readonly Verdict[] =>
  [search, sort, page, ...Object.values(narrowing ?? {})].filter((effect) => effect !== undefined);

/** The number of required and optional fields, found and in total. */
export const countsOf = ({ fields }: CallReport) => {
  const count = (isOptional: boolean) => {
    const own = fields.filter(({ optional }) => (optional === true) === isOptional);
    return { found: own.filter(({ how }) => how !== 'missing').length, all: own.length };
  };
  return { required: count(false), optional: count(true) };
};

/** Rates one call: `bad` without a useful answer, `fair` if required fields or effects are missing. */
export const ratingOf = (call: CallReport): Rating => {
  if (call.state === 'skipped' || call.state === 'empty') return 'none';
  if (call.state === 'failed') {
    // A missing record says nothing about how it would be read.
    const isNone = call.why === 'not-allowed' || (call.why === 'not-found' && call.needsId === true);
    return isNone ? 'none' : 'bad';
  }
  const { required } = countsOf(call);
  const isNeeded = (name: string): boolean =>
    call.fields.some(({ field, how, optional: isOptional }) => field === name && how === 'missing' && !isOptional);
  if (required.found < required.all / 2 || isNeeded('id')) return 'bad';
  const isPartial = required.found < required.all || verdictOf(call).includes('no');
  return isPartial ? 'fair' : 'good';
};

const worst: readonly Rating[] = ['bad', 'fair', 'good', 'none'];

/** The calls by area (`booking`), each area with its worst rating. */
export const areasOf = (
  calls: readonly CallReport[],
): readonly { readonly area: string; readonly rating: Rating; readonly calls: readonly CallReport[] }[] => {
  const byArea = Map.groupBy(calls, ({ id }) => areaOfCall(id));
  return [...byArea].map(([area, own]) => {
    const ratings = own.map(ratingOf);
    return { area, rating: worst.find((rating) => ratings.includes(rating)) ?? 'none', calls: own };
  });
};
