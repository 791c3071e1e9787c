/**
 * Finds the server's own error message and its messages for single fields. Servers use many places:
 * the profile's paths come first, then the specification's `messages.error.msg`, then common framework formats.
 */
import type { Failure } from '../failure';
import { cleanText, field, isRecord } from '../json/record';
import type { ServerProfile } from '../reading/server-profile';
import { fieldMessages } from './field-messages';
import { errorObjects, furtherTexts, joinedTexts, personText, plainText } from './message-texts';

/** The value at a dotted path; a number is a list index. */
const atPath = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return /^\d{1,6}$/.test(name) ? at[Number(name)] : undefined;
    return field(at, name);
  }, body);

/** The specification's own path of an error message. */
export const specifiedMessage = (body: unknown): string | undefined =>
  errorObjects(body)
    .slice(0, 3)
    .map((at) => cleanText(field(field(field(at, 'messages'), 'error'), 'msg')))
    .find((text) => text !== undefined);

const isSpecified = (body: unknown): boolean =>
  errorObjects(body)
    .slice(0, 3)
    .some((at) => isRecord(field(field(at, 'messages'), 'error')));

/** The message, and further texts in other fields of the same object. */
const messageOf = (body: unknown, profile: ServerProfile): readonly (string | undefined)[] => {
  for (const path of profile.messages ?? []) {
    const text = personText(atPath(body, path));
    if (text !== undefined) return [text];
  }
  const specified = specifiedMessage(body);
  if (specified !== undefined || isSpecified(body)) return [specified];
  if (typeof body === 'string') return [plainText(body)];
  for (const errorPart of errorObjects(body)) {
    const text = personText(errorPart);
    if (text !== undefined) return [text, ...furtherTexts(errorPart)];
  }
  return [];
};

/** Joins the messages of fields into one, because a form may lack the field and the text must not be lost. */
const joined = (fields: Readonly<Record<string, string>>): string | undefined =>
  cleanText(
    Object.entries(fields)
      .slice(0, 5)
      .map(([name, text]) => (text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${text}`))
      .join(' '),
  );

export type Said = Pick<Failure, 'status' | 'message' | 'fields'>;

/** The message and fields of a failed answer, with its status. */
export const readServerMessage = (body: unknown, status: number, profile: ServerProfile): Said => {
  const { fields, general } = fieldMessages(body, status, isSpecified(body));
  const [first, ...further] = messageOf(body, profile);
  const inFields = Object.values(fields ?? {});
  const more = [...further, ...general].filter(
    (text) => text !== undefined && !first?.includes(text) && !inFields.includes(text),
  );
  const message = joinedTexts([first, ...more]) ?? (fields && joined(fields));
  return { status, ...(message === undefined ? {} : { message }), ...(fields === undefined ? {} : { fields }) };
};
