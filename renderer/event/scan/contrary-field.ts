/**
 * A field beside the status that says that a ticket or booking no longer admits anyone: `revoked: true`, `refunded_at` with a
 * time, `valid: false`. Some servers keep the status of a sale and say so in such a field only.
 */
import { isRecord, type Values } from '@contract/json/record';
import { readDateTime } from '@contract/reading/values/date-time';
import { foldName } from '@contract/reading/values/name';
import { readWord } from '@contract/reading/values/word';
import { parseFlag } from '../../kit/format/flag';

const endings = ['cancelled', 'refunded', 'transferred', 'blocked'] as const;
type Ending = (typeof endings)[number];

/** Words of fields that take a ticket back, and belong to no status of a sale. */
const takenBack: ReadonlySet<string> = new Set(['void', 'voided', 'revoked', 'invalid', 'invalidated', 'suspended']);
/** Fields that admit, and say the contrary with no. */
const admitting: ReadonlySet<string> = new Set(['valid', 'isvalid', 'isactive']);

interface ContraryField {
  /** Undefined if the field only may speak against the ticket. */
  readonly ending: Ending | undefined;
  readonly name: string;
  readonly value: unknown;
}

interface Subject {
  readonly ending: Ending;
  readonly isTime: boolean;
}

/** "isCancelled", "cancelled_at" and "Cancellation date" are about the word "cancelled". */
const readSubject = (name: string): Subject | undefined => {
  const [, word = '', time] =
    /^(?:is|was|hasbeen|has)?(.+?)(at|on|date|datetime|time)?$/.exec(
      foldName(name).replace('cancellation', 'cancel'),
    ) ?? [];
  const ending = takenBack.has(word) ? 'blocked' : readWord(word, endings);
  const known = endings.find((one) => one === ending);
  return known && { ending: known, isTime: time !== undefined };
};

const subjects = new Map<string, Subject | undefined>();
const subjectOf = (name: string): Subject | undefined => {
  if (subjects.has(name)) return subjects.get(name);
  const subject = name.length > 64 ? undefined : readSubject(name);
  // Limits the cache, because names come from servers.
  if (subjects.size < 5_000) subjects.set(name, subject);
  return subject;
};

/** Whether a value says that it happened; undefined if that can't be read. */
const hasHappened = (value: unknown, isTime: boolean): boolean | undefined => {
  if (value === undefined || value === null) return false;
  const flag = parseFlag(value);
  if (flag !== undefined) return flag;
  if (isRecord(value)) return Object.keys(value).length > 0 ? undefined : false;
  if (typeof value === 'string' && value.trim() === '') return false;
  const time = readDateTime(value);
  if (time === null || Number(value) === 0) return false;
  return typeof time === 'string' || isTime ? true : undefined;
};

/** The first field that ends a ticket, or else the first that may; undefined if none does. */
export const contraryField = (row: Values): ContraryField | undefined => {
  const found = Object.entries(row).flatMap(([name, value]): readonly ContraryField[] => {
    if (admitting.has(foldName(name))) return parseFlag(value) === false ? [{ ending: 'blocked', name, value }] : [];
    const subject = subjectOf(name);
    const happened = subject && hasHappened(value, subject.isTime);
    if (!subject || happened === false) return [];
    // What was transferred may be valid for whom it was transferred to.
    const isEnded = happened === true && subject.ending !== 'transferred';
    return [{ ending: isEnded ? subject.ending : undefined, name, value }];
  });
  return found.find(({ ending }) => ending) ?? found[0];
};
