/** Findings that several parts share: a value is not sent, empty, unclear, or valid only until a day. */
import { readDay } from '../../../kit/format/moment';
import { plain } from '../../../kit/format/plain';
import { expiry, type Issue, type Weight } from './issue';
import type { Required } from './required';
import type { When } from './when';

export type Finding = Omit<Issue, 'part'>;

export const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

const maxLength = 80;

/** The server's words; empty if there are none. */
export const wordsIn = (value: unknown): Pick<Finding, 'words'> => {
  const words = plain(value).trim().slice(0, maxLength);
  return words === '' ? {} : { words };
};

/** The server sent a value that is neither yes nor no. */
export const unclear = (item: string, value: unknown): Finding => ({
  reason: 'unclear',
  weight: 'unknown',
  item,
  ...wordsIn(value),
});

/** The server did not send it under any known name. */
export const notSent = (item: string): Finding => ({ reason: 'notSent', weight: 'unknown', item });

/** Findings about the end of a validity. */
export const paper = (item: string, expires: unknown, when: When, ifEmpty: Weight): Finding | undefined => {
  if (expires === undefined) return { reason: 'expiryNotSent', weight: 'unknown', item };
  if (isEmpty(expires)) return { reason: 'expiryEmpty', weight: ifEmpty, item };
  if (readDay(plain(expires).slice(0, 10)) === undefined) return unclear(item, expires);
  const found = expiry(expires, when);
  return found && { ...found, item };
};

const given = (item: string, value: unknown, ifEmpty: Weight): Finding | undefined => {
  if (value === undefined) return notSent(item);
  if (isEmpty(value)) return { reason: 'empty', weight: ifEmpty, item };
  return typeof value === 'string' || typeof value === 'number' ? undefined : unclear(item, value);
};

/** Findings about the required fields of a part. */
export const requiredFindings = <V extends object>(
  rules: readonly Required<V>[],
  value: V,
  when: When,
): readonly (Finding | undefined)[] =>
  rules.map(({ field, item, isExpiry, ifEmpty }) =>
    isExpiry ? paper(item, value[field], when, ifEmpty) : given(item, value[field], ifEmpty),
  );
