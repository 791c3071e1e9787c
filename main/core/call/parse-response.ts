/** Parses the bytes of a response to a result for its row. Also runs in a worker. */

import type { AnyRow } from '@contract/endpoint';
import { type Failure, type FailureCode, fail, ok, type Result } from '@contract/failure';
import { readAnswer } from '@contract/http/read-answer';
import { isPageText, isPageType } from '@contract/http/refusal';
import { jsonLimits, readJson } from '@contract/json/read-json';
import { type Inspected, inspectAnswer } from '@contract/reading/check/inspect';
import { type NextPage, nextPageOf } from '@contract/reading/page-facts';
import type { ServerProfile } from '@contract/reading/server-profile';
import { type DecodedText, decodeText } from './decode-text';
import { caseInRefusal, type NameCase } from './name-case';
import { numberNamesIn } from './number-ids';
import { createScrubber, credentialPlaces, findTokensIn, passwordsIn } from './secrets';
import type { Tokens } from './session-port';
import { isSuccess } from './transport';

/** What a parser needs besides the bytes; all of it can be sent to a worker. */
export interface ResponseContext {
  readonly status: number;
  readonly type: string;
  readonly input: unknown;
  readonly profile: ServerProfile;
  /** Strings to remove from every value: the tokens in use. */
  readonly secrets: readonly string[];
  /** Whether a server check wants to know how the response was read. */
  readonly inspects?: true;
}

export interface ParsedResponse {
  readonly result: Result<unknown>;
  /** New tokens, if the row renews them. */
  readonly tokens?: Tokens | undefined;
  /** Whether the status reports success but the body can't be read: the server may have made the change. */
  readonly isUnreadable: boolean;
  /** The names of its fields with numbers that became texts. */
  readonly numberNames?: readonly string[] | undefined;
  /** The case in which a refusal of a read names an input that was sent in another. */
  readonly nameCase?: NameCase | undefined;
  /** How a list's next page is asked for, if the response says it. */
  readonly next?: NextPage | undefined;
  /** How it was read, for a server check. */
  readonly inspected?: Inspected | undefined;
  /** What was wrong with the bytes, for the log. */
  readonly note?: string | undefined;
}

/** Parses a response, here or in a worker. Rejects only if the signal aborts. */
export type ParseResponse = (
  id: string,
  row: AnyRow,
  bytes: Uint8Array,
  context: ResponseContext,
  signal: AbortSignal,
) => Promise<ParsedResponse>;

/** How JSON and XML begin, and no text that is written for people. */
const dataStart = /^\s*(?:<|[[{]\s*["'[{])/;

/** Whether a response that isn't JSON claims to be or begins as data, and is neither an HTML page nor empty. */
const isBrokenJson = (text: string, type: string, row: AnyRow): boolean =>
  (/\bjson\b/i.test(type) || (!isPageType(type) && dataStart.test(text))) &&
  text.trim() !== '' &&
  !isPageText(text) &&
  row.output.shape !== 'csv';

/** A response after its text was parsed. */
export type ParsedBody =
  | {
      readonly body: unknown;
      readonly isJson: boolean;
      readonly note: string | undefined;
      /** The digits of numbers that became texts. */
      readonly numbers: ReadonlySet<string>;
    }
  | { readonly rejected: ParsedResponse };

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Why a text is refused before it is parsed: `bad-answer` if it nests too deep, `too-large` if it has too many values.
 * Parsing either takes many times the memory of the text.
 */
const jsonProblem = (text: string): FailureCode | undefined => {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let [depth, containers, values] = [0, 0, 0];
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === quote) isText = !isText;
    else if (isText) at += char === backslash ? 1 : 0;
    else if (char === comma) values += 1;
    else if (char === closeList || char === closeObject) depth -= 1;
    else if (char === openList || char === openObject) {
      depth += 1;
      containers += 1;
      if (depth > jsonLimits.depth) return 'bad-answer';
    }
  }
  return values > jsonLimits.values || containers > jsonLimits.containers ? 'too-large' : undefined;
};

/** Parses the text. Never throws. */
export const parseBody = (row: AnyRow, decoded: DecodedText, context: ResponseContext): ParsedBody => {
  const { text, note, unknownCharset: charset } = decoded;
  const { status, type } = context;
  const isSuccessful = isSuccess({ status });
  if (isSuccessful && charset !== undefined && row.output.shape === 'csv')
    return {
      rejected: { result: fail('unexpected', 'unknown-charset', { about: { charset } }), isUnreadable: false, note },
    };
  const problem = jsonProblem(text);
  if (problem === 'too-large')
    return { rejected: { result: fail('unexpected', problem, { status }), isUnreadable: isSuccessful, note } };
  const isDeep = problem !== undefined;
  const numbers = new Set<string>();
  const parsed = isDeep ? undefined : readJson(text, numbers);
  if (isSuccessful && (isDeep || (parsed === undefined && isBrokenJson(text, type, row))))
    return { rejected: { result: fail('unexpected', 'bad-answer', { status }), isUnreadable: true, note } };
  // The JSON `null` is an answer without a value, not a text.
  const isText = parsed === undefined && !isDeep && text.trim() !== '';
  const body = isText ? text : parsed;
  return { body, isJson: parsed !== undefined, note, numbers };
};

/**
 * Removes tokens from the server's texts in a failure, but keeps the messages of fields named like a secret: "Enter your
 * current password." belongs beside that field.
 */
const scrubTexts = (failure: Failure, scrub: (text: string) => unknown): Failure => {
  const clean = (text: string): string => String(scrub(text));
  const { message, fields } = failure;
  return {
    ...failure,
    ...(message === undefined ? {} : { message: clean(message) }),
    ...(fields === undefined
      ? {}
      : { fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [clean(name), clean(text)])) }),
  };
};

/** Converts a parsed body to a result and takes the tokens out. Never throws. */
export const toParsedResponse = (row: AnyRow, parsed: ParsedBody, context: ResponseContext): ParsedResponse => {
  const read = toScrubbedResponse(row, parsed, context);
  if ('rejected' in parsed) return read;
  if (!read.result.ok) {
    const isRefused = row.kind === 'read' && (context.status === 400 || context.status === 422);
    const nameCase = isRefused ? caseInRefusal(parsed.body, context.input) : undefined;
    return nameCase ? { ...read, nameCase } : read;
  }
  if (parsed.numbers.size === 0) return read;
  return { ...read, numberNames: numberNamesIn(row, read.result.value, parsed.numbers) };
};

const toScrubbedResponse = (row: AnyRow, parsed: ParsedBody, context: ResponseContext): ParsedResponse => {
  if ('rejected' in parsed) return parsed.rejected;
  const { body, isJson, note } = parsed;
  const { status, type, input, profile, secrets } = context;
  const places = isSuccess({ status }) ? credentialPlaces(row.output.entity) : 'all';
  const scrub = createScrubber([...secrets, ...passwordsIn(input)], row.renewsTokens ? 'all' : places);
  if (!row.renewsTokens) {
    const safe = scrub(body);
    const result = readAnswer(row, { status, type, body: safe }, input, profile);
    const isInspected = context.inspects && isSuccess({ status }) && isJson;
    const inspected = isInspected ? inspectAnswer(row, safe, result.ok ? result.value : undefined, profile) : undefined;
    const next = row.output.shape === 'list' && result.ok ? nextPageOf(safe) : undefined;
    return { result, isUnreadable: false, note, ...(next ? { next } : {}), ...(inspected ? { inspected } : {}) };
  }
  const result = readAnswer(row, { status, type, body }, input, profile);
  if (!result.ok)
    return { result: { ok: false, failure: scrubTexts(result.failure, scrub) }, isUnreadable: false, note };
  const { value } = result;
  const record: unknown = typeof value === 'object' && value !== null && 'record' in value ? value.record : value;
  const tokens = findTokensIn(record);
  // Only the session makes those calls, and it removes the tokens itself.
  const shown = row.by === 'session' ? result : ok(scrub(value));
  return { result: shown, tokens, isUnreadable: false, note };
};

/** Parses the bytes of a response. Never throws. */
export const parseResponse = (row: AnyRow, bytes: Uint8Array, context: ResponseContext): ParsedResponse =>
  toParsedResponse(row, parseBody(row, decodeText(bytes, context.type), context), context);

export const parseInProcess: ParseResponse = async (_id, row, bytes, context) => parseResponse(row, bytes, context);
