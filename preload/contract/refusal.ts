/** When an answer is a failure, which one, and the words in which the server says so. */
import type { AnyRow } from './endpoint';
import type { Failure } from './failure';
import type { ServerProfile } from './reading/server-profile';
import { field, isRecord, words } from './shapes';

export interface Answer {
  readonly status: number;
  /** The content type, or an empty text. */
  readonly type: string;
  /** Parsed JSON (`readJson`); the text where it is none; undefined where there is no body. */
  readonly body: unknown;
}

/** The failure that an answer reports, by its status first and then by its body; undefined for a success. */
export const refusalOf = (row: AnyRow, answer: Answer, _profile: ServerProfile): Failure | undefined =>
  answer.status < 200 || answer.status > 299 ? refusal(row, answer) : impostor(row, answer);

/** What a status of failure means. Only `messages.error.msg` is the server's own words; a page of HTML says nothing. */
const refusal = (row: AnyRow, { status, body }: Answer): Failure => {
  const said = saidBy(body, status);
  const failure = (kind: Failure['kind'], code: Failure['code']): Failure => ({ kind, code, ...said });
  if (status === 401) return failure('signed-out', 'signed-out');
  if (status === 403) return failure('refused', 'not-allowed');
  if (status === 404 || status === 410) return failure('rejected', 'not-found');
  if (status === 407) return failure('network', 'proxy');
  if (status === 429) return failure('rejected', 'rate-limited');
  if (status === 511) return failure('network', 'html-answer');
  if (status >= 300 && status < 400) return failure('network', 'redirected');
  // A gateway that lost the server cannot say what the server did.
  const isLost = (status === 502 || status === 504) && row.kind !== 'read' && said.message === undefined;
  if (isLost) return failure('unknown-outcome', 'unknown-outcome');
  return failure('rejected', status >= 500 ? 'server-error' : 'rejected');
};

/** Whether a content type is that of a web page. */
export const isPageType = (type: string): boolean => /\bx?html\b/i.test(type);

/** A 2xx that is none: the page of a captive portal, or an error object. */
const impostor = (row: AnyRow, { status, type, body }: Answer): Failure | undefined => {
  const isText = typeof body === 'string';
  if (isPageType(type) || (isText && /^\s*<(?:!doctype|html|head|body)/i.test(body)))
    return { kind: 'network', code: 'html-answer', status };
  const attributes = field(field(body, 'data'), 'attributes');
  const isError =
    [body, field(body, 'data'), attributes].some(holdsError) ||
    isErrorShaped(body, row.returns !== 'raw') ||
    (row.returns === 'error-as-value' && [field(body, 'data'), attributes].some((at) => isErrorShaped(at, true)));
  return isError ? { kind: 'rejected', code: 'rejected', ...saidBy(body, status) } : undefined;
};

/** `messages.error` with anything in it: a success may carry it empty. */
const holdsError = (at: unknown): boolean => isFull(field(field(at, 'messages'), 'error'));

const isFull = (input: unknown): boolean => {
  if (Array.isArray(input)) return input.length > 0;
  if (isRecord(input))
    return Object.values(input).some((value) => value !== null && value !== '' && value !== undefined);
  return input !== undefined && input !== null && input !== false && input !== '' && input !== 0;
};

/** An error in place of the content: the object of an exception, or an error beside no data. */
const isErrorShaped = (at: unknown, withStatus: boolean): boolean => {
  if (!isRecord(at)) return false;
  const name = field(at, 'name');
  const isException = typeof name === 'string' && /^\w*Error$/.test(name) && typeof field(at, 'message') === 'string';
  if (isException || field(at, 'success') === false) return true;
  if (isFull(field(at, 'data')) || isFull(field(at, 'attributes'))) return false;
  const status = field(at, 'status');
  const isBad = withStatus && (status === 'error' || status === 'fail' || status === false);
  return isBad || isFull(field(at, 'error')) || isFull(field(at, 'errors'));
};

type Said = Pick<Failure, 'status' | 'message' | 'fields'>;

const saidBy = (body: unknown, status: number): Said => {
  const data = field(body, 'data');
  const places = [body, data, field(data, 'attributes')];
  const errors = places.map((at) => field(field(at, 'messages'), 'error'));
  const message = errors.map((error) => words(field(error, 'msg'))).find((text) => text !== undefined);
  const fields = [...errors.map((error) => field(error, 'fields')), ...places.map((at) => field(at, 'errors'))]
    .map(fieldsOf)
    .find((found) => found !== undefined);
  return { status, ...(message === undefined ? {} : { message }), ...(fields === undefined ? {} : { fields }) };
};

/** `{ email: 'taken' }`, `{ email: ['taken'] }` or `[{ field: 'email', message: 'taken' }]`. */
const fieldsOf = (errors: unknown): Readonly<Record<string, string>> | undefined => {
  const entries: readonly (readonly [unknown, unknown])[] = Array.isArray(errors)
    ? errors.map((error) => [
        field(error, 'field') ?? field(error, 'path') ?? field(error, 'param') ?? field(error, 'name'),
        field(error, 'message') ?? field(error, 'msg'),
      ])
    : Object.entries(isRecord(errors) ? errors : {});
  const found = new Map<string, string>();
  for (const [name, message] of entries.slice(0, 100)) {
    const text = words(Array.isArray(message) ? message[0] : message);
    if (typeof name === 'string' && /^[\w.[\]-]{1,64}$/.test(name) && name !== '__proto__' && text)
      found.set(name, text);
  }
  return found.size > 0 ? Object.fromEntries(found) : undefined;
};
