/**
 * The words of field names. Servers write the same name as `order_no`, `orderNumber` or `OrderNum`: names are compared by
 * their words, in any order and spelling, and by what a word stands for.
 */
import type { EntityFields } from '../entities/field';
import { entityFields } from './entity-fields';

/** Words and phrases that mean the same wherever they stand in a name: a meaning a line, the first one stands for all. */
const alike = [
  'number, no, nr, num, folio',
  'id, uuid, guid, pk, oid',
  'code, reference, ref',
  'name, label',
  'type, kind',
  'amount, amt',
  'count, cnt',
  'quantity, qty',
  'description, desc, long text',
  'note, comment, remark, memo',
  'phone, mobile, cell, telephone, tel, cellphone, mobile phone, cell phone, msisdn, phone number, mobile number, cell number, telephone number, phone no, mobile no, cell no, tel no',
  'email, mail, e mail',
  'email, email address, mail address, e mail address',
  'full name, display name',
  'first name, given name, forename, fname, first',
  'last name, family name, surname, lname, last, second name',
  'date birth, dob, birth date, birthdate, birthday, born',
  'license, licence',
  'member, membership',
  'racer, driver, competitor, pilot',
  'spectator, fan',
  'required, mandatory, needed, need',
  'tire, tyre',
  'color, colour',
  'organizer, organiser',
  'favorite, favourite',
  'certificate, certification, cert, qualification',
  'city, town, locality, municipality',
  'zip code, zip, postal code, postcode, post code, zipcode, postal, pin code',
  'timezone, tz, time zone, zone, time zone id, timezone id, iana timezone, timezone name',
  'latitude, lat',
  'longitude, lng, lon, long',
  'image, img, picture, pic, photo',
  'thumbnail, thumb',
  'profile image, avatar, portrait, headshot, profile pic, profile picture, profile photo',
  'currency, currency code, currency iso, iso currency',
  'created at, created, created on, creation date, date created, created date, create date, inserted at, inserted on',
  'updated at, updated, updated on, updated date, write date, date updated, modified, modified at, modified on, last modified, last updated, changed at, last modified at, last updated at',
  'last login, last logged in, last sign in, last logon, last seen, seen, last active, last activity, last access',
  'expires, expiry, expiration, expired, exp, valid until, valid to, valid thru, valid through, valid till, good until, until',
  'start, begin, starting',
  'end, finish, ending',
  'checked in, check in, checkin, checkedin, scanned, scan, redeemed, admitted, arrived, entered',
  'max, maximum',
  'capacity, limit, quota',
  'min, minimum, lowest',
  'vehicle, car, kart, bike',
  'promo, coupon, voucher, promotion',
  'tax, vat, gst',
  'weekday, day of week',
  'percent, percentage, pct, rate percent',
  'wish, wishlist, watchlist, heart',
  'registration, signup, sign up, enrollment, inscription',
  'sold, taken',
  'remaining, remain',
  'decided, decision, processed, resolved',
  'completed, completion',
  'open, opening',
  'close, closing',
  'policy, rule',
  'alternative, alternate, alt, secondary, other',
  'available, open quantity',
  'tin, tax number, tax id, taxpayer id',
  'job title, job, occupation',
].map((line) => line.split(', '));

/** Words that say nothing in a name. */
const silent: ReadonlySet<string> = new Set(['of', 'the', 'cached', 'masked']);

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is|ous)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

/** A name's parts at capitals, digits and signs, in lower case. Salesforce ends own names with `__c` and `__r`. */
export const partsOf = (name: string): readonly string[] =>
  name
    .replace(/__[cr]$/, '')
    .normalize('NFKC')
    .replaceAll(/(\p{Ll})(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})|(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, '$& ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');

const phrases = new Map(
  alike.flatMap(([first = '', ...others]) =>
    [first, ...others].map((phrase) => [phrase.split(' ').map(singular).join(' '), first.split(' ').map(singular)]),
  ),
);
const longestPhrase = 4;

/** The words of names, each also in the singular. */
const partsIn = (names: readonly string[]): readonly string[] =>
  names.flatMap(partsOf).flatMap((part) => [...new Set([part, singular(part)])]);
const namesIn = ({ names, relations, fields }: EntityFields): readonly string[] => [
  ...names,
  ...Object.values(relations).flat(),
  ...Object.entries(fields).flatMap(([name, { alternatives }]) => [name, ...alternatives]),
];
/** The words of an entity's own names; of what it is called itself most. */
export type EntityParts = ReadonlyMap<string, number>;
export const entityPartsOf = (entity: EntityFields): EntityParts =>
  new Map([
    ...partsIn(namesIn(entity)).map((part) => [part, 1] as const),
    ...partsIn(entity.names).map((part) => [part, 2] as const),
  ]);

/** Every word of our own tables, by which names without capitals or signs are cut: `orderno` is `order no`. */
let vocabulary: ReadonlyMap<string, number> | undefined;
/** The words and how often they are used. */
const vocabularyOf = (): ReadonlyMap<string, number> => {
  if (vocabulary) return vocabulary;
  const counts = new Map<string, number>();
  for (const word of partsIn([...alike.flat(), ...Object.values<EntityFields>(entityFields).flatMap(namesIn)]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  vocabulary = counts;
  return counts;
};

let byLetter: ReadonlyMap<string | undefined, readonly (readonly [word: string, count: number])[]> | undefined;
/** The words of a part's first letter: an abbreviation begins like its word. */
const wordsLike = (part: string): readonly (readonly [word: string, count: number])[] => {
  byLetter ??= Map.groupBy(vocabularyOf(), ([word]) => word[0]);
  return byLetter.get(part[0]) ?? [];
};

const consonants = (word: string): string => word.slice(0, 1) + word.slice(1).replaceAll(/[aeiou]/g, '');
const isWithin = (letters: string, word: string): boolean => {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
};

/**
 * The word that a part of a column's name stands for (`CUST_NM`, `STRT_DTTM`, `TOT_AMT`): its beginning, its consonants or
 * some of its letters, in this order; of several, one of the entity's own, or the one that our tables use most. The part
 * itself if none is.
 */
const unabbreviated = (part: string, isColumn: boolean, entityParts: EntityParts | undefined): string => {
  const hasVowel = /[aeiou]/.test(part.slice(1));
  const own = vocabularyOf().get(part) ?? 0;
  if (
    part.length > 6 ||
    phrases.has(part) ||
    entityParts?.has(part) ||
    !/^[a-z]{2,}$/.test(part) ||
    (!isColumn && (hasVowel || own > 0))
  )
    return part;
  const words = wordsLike(part).filter(
    // A word that is known itself stands for one that is used far more: `STAT` is the status.
    ([word, count]) =>
      word.length > part.length && word !== `${part}ed` && (count >= 3 * own || entityParts?.has(word) === true),
  );
  const weight = ([word]: readonly [string, number]): number => entityParts?.get(word) ?? 0;
  // Doubled letters may be written once: `chnl` is the channel.
  const isConsonants = (word: string): boolean =>
    [consonants(word), consonants(word).replaceAll(/(.)\1/g, '$1')].includes(part);
  const isBegun = (word: string): boolean => word.startsWith(part) || consonants(word).startsWith(part);
  const rules: readonly ((word: string) => boolean)[] = [
    (word) => (isConsonants(word) && !/[aeiou]/.test(part)) || (part.length > 2 && isBegun(word)),
    (word) => part.length > (hasVowel ? 3 : 2) && isWithin(part, hasVowel ? word : consonants(word)),
  ];
  for (const rule of rules) {
    const [best] = words
      .filter(([word]) => rule(word))
      .sort((one, other) => weight(other) - weight(one) || other[1] - one[1]);
    if (best) return best[0];
  }
  return part;
};

/** Cuts a part into the fewest known words; the part itself if that is not possible. */
const cut = (part: string): readonly string[] => {
  const known = vocabularyOf();
  if (known.has(part) || known.has(singular(part)) || part.length < 5 || part.length > 40) return [part];
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= part.length; end += 1)
    for (let start = Math.max(0, end - 16); start <= end - 2; start += 1) {
      const before = best[start];
      const word = part.slice(start, end);
      if (!before || !known.has(word) || (best[end]?.length ?? 99) <= before.length + 1) continue;
      best[end] = [...before, word];
    }
  return best[part.length] ?? [part];
};

/** Longer texts name nothing, and may have thousands of parts. */
const maxLength = 200;

const known = new Map<EntityParts | undefined, Map<string, readonly string[]>>();

/**
 * The words of a name in the form that stands for all that are alike: `mobile_no` is `phone number`. Of an entity's field, an
 * abbreviation stands for a word of the entity first.
 */
export const wordsOf = (name: string, entityParts?: EntityParts): readonly string[] => {
  if (name.length > maxLength) return [name];
  const all = known.get(entityParts) ?? new Map<string, readonly string[]>();
  known.set(entityParts, all);
  const before = all.get(name);
  if (before) return before;
  const sent = partsOf(name);
  const parts = sent
    .flatMap((part, at) => {
      // The last part of a column's name says the kind of its value: `DSC` is a description in every table.
      const own = at < sent.length - 1 ? entityParts : undefined;
      return cut(sent.length > 1 ? unabbreviated(part, name === name.toUpperCase(), own) : part);
    })
    .map(singular)
    .filter((part) => !silent.has(part));
  const words: string[] = [];
  for (let at = 0; at < parts.length; ) {
    let length = Math.min(longestPhrase, parts.length - at);
    while (length > 1 && !phrases.has(parts.slice(at, at + length).join(' '))) length -= 1;
    const phrase = parts.slice(at, at + length).join(' ');
    words.push(...(phrases.get(phrase) ?? [phrase]));
    at += length;
  }
  // Limits the cache, because names come from servers.
  if (all.size < 20_000 && name.length <= 64) all.set(name, words);
  return words;
};

export const isPlural = (name: string): boolean =>
  partsOf(name).at(-1)?.endsWith('s') === true && wordsOf(name).at(-1)?.endsWith('s') === false;

/** Names with the same words in any order have the same key. */
export const keyOf = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');
