/** Converts a value to its field's kind. */
import type { Field } from '../../entities/field';
import { readDate, readDateTime, readTime } from './date-time';
import { type MoneyContext, readMoney } from './money';
import { foldName } from './name';
import { readFlag, readId, readMentions, readNumber, readText, readTexts, readUrl, readUrls, unread } from './plain';
import { readWord } from './word';

export interface ValueContext {
  /** The profile's zone for times without one. */
  readonly zone: string | undefined;
  /** The record's own zone. */
  readonly ownZone?: unknown;
  readonly money: MoneyContext;
  /** The profile's words for this field, from the server's to the canonical one. */
  readonly words: Readonly<Record<string, string>> | undefined;
  readonly readList: (field: Field, value: unknown) => unknown;
  readonly readPermissions: (value: unknown) => unknown;
}

const translated = (words: ValueContext['words'], value: unknown): unknown => {
  if (words === undefined || (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean'))
    return undefined;
  const text = String(value);
  if (Object.hasOwn(words, text)) return words[text];
  const key = Object.keys(words).find((word) => foldName(word) === foldName(text));
  return key === undefined ? undefined : words[key];
};

/** The converted value, or `unread` if it does not fit; null and undefined stay. Never throws. */
export const readValue = (field: Field, value: unknown, context: ValueContext): unknown => {
  if (value === null || value === undefined) return value;
  const word = translated(context.words, value);
  if (word !== undefined) return word;
  switch (field.kind) {
    case 'id':
      return readId(value);
    case 'text':
      return typeof value === 'string' ? value : readText(value);
    case 'number':
      return readNumber(value);
    case 'money':
      return readMoney(value, context.money);
    case 'dateTime':
      return readDateTime(value, context.zone);
    case 'date':
      return readDate(value, [context.ownZone, context.zone]);
    case 'time':
      return readTime(value);
    case 'flag':
      return readFlag(value);
    case 'word':
      return field.words ? readWord(value, field.words) : readText(value);
    case 'url':
      return readUrl(value);
    case 'texts':
      return readTexts(value);
    case 'urls':
      return readUrls(value);
    case 'mentions':
      return readMentions(value);
    case 'pairs':
      return context.readPermissions(value);
    case 'records':
      return context.readList(field, value);
    default:
      return unread;
  }
};
