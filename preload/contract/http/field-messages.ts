/** Finds the texts that a server wrote about single fields, and those that concern the request as a whole. */
import { field, isRecord } from '../json/record';
import { allTexts, errorObjects, joinedTexts, personText, valueNamed } from './message-texts';

export interface FieldMessages {
  /** Field to text, as forms spell the field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Texts about no single field; they belong to the message. */
  readonly general: readonly string[];
}

/** Names that frameworks use for errors of no single field, and `__proto__`, which no object may get. */
const noField = /^(__proto__|__all__|non_?field_?errors|base|root|form_?errors?|global|error)$/i;
/** Names of bodies that contain only lists but are not maps of fields. */
const noFieldAlone = /^(errors?|messages?|details?|issues|violations|error_?messages|warnings)$/i;
/** Where frameworks keep the input before its own fields. */
const holder = /^(data|attributes|body|query|params|payload|model|dto|request|input|form|\$)$/;

const lowerFirst = (text: string): string => text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** `data.attributes.email`, `#/data/attributes/email`, `body.email`, `Email` and `user[email]` all mean `email`. */
const fieldName = (input: unknown): string | undefined => {
  const parts = (Array.isArray(input) ? input.map(String).join('.') : typeof input === 'string' ? input : '')
    .replaceAll(/\[(\w*)\]/g, '.$1')
    .replace(/^#\//, '')
    .split(/[./]+/)
    .filter((part) => part !== '');
  while (parts.length > 1 && holder.test(parts[0] ?? '')) parts.shift();
  const spelled = parts.join('.');
  if (!/^[\w.-]{1,64}$/.test(spelled) || noField.test(spelled)) return undefined;
  return parts
    .map((part) => lowerFirst(part.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase())))
    .join('.');
};

const nameKeys = ['field', 'path', 'param', 'loc', 'propertyPath', 'property', 'name', 'pointer', 'source', 'key'];

/** The field that one entry of an error list names. */
const subjectOf = (error: unknown): string | undefined => {
  for (const key of nameKeys) {
    const at = valueNamed(error, key);
    const name = fieldName(isRecord(at) ? (field(at, 'pointer') ?? field(at, 'parameter')) : at);
    if (name !== undefined) return name;
  }
  return undefined;
};

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Fields with lists of texts, at any depth: Django nests them as the input is nested. */
const isMap = (of: unknown, depth = 0): boolean => {
  if (!isRecord(of) || depth > 3) return false;
  const values = Object.values(of);
  return (
    values.length > 0 &&
    values.every(
      (value) =>
        isTexts(value) ||
        isMap(value, depth + 1) ||
        (Array.isArray(value) &&
          value.length > 0 &&
          value.every((one) => isRecord(one) && (isEmpty(one) || isMap(one, depth + 1)))),
    )
  );
};

const isEmpty = (of: object): boolean => Object.keys(of).length === 0;

type Entry = readonly [name: string | undefined, text: string | undefined];

const joinName = (start: string, name: string): string => (start === '' ? name : `${start}.${name}`);

/** The entries of a map of fields: `{ email: 'taken' }`, `{ email: ['taken'] }`, `{ email: { message } }`, nested ones. */
const mapEntries = (errors: object, start: string, depth: number): readonly Entry[] =>
  Object.entries(errors)
    .slice(0, 100)
    .flatMap(([name, value]: readonly [string, unknown]): readonly Entry[] => {
      const path = joinName(start, name);
      const isList = Array.isArray(value) && value.some((one) => isMap(one));
      if (depth < 4 && (isList || isMap(value))) return mapEntries(Object(value) as object, path, depth + 1);
      const text = personText(value);
      if (text === undefined && depth < 4 && isRecord(value)) return mapEntries(value, path, depth + 1);
      return [[noField.test(name) ? undefined : fieldName(path), text]];
    });

/** The entries of `[{ field: 'email', message: 'taken' }]`, or of a map of fields. */
const entriesOf = (errors: unknown): readonly Entry[] => {
  if (Array.isArray(errors))
    return errors.slice(0, 100).flatMap((error): readonly Entry[] => {
      if (!isRecord(error)) return [[undefined, personText(error)]];
      const text = personText(error) ?? allTexts(field(error, 'constraints'));
      const inner = valueNamed(error, 'fieldViolations') ?? valueNamed(error, 'errors');
      return text === undefined && inner !== undefined ? entriesOf(inner) : [[subjectOf(error), text]];
    });
  return isRecord(errors) ? mapEntries(errors, '', 0) : [];
};

const containers = [
  'errors',
  'fieldErrors',
  'validationErrors',
  'violations',
  'fieldViolations',
  'issues',
  'details',
  'modelState',
  'subErrors',
  'failures',
  'detail',
  'invalidParams',
  'invalidFields',
  'fields',
  'validation',
];

/** The containers that an answer may keep its errors in, the specification's own first. */
const containersOf = (body: unknown, status: number, isSpecified: boolean): readonly unknown[] => {
  const errorParts = errorObjects(body);
  const error = field(body, 'error');
  const isAlone = (of: unknown): boolean =>
    isMap(of) && !Object.keys(Object(of) as object).every((name) => noFieldAlone.test(name));
  return [
    ...errorParts.slice(0, 3).map((at) => field(field(field(at, 'messages'), 'error'), 'fields')),
    ...errorParts.flatMap((at) => containers.map((name) => valueNamed(at, name))),
    // JSend's `fail` and CodeIgniter's `messages` are maps of fields; an object under `messages.error` is not one.
    field(body, 'status') === 'fail' ? field(body, 'data') : undefined,
    isSpecified || isRecord(field(field(body, 'messages'), 'success')) ? undefined : field(body, 'messages'),
    isAlone(error) ? error : undefined,
    status >= 400 && (isAlone(body) || Array.isArray(body)) ? body : undefined,
  ];
};

/** The texts about single fields, and the others among them. */
export const fieldMessages = (body: unknown, status: number, isSpecified: boolean): FieldMessages => {
  const general: string[] = [];
  let fields: Readonly<Record<string, string>> | undefined;
  for (const container of containersOf(body, status, isSpecified)) {
    const found = new Map<string, string>();
    for (const [name, text] of entriesOf(container)) {
      if (text === undefined) continue;
      if (name === undefined) general.push(text);
      else found.set(name, joinedTexts([found.get(name), text]) ?? text);
    }
    if (found.size > 0) fields ??= Object.fromEntries([...found].slice(0, 100));
  }
  return { general: [...new Set(general)].slice(0, 5), ...(fields ? { fields } : {}) };
};
