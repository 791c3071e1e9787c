/** Types for the source of a list's rows, and a function that loads one page. */
import type { Page } from '@contract/endpoint';
import { ok, type Result } from '@contract/failure';
import type { Identities } from '@contract/reading/input-verdict';
import type { EndpointId, EndpointInput } from '@contract/table';
import type { Field, Values } from '../../area/field';
import type { ListCapabilities } from '../../area/list-capabilities';
import { callEndpoint } from '../../bridge/call-endpoint';
import type { Call } from '../../bridge/use-call';
import type { InMemoryRows } from './in-memory-rows';

export interface ListSource {
  /** The area's name. */
  readonly name: string;
  /** Undefined for rows that a screen has in memory, such as those that only this computer has. */
  readonly call: EndpointId | undefined;
  readonly input: Values;
  /** The numbers and codes of the record that the rows belong to, by which they may name it. */
  readonly identities?: Identities | undefined;
  /** The field with the id. */
  readonly id: string;
  readonly idOf: (row: Values) => string;
  /** Where the rows' records are: the path of their area, and the field with their id. Undefined if they can't have notes. */
  readonly records?: { readonly path: string; readonly id: string } | undefined;
  readonly fieldOf: (key: string) => Field | undefined;
  readonly capabilities: ListCapabilities;
}

/** The source of rows that a server has. */
export interface ServerSource extends ListSource {
  readonly call: EndpointId;
}

export interface LoadProgress {
  readonly loaded: number;
  readonly total: number | undefined;
}

export type ListCall = Omit<Call<unknown>, 'value'>;

/** Why a list can't say that it shows all of its rows. */
export interface Gap {
  /**
   * `others`: the server sent rows of other records, and its other rows were not read. `unnamed`: rows don't say what they
   * belong to, and the server doesn't narrow them. `unread`: the server may have rows, or has rows, that were not read.
   */
  readonly reason: 'others' | 'unnamed' | 'unread';
  /** How many rows the server sent, and how many it has, if it says so. */
  readonly sent: number;
  readonly total: number | undefined;
}

export interface Rows {
  readonly inMemory: InMemoryRows | undefined;
  /** The number of rows on this page; of all matching rows if the list has no pages. */
  readonly count: number;
  readonly at: (index: number) => Values | undefined;
  /** The number of rows before the first one shown. */
  readonly offset: number;
  /** The actual rows per page: a server may send fewer or more than requested. */
  readonly size: number;
  /** The number of matching rows, if known; the length of a page is not a total. */
  readonly total: number | undefined;
  readonly hasNext: boolean;
  /** The rows belong to an earlier search, filter or order; those of the current one are loading. */
  readonly isOutdated: boolean;
  /** The inputs that the server ignored and the app did not replace, with the names of `Page.ignored`. */
  readonly ignored: readonly string[];
  readonly gap: Gap | undefined;
  /** Rows in which unknown fields and filter values are looked up. */
  readonly sample: readonly Values[];
  readonly call: ListCall;
}

/** Loads one page of any list call. The table's types know each call's own rows; the kit treats all rows alike. */
export const fetchPage = async (
  source: ListSource,
  query: Values,
  signal?: AbortSignal,
): Promise<Result<Page<Values>>> => {
  if (source.call === undefined) return ok({ rows: [], isComplete: true });
  const input = { ...source.input, ...(source.capabilities.query === false ? {} : query) } as EndpointInput<EndpointId>;
  return (await callEndpoint(source.call, input, signal)) as Result<Page<Values>>;
};
