/** Turns the bytes of an answer into a result for a row of the table. Pure, so that a worker can run it too. */
import type { AnyRow } from '@contract/endpoint';
import { fail, type Result } from '@contract/failure';
import { readAnswer } from '@contract/http/read-answer';
import { hasTooManyValues, isTooDeep, readJson } from '@contract/json/read-json';
import { type Inspected, inspectAnswer } from '@contract/reading/check/inspect';
import type { ServerProfile } from '@contract/reading/server-profile';
import { type DecodedText, decodeText } from './decode-text';
import { createScrubber, findTokensIn } from './secrets';
import type { Tokens } from './session-port';

/** What is known about an answer besides its bytes; all of it can be sent to a worker. */
export interface ResponseContext {
  readonly status: number;
  readonly type: string;
  readonly input: unknown;
  readonly profile: ServerProfile;
  /** Texts to remove from every value: the tokens in use. */
  readonly secrets: readonly string[];
  /** Whether a check wants to know how it was read. */
  readonly inspects?: true;
}

export interface ParsedResponse {
  readonly result: Result<unknown>;
  /** New tokens, if the row renews them. */
  readonly tokens?: Tokens | undefined;
  /** Whether the status reports success but the body cannot be read: the server may have made the change. */
  readonly torn: boolean;
  /** How it was read, for a check. */
  readonly inspected?: Inspected | undefined;
  /** What was wrong with the bytes, for the log. */
  readonly note?: string | undefined;
}

/** Whether an answer claims to be JSON but is not, and is neither an HTML page nor empty. */
const isTorn = (text: string, type: string, row: AnyRow): boolean =>
  /\bjson\b/i.test(type) && !/^\s*(<|$)/.test(text) && row.output.shape !== 'csv';

const isSuccessful = (status: number): boolean => status >= 200 && status <= 299;

/** An answer after its text was parsed. */
export type ParsedBody =
  | { readonly body: unknown; readonly isJson: boolean; readonly note: string | undefined }
  | { readonly refused: ParsedResponse };

/** Never throws. */
export const parseBody = (row: AnyRow, { text, note }: DecodedText, { status, type }: ResponseContext): ParsedBody => {
  const isSuccess = isSuccessful(status);
  const isDeep = isTooDeep(text);
  if (!isDeep && hasTooManyValues(text))
    return { refused: { result: fail('unexpected', 'too-large', { status }), torn: isSuccess, note } };
  const parsed = isDeep ? undefined : readJson(text);
  if (isSuccess && (isDeep || (parsed === undefined && isTorn(text, type, row))))
    return { refused: { result: fail('unexpected', 'bad-answer', { status }), torn: true, note } };
  const body = text.trim() === '' ? undefined : (parsed ?? (isDeep ? undefined : text));
  return { body, isJson: parsed !== undefined, note };
};

/** Never throws. */
export const toParsedResponse = (row: AnyRow, parsed: ParsedBody, context: ResponseContext): ParsedResponse => {
  if ('refused' in parsed) return parsed.refused;
  const { body, isJson, note } = parsed;
  const { status, type, input, profile, secrets } = context;
  const scrub = createScrubber(secrets);
  if (!row.renewsTokens) {
    const safe = scrub(body);
    const result = readAnswer(row, { status, type, body: safe }, input, profile);
    const isLooked = context.inspects && isSuccessful(status) && isJson;
    const inspected = isLooked ? inspectAnswer(row, safe, result.ok ? result.value : undefined, profile) : undefined;
    return { result, torn: false, note, ...(inspected ? { inspected } : {}) };
  }
  const result = readAnswer(row, { status, type, body }, input, profile);
  if (!result.ok)
    return { result: { ok: false, failure: scrub(result.failure) as typeof result.failure }, torn: false };
  const { value } = result;
  const record: unknown = typeof value === 'object' && value !== null && 'record' in value ? value.record : value;
  const tokens = findTokensIn(record);
  // Only the session calls those rows, and it removes the tokens itself.
  return { result: row.by === 'session' ? result : { ok: true, value: scrub(value) }, tokens, torn: false, note };
};

/** Never throws. */
export const parseResponse = (row: AnyRow, bytes: Uint8Array, context: ResponseContext): ParsedResponse =>
  toParsedResponse(row, parseBody(row, decodeText(bytes, context.type), context), context);
