/** Findings that several parts share: a value was not sent, is empty, is unclear or expires. */
import { toSortTime } from '../../kit/format/date-time';
import { toTrimmedText } from '../../kit/format/plain-text';
import { expiryIssue, type Issue, type Severity } from './issue';
import type { ReferenceDays } from './reference-days';
import type { RequiredField } from './required-fields';

export type Finding = Omit<Issue, 'part'>;

export const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

const maxLength = 80;

/** The server's text; no property if it is empty. */
export const wordsIn = (value: unknown): Pick<Finding, 'words'> => {
  const words = toTrimmedText(value).slice(0, maxLength);
  return words === '' ? {} : { words };
};

/** A value that is not understood. */
export const unclearFinding = (item: string, value: unknown): Finding => ({
  reason: 'unclear',
  severity: 'unknown',
  item,
  ...wordsIn(value),
});

/** A value that was not sent under any known name. */
export const notSentFinding = (item: string): Finding => ({ reason: 'notSent', severity: 'unknown', item });

/** The finding for an expiry date, if any. */
export const expiryFinding = (
  item: string,
  expires: unknown,
  days: ReferenceDays,
  ifEmpty: Severity,
): Finding | undefined => {
  if (expires === undefined) return { reason: 'expiryNotSent', severity: 'unknown', item };
  if (isEmpty(expires)) return { reason: 'expiryEmpty', severity: ifEmpty, item };
  if (typeof expires !== 'string' || toSortTime(expires) === undefined) return unclearFinding(item, expires);
  const issue = expiryIssue(expires, days);
  return issue && { ...issue, item };
};

const valueFinding = (item: string, value: unknown, ifEmpty: Severity): Finding | undefined => {
  if (value === undefined) return notSentFinding(item);
  if (isEmpty(value)) return { reason: 'empty', severity: ifEmpty, item };
  return typeof value === 'string' || typeof value === 'number' ? undefined : unclearFinding(item, value);
};

/** Findings about the required fields of a part. */
export const requiredFindings = <V extends object>(
  rules: readonly RequiredField<V>[],
  value: V,
  days: ReferenceDays,
): readonly (Finding | undefined)[] =>
  rules.map(({ field, item, isExpiry, ifEmpty }) =>
    isExpiry ? expiryFinding(item, value[field], days, ifEmpty) : valueFinding(item, value[field], ifEmpty),
  );
