/** Calls as React state: reads through the cache, writes once. */
import { areaOfCall } from '@contract/area-of-call';
import { type CopyNote, type Failure, fail, isQueued, ok, type Result } from '@contract/failure';
import type { EndpointId, EndpointInput, EndpointOutput } from '@contract/table';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { notifyFailure } from '../feedback/notify-failure';
import { callEndpoint } from './call-endpoint';
import { copyOf, copyTime } from './copies';
import { queryClient } from './query-client';

/** The specification's terms for a fetch. A value next to a failure is an old one, and `stale` is set. */
export interface Call<V> {
  readonly state: 'pending' | 'fulfilled' | 'rejected';
  readonly value: V | undefined;
  readonly failure: Failure | undefined;
  /** When the server sent the value, in milliseconds; undefined before the first one. */
  readonly asOf: number | undefined;
  /** Set if the value is from the copy on this computer. */
  readonly copy: CopyNote | undefined;
  /** Whether the value is an old one, because a newer request failed or is still running. */
  readonly stale: boolean;
  readonly busy: boolean;
  readonly refresh: () => void;
}

export interface CallOptions {
  /** If false, no request is made. */
  readonly enabled?: boolean;
  /** Keeps the last value while the call runs with a changed input. */
  readonly keepPrevious?: boolean;
  /** Ignores the cached answer on mount. Forms need this, because they must start from the server's current data. */
  readonly fresh?: boolean;
  /** Sends the call while the component renders; otherwise it is sent once the whole screen is drawn. */
  readonly early?: boolean;
}

export const queryKey = (id: EndpointId, input: unknown): readonly unknown[] => [id, input];

/** The cache's options for a read. */
const queryOf = <Id extends EndpointId>(id: Id, input: EndpointInput<Id>) => ({
  queryKey: queryKey(id, input),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<EndpointOutput<Id>> => {
    const result = await callEndpoint(id, input, signal);
    if (result.ok) return result.value;
    // Throwing makes the cache keep the last value next to a failure.
    throw result.failure;
  },
  // Comparing answers deeply costs more than rendering them again.
  structuralSharing: false,
});

/** Sends a read for the screen that opens next, which then finds it under way or answered. Resolves when it is answered. */
export const prefetch = <Id extends EndpointId>(id: Id, input: EndpointInput<Id>): Promise<void> =>
  queryClient.prefetchQuery(queryOf(id, input));

export const isFailure = (thrown: unknown): thrown is Failure =>
  typeof thrown === 'object' && thrown !== null && 'kind' in thrown && 'code' in thrown;

const answerOf = <V>(value: V): Result<V> => {
  const copy = copyOf(value);
  return copy ? { ok: true, value, copy } : ok(value);
};

/** When the server sent a value that arrived at this time. */
const sentAt = (value: unknown, arrived: number): number => {
  const copy = copyOf(value);
  return copy ? copyTime(copy) : arrived;
};

/** A cached answer of any age, or a cached "not found". */
export interface CachedAnswer<V> {
  readonly result: Result<V>;
  readonly asOf: number;
  /** False if a newer request failed, a change made it outdated, or it is a copy. */
  readonly isCurrent: boolean;
}

export const cachedAnswer = <Id extends EndpointId>(
  id: Id,
  input: EndpointInput<Id>,
): CachedAnswer<EndpointOutput<Id>> | undefined => {
  const state = queryClient.getQueryState<EndpointOutput<Id>>(queryKey(id, input));
  if (!state) return undefined;
  const { data, error, status, dataUpdatedAt, errorUpdatedAt, isInvalidated } = state;
  if (isFailure(error) && error.code === 'not-found')
    // The cache marks every failed read as outdated, but this one is an answer.
    return { result: { ok: false, failure: error }, asOf: errorUpdatedAt, isCurrent: true };
  if (data === undefined) return undefined;
  const isCurrent = status === 'success' && !isInvalidated && !copyOf(data);
  return { result: answerOf(data), asOf: sentAt(data, dataUpdatedAt), isCurrent };
};

/** A read outside of a component, through the same cache. The answer is kept until the session ends. */
export const read = async <Id extends EndpointId>(
  id: Id,
  input: EndpointInput<Id>,
): Promise<Result<EndpointOutput<Id>>> => {
  try {
    const kept = { staleTime: 0, gcTime: Number.POSITIVE_INFINITY };
    return answerOf(await queryClient.fetchQuery({ ...queryOf(id, input), ...kept }));
  } catch (thrown) {
    return isFailure(thrown) ? { ok: false, failure: thrown } : fail('cancelled', 'cancelled');
  }
};

/** Reads without using the cache and stores the answer in it, so that screens show the data after a change. */
export const readBack = async <Id extends EndpointId>(
  id: Id,
  input: EndpointInput<Id>,
): Promise<Result<EndpointOutput<Id>>> => {
  const result = await callEndpoint(id, input);
  if (result.ok) queryClient.setQueryData(queryKey(id, input), result.value);
  return result;
};

/** Cancels a read, unless a screen still waits for it. */
export const cancelRead = <Id extends EndpointId>(id: Id, input: EndpointInput<Id>): void => {
  const key = queryKey(id, input);
  const waited = queryClient.getQueryCache().find({ queryKey: key, exact: true })?.getObserversCount() ?? 0;
  if (waited === 0) void queryClient.cancelQueries({ queryKey: key, exact: true });
};

/** Converts a query of the cache to the specification's terms. */
export const useCachedQuery = <V>(options: UseQueryOptions<V, Failure>): Call<V> => {
  const query = useQuery<V, Failure>(options, queryClient);
  const { data, error, status, dataUpdatedAt, isPlaceholderData, isFetching, refetch } = query;
  return useMemo(
    () => ({
      state: status === 'error' ? 'rejected' : status === 'success' ? 'fulfilled' : 'pending',
      value: data,
      failure: error ?? undefined,
      asOf: dataUpdatedAt ? sentAt(data, dataUpdatedAt) : undefined,
      copy: copyOf(data),
      stale: isPlaceholderData || (status === 'error' && data !== undefined),
      busy: isFetching,
      refresh: () => void refetch(),
    }),
    [data, error, status, dataUpdatedAt, isPlaceholderData, isFetching, refetch],
  );
};

/** A read: cached by its id and input, cancelled when no component uses it any more. */
export const useCall = <Id extends EndpointId>(
  id: Id,
  input: EndpointInput<Id>,
  { enabled = true, keepPrevious = false, fresh = false, early = false }: CallOptions = {},
): Call<EndpointOutput<Id>> => {
  const query = { ...queryOf(id, input), ...(fresh ? { queryKey: [...queryKey(id, input), 'fresh'], gcTime: 0 } : {}) };
  if (early && enabled && !queryClient.getQueryState(query.queryKey)) void queryClient.prefetchQuery(query);
  return useCachedQuery<EndpointOutput<Id>>({
    ...query,
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  } as UseQueryOptions<EndpointOutput<Id>, Failure>);
};

export interface ActionOptions {
  /** Areas of the contract to read again after a change, in addition to the action's own. */
  readonly refreshes?: readonly string[];
}

export interface Action<Id extends EndpointId> {
  /** Sends once: while a call is running, a second click gets the same answer. Never retries automatically. */
  readonly run: (input: EndpointInput<Id>) => Promise<Result<EndpointOutput<Id>>>;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
}

/** Tells the other windows which areas have changed. */
const otherWindows = new BroadcastChannel('pitwall.changed');

const readAgain = (areas: readonly string[]): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [id] }) => typeof id === 'string' && areas.includes(areaOfCall(id)),
  });

/** Reads the answers of these areas again, in the other windows too; resolves when the visible ones of this one have arrived. */
export const refreshAreas = (areas: readonly string[]): Promise<void> => {
  otherWindows.postMessage(areas);
  return readAgain(areas);
};

/** Reads again what other windows have changed. */
export const followOtherWindows = (): void => {
  otherWindows.onmessage = ({ data }: MessageEvent<readonly string[]>) => void readAgain(data);
};

/**
 * A write. If it was put in the outbox, a toast says so, and the screen shows no failure. After a lost answer
 * (`unknown-outcome`) the area is read again, because the change may have been made.
 */
export const useAction = <Id extends EndpointId>(id: Id, { refreshes = [] }: ActionOptions = {}): Action<Id> => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const underWay = useRef<Promise<Result<EndpointOutput<Id>>>>(undefined);
  const area = areaOfCall(id);
  const refreshKey = refreshes.join();

  const run = useCallback(
    (input: EndpointInput<Id>) => {
      if (underWay.current) return underWay.current;
      setBusy(true);
      setFailure(undefined);
      const sent = callEndpoint(id, input).then((result) => {
        underWay.current = undefined;
        setBusy(false);
        if (isQueued(result)) notifyFailure(result);
        else if (!result.ok) setFailure(result.failure);
        if (result.ok || result.failure.kind === 'unknown-outcome') void refreshAreas([area, ...refreshKey.split(',')]);
        return result;
      });
      underWay.current = sent;
      return sent;
    },
    [id, area, refreshKey],
  );
  return { run, busy, failure };
};
