/** From the bytes of an answer to its meaning for a row of the table. Pure, so that a worker can do it for a large answer. */
import { readAnswer } from '@contract/answer';
import type { AnyRow } from '@contract/endpoint';
import { fail, type Result } from '@contract/failure';
import { isTooDeep, isTooMany, readJson } from '@contract/json';
import type { ServerProfile } from '@contract/reading/server-profile';
import { decode } from './decode';
import type { Tokens } from './gate';
import { scrubWith, tokensIn } from './tokens';

/** What is known of an answer beside its bytes; all of it can be handed to a worker. */
export interface AnswerContext {
  readonly status: number;
  readonly type: string;
  readonly input: unknown;
  readonly profile: ServerProfile;
  /** Texts that nothing may let through: the tokens in use. */
  readonly secrets: readonly string[];
}

export interface Interpretation {
  readonly result: Result<unknown>;
  /** New tokens, of a row that renews them. */
  readonly tokens?: Tokens | undefined;
  /** Whether a success was promised whose body cannot be read: a change may have been made. */
  readonly torn: boolean;
  /** What was wrong with the bytes, for the log. */
  readonly note?: string | undefined;
}

/** An answer that calls itself JSON and is none, and no page of HTML and no empty body either. */
const isTorn = (text: string, type: string, row: AnyRow): boolean =>
  /\bjson\b/i.test(type) && !/^\s*(<|$)/.test(text) && row.output.shape !== 'csv';

/** Never throws. */
export const interpret = (row: AnyRow, bytes: Uint8Array, context: AnswerContext): Interpretation => {
  const { status, type, input, profile, secrets } = context;
  const isSuccess = status >= 200 && status <= 299;
  const { text, note } = decode(bytes, type);
  const isDeep = isTooDeep(text);
  if (!isDeep && isTooMany(text)) return { result: fail('unexpected', 'too-large', { status }), torn: isSuccess, note };
  const parsed = isDeep ? undefined : readJson(text);
  if (isSuccess && (isDeep || (parsed === undefined && isTorn(text, type, row))))
    return { result: fail('unexpected', 'bad-answer', { status }), torn: true, note };
  const scrub = scrubWith(secrets);
  const body = text.trim() === '' ? undefined : (parsed ?? (isDeep ? undefined : text));
  if (!row.renewsTokens) {
    const result = readAnswer(row, { status, type, body: scrub(body) }, input, profile);
    return { result, torn: false, note };
  }
  const result = readAnswer(row, { status, type, body }, input, profile);
  if (!result.ok)
    return { result: { ok: false, failure: scrub(result.failure) as typeof result.failure }, torn: false };
  const { value } = result;
  const record: unknown = typeof value === 'object' && value !== null && 'record' in value ? value.record : value;
  const tokens = tokensIn(record);
  // The session alone calls those rows, and takes the tokens out itself.
  return { result: row.by === 'session' ? result : { ok: true, value: scrub(value) }, tokens, torn: false, note };
};
