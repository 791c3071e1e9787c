/** The rows of a list: pages from the server, or all rows in memory once they are loaded. */
import type { Page } from '@contract/endpoint';
import type { CopyNote, Failure } from '@contract/failure';
import { sentIdIn } from '@contract/list/all-pages';
import { holdRows } from '@contract/reading/ignored-inputs';
import type { EndpointId, EndpointInput } from '@contract/table';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import type { Values } from '../../area/field';
import { copyOf, copyTime, markCopy, markingCopies } from '../../bridge/copies';
import { freshFor, queryClient } from '../../bridge/query-client';
import { queryKey, useCall } from '../../bridge/use-call';
import { useNotes } from '../../stores/notes';
import { useDebouncedValue } from '../../ui/use-debounced-value';
import { inputNames, useIgnoredInputs } from './ignored-inputs';
import type { createInMemoryRows, InMemoryRows } from './in-memory-rows';
import { fetchPage, type ListSource, type LoadProgress, type Rows, type ServerSource } from './list-source';
import { isNarrowed, type ListState, matchingQuery } from './list-state';
import { type LoadedRows, loadAllRows } from './load-rows';
import { matchesNotes, noteFilterKey } from './note-filter';
import { localRows, type PagePosition, pageRows, positions } from './page-rows';
import { pageInput } from './starting-state';
import { useNarrowingCheck } from './use-narrowing-check';
import { useServerPaging } from './use-server-paging';

const none: readonly string[] = [];

const useProgress = create<Readonly<Record<string, LoadProgress | undefined>>>(() => ({}));

/** Set while all rows of a list are loading. Not a part of `Rows`, because the list would render for each chunk. */
export const useLoadProgress = ({ name }: ListSource): LoadProgress | undefined => useProgress((all) => all[name]);

/** A longer list is loaded and filtered in the app only on request. */
const maxFilteredInApp = 20_000;

const inMemoryKey = (source: ListSource): readonly unknown[] => [source.call, source.input, 'whole'];

const second = 1_000;
/** Long lists stay fresh longer, so that they are not reloaded on every visit. */
const staleTimeOf = (rows: number): number => (rows > 5_000 ? 600 : 30) * second;

/** Lazy, because most lists are shown page by page. */
const loadInMemoryCode = () => import('./in-memory-rows');

/** The rows that match the list's own input, because a server may ignore it. */
const createMatchingRows = (
  create: typeof createInMemoryRows,
  { rows: received, mayHaveMore = false, total }: Omit<LoadedRows, 'isComplete'>,
  { input, identities }: ListSource,
): InMemoryRows => {
  const { rows, others, unplaced } = holdRows(received, input, identities);
  return create(rows, { dropped: others, unplaced, mayHaveMore, total });
};

const heldBy = ({ rows }: Page<Values>, { input, identities }: ListSource): boolean =>
  holdRows(rows, input, identities).others > 0;

interface AllRowsQuery {
  readonly rows: InMemoryRows | undefined;
  readonly failure: Failure | undefined;
  readonly asOf: number;
  readonly copy: CopyNote | undefined;
  readonly busy: boolean;
  readonly refresh: () => void;
}

const useAllRowsQuery = (source: ListSource, isEnabled: boolean): AllRowsQuery => {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery<InMemoryRows, Failure>(
    {
      queryKey: inMemoryKey(source),
      enabled: isEnabled,
      staleTime: (query) => freshFor(staleTimeOf(query.state.data?.rows.length ?? 0))(query),
      gcTime: 120 * second,
      structuralSharing: false,
      queryFn: markingCopies(async ({ signal }) => {
        const { createInMemoryRows } = await loadInMemoryCode();
        const setProgress = (progress: LoadProgress | undefined) => useProgress.setState({ [source.name]: progress });
        const loaded = await loadAllRows(
          (paging) => fetchPage(source, paging, signal),
          sentIdIn(source.id),
          setProgress,
          signal,
        );
        setProgress(undefined);
        if (!loaded.ok) throw loaded.failure;
        return createMatchingRows(createInMemoryRows, loaded.value, source);
      }),
    },
    queryClient,
  );
  return useMemo(() => {
    const copy = copyOf(data);
    return {
      rows: data,
      failure: error ?? undefined,
      asOf: copy ? copyTime(copy) : dataUpdatedAt,
      copy,
      busy: isFetching,
      refresh: () => void refetch(),
    };
  }, [data, error, dataUpdatedAt, isFetching, refetch]);
};

/** With `enabled` false nothing is requested, but cached rows are returned. */
export const useRows = (source: ServerSource, state: ListState, enabled = true): Rows => {
  const isInMemory = queryClient.getQueryData(inMemoryKey(source)) !== undefined;
  // Only search text is debounced.
  const q = useDebouncedValue(state.q, 250);
  const input = pageInput(source.input, { ...state, q }, source.capabilities);
  const { perPage } = input;
  const inputText = JSON.stringify(input);
  const acceptedNotes = state.filters[noteFilterKey];
  const hasNoteFilter = acceptedNotes !== undefined;
  const isPaged = enabled && !isInMemory && source.capabilities.query !== false && !hasNoteFilter;
  const pageCall = useCall(source.call, input as EndpointInput<EndpointId>, {
    enabled: isPaged,
    keepPrevious: true,
    early: true,
  });
  const received = pageCall.value as Page<Values> | undefined;
  const paging = useServerPaging(source.call, input, pageCall.stale ? undefined : received, isPaged);
  const narrowing = useNarrowingCheck({ ...source, input, answer: pageCall.stale ? undefined : received });
  const isPending = paging.isPending || narrowing === 'pending';
  // A page of the server has other rows than those with notes.
  const answer = isPending || hasNoteFilter ? undefined : received;
  const page = useMemo(
    () => (isPending ? { ...pageCall, state: 'pending' as const } : pageCall),
    [pageCall, isPending],
  );
  const { size } = paging;
  const requestedQuery = JSON.stringify(matchingQuery({ ...state, q }, source.capabilities));
  const query = JSON.stringify(matchingQuery(state, source.capabilities));
  const position = useMemo<PagePosition>(() => {
    const now = { offset: (state.page - 1) * size, size, query: requestedQuery };
    if (!answer) return now;
    if (pageCall.stale) return positions.get(answer) ?? now;
    positions.set(answer, now);
    return now;
  }, [answer, pageCall.stale, state.page, size, requestedQuery]);

  // A server that ignores paging may ignore search and sort too, so the list is handled in memory.
  const isAll = answer !== undefined && (answer.isComplete || (paging.isSinglePage && !pageCall.stale));
  const isUnnamed = narrowing === 'ignores';
  const hasAllRows = isAll && !isUnnamed && !page.stale && !isNarrowed({ ...state, q }) && state.page === 1;
  const ignoresPaging = isAll && !hasAllRows && (answer.rows.length > perPage || state.page > 1);
  const inputs = inputNames(source, { ...state, q });
  const { ignored: ignoredByServer, note } = useIgnoredInputs(source.call, inputs);
  const isCopy = pageCall.copy !== undefined;
  // The numbers and codes of the record that the rows belong to show more than its id, which is all that main knows.
  const hasOthers = useMemo(
    () => answer !== undefined && source.identities !== undefined && heldBy(answer, source),
    [answer, source],
  );
  // A copy has all rows and is filtered here; that says nothing about the server.
  const ignored = isCopy ? (received?.ignored ?? none) : ignoredByServer;
  const newlyIgnored = pageCall.stale || isCopy || !received ? undefined : (received.ignored ?? none);
  useEffect(() => {
    if (newlyIgnored) note(newlyIgnored);
  }, [newlyIgnored, note]);
  const isShort = isCopy || (answer?.total ?? 0) <= maxFilteredInApp;
  const filtersInApp = (ignored.length > 0 || hasOthers) && answer !== undefined && isShort;
  const sortsInApp = source.capabilities.sort === false && state.sort !== undefined;
  const needsAllRows = source.capabilities.query === false || state.size === 'all' || hasNoteFilter;
  // Rows that can't be told apart are not shown, so nothing is gained by loading more of them.
  const canLoadAll = enabled && (isInMemory || !isUnnamed);
  const loadsAllRows = canLoadAll && (isInMemory || needsAllRows || ignoresPaging || sortsInApp || filtersInApp);
  const allRowsQuery = useAllRowsQuery(source, loadsAllRows);
  const local = allRowsQuery.rows;

  const key = inMemoryKey(source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key's text stands for the key
  useEffect(() => {
    if (!hasAllRows || !answer || pageCall.busy || queryClient.getQueryData(key) !== undefined) return;
    let isUnmounted = false;
    void loadInMemoryCode().then(({ createInMemoryRows }) => {
      if (isUnmounted || queryClient.getQueryData(key) !== undefined) return;
      // During a refresh, of which this component may not know yet, these rows would be kept in place of the newer ones.
      const { data, fetchStatus } = queryClient.getQueryState(queryKey(source.call, input)) ?? {};
      if (data !== answer || fetchStatus !== 'idle') return;
      // A server that ignores pages and sends rows of other records may cap them.
      const mayHaveMore = !answer.isComplete && heldBy(answer, source);
      const rows = createMatchingRows(createInMemoryRows, { rows: answer.rows, mayHaveMore }, source);
      queryClient.setQueryData(key, markCopy(rows, copyOf(answer)));
    });
    return () => {
      isUnmounted = true;
    };
  }, [hasAllRows, answer, pageCall.busy, JSON.stringify(key)]);

  const { fieldOf } = source;
  const { q: searchText, filters, sort } = state;
  const notes = useNotes((store) => (hasNoteFilter ? store.notes : undefined));
  const matches = useMemo(
    () => (acceptedNotes && notes ? matchesNotes(acceptedNotes, source, notes) : undefined),
    [acceptedNotes, source, notes],
  );
  const order = useMemo(
    () => local?.view({ q: searchText, filters, sort, matches }, fieldOf),
    [local, searchText, filters, sort, matches, fieldOf],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the input
  return useMemo<Rows>(() => {
    const { failure, busy, refresh } = allRowsQuery;
    if (local && order) {
      const call = {
        failure,
        busy,
        refresh,
        state: 'fulfilled' as const,
        asOf: allRowsQuery.asOf,
        copy: allRowsQuery.copy,
        stale: failure !== undefined,
      };
      return localRows(local, order, state, call);
    }
    const hasFailed = loadsAllRows && failure !== undefined;
    // All rows may be in memory before this component knows it.
    const refreshShown = (): void =>
      hasFailed || queryClient.getQueryData(key) !== undefined ? refresh() : page.refresh();
    const call = hasFailed ? { ...page, failure, busy, state: 'rejected' as const } : page;
    // The server's rows do not match the request until the complete list is loaded and filtered.
    const isAwaited = (filtersInApp || hasNoteFilter) && busy && failure === undefined;
    const { identities } = source;
    const shown = { answer, position, query, isAll, page: state.page, input, identities, isUnnamed, ignored };
    const stateNow = isAwaited ? ('pending' as const) : call.state;
    return pageRows({ ...shown, call: { ...call, refresh: refreshShown, state: stateNow, busy: call.busy || busy } });
  }, [
    local,
    order,
    state,
    answer,
    position,
    query,
    isAll,
    page,
    allRowsQuery,
    loadsAllRows,
    ignored,
    isUnnamed,
    source,
    filtersInApp,
    hasNoteFilter,
    inputText,
  ]);
};
