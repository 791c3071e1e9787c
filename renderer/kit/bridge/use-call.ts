/** Calls as state: reads through the cache, writes once. Screens hold no try and no isLoading. */
import { type Failure, fail, ok, type Result } from '@contract/failure';
import type { EndpointId, EndpointInput, EndpointOutput } from '@contract/table';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { callEndpoint } from './call-endpoint';
import { queryClient } from './query-client';

/** The specification's words for a fetch. A value may stand beside a failure: it is then old, and `stale` says so. */
export interface Call<V> {
  readonly state: 'pending' | 'fulfilled' | 'rejected';
  readonly value: V | undefined;
  readonly failure: Failure | undefined;
  /** When the value came, in milliseconds; undefined before the first. */
  readonly asOf: number | undefined;
  /** The value is kept from before: a newer one failed, or is on its way for a changed input. */
  readonly stale: boolean;
  readonly busy: boolean;
  readonly refresh: () => void;
}

export interface CallOptions {
  /** False waits: nothing is asked. */
  readonly enabled?: boolean;
  /** Keeps showing the last value while a changed input is answered. */
  readonly keepPrevious?: boolean;
  /** Asks again on opening and ignores the cached answer. Forms need it: they must start from what the server has now. */
  readonly fresh?: boolean;
}

export const queryKey = (id: EndpointId, input: unknown): readonly unknown[] => [id, input];

/** How the cache asks for a read. */
const queryOf = <Id extends EndpointId>(id: Id, input: EndpointInput<Id>) => ({
  queryKey: queryKey(id, input),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<EndpointOutput<Id>> => {
    const result = await callEndpoint(id, input, signal);
    if (result.ok) return result.value;
    // The cache's way to keep the last good value beside a failure.
    throw result.failure;
  },
  // Comparing answers deeply costs more than drawing them again.
  structuralSharing: false,
});

const isFailure = (thrown: unknown): thrown is Failure =>
  typeof thrown === 'object' && thrown !== null && 'kind' in thrown && 'code' in thrown;

/** The same read outside of a component, through the same cache: fresh answers are not asked for again. */
export const read = async <Id extends EndpointId>(
  id: Id,
  input: EndpointInput<Id>,
): Promise<Result<EndpointOutput<Id>>> => {
  try {
    return ok(await queryClient.fetchQuery(queryOf(id, input)));
  } catch (thrown) {
    return isFailure(thrown) ? { ok: false, failure: thrown } : fail('cancelled', 'cancelled');
  }
};

/** Reads past the cache and puts the answer there, so that screens show what was read after a change. */
export const readBack = async <Id extends EndpointId>(
  id: Id,
  input: EndpointInput<Id>,
): Promise<Result<EndpointOutput<Id>>> => {
  const result = await callEndpoint(id, input);
  if (result.ok) queryClient.setQueryData(queryKey(id, input), result.value);
  return result;
};

/** Gives a read up, unless a screen still waits for it. */
export const cancelRead = <Id extends EndpointId>(id: Id, input: EndpointInput<Id>): void => {
  const key = queryKey(id, input);
  const waited = queryClient.getQueryCache().find({ queryKey: key, exact: true })?.getObserversCount() ?? 0;
  if (waited === 0) void queryClient.cancelQueries({ queryKey: key, exact: true });
};

/** A query of the cache in the specification's words. */
export const useCachedQuery = <V>(options: UseQueryOptions<V, Failure>): Call<V> => {
  const query = useQuery<V, Failure>(options, queryClient);
  const { data, error, status, dataUpdatedAt, isPlaceholderData, isFetching, refetch } = query;
  return useMemo(
    () => ({
      state: status === 'error' ? 'rejected' : status === 'success' ? 'fulfilled' : 'pending',
      value: data,
      failure: error ?? undefined,
      asOf: dataUpdatedAt || undefined,
      stale: isPlaceholderData || (status === 'error' && data !== undefined),
      busy: isFetching,
      refresh: () => void refetch(),
    }),
    [data, error, status, dataUpdatedAt, isPlaceholderData, isFetching, refetch],
  );
};

/** A read: cached under its id and input, given up when nobody looks any more. */
export const useCall = <Id extends EndpointId>(
  id: Id,
  input: EndpointInput<Id>,
  { enabled = true, keepPrevious = false, fresh = false }: CallOptions = {},
): Call<EndpointOutput<Id>> =>
  useCachedQuery<EndpointOutput<Id>>({
    ...queryOf(id, input),
    ...(fresh ? { queryKey: [...queryKey(id, input), 'fresh'], gcTime: 0 } : {}),
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  } as UseQueryOptions<EndpointOutput<Id>, Failure>);

export interface ActionOptions {
  /** Areas of the table whose answers are read again after a change; the action's own area always is. */
  readonly refreshes?: readonly string[];
}

export interface Action<Id extends EndpointId> {
  /** Sends once: while one is under way, a second click gets the same answer. Never repeated by itself. */
  readonly run: (input: EndpointInput<Id>) => Promise<Result<EndpointOutput<Id>>>;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
}

/** Reads the answers of these areas of the table again; resolves when those that are shown have come. */
export const refreshAreas = (areas: readonly string[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) => typeof id === 'string' && areas.includes(id.split('.')[0] ?? ''),
  });

/** A write. After a lost answer (`unknown-outcome`) the area is read again too: it may have been done. */
export const useAction = <Id extends EndpointId>(id: Id, { refreshes = [] }: ActionOptions = {}): Action<Id> => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const underWay = useRef<Promise<Result<EndpointOutput<Id>>>>(undefined);
  const area = id.split('.')[0] ?? '';
  const also = refreshes.join();

  const run = useCallback(
    (input: EndpointInput<Id>) => {
      if (underWay.current) return underWay.current;
      setBusy(true);
      setFailure(undefined);
      const sent = callEndpoint(id, input).then((result) => {
        underWay.current = undefined;
        setBusy(false);
        if (!result.ok) setFailure(result.failure);
        if (result.ok || result.failure.kind === 'unknown-outcome') void refreshAreas([area, ...also.split(',')]);
        return result;
      });
      underWay.current = sent;
      return sent;
    },
    [id, area, also],
  );
  return { run, busy, failure };
};
