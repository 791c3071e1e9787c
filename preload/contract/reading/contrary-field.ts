/**
 * A field beside the status that says that a ticket or booking no longer admits anyone: `revoked: true`, `refunded_at` with a
 * time, `valid: false`, `ticket_state: "void"`. Some servers keep the status of a sale and say so in such a field only.
 */
import type { EntityName } from '../entities/entity-name';
import { type EntityFields, type Meaning, stamps } from '../entities/field';
import type { Values } from '../json/record';
import { dayMs } from '../time/durations';
import { entityFields } from './entity-fields';
import { readDate, readDateTime } from './values/date-time';
import { foldName } from './values/name';
import { readFlag, toNumber, unread } from './values/plain';
import { readWord } from './values/word';

/** The meaning of a word that is a field's name or value; `unknown` for words that may mean something else. */
const meanings: Readonly<Record<string, Meaning>> = {
  used: 'used',
  cancelled: 'cancelled',
  refunded: 'refunded',
  blocked: 'blocked',
  void: 'blocked',
  voided: 'blocked',
  revoked: 'blocked',
  invalidated: 'blocked',
  suspended: 'blocked',
  deleted: 'blocked',
  superseded: 'blocked',
  invalid: 'invalid',
  notvalid: 'invalid',
  expired: 'expired',
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
    return typeof value === 'string' && ['unpaid', 'notpaid', 'failed'].includes(foldName(value))
      ? 'unpaid'
      : undefined;
  const hasEnded = meaning && ['cancelled', 'blocked', 'invalid', 'expired'].includes(meaning);
  return about !== 'refund' && hasEnded ? 'bookingCancelled' : undefined;
};

/** Earlier times mean "never" on some servers. */
const firstTime = Date.parse('1971-01-01');

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  readFlag(value) === false ||
  toNumber(value) <= 0 ||
  (typeof value === 'string' && (!/[\p{L}\p{N}]/u.test(value) || /^\s*(?:none|null|never|n\/a)\s*$/i.test(value)));

/** A day that is another in other countries: "5/6/26". Its year tells "never" and later from others. */
const writtenDay = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/;
const isPastDay = (text: string, now: number): boolean => {
  const year = /\d{4}/.exec(text)?.[0];
  return year === undefined || (Number(year) > 1970 && Number(year) <= new Date(now + dayMs).getUTCFullYear());
};

/** Whether a value says that it has happened; undefined if that can't be read. The zone of a time may not be known. */
const hasHappened = (value: unknown, isTime: boolean, now: number): boolean | undefined => {
  if (isNothing(value)) return false;
  if (readFlag(value) === true) return true;
  const sent = readDateTime(value);
  const time = sent === unread && isTime ? readDate(value) : sent;
  if (time === null) return false;
  if (typeof time === 'string') {
    const at = Date.parse(/T.*[^Z]$/.test(time) ? `${time}Z` : time);
    return at >= firstTime && at <= now + dayMs;
  }
  const [day] = (isTime && typeof value === 'string' && writtenDay.exec(value)) || [];
  if (day !== undefined) return isPastDay(day, now);
  return typeof value === 'object' && value !== null && Object.values(value).every(isNothing) ? false : undefined;
};

/** "isCancelled", "cancelled_at" and "Cancellation date" are about the word "cancelled". */
const ofWord = (word: string, text: string, ending: string): Read | undefined => {
  const isTime = !['', 'flag', 'by', 'reason'].includes(ending);
  // A check-in that was taken back may still say by whom; until when something is held may be called its expiry.
  if (word === 'used' ? ending === 'by' || ending === 'reason' : word === 'expired' && isTime) return undefined;
  // "cancel_by" is until when one may cancel, and "cancelled_by" who did.
  const mayBeDeadline = ending === 'by' && !text.endsWith('ed');
  return (value, now) => {
    if (mayBeDeadline && readDateTime(value) !== unread) return undefined;
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

const createRead = (name: string): Read | null => {
  const folded = foldName(name);
  const [admits, isPayment] = admitting.exec(folded) ?? [];
  if (admits !== undefined)
    return (value) => (readFlag(value) === false ? saying(isPayment ? 'unpaid' : 'invalid') : undefined);
  const [, about] = state.exec(folded) ?? [];
  if (about !== undefined) return (value) => saying(ofState(about, value));
  const [, text = '', ending = ''] =
    event.exec(nouns.reduce((all, [noun, word]) => all.replace(noun, word), folded)) ?? [];
  const word = wordOf(text);
  return (word === undefined ? undefined : ofWord(word, text, ending)) ?? null;
};

/** The entity's own fields are judged by whoever reads them; that a record is active is said of any. */
const isJudged = ({ fields }: EntityFields, name: string): boolean =>
  Object.hasOwn(fields, name) && !Object.hasOwn(stamps, name);

/** The field of an entity that has endings, and how each other name of its records is read, `null` if it says none. */
const createReads = (entity: EntityFields) => {
  const reads = new Map<string, Read | null>();
  return {
    endingField: Object.entries(entity.fields).find(([, { endings }]) => endings !== undefined),
    readOf: (name: string): Read | null => {
      const known = reads.get(name);
      if (known !== undefined) return known;
      const read = name.length > 64 || isJudged(entity, name) ? null : createRead(name);
      // Limits the cache, because names come from servers.
      if (reads.size < 5_000) reads.set(name, read);
      return read;
    },
  };
};

const created = new WeakMap<EntityFields, ReturnType<typeof createReads>>();
const readsOf = (entity: EntityFields): ReturnType<typeof createReads> => {
  const known = created.get(entity);
  if (known) return known;
  const reads = createReads(entity);
  created.set(entity, reads);
  return reads;
};

const contraryIn = (entity: EntityFields, row: Values, now: number): readonly ContraryField[] => {
  const { readOf } = readsOf(entity);
  const found: ContraryField[] = [];
  for (const name of Object.keys(row)) {
    const said = readOf(name)?.(row[name], now);
    if (said) found.push({ ...said, name, value: row[name] });
  }
  return found.sort((one, other) => Number(other.isCertain) - Number(one.isCertain));
};

/** Returns the fields that end a ticket or booking, then those that only may. */
export const contraryFields = (entity: EntityName, row: Values, now: number): readonly ContraryField[] =>
  contraryIn(entityFields[entity], row, now);

/** Whether records with these names may say in another field than the status that they have ended. */
export const mayEnd = (entity: EntityFields, names: readonly string[]): boolean => {
  const { endingField, readOf } = readsOf(entity);
  return endingField !== undefined && names.some((name) => readOf(name) !== null);
};

/** A record that was read, with the status that a field beside it certainly says; the same record if none does. */
export const withEnding = (entity: EntityFields, row: Values, isInner: boolean): Values => {
  const [name, { endings, words: known = [] } = {}] = readsOf(entity).endingField ?? [];
  if (name === undefined || !endings || (isInner && !Object.hasOwn(row, name))) return row;
  const word = known.find((one) => one === row[name]);
  if (word !== undefined && !endings.open.includes(word)) return row;
  // A wrong clock of this computer changes nothing but for times that lie ahead; the gate judges these by the server's.
  const ending = contraryIn(entity, row, Date.now()).find(({ isCertain, meaning }) => isCertain && endings.by[meaning]);
  return ending ? { ...row, [name]: endings.by[ending.meaning] } : row;
};
