/**
 * Finds a server's own message about a failure and its messages about single fields. Servers put them in many places:
 * the profile's paths come first, then the specification's `messages.error.msg`, then those of common frameworks.
 */
import type { Failure } from './failure';
import type { ServerProfile } from './reading/server-profile';
import { field, isRecord, words } from './shapes';

/** The value at a dotted path; a number is an index into a list. */
const atPath = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return /^\d{1,6}$/.test(name) ? at[Number(name)] : undefined;
    return field(at, name);
  }, body);

/** Fields with text for a person, the clearest first; `error` comes last because it often holds only a code. */
const textNames = [
  'message',
  'msg',
  'error_description',
  'detail',
  'details',
  'errorMessage',
  'error_message',
  'errmsg',
  'userMessage',
  'reason',
  'description',
  'defaultMessage',
  'non_field_errors',
  '__all__',
  'messages',
  'errors',
  'issues',
  'title',
  'err',
  'error',
] as const;

/** HTTP's own names of statuses add nothing to the status. */
const phrase =
  /^(bad request|unauthori[sz]ed|forbidden|not found|method not allowed|conflict|gone|unprocessable (entity|content)|too many requests|internal server error|bad gateway|service unavailable|gateway time-?out|error|fail(ed|ure)?|null|undefined|true|false)\.?$/i;

const sentence = (input: unknown): string | undefined => {
  const text = words(input);
  return text === undefined || phrase.test(text) || /^\s*<(!doctype|html|\?xml)/i.test(text) ? undefined : text;
};

/** The text in an error field: a text, a list of texts or of objects, or an object with a text inside. */
const spoken = (input: unknown, depth = 0): string | undefined => {
  if (typeof input === 'string') return sentence(input);
  if (depth > 3) return undefined;
  if (Array.isArray(input)) {
    const found = input
      .slice(0, 5)
      .map((one) => spoken(one, depth + 1))
      .filter((one) => one !== undefined);
    return words([...new Set(found)].join(' '));
  }
  if (!isRecord(input)) return undefined;
  for (const name of textNames) {
    const text = spoken(field(input, name), depth + 1);
    if (text !== undefined) return text;
  }
  return undefined;
};

/** The objects of an answer that may hold messages: itself, its envelopes and its notes. */
const placesOf = (body: unknown): readonly unknown[] => {
  const data = field(body, 'data');
  const inner = ['attributes', 'error', 'result', 'response', 'meta', 'status'].map((name) => field(body, name));
  return [body, data, field(data, 'attributes'), ...inner];
};

/** The specification's own path of an error message. */
export const specifiedMessage = (body: unknown): string | undefined =>
  placesOf(body)
    .slice(0, 3)
    .map((at) => words(field(field(field(at, 'messages'), 'error'), 'msg')))
    .find((text) => text !== undefined);

const isSpecified = (body: unknown): boolean =>
  placesOf(body)
    .slice(0, 3)
    .some((at) => isRecord(field(field(at, 'messages'), 'error')));

/** A short plain text is the message itself; a page or a stack trace is not. */
const plainText = (body: string): string | undefined =>
  body.length <= 300 && !/[<{]|\n\s+at /.test(body) ? sentence(body) : undefined;

const messageOf = (body: unknown, profile: ServerProfile): string | undefined => {
  for (const path of profile.messages ?? []) {
    const text = spoken(atPath(body, path));
    if (text !== undefined) return text;
  }
  const specified = specifiedMessage(body);
  if (specified !== undefined || isSpecified(body)) return specified;
  if (typeof body === 'string') return plainText(body);
  return placesOf(body)
    .map((at) => spoken(at))
    .find((text) => text !== undefined);
};

/** Names that frameworks use for errors of no single field, and `__proto__`, which no object may get. */
const noField = /^(__proto__|__all__|non_?field_?errors|base|root)$/i;

/** `data.attributes.email`, `/data/attributes/email`, `body.email`, `Email` and `user[email]` all mean `email`. */
const fieldName = (input: unknown): string | undefined => {
  const parts = (Array.isArray(input) ? input.map(String).join('.') : typeof input === 'string' ? input : '')
    .replaceAll(/\[(\w*)\]/g, '.$1')
    .split(/[./]+/)
    .filter((part) => part !== '');
  while (parts.length > 1 && /^(data|attributes|body|query|params|payload|\$)$/.test(parts[0] ?? '')) parts.shift();
  const spelled = parts.join('.');
  if (!/^[\w.-]{1,64}$/.test(spelled) || noField.test(spelled)) return undefined;
  return spelled
    .replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
};

const nameKeys = ['field', 'path', 'param', 'loc', 'propertyPath', 'property', 'name', 'pointer', 'source', 'key'];

/** The field that one entry of an error list names. */
const subjectOf = (error: unknown): string | undefined => {
  for (const key of nameKeys) {
    const at = field(error, key);
    const name = fieldName(isRecord(at) ? (field(at, 'pointer') ?? field(at, 'parameter')) : at);
    if (name !== undefined) return name;
  }
  return undefined;
};

/** Class-validator sends one text per rule: `{ property: 'email', constraints: { isEmail: '...' } }`. */
const entryText = (error: unknown): string | undefined =>
  spoken(error) ??
  Object.values(Object(field(error, 'constraints')))
    .map(sentence)
    .find((text) => text !== undefined);

/** `{ email: 'taken' }`, `{ email: ['taken'] }`, `{ email: { message } }` or `[{ field: 'email', message: 'taken' }]`. */
const fieldsOf = (errors: unknown): Readonly<Record<string, string>> | undefined => {
  const entries: readonly (readonly [string | undefined, string | undefined])[] = Array.isArray(errors)
    ? errors.slice(0, 100).map((error) => [isRecord(error) ? subjectOf(error) : undefined, entryText(error)])
    : Object.entries(isRecord(errors) ? errors : {})
        .slice(0, 100)
        .map(([name, text]) => [fieldName(name), spoken(Array.isArray(text) ? text[0] : text)]);
  const found = new Map(entries.flatMap(([name, text]) => (name && text ? [[name, text] as const] : [])));
  return found.size > 0 ? Object.fromEntries(found) : undefined;
};

const listNames = ['errors', 'fieldErrors', 'field_errors', 'validationErrors', 'violations', 'issues', 'details'];
const problemNames = ['detail', 'invalid-params', 'invalidParams', 'fields', 'validation'];

/** Django sends the fields as the body itself, each with a list of texts. */
const isBareMap = (body: unknown): boolean =>
  isRecord(body) &&
  Object.keys(body).length > 0 &&
  Object.values(body).every(
    (texts) => Array.isArray(texts) && texts.length > 0 && texts.every((one) => typeof one === 'string'),
  );

const allFields = (body: unknown, status: number): Readonly<Record<string, string>> | undefined => {
  const places = placesOf(body);
  const specified = places.slice(0, 3).map((at) => field(field(field(at, 'messages'), 'error'), 'fields'));
  const usual = places.flatMap((at) => [...listNames, ...problemNames].map((name) => field(at, name)));
  const error = field(body, 'error');
  // JSend's `fail` and CodeIgniter's `messages` are maps of fields; an object under `messages.error` is not one.
  const maps = [
    field(body, 'status') === 'fail' ? field(body, 'data') : undefined,
    isSpecified(body) || isRecord(field(field(body, 'messages'), 'success')) ? undefined : field(body, 'messages'),
    isBareMap(error) ? error : undefined,
    status >= 400 && isBareMap(body) ? body : undefined,
  ];
  const found = [...specified, ...usual, ...maps].map(fieldsOf).find((fields) => fields !== undefined);
  if (!found) return undefined;
  const { error: _word, ...fields } = found;
  return Object.keys(fields).length > 0 ? fields : undefined;
};

/** Joins the messages of fields into one, because a form may lack the field and the text must not be lost. */
const joined = (fields: Readonly<Record<string, string>>): string | undefined =>
  words(
    Object.entries(fields)
      .slice(0, 5)
      .map(([name, text]) => (text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${text}`))
      .join(' '),
  );

export type Said = Pick<Failure, 'status' | 'message' | 'fields'>;

/** The message and fields of a failed answer, with its status. */
export const saidBy = (body: unknown, status: number, profile: ServerProfile): Said => {
  const fields = allFields(body, status);
  const message = messageOf(body, profile) ?? (fields && joined(fields));
  return { status, ...(message === undefined ? {} : { message }), ...(fields === undefined ? {} : { fields }) };
};
