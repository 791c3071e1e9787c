/** What lists of people show of emails and phones: masked if the person wants that, because bystanders see them too. */
import type { Field } from '../area/field';
import { useToggle } from '../stores/settings';
import { joinFacts } from './join';
import { stripBidiIsolates } from './text';

const dots = '•••';

/** The first letter of the name and of the server, and the server's ending: `j•••@e•••.com`. */
const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const [name, server] = [email.slice(0, at), email.slice(at + 1)];
  const ending = /\.[^.]+$/.exec(server)?.[0] ?? '';
  const first = (text: string): string => [...text][0] ?? '';
  return `${first(name)}${dots}@${first(server)}${dots}${ending}`;
};

/** The dialing code of a number that begins with one, and the last two digits: `+1 ••• ••12`. */
const maskPhone = (phone: string): string => {
  const code = /^\s*(\+\d{1,3})(?=\D)/.exec(phone)?.[1];
  const digits = phone.replace(/\D/g, '');
  // Of a short number, two digits would be most of it.
  const end = digits.length > 6 ? digits.slice(-2) : '';
  return `${code ? `${code} ` : ''}${dots} ••${end}`;
};

/** Linear: no two parts of it match the same text. */
const anyEmail = /[^\s@<>()[\],;:"]{1,64}@[^\s@<>()[\],;:"]{1,255}/gu;

/** A number as people write it: with a plus, or in groups. Plain digits may be any number, and days have four in front. */
const isPhone = (text: string): boolean => {
  const trimmed = text.trim();
  if (trimmed.length > 30 || !/^\+?[\d\s().\-/]+$/.test(trimmed) || /^\d{4}[-/.]\d/.test(trimmed)) return false;
  const { length } = trimmed.replace(/\D/g, '');
  const isGrouped = /^\+/.test(trimmed) || /^\(?\d{2,4}\)?[\s./-]+\d{2,4}[\s./-]+\d{2,}/.test(trimmed);
  return isGrouped && length >= 7 && length <= 15;
};

/** Kinds whose texts are made by the app, and name nobody. */
const ownKinds: ReadonlySet<Field['kind']> = new Set([
  'money',
  'number',
  'percent',
  'date',
  'dateTime',
  'time',
  'flag',
  'status',
  'image',
]);

/**
 * The text of a field without what would reach a person: enough to tell contacts apart, not enough to use them. Also of columns
 * that only look like contacts.
 */
export const maskContact = (kind: Field['kind'], text: string): string => {
  if (text === '' || ownKinds.has(kind)) return text;
  if (kind === 'phone' || (kind !== 'code' && isPhone(text))) return maskPhone(text);
  if (kind === 'email' && !text.includes('@')) return dots;
  return text.replace(anyEmail, maskEmail);
};

export type TextInList = (kind: Field['kind'], text: string) => string;

const unmasked: TextInList = (_, text) => text;

/** Only as a hook, because another window can mask contacts while this one shows them. */
export const useTextInList = (): TextInList => (useToggle('maskContacts') ? maskContact : unmasked);

const separator = ' · ';

/** The words about a record in a choice or a search result, separated by dots. */
export const wordsInList = (textInList: TextInList, text: string): string =>
  joinFacts(
    ...stripBidiIsolates(text)
      .split(separator)
      .map((word) => textInList(undefined, word)),
  );
