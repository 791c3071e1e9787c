/**
 * A field beside the status that says that a ticket or booking no longer admits anyone: `revoked: true`, `refunded_at` with a
 * time, `valid: false`, `ticket_state: "void"`. Some servers keep the status of a sale and say so in such a field only.
 */
import type { Values } from '@contract/json/record';
import { readDateTime } from '@contract/reading/values/date-time';
import { foldName } from '@contract/reading/values/name';
import { readWord } from '@contract/reading/values/word';
import { dayMs } from '@contract/time/durations';
import { parseFlag } from '../../kit/format/flag';
import { namesMoment } from '../readiness/names-moment';

type Meaning = 'used' | 'cancelled' | 'refunded' | 'blocked' | 'unpaid' | 'bookingCancelled' | 'unknown';

/** The meaning of a word that is a field's name or value; `unknown` for words that may mean something else. */
const meanings: Readonly<Record<string, Meaning>> = {
  used: 'used',
  cancelled: 'cancelled',
  refunded: 'refunded',
  blocked: 'blocked',
  void: 'blocked',
  voided: 'blocked',
  revoked: 'blocked',
  invalid: 'blocked',
  invalidated: 'blocked',
  notvalid: 'blocked',
  suspended: 'blocked',
  deleted: 'blocked',
  superseded: 'blocked',
  expired: 'blocked',
  // A ticket that was transferred may be valid for its new holder, and a ticket for the disabled is one.
  transferred: 'unknown',
  replaced: 'unknown',
  inactive: 'unknown',
  declined: 'unknown',
  dispute: 'unknown',
};
const words = Object.keys(meanings);

interface Said {
  readonly meaning: Meaning;
  /** False if the field only may speak against the ticket. */
  readonly isCertain: boolean;
}

export interface ContraryField extends Said {
  readonly name: string;
  readonly value: unknown;
}

type Read = (value: unknown, now: number) => Said | undefined;

const wordOf = (text: unknown): string | undefined => {
  const word = readWord(text, words);
  return words.find((one) => one === word);
};
const saying = (meaning: Meaning | undefined, isCertain = true): Said | undefined =>
  meaning && { meaning, isCertain: isCertain && meaning !== 'unknown' };

/** What a status in the row of a ticket means, which may be that of its booking, payment or refund. */
const ofState = (about: string, value: unknown): Meaning | undefined => {
  const word = wordOf(value);
  const meaning = word === undefined ? undefined : meanings[word];
  if (about === '' || about === 'ticket' || about === 'current' || word === 'refunded') return meaning;
  if (about === 'payment')
    return ['unpaid', 'notpaid', 'failed'].includes(foldName(String(value))) ? 'unpaid' : undefined;
  return about !== 'refund' && (meaning === 'cancelled' || meaning === 'blocked') ? 'bookingCancelled' : undefined;
};

/** Earlier times mean "never" on some servers. */
const firstTime = Date.parse('1971-01-01');

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  parseFlag(value) === false ||
  Number(value) === 0 ||
  (typeof value === 'string' && !/[\p{L}\p{N}]/u.test(value));

/** Whether a value says that it has happened; undefined if that can't be read. The zone of a time may not be known. */
const hasHappened = (value: unknown, isTime: boolean, now: number): boolean | undefined => {
  if (isNothing(value)) return false;
  if (parseFlag(value) === true) return true;
  const time = readDateTime(value);
  if (time === null) return false;
  if (typeof time === 'string') {
    const at = Date.parse(/T.*[^Z]$/.test(time) ? `${time}Z` : time);
    return at >= firstTime && at <= now + dayMs;
  }
  if (isTime && namesMoment(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).every(isNothing) ? false : undefined;
};

/** "isCancelled", "cancelled_at" and "Cancellation date" are about the word "cancelled". */
const ofWord = (word: string, ending: string): Read | undefined => {
  const isTime = !['', 'flag', 'by', 'reason'].includes(ending);
  // A check-in that was taken back may still say by whom; until when something is held may be called its expiry.
  if (word === 'used' ? ending === 'by' || ending === 'reason' : word === 'expired' && isTime) return undefined;
  return (value, now) => {
    const happened = hasHappened(value, isTime, now);
    return happened === false ? undefined : saying(meanings[word], happened === true);
  };
};

const admitting = /^(?:ticket|is)*(?:valid|active|enabled|usable|(paid))$/;
const state = /^(ticket|current|booking|order|payment|refund|)(?:status|state|validity)(?:name|text|code|label)?$/;
const event = /^(?:ticket|booking|order|is|was|has|been)*(.+?)(at|on|date|datetime|time|timestamp|flag|by|reason|)$/;
const nouns: readonly (readonly [noun: string, word: string])[] = [
  ['cancellation', 'cancelled'],
  ['revocation', 'revoked'],
  ['suspension', 'suspended'],
];

const createRead = (name: string): Read | undefined => {
  const folded = foldName(name);
  const [admits, isPayment] = admitting.exec(folded) ?? [];
  if (admits !== undefined)
    return (value) => (parseFlag(value) === false ? saying(isPayment ? 'unpaid' : 'blocked') : undefined);
  const [, about] = state.exec(folded) ?? [];
  if (about !== undefined) return (value) => saying(ofState(about, value));
  const [, text, ending = ''] = event.exec(nouns.reduce((all, [noun, word]) => all.replace(noun, word), folded)) ?? [];
  const word = wordOf(text);
  return word === undefined ? undefined : ofWord(word, ending);
};

const reads = new Map<string, Read | undefined>();
const readOf = (name: string): Read | undefined => {
  if (reads.has(name)) return reads.get(name);
  const read = name.length > 64 ? undefined : createRead(name);
  // Limits the cache, because names come from servers.
  if (reads.size < 5_000) reads.set(name, read);
  return read;
};

/** Returns the fields that end a ticket or booking, then those that only may. Fields with a known name are judged elsewhere. */
export const contraryFields = (row: Values, now: number, known: readonly string[]): readonly ContraryField[] =>
  Object.entries(row)
    .flatMap(([name, value]): readonly ContraryField[] => {
      const said = known.includes(name) ? undefined : readOf(name)?.(value, now);
      return said ? [{ ...said, name, value }] : [];
    })
    .toSorted((one, other) => Number(other.isCertain) - Number(one.isCertain));
