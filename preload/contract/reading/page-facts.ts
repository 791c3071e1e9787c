/** Reads an answer's information about paging: the total, and whether these rows are the last. */
import { field, isRecord } from '../json/record';
import { usualCaps } from '../list/all-pages';
import { conventionOf } from './conventions';
import { foldName } from './values/name';
import { readFlag } from './values/plain';

const totalNames = [
  'total',
  'totalcount',
  'totalrecords',
  'totalitems',
  'recordstotal',
  'totalelements',
  'totalresults',
  'totaldocs',
  'totalrows',
  'totalhits',
  'totalsize',
  'totalentries',
  'hydratotalitems',
  'nbhits',
  'grandtotal',
  'totalnum',
  'totalnumber',
  'found',
  'x-total',
];
/** Numbers that some servers count on the page, and others in the list. */
const countNames = ['count', 'size', 'resultcount', 'rowcount', 'itemcount'];
/** The number of rows that were asked for, beside that of all: `recordsFiltered`, `filter_count`, `totalMatching`. */
const filteredName =
  /^(total|count|records|hits|rows)?(filtered|matching|matched)(total|count|records|rows)?$|^filtercount$/;
const pageObjects: ReadonlySet<string> = new Set([
  'meta',
  'pagination',
  'paging',
  'page',
  'pages',
  'recordset',
  'data',
  'paginator',
  'info',
  'pageinfo',
  'summary',
  'extra',
  'cursor',
  'metadata',
  'links',
  'result',
  'response',
  'payload',
  'body',
  'attributes',
  'd',
  'header',
  'range',
  'resultset',
  'listinfo',
  'embedded',
  'hits',
]);

const wholeNumber = (input: unknown): number | undefined => {
  // Elasticsearch says whether its total is one, or only a lower bound.
  if (field(input, 'relation') === 'eq') return wholeNumber(field(input, 'value'));
  const number = typeof input === 'string' && /^\d{1,15}$/.test(input) ? Number(input) : input;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};

/** The objects of an answer that may describe its pages, outermost first. */
const pagingObjects = (roots: readonly unknown[]): readonly ReadonlyMap<string, unknown>[] => {
  const found: ReadonlyMap<string, unknown>[] = [];
  const add = (of: unknown, depth: number): void => {
    if (!isRecord(of) || found.length > 60) return;
    const keys = Object.keys(of);
    if (keys.length > 200) return;
    found.push(new Map(keys.map((key) => [foldName(key), of[key]])));
    if (depth > 0) for (const key of keys) if (pageObjects.has(foldName(key))) add(field(of, key), depth - 1);
  };
  for (const root of roots) add(root, 3);
  return found;
};

export interface PageFacts {
  readonly total?: number;
  /** Whether the answer says that no page comes after or before this one. */
  readonly isLast?: boolean;
  readonly isFirst?: boolean;
  /** The number of the page, if it is known to be counted from 0. */
  readonly index?: number;
}

/** How the server names the next page: by an address, or by a value and the name under which it is sent. */
export type NextPage = { readonly link: string } | { readonly name: string; readonly value: string };

/** What says that there is a next page: a flag, a link, a cursor or a number. */
const nextName = /^(has)?(next|more)(page|link|url|uri|href|cursor|token|offset|start|records?|results?|items|rows)*$/;
/** Names of cursors with the parameter that takes them, as the published conventions have them. */
const cursorNames = {
  nextcursor: 'cursor',
  next: 'cursor',
  endcursor: 'after',
  nextpagetoken: 'pageToken',
  nexttoken: 'nextToken',
  continuationtoken: 'continuationToken',
} as const;
const maxAddress = 4_096;
const isAddress = (text: string): boolean => /^(https?:\/\/|[/?])|[?&][^=]+=/i.test(text);

/** The address in a link: a text, or an object with one under any name. */
const hrefOf = (value: unknown): unknown =>
  isRecord(value) ? Object.values(value).find((one) => typeof one === 'string' && isAddress(one)) : value;

/** Links as a list: `[{ rel: 'next', href: '...' }]`. */
const inLinkList = (links: unknown): unknown =>
  Array.isArray(links) ? links.find((link) => field(link, 'rel') === 'next') : undefined;

/** A bridge from XML or a database sends "false". A 0 may be the first page's number. */
const isNone = (value: unknown): boolean =>
  value === null || value === '' || (value !== 0 && value !== '0' && readFlag(value) === false);

/** The way to the next page that an answer names; undefined if it names none, or says that there is none. */
export const nextPageOf = (body: unknown): NextPage | undefined => {
  const conventional = conventionOf(body);
  const theirs = conventional?.convention.next(conventional.body);
  if (isNone(theirs)) return undefined;
  if (typeof theirs === 'string' && theirs.length <= maxAddress && isAddress(theirs)) return { link: theirs };
  const all = pagingObjects([body]);
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' && value !== '' && value.length <= maxAddress ? value : undefined;
  for (const one of all) {
    const named = [...one].flatMap(([name, value]) => (nextName.test(name) ? [value] : []));
    const link = [...named, inLinkList(one.get('links'))]
      .map(hrefOf)
      .map(text)
      .find((found) => found && isAddress(found));
    if (link !== undefined) return { link };
  }
  const has = (value: boolean): boolean =>
    all.some((one) => ['hasnext', 'hasmore', 'hasnextpage'].some((name) => readFlag(one.get(name)) === value));
  if (has(false)) return undefined;
  for (const one of all) {
    for (const [name, parameter] of Object.entries(cursorNames)) {
      const found = one.get(name);
      const value = typeof found === 'number' && name === 'nextcursor' ? String(found) : text(found);
      // A number is a page's, and every page has an end.
      const isOver = (name === 'next' && /^\d+$/.test(value ?? '')) || (name === 'endcursor' && !has(true));
      if (value !== undefined && !isOver) return { name: parameter, value };
    }
    const after = text(field(one.get('cursors'), 'after'));
    if (after !== undefined) return { name: 'after', value: after };
  }
  return undefined;
};

const some = (value: unknown): boolean =>
  value === true ||
  (typeof value === 'string' && !isNone(value)) ||
  (typeof value === 'number' && value > 0) ||
  (isRecord(value) && (typeof hrefOf(value) === 'string' || typeof value.page === 'number'));

const previousNames = [
  'previous',
  'prev',
  'prevpage',
  'previouspage',
  'prevpageurl',
  'previouspageurl',
  'hasprevious',
  'hasprev',
  'hasprevpage',
  'haspreviouspage',
];

const isLink = (value: unknown): boolean => isNone(value) || some(value);

/** Whether the answer names a next page. A flag decides before a cursor, which some servers send with the last page too. */
const nextIn = (all: readonly ReadonlyMap<string, unknown>[]): boolean | undefined => {
  const links = all.flatMap((one) => [...one].filter(([name, value]) => nextName.test(name) && isLink(value)));
  const flags = links.filter(([name]) => !name.startsWith('next'));
  const reported = flags.length > 0 ? flags : links;
  return reported.length === 0 ? undefined : reported.some(([, value]) => some(value));
};

/**
 * Reads what an answer says about its pages; `content` is the value that contains its rows. A `count` may count only
 * the page: it is the total only next to links to other pages, above the number of rows, or on a page that is
 * neither full nor as long as servers cap their pages.
 */
export const pageFacts = (content: unknown, body: unknown, count: number, perPage: number | undefined): PageFacts => {
  const all = pagingObjects([content, body]);
  const saidOf = (names: readonly string[], fits: (value: unknown) => boolean): unknown => {
    for (const one of all) for (const name of names) if (one.has(name) && fits(one.get(name))) return one.get(name);
    return undefined;
  };
  const numberOf = (...names: readonly string[]): number | undefined =>
    wholeNumber(saidOf(names, (value) => wholeNumber(value) !== undefined));
  const conventional = conventionOf(body);
  const theirs = conventional?.convention.next(conventional.body);
  const next = theirs === undefined ? nextIn(all) : some(theirs);
  const before = saidOf(previousNames, isLink);
  const previous = before === undefined ? undefined : some(before);
  const current = numberOf('currentpage', 'pagenumber', 'pageindex', 'page');
  const last = numberOf('lastpage', 'totalpages', 'pagecount', 'pages', 'numpages');
  const isLast =
    next === undefined
      ? last !== undefined && last <= 1
        ? true
        : current !== undefined && last !== undefined
          ? current >= last
          : undefined
      : !next;
  const saidFirst = saidOf(['first', 'isfirst', 'isfirstpage'], (value) => typeof value === 'boolean');
  const isFirst =
    typeof saidFirst === 'boolean'
      ? saidFirst
      : previous === undefined
        ? last !== undefined && last <= 1
          ? true
          : undefined
        : !previous;
  const index = wholeNumber(conventional?.convention.index?.(conventional.body));
  // Of a total of all rows and one of those that were asked for, the second is the list's.
  const filtered = numberOf(...all.flatMap((one) => [...one.keys()].filter((name) => filteredName.test(name))));
  const reportedTotal =
    (filtered !== undefined && filtered >= count ? filtered : undefined) ??
    wholeNumber(conventional?.convention.total?.(conventional.body)) ??
    numberOf(...totalNames);
  const counted = numberOf(...countNames);
  const isTotal =
    counted !== undefined &&
    !(next === true && counted === count) &&
    (counted > count ||
      next !== undefined ||
      previous !== undefined ||
      (counted === count && count < (perPage ?? 0) && !usualCaps.has(count)));
  const total = reportedTotal ?? (isTotal ? counted : undefined);
  // Of a page that others come after, a total that is its own length counts the page.
  const isOfList = total !== undefined && (total > count || (total === count && (isLast !== false || count === 0)));
  return {
    ...(isOfList ? { total } : {}),
    ...(isLast === undefined ? {} : { isLast }),
    ...(isFirst === undefined ? {} : { isFirst }),
    ...(index === undefined ? {} : { index }),
  };
};
