/** From a row and an input to a request: the only place where a path, a query or a body is put together. */
import { z } from 'zod';
import { type AnyRow, Id, pathParameters } from '../endpoint';
import { fail, ok, type Result } from '../failure';
import { sentBy } from '../reading/send-by-profile';
import { emptyProfile, type ServerProfile } from '../reading/server-profile';
import { idOf } from '../table';

export type Values = Readonly<Record<string, unknown>>;

export interface Request {
  readonly method: AnyRow['method'];
  /** Starts with `/`; its parameters are filled in and encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** To be sent as JSON. */
  readonly body?: Values;
}

/** Parses an input with a row's schema, with defaults; `bad-request` with the names of invalid fields. */
export const parseInput = (schema: z.ZodType, input: unknown): Result<unknown> => {
  try {
    const parsed = schema.safeParse(input);
    return parsed.success ? ok(parsed.data) : fail('invalid', 'bad-request', fieldsOf(parsed.error));
  } catch {
    return fail('invalid', 'bad-request'); // a getter or proxy in the input threw
  }
};

const fieldsOf = (error: z.ZodError): { fields?: Readonly<Record<string, string>> } => {
  const entries = error.issues
    .slice(0, 20)
    .flatMap(({ path, message }) => (path.length > 0 ? [[path.map(String).join('.').slice(0, 64), message]] : []));
  return entries.length > 0 ? { fields: Object.fromEntries(entries) } : {};
};

/** Made once: making a schema costs more than checking a value with it. */
const AnyValues = z.record(z.string(), z.unknown());

/**
 * The request of an input that `parseInput` accepted. POST sends all but path parameters as JSON, GET and DELETE as
 * query; a row's `repeats` are sent in both places. `bad-request` where a path parameter is no id. `toBody` changes values
 * before they get the server's names.
 */
export const requestOf = (
  row: AnyRow,
  input: unknown,
  profile: ServerProfile = emptyProfile,
  toBody: (values: Values) => Values = (values) => values,
): Result<Request> => {
  const values = AnyValues.safeParse(input);
  if (!values.success) return fail('invalid', 'bad-request');
  const id = idOf(row);
  const written = profile.calls?.[id ?? '']?.path ?? row.path;
  const names = pathParameters(written);
  const unfit = names.find((name) => !Object.hasOwn(values.data, name) || !Id.safeParse(values.data[name]).success);
  if (unfit !== undefined) return fail('invalid', 'bad-request', { fields: { [unfit]: 'must be an id' } });
  const path = written.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values.data[name])));
  const left = Object.fromEntries(
    Object.entries(values.data).filter(([name]) => !names.includes(name) || row.repeats?.includes(name)),
  );
  const rest = sentBy(row, id?.split('.')[0], row.method === 'POST' ? toBody(left) : left, profile);
  if (row.method === 'POST') return ok({ method: row.method, path, body: rest });
  const query = queryOf(rest);
  return ok({ method: row.method, path, ...(Object.keys(query).length > 0 ? { query } : {}) });
};

/** Lists are joined by commas, as the sample API reads them; an empty list stays, an absent value does not. */
const queryOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, typeof value === 'object' ? joined(value) : String(value)]],
    ),
  );

const joined = (value: object): string => (Array.isArray(value) ? value.join(',') : JSON.stringify(value));

/**
 * The way back, for a server of ours: the input behind a query, whose values are all texts. Path parameters are merged
 * by the caller. What the schema wants as a number, a truth or a list is turned into one; the rest stays text.
 */
export const readQuery = (row: AnyRow, query: Values): Result<unknown> => {
  const first = row.input.safeParse(query);
  if (first.success) return ok(first.data);
  const converted = new Map(Object.entries(query));
  for (const issue of first.error.issues) {
    const [name] = issue.path;
    const text = typeof name === 'string' ? converted.get(name) : undefined;
    if (typeof name === 'string' && typeof text === 'string') converted.set(name, convertValue(issue, text));
  }
  return parseInput(row.input, Object.fromEntries(converted));
};

const convertValue = (issue: z.core.$ZodIssue, text: string): unknown => {
  if (issue.code !== 'invalid_type') return text;
  if (issue.expected === 'array') return text === '' ? [] : text.split(',');
  if (issue.expected === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return issue.expected === 'number' && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
};
