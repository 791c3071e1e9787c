/** All rows of a list, where a screen counts or joins them instead of showing page after page. */
import type { Page } from '@contract/endpoint';
import { ok } from '@contract/failure';
import { idIn } from '@contract/list/all-pages';
import { rowsMatching } from '@contract/reading/ignored-inputs';
import type { EndpointId, EndpointInput, EndpointOutput } from '@contract/table';
import type { Values } from '../../area/field';
import { callEndpoint } from '../../bridge/call-endpoint';
import { type Call, queryKey, useCachedQuery } from '../../bridge/use-call';
import { loadRows } from './load-rows';

/** The ids of the calls that answer with a list. */
type ListId = { [Id in EndpointId]: EndpointOutput<Id> extends Page<infer _> ? Id : never }[EndpointId];
export type RowOf<Id extends ListId> = EndpointOutput<Id> extends Page<infer Row> ? Row : never;

export interface AllRows<Row> {
  readonly rows: readonly Row[];
  /** False where the list was longer than can be held. */
  readonly whole: boolean;
}

export interface AllOptions {
  /** The field with the id (default `id`). */
  readonly id?: string;
  readonly enabled?: boolean;
}

/** Loads a whole list in chunks, cached under its call and input; given up when nobody looks any more. */
export const useAllRows = <Id extends ListId>(
  call: Id,
  input: EndpointInput<Id>,
  { id = 'id', enabled = true }: AllOptions = {},
): Call<AllRows<RowOf<Id>>> =>
  useCachedQuery<AllRows<RowOf<Id>>>({
    queryKey: [...queryKey(call, input), 'all'],
    enabled,
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const loaded = await loadRows(
        async (paging) => {
          const page = await callEndpoint(call, { ...Object(input), ...paging } as EndpointInput<Id>, signal);
          // The table's types know each call's own rows; loading treats them all alike.
          return page.ok ? ok(page.value as Page<Values>) : page;
        },
        idIn(id),
        () => undefined,
        signal,
      );
      if (!loaded.ok) throw loaded.failure;
      const { rows, whole } = loaded.value;
      // A server that ignores the input also sends other rows.
      return { rows: rowsMatching(rows, input), whole } as unknown as AllRows<RowOf<Id>>;
    },
  });
