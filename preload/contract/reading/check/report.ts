/** What a check of a server found: names, types, counts and times; never a value of a record. */
import type { FailureCode } from '../../failure';
import type { EndpointId } from '../../table';
import type { EntityName } from '../entity-name';
import type { Aspect, Part, Send } from './assignment';

/** How a canonical field was found in a server's records. */
export type How = 'exact' | 'spelling' | 'nested' | 'synonym' | 'profile' | 'missing';

export interface FieldReport {
  readonly field: string;
  readonly how: How;
  /** Where the server has it; left out where it is missing. */
  readonly path?: string;
  /** In how many of the examined rows. */
  readonly rows: number;
  /** Whether screens do well without it. */
  readonly optional?: true;
}

/** Where an answer that was not read may keep a part of it. */
export interface ContentCandidate {
  readonly part: Part;
  /** Dotted, from the root of the answer. */
  readonly path: string;
  /** Rows, names of a record, or the number found there. */
  readonly count: number;
  /** Canonical fields that are found with it. */
  readonly fields: number;
}

/** A field of the server that is no canonical one's. */
export interface UnknownField {
  readonly path: string;
  readonly types: readonly string[];
  readonly rows: number;
}

/** Whether an input took effect; `unknown` where the rows do not show it. */
export type Verdict = 'yes' | 'no' | 'unknown';

export interface CallReport {
  readonly id: EndpointId;
  readonly path: string;
  readonly entity?: EntityName;
  /** `empty`: the answer had no record. `skipped`: the call could not be made. */
  readonly state: 'read' | 'empty' | 'failed' | 'skipped';
  /** `no-id`: no list gave the id that this call needs. */
  readonly why?: FailureCode | 'no-id' | 'stopped';
  readonly status?: number;
  /** Whether it needs the id of a record. */
  readonly needsId?: true;
  readonly milliseconds?: number;
  readonly shape?: 'list' | 'record';
  readonly rows?: number;
  readonly total?: number;
  /** Rows that have an id. */
  readonly ids?: number;
  readonly fields: readonly FieldReport[];
  readonly unknown: readonly UnknownField[];
  /** Where rows, record or total may be, where they were not found. */
  readonly places?: readonly ContentCandidate[];
  readonly search?: Verdict;
  readonly sort?: Verdict;
  readonly page?: Verdict;
  /** By the inputs that narrow the list: `userId`, `eventId`, ... */
  readonly narrowing?: Readonly<Record<string, Verdict>>;
}

export interface CheckReport {
  readonly version: 1;
  readonly server: string;
  /** When the check ended, ISO 8601. */
  readonly at: string;
  /** Whether it ran to its end. */
  readonly complete: boolean;
  /** Whether a profile was in use. */
  readonly profile: boolean;
  readonly calls: readonly CallReport[];
  /** What lists ignored, as requests are written now. */
  readonly asking?: readonly TrialResult[];
}

/** An ignored input, the call that showed it, and the variant of the request that took effect, if one did. */
export interface TrialResult {
  readonly aspect: Aspect;
  readonly call: EndpointId;
  readonly send?: Send;
}

export type Light = 'good' | 'fair' | 'bad' | 'none';

const verdictOf = ({ search, sort, page, narrowing }: CallReport): readonly Verdict[] =>
  [search, sort, page, ...Object.values(narrowing ?? {})].filter((took) => took !== undefined);

/** How many of the fields that screens need, and of the others, were found. */
export const countsOf = ({ fields }: CallReport) => {
  const count = (isOptional: boolean) => {
    const own = fields.filter(({ optional }) => (optional === true) === isOptional);
    return { found: own.filter(({ how }) => how !== 'missing').length, all: own.length };
  };
  return { required: count(false), optional: count(true) };
};

/** How well one call is read: bad where nothing useful came, fair where needed fields or effects are missing. */
export const lightOf = (call: CallReport): Light => {
  if (call.state === 'skipped' || call.state === 'empty') return 'none';
  if (call.state === 'failed') {
    // A record that is not there says nothing about how one would be read.
    const isNone = call.why === 'not-allowed' || (call.why === 'not-found' && call.needsId === true);
    return isNone ? 'none' : 'bad';
  }
  const { required } = countsOf(call);
  const isNeeded = (name: string): boolean =>
    call.fields.some(({ field, how, optional: may }) => field === name && how === 'missing' && !may);
  if (required.found < required.all / 2 || isNeeded('id')) return 'bad';
  const isPartial = required.found < required.all || verdictOf(call).includes('no');
  return isPartial ? 'fair' : 'good';
};

const worst: readonly Light[] = ['bad', 'fair', 'good', 'none'];

/** The calls by area (`booking`), with the worst light of each. */
export const areasOf = (
  calls: readonly CallReport[],
): readonly { readonly area: string; readonly light: Light; readonly calls: readonly CallReport[] }[] => {
  const byArea = Map.groupBy(calls, ({ id }) => id.split('.')[0] ?? '');
  return [...byArea].map(([area, own]) => {
    const lights = own.map(lightOf);
    return { area, light: worst.find((light) => lights.includes(light)) ?? 'none', calls: own };
  });
};
