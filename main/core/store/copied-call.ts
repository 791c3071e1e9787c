/** Which calls are copied, and their inputs in one form, however they are written. */
import { ListQuery } from '@contract/endpoint';
import { isPage, isRecord, type Values } from '@contract/json/record';
import { type EndpointId, isSample, rowOf } from '@contract/table';

/** Whether a call's answers are copied: reads of the signed-in person that screens make. Files are too large. */
export const isCopied = (call: EndpointId): boolean => {
  const row = rowOf(call);
  const isForScreen = row?.public !== true && (row?.by ?? 'screen') === 'screen';
  return row?.kind === 'read' && isForScreen && row.output.shape !== 'csv' && !isSample(call);
};

/** An id may be a number or its text; names have no order. */
const canonical = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(canonical);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries.map(([name, one]) => [name, canonical(one)] as const).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
};

/** Two values have the same text if they mean the same input. */
export const textOf = (value: unknown): string => JSON.stringify(canonical(value)) ?? '';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (isRecord(value) && Object.keys(value).length === 0);

/** The parts of a call's input that the copy distinguishes. */
export interface CopiedInput {
  /** All of it, without what is empty. */
  readonly input: Values;
  /** The inputs besides the list's query, as texts by name. */
  readonly base: ReadonlyMap<string, string>;
  /** Search, order and filters, as one text; empty if there are none. */
  readonly query: string;
  /** Rows before the page. */
  readonly offset: number;
  /** Rows of a page; all if it is not said. */
  readonly limit: number;
}

const queryNames: ReadonlySet<string> = new Set(Object.keys(ListQuery.shape));
const pageNames: ReadonlySet<string> = new Set(['page', 'perPage']);

interface Answer {
  readonly input: unknown;
  readonly value: unknown;
}

/** A list that is read from a file always has all rows, so its query does not matter. */
export const keptInput = (call: EndpointId, input: unknown): unknown =>
  rowOf(call)?.file !== undefined && isRecord(input)
    ? Object.fromEntries(Object.entries(input).filter(([name]) => !queryNames.has(name)))
    : input;

/** What to store. If the list is read from a file, the query and the names of ignored inputs are left out. */
export const toKept = (call: EndpointId, { input, value }: Answer): Answer => {
  if (rowOf(call)?.file === undefined || !isPage(value)) return { input, value };
  const { ignored: _, ...page } = value;
  return { input: keptInput(call, input), value: page };
};

export const readInput = (input: unknown): CopiedInput => {
  const entries = Object.entries(isRecord(input) ? input : {}).filter(([, value]) => !isEmpty(value));
  const query = entries.filter(([name]) => queryNames.has(name) && !pageNames.has(name));
  const base = entries.filter(([name]) => !queryNames.has(name));
  const { page = 1, perPage } = Object(input) as { readonly page?: number; readonly perPage?: number };
  return {
    input: Object.fromEntries(entries),
    base: new Map(base.map(([name, value]) => [name, textOf(value)])),
    query: query.length === 0 ? '' : textOf(Object.fromEntries(query)),
    offset: perPage === undefined ? 0 : (page - 1) * perPage,
    limit: perPage ?? Number.POSITIVE_INFINITY,
  };
};
