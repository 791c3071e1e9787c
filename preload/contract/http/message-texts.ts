/** Finds the texts that a server wrote for people, wherever in an error they are and however their names are spelled. */
import { cleanText, field, isRecord, type Values } from '../json/record';
import { foldName } from '../reading/values/name';

/** Text fields with a message for people, the plainest first. `error` often contains only a code, so it comes last. */
const textNames = [
  'message',
  'msg',
  'error_description',
  'detail',
  'details',
  'errorMessage',
  'error_message',
  'errorMessages',
  'errmsg',
  'userMessage',
  'reason',
  'issue',
  'description',
  'defaultMessage',
  'non_field_errors',
  '__all__',
  'base',
  'formErrors',
  'messages',
  'errors',
  'issues',
  'title',
  'err',
  'error',
  'faultstring',
  'text',
] as const;

/** Fields that may contain more detail than the message next to them. */
const furtherNames = ['detail', 'details', 'reason', 'description', 'errors', 'errorMessages', 'formErrors'];

/** HTTP's own names of statuses add nothing to the status. */
const phrase =
  /^(bad request|unauthori[sz]ed|forbidden|not found|method not allowed|conflict|gone|unprocessable (entity|content)|too many requests|length required|(payload|content|request entity|request body) too large|(request-)?uri too (long|large)|unsupported media type|request header fields too large|request header or cookie too large|insufficient storage|internal server error|bad gateway|service unavailable|gateway time-?out|error|fail(ed|ure)?|null|undefined|true|false)\.?$/i;

/** A field by its name in any spelling: `ModelState`, `model_state`. */
export const valueNamed = (of: unknown, name: string): unknown => {
  const exact = field(of, name);
  if (exact !== undefined || !isRecord(of)) return exact;
  const key = Object.keys(of)
    .slice(0, 200)
    .find((one) => foldName(one) === foldName(name) && one !== '__proto__');
  return key === undefined ? undefined : of[key];
};

const sentence = (input: unknown): string | undefined => {
  const text = cleanText(input);
  return text === undefined || phrase.test(text) || /^\s*<(!doctype|html|\?xml)/i.test(text) ? undefined : text;
};

/** Joins sentences, each once. */
export const joinedTexts = (texts: readonly (string | undefined)[]): string | undefined => {
  const distinct = [...new Set(texts.filter((text) => text !== undefined))];
  return cleanText(
    distinct.reduce((all, text) => `${all}${all === '' || /[.!?…:;]$/.test(all) ? '' : '.'} ${text}`, ''),
  );
};

/** The text in an error field: a text, a list of texts or of objects, or an object with a text inside. */
export const personText = (input: unknown, depth = 0): string | undefined => {
  if (typeof input === 'string') return sentence(input);
  if (depth > 3) return undefined;
  if (Array.isArray(input)) return joinedTexts(input.slice(0, 5).map((one) => personText(one, depth + 1)));
  if (!isRecord(input)) return undefined;
  for (const name of textNames) {
    const text = personText(valueNamed(input, name), depth + 1);
    if (text !== undefined) return text;
  }
  return undefined;
};

/** Every text of a list or an object: class-validator sends one per rule, `{ isEmail: '...' }`. */
export const allTexts = (input: unknown): string | undefined =>
  joinedTexts(
    Object.values(Object(input) as object)
      .slice(0, 5)
      .map(sentence),
  );

/** The further sentences of an object with a message, without codes and stack traces. */
export const furtherTexts = (of: unknown): readonly string[] =>
  furtherNames
    .flatMap((name) => valueNamed(of, name))
    .flatMap((value) => {
      const text = typeof value === 'string' ? sentence(value) : undefined;
      return text !== undefined &&
        text.length <= 300 &&
        /\S\s+\S/.test(text) &&
        !/[<{]|Exception\b|\bat \S+[(:]/.test(text)
        ? [text]
        : [];
    })
    .slice(0, 5);

/** The fault of SOAP within its envelope and body, also where a bridge sends it as JSON and as a success. */
export const faultOf = (body: unknown): Values | undefined => {
  const names = isRecord(body) ? Object.keys(body).filter((name) => !/^(@|xmlns|(.*:)?header$)/i.test(name)) : [];
  const [name = '', ...others] = names;
  const inner = others.length === 0 ? field(body, name) : undefined;
  if (!isRecord(inner)) return undefined;
  if (/^(.*:)?(envelope|body)$/i.test(name)) return faultOf(inner);
  return /^(.*:)?fault$/i.test(name) ? inner : undefined;
};

/** The objects of an answer that may hold messages: itself, its envelopes and its notes. */
export const errorObjects = (body: unknown): readonly unknown[] => {
  const data = valueNamed(body, 'data');
  const inner = ['attributes', 'error', 'result', 'response', 'meta', 'status', 'fault'].map((name) =>
    valueNamed(body, name),
  );
  return [body, data, valueNamed(data, 'attributes'), ...inner, faultOf(body)];
};

/** A short plain text is the message itself; a page or a stack trace is not. */
export const plainText = (body: string): string | undefined =>
  body.length <= 300 && !/[<{]|\n\s+at /.test(body) ? sentence(body) : undefined;
