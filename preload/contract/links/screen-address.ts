/** The address of a screen as a link contains it: a path of this app and what the screen shows, in one written form. */
import { isId } from '../entities/id';
import { fail, ok, type Result } from '../failure';
import { fieldName, filterPrefix, maxSearchLength, narrowingNames, noView } from '../list/address-parameters';
import { narrowingParams } from '../list/narrowing';

/** Each part may be a record's id, so each is one: no `..`, no encoded slash, no empty part. */
const path = /^(?:\/[A-Za-z0-9_-]{1,64}){1,6}$/;
const encoded = /^(?:[A-Za-z0-9._~!$'()*+,;:@/?-]|%[0-9a-f]{2})*$/i;
/** Control characters, lone surrogates, and marks that make a text read differently from what it is. */
const deceptive = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

const isAny = (): boolean => true;
const isSort = (value: string): boolean => fieldName.test(value.replace(/^-/, ''));

/** What screens read of their addresses, without page and page size, which are the reader's own. */
const parameters: ReadonlyMap<string, (value: string) => boolean> = new Map([
  ['q', isAny],
  ['sort', isSort],
  ...narrowingParams.map((param) => [narrowingNames[param], isId] as const),
  ['deskEvent', isId],
  ['role', isId],
  // A saved view is on its own computer only.
  ['view', (value) => value === noView],
  ...['by', 'lane', 'month', 'only', 'order', 'part', 'period', 'show', 'state', 'tab'].map(
    (name) => [name, isAny] as const,
  ),
]);

export type Pair = readonly [name: string, value: string];

const isFilter = (name: string): boolean =>
  name.startsWith(filterPrefix) && fieldName.test(name.slice(filterPrefix.length));

const isKnown = ([name, value]: Pair): boolean =>
  value.length <= maxSearchLength && (isFilter(name) || parameters.get(name)?.(value) === true);

/** Filters have several values; everything else has one. */
const isRepeated = (pairs: readonly Pair[]): boolean => {
  const single = pairs.map(([name]) => name).filter((name) => !isFilter(name));
  return new Set(single).size < single.length;
};

const decode = (text: string): string | undefined => {
  if (!encoded.test(text)) return undefined;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
};

/** The names and values of a query; undefined for anything that is not exactly that. */
export const readPairs = (query: string): readonly Pair[] | undefined => {
  if (query === '') return [];
  const pairs: Pair[] = [];
  for (const part of query.split('&')) {
    const [name, value, ...rest] = part.split('=').map(decode);
    if (name === undefined || value === undefined || name === '' || rest.length > 0) return undefined;
    if (deceptive.test(name + value)) return undefined;
    pairs.push([name, value]);
  }
  return pairs;
};

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

export const writePairs = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');

/** Fails as `link-format` for what is no path of the app, `link-page` for what no screen of this version reads. */
export const writeAddress = (at: string, pairs: readonly Pair[]): Result<string> => {
  if (!path.test(at)) return fail('invalid', 'link-format');
  if (!pairs.every(isKnown) || isRepeated(pairs)) return fail('invalid', 'link-page');
  return ok(pairs.length === 0 ? at : `${at}?${writePairs(pairs)}`);
};

/**
 * The same screen for another person: without what is the reader's own. Fails as `link-page` for an address that no link
 * can have, `link-text` for a search or a filter that none can contain.
 */
export const addressForOthers = (address: string): Result<string> => {
  const [at = '', query = '', ...rest] = address.split('?');
  const pairs = rest.length === 0 ? readPairs(query) : undefined;
  if (!path.test(at)) return fail('invalid', 'link-page');
  const isOwn = ([name, value]: Pair): boolean => name === 'view' && value !== noView;
  const shared = pairs?.filter((pair) => !isOwn(pair) && (isFilter(pair[0]) || parameters.has(pair[0])));
  const written = shared && writeAddress(at, shared);
  return written?.ok ? written : fail('invalid', 'link-text');
};
