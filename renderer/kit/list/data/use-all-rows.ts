/** All rows of a list, for screens that count or join them. */
import type { Page } from '@contract/endpoint';
import { ok } from '@contract/failure';
import { sentIdIn } from '@contract/list/all-pages';
import { rowsMatching } from '@contract/reading/ignored-inputs';
import type { EndpointId, EndpointInput, EndpointOutput } from '@contract/table';
import type { Values } from '../../area/field';
import { callEndpoint } from '../../bridge/call-endpoint';
import { markingCopies } from '../../bridge/copies';
import { freshFor } from '../../bridge/query-client';
import { type Call, queryKey, useCachedQuery } from '../../bridge/use-call';
import { loadRows } from './load-rows';

/** The ids of the calls that return a list. */
export type ListId = { [Id in EndpointId]: EndpointOutput<Id> extends Page<infer _> ? Id : never }[EndpointId];
export type RowOf<Id extends ListId> = EndpointOutput<Id> extends Page<infer Row> ? Row : never;

export interface AllRows<Row> {
  readonly rows: readonly Row[];
  /** False if the list has more rows than can be loaded. */
  readonly isComplete: boolean;
  /** Rows that the server sent although they contradict the input, such as those of other events. They are left out. */
  readonly others: number;
  /** The server sent as many rows as servers often cap a page at, and doesn't say whether it has more. */
  readonly mayHaveMore?: boolean;
}

export interface AllOptions {
  /** The field with the id (default `id`). */
  readonly id?: string;
  readonly enabled?: boolean;
  /** Keeps the rows until the person refreshes them, a change makes them outdated, or the session ends. */
  readonly keep?: boolean;
}

/** Loads all rows in chunks. Cached by call and input; cancelled when no component uses it. */
export const useAllRows = <Id extends ListId>(
  call: Id,
  input: EndpointInput<Id>,
  { id = 'id', enabled = true, keep = false }: AllOptions = {},
): Call<AllRows<RowOf<Id>>> =>
  useCachedQuery<AllRows<RowOf<Id>>>({
    queryKey: [...queryKey(call, input), 'all'],
    enabled,
    structuralSharing: false,
    ...(keep ? { staleTime: freshFor(Number.POSITIVE_INFINITY), gcTime: Number.POSITIVE_INFINITY } : {}),
    queryFn: markingCopies(async ({ signal }) => {
      const loaded = await loadRows(
        async (paging) => {
          const page = await callEndpoint(call, { ...Object(input), ...paging } as EndpointInput<Id>, signal);
          // The table's types know each call's own rows; loading treats all rows alike.
          return page.ok ? ok(page.value as Page<Values>) : page;
        },
        sentIdIn(id),
        () => undefined,
        signal,
      );
      if (!loaded.ok) throw loaded.failure;
      const { rows, ...whole } = loaded.value;
      // A server that ignores the input also sends other rows.
      const matching = rowsMatching(rows, input);
      const others = rows.length - matching.length;
      return { rows: matching, ...whole, others } as unknown as AllRows<RowOf<Id>>;
    }),
  });
