/** Whether a waiver is signed, and for a minor by a guardian. */
import { readFlag } from '../../../kit/format/flag';
import { readDay } from '../../../kit/format/moment';
import { plain } from '../../../kit/format/plain';
import { type Finding, isEmpty, notSent, unclear } from './finding';
import type { PartValues } from './part';
import type { When } from './when';
import { readWord } from './word';

type Terms = PartValues['terms'];

const openSignings: readonly string[] = ['not_sent', 'sent', 'viewed', 'expired'];

/** A yes next to a declined waiver is unclear. Without a yes or no, the signing date decides. */
export const signed = ({ accepted, signingStatus }: Terms): Finding | undefined => {
  const flag = readFlag(accepted);
  const signing = readWord(signingStatus);
  const declined = signing === 'declined';
  if (flag === true) return declined ? unclear('waiver', signingStatus) : undefined;
  if (flag === false || isEmpty(accepted)) return { reason: declined ? 'declined' : 'unsigned', weight: 'missing' };
  if (accepted !== undefined) return unclear('waiver', accepted);
  if (signingStatus === undefined) return notSent('waiver');
  if (declined) return { reason: 'declined', weight: 'missing' };
  if (openSignings.includes(signing) || isEmpty(signingStatus)) return { reason: 'unsigned', weight: 'missing' };
  return signing === 'signed' ? undefined : unclear('waiver', signingStatus);
};

const adultYears = 18;

/** The day on which a person comes of age; undefined if the value is not a day of birth. */
const adultFrom = (birth: unknown): string | undefined => {
  const day = plain(birth).slice(0, 10);
  if (readDay(day) === undefined) return undefined;
  return `${String(Number(day.slice(0, 4)) + adultYears).padStart(4, '0')}${day.slice(4)}`;
};

/** A person who is or may be a minor needs a guardian's name. Without a flag, the day of birth decides. */
export const guarded = ({ isMinor, guardianName }: Terms, birth: unknown, { today }: When): Finding | undefined => {
  if (readFlag(isMinor) === false) return undefined;
  if (typeof guardianName === 'string' && !isEmpty(guardianName)) return undefined;
  if (readFlag(isMinor) === true) return { reason: 'guardian', weight: 'missing' };
  if (isMinor !== undefined && isMinor !== null) return unclear('age', isMinor);
  const adult = adultFrom(birth);
  if (adult === undefined) return notSent('age');
  return today < adult ? { reason: 'guardian', weight: 'missing' } : undefined;
};
