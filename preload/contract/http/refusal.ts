/** Decides whether an answer is a failure, and which one: by its status first, then by its body. */
import type { AnyRow } from '../endpoint';
import type { Failure } from '../failure';
import { field, isRecord, type Values } from '../json/record';
import type { ServerProfile } from '../reading/server-profile';
import { foldName } from '../reading/values/name';
import { readFlag } from '../reading/values/plain';
import { partsOf } from '../reading/words';
import { faultOf, valueNamed } from './message-texts';
import { readServerMessage, specifiedMessage } from './server-message';

export interface Answer {
  readonly status: number;
  /** The content type, or an empty text. */
  readonly type: string;
  /** Parsed JSON (`readJson`), or the text if it is not JSON; undefined without a body. */
  readonly body: unknown;
}

/** The failure that an answer reports; undefined for a success. */
export const refusalOf = (row: AnyRow, answer: Answer, profile: ServerProfile): Failure | undefined =>
  answer.status < 200 || answer.status > 299
    ? refusal(row, answer, profile, answer.status)
    : impostor(row, answer, profile);

/** Whether a content type means a web page. */
export const isPageType = (type: string): boolean => /\bx?html\b/i.test(type);

/** Whether a text begins as a web page. */
export const isPageText = (text: string): boolean => /^\s*<(?:!doctype|html|head|body)/i.test(text);

/** JSON is data, even if the server calls it a page: PHP calls everything HTML. */
const isPage = ({ type, body }: Answer): boolean =>
  typeof body === 'string' ? isPageType(type) || isPageText(body) : body === undefined && isPageType(type);

/** If a gateway lost the server (502, 504), the outcome is unknown; other statuses mean it was never reached. */
const lost: ReadonlySet<number> = new Set([502, 504, 520, 524]);
const unreached: ReadonlySet<number> = new Set([521, 522, 523]);

/** Statuses of a web server that has no such route, if its page answers. */
const noRoute: ReadonlySet<number> = new Set([404, 405, 410, 501]);

/**
 * Whether the server says that it doesn't have this call: no method (405), nothing written for it (501), or a line of text from
 * what looks up routes, where an answer about a record would be JSON.
 */
const isMissingRoute = ({ status, body }: Answer): boolean =>
  status === 405 || status === 501 || (noRoute.has(status) && typeof body === 'string' && body.trim() !== '');

/** Statuses about the request itself. Gateways answer with them too, so they are known by the status alone. */
const aboutRequest: Readonly<Record<number, Failure['code']>> = {
  411: 'server-upload-length',
  413: 'server-size',
  414: 'server-address-length',
  415: 'server-type',
  431: 'server-address-length',
  507: 'server-full',
};

/** The failure that a status means. */
const refusal = (row: AnyRow, answer: Answer, profile: ServerProfile, status: number): Failure => {
  const page = isPage(answer);
  const said = page ? { status } : readServerMessage(answer.body, status, profile);
  const failure = (kind: Failure['kind'], code: Failure['code']): Failure => ({ kind, code, ...said });
  if (status === 401) return failure('signed-out', 'signed-out');
  // The API does not write web pages, so a page in place of JSON comes from something else.
  if (status === 403 && page) return failure('network', 'blocked');
  if (status === 403) return failure(...refused(said.message));
  // A page says that the server has no such call. It does not say whether the record exists.
  if (page && noRoute.has(status)) return failure('rejected', 'not-served');
  if (isMissingRoute(answer)) return failure('rejected', 'not-offered');
  if (status === 404 || status === 410) return failure('rejected', 'not-found');
  if (status === 407) return failure('network', 'proxy-sign-in');
  if (status === 429) return failure('rejected', 'rate-limited');
  const code = aboutRequest[status];
  if (code !== undefined) return failure('rejected', code);
  if (status === 511) return failure('network', 'html-answer');
  if (status >= 300 && status < 400) return failure('network', 'redirected');
  if (unreached.has(status)) return failure('network', 'unreachable');
  // Gateways have messages too ("Endpoint request timed out"): only the specification's own place proves the server.
  const isLost = lost.has(status) && row.kind !== 'read' && specifiedMessage(answer.body) === undefined;
  if (isLost) return failure('unknown-outcome', 'unknown-outcome');
  return failure('rejected', status >= 500 ? 'server-error' : 'rejected');
};

const otherCause =
  /csrf|xsrf|token|licen[cs]e|quota|\bplan\b|subscription|limit|\bips?\b|address|vpn|country|region|block|suspend|disabled|locked|expired|inactive|verif|maintenance|origin|cors|signature|captcha|firewall|\bkey\b/i;
const permission =
  /permi(ssion|tted)|allowed|forbidden|\broles?\b|access|authori[sz]ed|privilege|rights?\b|abilit|scope|denied/i;

/** What a 403 means: the person's role if it says so or has no message; else a condition or its own message. */
const refused = (message: string | undefined): readonly [Failure['kind'], Failure['code']] => {
  if (message === undefined) return ['refused', 'not-allowed'];
  if (otherCause.test(message)) return ['rejected', 'rejected'];
  return ['refused', permission.test(message) ? 'not-allowed' : 'rejected'];
};

/** A 2xx that is not a success: the page of a captive portal, or an answer whose body reports a failure. */
const impostor = (row: AnyRow, answer: Answer, profile: ServerProfile): Failure | undefined => {
  const { status, body } = answer;
  if (isPage(answer)) return { kind: 'network', code: 'html-answer', status };
  if (!reportsFailure(row, body)) return undefined;
  const said = readServerMessage(body, status, profile);
  const own = statusIn(body) ?? statusNamed(body) ?? (isWrongPassword(row, said.message) ? 401 : undefined);
  if (own !== undefined) return refusal(row, answer, profile, own);
  return { kind: 'rejected', code: 'rejected', ...said };
};

/** GraphQL and JSON-RPC answer with 200, and name the error: by google.rpc.Code, Apollo's codes or Odoo's exceptions. */
const statusNamed = (body: unknown): number | undefined => {
  const errors = field(body, 'errors');
  const all = [field(body, 'error'), ...(Array.isArray(errors) ? errors : [])];
  const names = all.flatMap((error) => [
    field(field(error, 'extensions'), 'code'),
    field(field(error, 'data'), 'name'),
    field(error, 'status'),
    field(error, 'code'),
  ]);
  const has = (pattern: RegExp): boolean => names.some((name) => typeof name === 'string' && pattern.test(name));
  if (has(/(^|\W)(unauthenticated|AccessDenied|SessionExpiredException)$/i)) return 401;
  return has(/(^|\W)(permission_denied|forbidden|AccessError)$/i) ? 403 : undefined;
};

const isWrongPassword = ({ output }: AnyRow, message = ''): boolean =>
  output.entity === 'login' &&
  /\b(invalid|incorrect|wrong|bad|unknown|mismatch|not (right|valid|correct|match))/i.test(message) &&
  /\b(passwords?|credentials?|e-?mail|user ?name|log-?in)\b/i.test(message);

const reportsFailure = (row: AnyRow, body: unknown): boolean => {
  if (typeof body === 'string' || body === false) return row.output.shape === 'done' && badText.test(String(body));
  if ((field(body, 'jsonrpc') !== undefined && isFull(field(body, 'error'))) || faultOf(body)) return true;
  const inner = [field(body, 'data'), field(field(body, 'data'), 'attributes')];
  // A success may carry `messages.error` empty.
  if ([body, ...inner].some((at) => isFull(field(field(at, 'messages'), 'error')))) return true;
  if (row.returns === 'raw') return isException(body) || field(body, 'success') === false || isAlone(body);
  // Inside the envelope a record may have any field; only calls that change something put a report there.
  const reports = row.returns === 'error-as-value' || row.output.shape === 'done';
  return (
    isReport(body, row.kind !== 'read') || (reports && [...inner, ...wrapped(body)].some((at) => isReport(at, true)))
  );
};

const maxWrappers = 4;
/** What a report may be wrapped in: objects beside other fields of a report, or alone under any name, as a mutation of GraphQL. */
const wrapped = (at: unknown, depth = 0): readonly unknown[] => {
  const entries = Object.entries(isRecord(at) ? at : {});
  const isWrapper = entries.length === 1 || entries.every(([name]) => isReportName(name));
  return isWrapper && depth < maxWrappers
    ? entries.flatMap(([, value]) => (isRecord(value) ? [value, ...wrapped(value, depth + 1)] : []))
    : [];
};

/** Whether a value has content. Empty lists and objects have none at any depth, nor does a code of 0. */
const isFull = (input: unknown, depth = 0): boolean => {
  if (Array.isArray(input)) return input.length > 0;
  if (isRecord(input)) return depth > 3 || Object.values(input).some((value) => isFull(value, depth + 1));
  return input !== undefined && input !== null && input !== false && input !== '' && input !== 0;
};

/** An error without data next to it, from a server that sends content without an envelope. */
const isAlone = (at: unknown): boolean =>
  !isFull(field(at, 'data')) && (isFull(field(at, 'error')) || isFull(field(at, 'errors')));

const isException = (at: unknown): boolean => {
  const name = field(at, 'name');
  return typeof name === 'string' && /^\w*(Error|Exception)$/.test(name) && typeof field(at, 'message') === 'string';
};

/** The fields of a report about a call. An object with other fields is a record, which may have a status too. */
const reportNames: ReadonlySet<string> = new Set(
  `success ok status statuscode statustext code err errorcode errcode errno errmsg errormessage errordescription message
  messages msg detail details description reason title type instance name stack trace path method timestamp time date
  requestid traceid correlationid data attributes result response payload meta links version issuccess succeeded failed
  exception file line issues violations errortext`.split(/\s+/),
);
/** Errors of any kind: `errors`, `fieldErrors`, `userErrors`. */
const errorName = /errors?$/;
const isReportName = (name: string): boolean => reportNames.has(foldName(name)) || errorName.test(foldName(name));
const isNo = (input: unknown): boolean => input === false || input === 0 || input === '0' || input === 'false';
const badWord = /^(error|fail(ed|ure)?|unsuccess\w*|k\.?o\.?|nok|false|invalid|denied|unauthori[sz]ed|forbidden)$/i;
const badText = /^\s*(error|exception|fatal|fail(ed|ure)?|k\.?o|nok|false|invalid|denied|unauthori[sz]ed|forbidden)\b/i;

/** An HTTP status, or one with two more digits (40001). */
const badCode = (input: unknown): boolean =>
  (typeof input === 'number' || typeof input === 'string') && /^([45]\d\d(\d\d)?|-\d+)$/.test(String(input));
const errorCode = (input: unknown): boolean => isFull(input) && input !== '0' && input !== '00' && input !== 200;

/** What stores say that they did to rows, such as `affectedRows`; no states of a record, such as `published`. */
const doneWord = /^(affected|modified|change[ds]|updated|saved|inserted|deleted|removed|matched|acknowledged)$/;
/** Whether an object says that nothing was done, as no record does: `{ affectedRows: 0 }`, or that alone, at most with a message. */
const isNothingDone = (at: Values): boolean => {
  const isDone = (name: string): boolean => partsOf(name).some((part) => doneWord.test(part));
  const done = Object.entries(at).flatMap(([name, value]) => (isDone(name) && value !== null ? [value].flat() : []));
  const counts = done.filter((value) => typeof value !== 'boolean');
  const isBeside = (name: string): boolean =>
    !isFull(at[name]) || isDone(name) || (isReportName(name) && !/^(name|title|description|type)$/i.test(name));
  const isNoRecord = /affected/i.test(Object.keys(at).join()) || Object.keys(at).every(isBeside);
  return done.length > 0 && (counts.length > 0 ? counts : done).every(isNo) && isNoRecord;
};

/**
 * Whether an object reports a failed call. `strict` is for calls that change something: then an
 * error next to content counts too, and so does a plain `false` next to other fields.
 */
const isReport = (at: unknown, strict: boolean): boolean => {
  if (!isRecord(at)) return false;
  if (isException(at)) return true;
  const has = (names: readonly string[], test: (value: unknown) => boolean): boolean =>
    names.some((name) => test(valueNamed(at, name)));
  const isNamedNo =
    has(['success', 'ok', 'isSuccess', 'succeeded'], (v) => readFlag(v) === false) ||
    has(['hasError', 'isError', 'failed'], (v) => v === true);
  const names = Object.keys(at).filter((name) => at[name] !== null);
  if (isNamedNo && (strict || !names.some((name) => /^(id|uuid)$/.test(foldName(name))))) return true;
  if (strict && isNothingDone(at)) return true;
  if (!names.every(isReportName)) return false;
  const hasContent = has(['data', 'attributes', 'result'], isFull);
  const status = valueNamed(at, 'status');
  const isBad =
    has(['status', 'result', 'type', 'code', 'data'], (v) => typeof v !== 'object' && badWord.test(String(v))) ||
    has(['status', 'statusCode', 'code'], badCode) ||
    isReportIn(status) ||
    isReportIn(valueNamed(at, 'meta'));
  if (isBad) return true;
  const isError = (name: string): boolean => errorName.test(foldName(name)) && !/^(has|is)/i.test(name);
  const hasError =
    names.some((name) => isError(name) && isFull(at[name]) && !isNo(at[name])) ||
    has(['err', 'exception'], (value) => isFull(value) && !isNo(value)) ||
    has(['errorCode', 'errcode', 'errno'], errorCode);
  if (hasError) return strict || !hasContent;
  const isZero = (status === 0 || status === '0') && (has(['message', 'msg'], isFull) || strict);
  return isZero && !hasContent;
};

/** `status: { code: 400 }` and `meta: { success: false }`. */
const isReportIn = (at: unknown): boolean =>
  isRecord(at) &&
  (badCode(field(at, 'code')) ||
    badCode(field(at, 'status')) ||
    isNo(field(at, 'success')) ||
    field(at, 'error') === true);

/** The real HTTP status that a report in a 2xx names. */
const statusIn = (body: unknown): number | undefined => {
  const holders = [body, ...['error', 'status', 'meta'].map((name) => valueNamed(body, name))];
  return holders
    .flatMap((at) => ['statusCode', 'status', 'code'].map((name) => valueNamed(at, name)))
    .map(Number)
    .find((status) => Number.isInteger(status) && status >= 400 && status <= 599);
};
