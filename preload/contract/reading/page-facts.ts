/** Reads an answer's information about paging: the total, and whether these rows are the last. */
import { field, isRecord } from '../json/record';
import { usualCaps } from '../list/all-pages';
import { conventionOf } from './conventions';
import { foldName } from './values/name';

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
  'resultcount',
  'rowcount',
  'itemcount',
  'found',
  'x-total',
];
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

/** Names of links, and of cursors with the parameter that takes them, as the published conventions have them. */
const linkNames = ['nextlink', 'nextpageurl', 'nexturl', 'next'];
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

/** The address in a link: a text, or an object with `href`. */
const hrefOf = (value: unknown): unknown => (isRecord(value) ? (field(value, 'href') ?? field(value, 'url')) : value);

/** Links as a list: `[{ rel: 'next', href: '...' }]`. */
const inLinkList = (links: unknown): unknown =>
  Array.isArray(links) ? links.find((link) => field(link, 'rel') === 'next') : undefined;

const isNone = (value: unknown): boolean => value === null || value === false || value === '';

/** The way to the next page that an answer names; undefined if it names none, or says that there is none. */
export const nextPageOf = (body: unknown): NextPage | undefined => {
  const conventional = conventionOf(body);
  const theirs = conventional?.convention.next(conventional.body);
  if (isNone(theirs)) return undefined;
  if (typeof theirs === 'string' && theirs.length <= maxAddress && isAddress(theirs)) return { link: theirs };
  const all = pagingObjects([body]);
  const text = (value: unknown): string | undefined =>
    typeof value === 'string' && value !== '' && value.length <= maxAddress ? value : undefined;
  for (const one of all)
    for (const name of linkNames) {
      const link = text(hrefOf(name === 'next' ? (one.get(name) ?? inLinkList(one.get('links'))) : one.get(name)));
      if (link !== undefined && isAddress(link)) return { link };
    }
  const has = (value: boolean): boolean =>
    all.some((one) => ['hasnext', 'hasmore', 'hasnextpage'].some((name) => one.get(name) === value));
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
  (typeof value === 'string' && value !== '') ||
  (typeof value === 'number' && value > 0) ||
  (isRecord(value) && (typeof hrefOf(value) === 'string' || typeof value.page === 'number'));

const nextNames = [
  'next',
  'nextpage',
  'nextpageurl',
  'hasnext',
  'hasmore',
  'hasnextpage',
  'more',
  'nextlink',
  'nextcursor',
  'nextpagetoken',
];
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
  const links = (names: readonly string[]): boolean | undefined => {
    const reported = saidOf(names, (value) => isNone(value) || some(value));
    return reported === undefined ? undefined : some(reported);
  };
  const conventional = conventionOf(body);
  const theirs = conventional?.convention.next(conventional.body);
  const next = theirs === undefined ? links(nextNames) : some(theirs);
  const previous = links(previousNames);
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
  const counted = numberOf('count', 'size');
  const isTotal =
    counted !== undefined &&
    !(next === true && counted === count) &&
    (counted > count ||
      next !== undefined ||
      previous !== undefined ||
      (counted === count && count < (perPage ?? 0) && !usualCaps.has(count)));
  const total = reportedTotal ?? (isTotal ? counted : undefined);
  return {
    ...(total !== undefined && total >= count ? { total } : {}),
    ...(isLast === undefined ? {} : { isLast }),
    ...(isFirst === undefined ? {} : { isFirst }),
    ...(index === undefined ? {} : { index }),
  };
};
