/** Where a list's rows come from, one page of them, and what a list shows. */
import type { Page } from '@contract/endpoint';
import type { Result } from '@contract/failure';
import type { EndpointId, EndpointInput } from '@contract/table';
import type { FieldKind, Values } from '../../area/field';
import type { ListCapabilities } from '../../area/list-capabilities';
import { callEndpoint } from '../../bridge/call-endpoint';
import type { Call } from '../../bridge/use-call';
import type { InMemoryRows } from './in-memory-rows';

export interface ListSource {
  /** Names the list, as its area. */
  readonly name: string;
  readonly call: EndpointId;
  readonly input: Values;
  /** The field with the id. */
  readonly id: string;
  readonly idOf: (row: Values) => string;
  readonly kindOf: (key: string) => FieldKind | undefined;
  readonly capabilities: ListCapabilities;
}

export interface LoadProgress {
  readonly loaded: number;
  readonly total: number | undefined;
}

export type ListCall = Omit<Call<unknown>, 'value'>;

export interface Rows {
  readonly inMemory: InMemoryRows | undefined;
  /** How many rows this page has; of a whole list without pages, all that match. */
  readonly count: number;
  readonly at: (index: number) => Values | undefined;
  /** How many rows stand before the first of those shown. */
  readonly offset: number;
  /** Rows per page in effect: a server may send fewer than were asked for, or more. */
  readonly size: number;
  /** How many rows match, where that is known: a page's length is not a total. */
  readonly total: number | undefined;
  readonly hasNext: boolean;
  /** The rows answer another search, filter or order than the one asked for now, whose rows are awaited. */
  readonly isOutdated: boolean;
  /** The inputs that the server ignored and the app did not replace, with the names of `Page.ignored`. */
  readonly ignored: readonly string[];
  /** Rows to find unknown fields and filter values in. */
  readonly sample: readonly Values[];
  readonly call: ListCall;
  /** Set while the whole list loads. */
  readonly progress: LoadProgress | undefined;
}

/** One page of any list call; the table's types know each call's own rows, the kit draws them all alike. */
export const fetchPage = async (
  source: ListSource,
  words: Values,
  signal?: AbortSignal,
): Promise<Result<Page<Values>>> => {
  const input = { ...source.input, ...(source.capabilities.query === false ? {} : words) } as EndpointInput<EndpointId>;
  return (await callEndpoint(source.call, input, signal)) as Result<Page<Values>>;
};
