/**
 * Checks an answer against its request. A server may ignore a search, a filter, an order, a page or the id of
 * a user or an event and still answer 200; its rows show it. All functions use canonical field names only.
 */
import type { Page } from '../endpoint';
import { isRecord, type Values } from '../json/record';
import { fold } from '../text/fold';
import { compare, type Identities, isScalar, narrowingOf } from './input-verdict';

/** The fields by which an input filters a list. */
export const narrowingFields = (input: unknown): readonly string[] => narrowingOf(input).map(({ key }) => key);

/** Whether a row matches the input's ids and filters. A field that the row does not have is not checked. */
export const matchesInput = (row: Values, input: unknown): boolean =>
  narrowingOf(input).every((one) => compare(row, one) !== 'contradicts');

/** Whether a row names nothing that can be compared with the input: then only the server's answer says that it matches. */
export const unprovenBy = (input: unknown, identities?: Identities): ((row: Values) => boolean) => {
  const narrowing = narrowingOf(input, identities);
  return (row) => narrowing.some((one) => compare(row, one) === 'unknown');
};

/** The rows that match the input's ids and filters; the same list if all do. */
export const rowsMatching = <T extends Values>(
  rows: readonly T[],
  input: unknown,
  identities?: Identities,
): readonly T[] => {
  const narrowing = narrowingOf(input, identities);
  const fits = (row: T): boolean => narrowing.every((one) => compare(row, one) !== 'contradicts');
  return rows.every(fits) ? rows : rows.filter(fits);
};

export interface HeldRows<T> {
  /** Rows that name what was asked for, and those that name nothing while no other row contradicts. */
  readonly rows: readonly T[];
  /** Rows left out, because they name something else. */
  readonly others: number;
  /** Rows left out, because they name nothing and the server sent others too: they may belong to anything. */
  readonly unplaced: number;
  /** Whether no row names what was asked for: only the server's answer puts them here. */
  readonly isUnnamed: boolean;
}

/** Holds rows against the ids and words of the call itself, and its filters. */
export const holdRows = <T extends Values>(
  received: readonly T[],
  input: unknown,
  identities?: Identities,
): HeldRows<T> => {
  const matching = rowsMatching(received, input, identities);
  const own = narrowingOf(input, identities).filter(({ aspect, key }) => aspect === key);
  const verdictOf = (row: T) => own.map((one) => compare(row, one));
  const isIgnored = matching.length < received.length && received.some((row) => verdictOf(row).includes('contradicts'));
  const isUnnamed =
    own.length > 0 &&
    matching.length > 0 &&
    own.some((one) => matching.every((row) => compare(row, one) === 'unknown'));
  const rows = isIgnored ? matching.filter((row) => !verdictOf(row).includes('unknown')) : matching;
  return {
    rows,
    others: received.length - matching.length,
    unplaced: matching.length - rows.length,
    isUnnamed: isUnnamed && !isIgnored,
  };
};

/** The same, but undefined if a row lacks a field that the input filters by: then only the server knows which match. */
export const provenRows = <T extends Values>(rows: readonly T[], input: unknown): readonly T[] | undefined => {
  const narrowing = narrowingOf(input);
  if (rows.some((row) => narrowing.some((one) => compare(row, one) === 'unknown'))) return undefined;
  return rows.filter((row) => narrowing.every((one) => compare(row, one) === 'fits'));
};

const maxDepth = 4;

/** All texts and numbers of a record, folded. */
const textOf = (value: unknown, depth = 0): string => {
  if (isScalar(value)) return fold(String(value));
  if (typeof value !== 'object' || value === null || depth > maxDepth) return '';
  return Object.values(value)
    .map((one) => textOf(one, depth + 1))
    .join('\n');
};

/** Letters and digits only, so that a search finds a phone number in any notation. */
const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}\n]/gu, '');

/** Whether a record contains any word of a search, with phone numbers in any notation. */
export const containsAnyWord = (row: Values, q: string): boolean => {
  const text = textOf(row);
  const squeezed = lettersAndDigits(text);
  return fold(q)
    .split(/\s+/)
    .filter((word) => word !== '')
    .some(
      (word) => text.includes(word) || (lettersAndDigits(word) !== '' && squeezed.includes(lettersAndDigits(word))),
    );
};

const textRank = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? fold(value) : undefined;
const plainNumber = /^-?\d{1,15}(\.\d+)?$/;

const numberRank = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && plainNumber.test(value) ? Number(value) : undefined;
};

/** Counts the steps between neighbors that contradict the order, and all steps between different values. */
const stepsOf = <R extends string | number>(ranks: readonly R[], descending: boolean) => {
  let all = 0;
  let against = 0;
  for (let at = 1; at < ranks.length; at += 1) {
    const [before, after] = [ranks[at - 1] as R, ranks[at] as R];
    if (before === after) continue;
    all += 1;
    if (before < after === descending) against += 1;
  }
  return { all, against };
};

/** Whether equal values are adjacent. A server may order words by its own rank. */
const isGrouped = (ranks: readonly string[]): boolean => {
  const seen = new Set<string>();
  return ranks.every((rank, at) => {
    if (rank === ranks[at - 1]) return true;
    const isNew = !seen.has(rank);
    seen.add(rank);
    return isNew;
  });
};

/**
 * Whether rows contradict an order. Numbers and times must never go back. Texts may sometimes, because servers
 * compare letters in many ways.
 */
const isUnsorted = (rows: readonly Values[], column: string, descending: boolean): boolean => {
  const values = rows
    .map((row) => row[column])
    .filter((value) => value !== null && value !== undefined && value !== '');
  const numbers = values.map(numberRank);
  // Amounts in several currencies have no common order.
  const isMixed = new Set(rows.map(({ currency }) => currency)).size > 1;
  if (numbers.every((number) => number !== undefined)) return !isMixed && stepsOf(numbers, descending).against > 0;
  const texts = values.map(textRank);
  if (!texts.every((text) => text !== undefined)) return false;
  const { all, against } = stepsOf(texts, descending);
  if (texts.every((text) => /^\d{4}-\d{2}-\d{2}/.test(text))) return against > 0;
  return against > all / 4 && all > 1 && !(new Set(texts).size < texts.length && isGrouped(texts));
};

export interface Baseline {
  /** The first page of the same list without search, order and filters, if it is known. */
  readonly plain?: readonly Values[] | undefined;
  /** The first page of exactly the same input. */
  readonly first?: readonly Values[] | undefined;
  /** The number of rows without search and filters. */
  readonly total?: number | undefined;
}

const isSame = (one: readonly Values[], other: readonly Values[]): boolean =>
  one.length === other.length && one.every((row, at) => JSON.stringify(row) === JSON.stringify(other[at]));

/** The key of an aspect, because a server may sort by one column and not by another. */
const rememberedAs = (aspect: string, { sort, sortColumn }: Values): string =>
  aspect === 'sort' ? `sort.${String(sortColumn)}.${sort === 'desc' ? 'desc' : 'asc'}` : aspect;

/** One input of a list call, and whether the rows contradict it, prove it, or show neither. */
export interface Finding {
  /** As `Page.ignored` names it. */
  readonly aspect: string;
  readonly rememberedAs: string;
  readonly isIgnored: boolean;
  /** Whether the rows prove that the server applied it; computed only when needed. */
  readonly isProven: () => boolean;
}

const isCopy = (rows: readonly Values[], of: readonly Values[]): boolean =>
  isSame(rows.slice(0, of.length), of.slice(0, rows.length));

/**
 * Whether a search was ignored or applied. The server may search fields that it does not send, so a search counts as
 * ignored only if the rows equal those without a search, or, if these are unknown, if no row contains any word.
 */
const searchIn = (rows: readonly Values[], q: string, plain: Baseline['plain']) => {
  const found = rows.filter((row) => containsAnyWord(row, q)).length;
  const isPlain = plain !== undefined && plain.length > 1 && isCopy(rows, plain);
  return {
    isIgnored: isPlain ? found < rows.length : !plain && rows.length > 1 && found === 0,
    isObeyed: () =>
      plain ? !isCopy(rows, plain) && found > 0 : rows.length > 0 && found === rows.length && q.trim().length > 2,
  };
};

/** Compares all inputs of a list call with its rows. An empty answer proves only that the list was filtered. */
export const inputFindings = (
  input: unknown,
  { rows, total }: Pick<Page<Values>, 'rows' | 'total'>,
  { plain, first, total: plainTotal }: Baseline = {},
): readonly Finding[] => {
  if (!isRecord(input)) return [];
  const { q, sort, sortColumn, page } = input;
  const isEmptied = rows.length === 0 && (plain?.length ?? 0) > 0;
  // Only the first page is conclusive: a later page, or a list in another order, may have such rows by chance.
  const isShorter = (page === undefined || page === 1) && (total === undefined || total !== plainTotal);
  const found: Finding[] = [];
  const add = (aspect: string, isIgnored: boolean, isObeyed: () => boolean): void => {
    found.push({ aspect, rememberedAs: rememberedAs(aspect, input), isIgnored, isProven: isObeyed });
  };
  for (const one of narrowingOf(input)) {
    const { aspect, key } = one;
    const contradicts = (row: Values): boolean => compare(row, one) === 'contradicts';
    // A list without the filter shows whether the filter changed anything; an id of the call itself is in every list.
    const isTold = (): boolean => isShorter && (aspect === key || !plain || plain.some(contradicts));
    const fits = (row: Values): boolean => compare(row, one) === 'fits';
    add(aspect, rows.some(contradicts), () => isEmptied || (rows.length > 1 && isTold() && rows.every(fits)));
  }
  if (typeof q === 'string' && q.trim() !== '') {
    const search = searchIn(rows, q, plain);
    add('q', rows.length > 0 && search.isIgnored, () => isEmptied || search.isObeyed());
  }
  if (typeof sortColumn === 'string') {
    const isOff = (of: readonly Values[]): boolean => isUnsorted(of, sortColumn, sort === 'desc');
    const isStepped = (): boolean => new Set(rows.map((row) => row[sortColumn])).size > 2;
    add('sort', isOff(rows), () => isStepped() && (!plain || isOff(plain)));
  }
  if (typeof page === 'number' && page > 1)
    add('page', rows.length > 0 && first !== undefined && isSame(rows.slice(0, first.length), first), () =>
      first ? !isCopy(rows, first) || (rows.length === 0 && first.length > 0) : false,
    );
  return found;
};

/** The inputs of a list call that its rows contradict: its own inputs, `filters.<field>`, `q`, `sort`, `page`. */
export const ignoredInputs = (input: unknown, page: Pick<Page<Values>, 'rows' | 'total'>, baseline: Baseline = {}) =>
  inputFindings(input, page, baseline).flatMap(({ aspect, isIgnored }) => (isIgnored ? [aspect] : []));
