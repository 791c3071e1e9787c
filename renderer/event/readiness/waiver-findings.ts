/** Findings for a waiver: whether it is signed, and for a minor by a guardian. */

import { parseDay } from '../../kit/format/date-time';
import { parseFlag } from '../../kit/format/flag';
import { toPlainText } from '../../kit/format/plain-text';
import { readStatusWord } from '../../kit/format/status-word';
import { type Finding, isEmpty, notSentFinding, unclearFinding } from './finding';
import type { PartValues } from './part';
import type { ReferenceDays } from './reference-days';

type Terms = PartValues['terms'];

const unsignedStatuses: readonly string[] = ['not_sent', 'sent', 'viewed', 'expired'];

const isWord = (status: unknown): boolean =>
  typeof status === 'string' && ['signed', 'declined', ...unsignedStatuses].includes(readStatusWord(status));

/** A yes together with a declined status, or one that is not known, is unclear. Without a yes or no, the status decides. */
export const signatureFinding = ({ accepted, signingStatus }: Terms): Finding | undefined => {
  const flag = parseFlag(accepted);
  const signing = readStatusWord(signingStatus);
  const declined = signing === 'declined';
  const isKnown = signingStatus === undefined || isEmpty(signingStatus) || isWord(signingStatus);
  if (flag === true) return declined || !isKnown ? unclearFinding('waiver', signingStatus) : undefined;
  if (flag === false || isEmpty(accepted)) return { reason: declined ? 'declined' : 'unsigned', severity: 'missing' };
  if (accepted !== undefined) return unclearFinding('waiver', accepted);
  if (signingStatus === undefined) return notSentFinding('waiver');
  if (declined) return { reason: 'declined', severity: 'missing' };
  if (unsignedStatuses.includes(signing) || isEmpty(signingStatus)) return { reason: 'unsigned', severity: 'missing' };
  return signing === 'signed' && isKnown ? undefined : unclearFinding('waiver', signingStatus);
};

const adultAge = 18;
/** An earlier year is a default that nobody typed: 0001-01-01. */
const firstYear = 1900;

/** Undefined if the value is not a date of birth. */
export const eighteenthBirthday = (dateOfBirth: unknown): string | undefined => {
  const day = toPlainText(dateOfBirth).slice(0, 10);
  if (parseDay(day) === undefined || Number(day.slice(0, 4)) <= firstYear) return undefined;
  return `${String(Number(day.slice(0, 4)) + adultAge).padStart(4, '0')}${day.slice(4)}`;
};

/** A person who is or may be a minor needs a guardian's name. Without a flag, the date of birth decides. */
export const guardianFinding = (
  { isMinor, guardianName }: Terms,
  dateOfBirth: unknown,
  { today }: ReferenceDays,
): Finding | undefined => {
  if (parseFlag(isMinor) === false) return undefined;
  if (typeof guardianName === 'string' && !isEmpty(guardianName)) return undefined;
  if (parseFlag(isMinor) === true) return { reason: 'guardian', severity: 'missing' };
  if (isMinor !== undefined && isMinor !== null) return unclearFinding('age', isMinor);
  const birthday = eighteenthBirthday(dateOfBirth);
  if (birthday === undefined) return notSentFinding('age');
  return today < birthday ? { reason: 'guardian', severity: 'missing' } : undefined;
};
