/** Reads words of a status in any letter case, with spaces or dashes. Unknown words stay unchanged. */
import { foldName } from './name';
import { readText, type Unread, unread } from './plain';

/** Spellings and forms of the same word; never of two meanings. */
const alike: readonly (readonly string[])[] = [
  ['cancelled', 'canceled', 'cancel'],
  ['pass', 'passed', 'ok', 'accepted'],
  ['fail', 'failed', 'notok'],
  ['na', 'notapplicable', 'notrequired'],
  ['completed', 'complete', 'finished', 'done'],
  ['succeeded', 'success', 'successful', 'succeed'],
  ['active', 'enabled'],
  ['inactive', 'disabled', 'deactivated'],
  ['refunded', 'refund', 'fullyrefunded'],
  ['partiallyrefunded', 'partialrefund', 'partialrefunded', 'partrefunded', 'partlyrefunded', 'refundedpartially'],
  ['declined', 'rejected', 'denied'],
  ['dispute', 'chargeback'],
  ['confirmed', 'confirm'],
  ['expired', 'lapsed'],
  ['reinspect', 'recheck', 'reinspection'],
  ['inprogress', 'ongoing', 'running'],
  ['live', 'ongoing', 'running', 'inprogress'],
  ['used', 'redeemed', 'checkedin', 'scanned', 'admitted', 'attended'],
  ['blocked', 'banned'],
  ['deleted', 'removed'],
  ['invited', 'pendinginvitation'],
  ['racer', 'racers', 'driver', 'competitor', 'pilot'],
  ['spectator', 'spectators', 'fan', 'viewer'],
  ['image', 'photo', 'picture', 'imagejpeg', 'imagepng'],
  ['video', 'movie', 'videomp4'],
  ['pdf', 'applicationpdf', 'document'],
  ['card', 'creditcard', 'debitcard'],
  ['applepay', 'apple'],
  ['unpaid', 'notpaid'],
  ['ontime', 'onschedule'],
  ['novice', 'beginner'],
  ['notsent', 'unsent'],
  ['ios', 'iphone'],
];

type Lookup = ReadonlyMap<string, string>;
const lookups = new WeakMap<readonly string[], Lookup>();

/** Maps folded words to a vocabulary's canonical ones. A form that fits two words counts as neither. */
const lookupOf = (words: readonly string[]): Lookup => {
  const known = lookups.get(words);
  if (known) return known;
  const exact = new Map(words.map((word) => [foldName(word), word]));
  const forms = new Map<string, Set<string>>();
  for (const word of words)
    for (const set of alike)
      if (set.includes(foldName(word)))
        for (const form of set) forms.set(form, (forms.get(form) ?? new Set()).add(word));
  const certain = [...forms].flatMap(([form, found]) => {
    const [only] = found;
    return found.size === 1 && only !== undefined ? [[form, only] as const] : [];
  });
  const lookup = new Map([...certain, ...exact]);
  lookups.set(words, lookup);
  return lookup;
};

/** The canonical word; a word outside the vocabulary stays unchanged. */
export const readWord = (value: unknown, words: readonly string[]): unknown => {
  if (typeof value === 'string' && words.includes(value)) return value;
  if (typeof value === 'boolean') {
    const lookup = lookupOf(words);
    const [yes, no] = words.includes('active')
      ? ['active', 'inactive']
      : words.includes('pass')
        ? ['pass', 'fail']
        : words.includes('paid')
          ? ['paid', 'unpaid']
          : [];
    const word = value ? yes : no;
    return word === undefined ? unread : (lookup.get(word) ?? unread);
  }
  const text: string | Unread = readText(value);
  if (text === unread) return unread;
  const lookup = lookupOf(words);
  const folded = foldName(text);
  return lookup.get(folded) ?? lookup.get(folded.replace(/s$/, '')) ?? text;
};

/** Whether a value is one of the vocabulary's words, in any form. */
export const isWordOf = (value: unknown, words: readonly string[]): boolean => {
  const word = readWord(value, words);
  return typeof word === 'string' && words.includes(word);
};
