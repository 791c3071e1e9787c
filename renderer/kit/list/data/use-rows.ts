/** The rows of a list: page by page from the server, or all of them in memory once they are known to be all. */
import type { Page } from '@contract/endpoint';
import type { Failure } from '@contract/failure';
import { rowsMatching } from '@contract/reading/ignored-inputs';
import type { EndpointId, EndpointInput } from '@contract/table';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import type { Values } from '../../area/field';
import { queryClient } from '../../bridge/query-client';
import { useCall } from '../../bridge/use-call';
import { useDebouncedValue } from '../../ui/use-debounced-value';
import { aspectsOf, useIgnoredAspects } from './ignored-inputs';
import { fetchPage, type ListSource, type LoadProgress, type Rows } from './list-source';
import { isNarrowed, type ListState, matchingQuery } from './list-state';
import { localRows, type PagePosition, pageRows, positions } from './page-rows';
import { useServerPaging } from './use-server-paging';
import type { WholeRows } from './whole-rows';

const none: readonly string[] = [];

const useProgress = create<Readonly<Record<string, LoadProgress | undefined>>>(() => ({}));
/** A longer list is loaded and narrowed in the app only if a person asks for it. */
const maxNarrowedHere = 20_000;

const wholeKey = (source: ListSource): readonly unknown[] => [source.call, source.input, 'whole'];

const second = 1_000;
/** A long list is not loaded again behind a person's back for every visit. */
const freshFor = (rows: number): number => (rows > 5_000 ? 600 : 30) * second;

/** Most lists are shown page by page, and need none of this. */
const loadWholeCode = () => Promise.all([import('./load-rows'), import('./whole-rows')]);

interface Whole {
  readonly rows: WholeRows | undefined;
  readonly failure: Failure | undefined;
  readonly asOf: number;
  readonly busy: boolean;
  readonly refresh: () => void;
}

const useWhole = (source: ListSource, wanted: boolean): Whole => {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery<WholeRows, Failure>(
    {
      queryKey: wholeKey(source),
      enabled: wanted,
      staleTime: (query) => freshFor(query.state.data?.rows.length ?? 0),
      gcTime: 120 * second,
      structuralSharing: false,
      queryFn: async ({ signal }) => {
        const [{ loadAllRows }, { createWholeRows }] = await loadWholeCode();
        const setProgress = (progress: LoadProgress | undefined) => useProgress.setState({ [source.name]: progress });
        const loaded = await loadAllRows(
          (paging) => fetchPage(source, paging, signal),
          source.idOf,
          setProgress,
          signal,
        );
        setProgress(undefined);
        if (!loaded.ok) throw loaded.failure;
        return createWholeRows(rowsMatching(loaded.value, source.input));
      },
    },
    queryClient,
  );
  return useMemo(
    () => ({
      rows: data,
      failure: error ?? undefined,
      asOf: dataUpdatedAt,
      busy: isFetching,
      refresh: () => void refetch(),
    }),
    [data, error, dataUpdatedAt, isFetching, refetch],
  );
};

/** Prepares type-ahead while nothing else is to be done. */
const usePreparation = (whole: WholeRows | undefined): void => {
  useEffect(() => {
    if (!whole) return;
    let handle = 0;
    const next = (idle: IdleDeadline) => {
      let more = whole.search.prepareNext();
      while (more && idle.timeRemaining() > 4) more = whole.search.prepareNext();
      if (more) handle = requestIdleCallback(next);
    };
    handle = requestIdleCallback(next);
    return () => cancelIdleCallback(handle);
  }, [whole]);
};

/** `enabled` false asks nothing; what is there already is shown all the same. */
export const useRows = (source: ListSource, state: ListState, enabled = true): Rows => {
  const known = queryClient.getQueryData(wholeKey(source)) !== undefined;
  // Typing asks the server when it rests; everything else at once.
  const q = useDebouncedValue(state.q, 250);
  const perPage = state.size === 'all' ? 100 : state.size;
  const input = { ...source.input, ...matchingQuery({ ...state, q }, source.capabilities), page: state.page, perPage };
  const inputText = JSON.stringify(input);
  const paged = enabled && !known && source.capabilities.query !== false;
  const asked = useCall(source.call, input as EndpointInput<EndpointId>, { enabled: paged, keepPrevious: true });
  const came = asked.value as Page<Values> | undefined;
  const cut = useServerPaging(source.call, input, asked.stale ? undefined : came, paged);
  const answer = cut.open ? undefined : came;
  const page = useMemo(() => (cut.open ? { ...asked, state: 'pending' as const } : asked), [asked, cut.open]);
  const { size } = cut;
  const settled = JSON.stringify(matchingQuery({ ...state, q }, source.capabilities));
  const words = JSON.stringify(matchingQuery(state, source.capabilities));
  const standing = useMemo<PagePosition>(() => {
    const now = { before: (state.page - 1) * size, size, words: settled };
    if (!answer) return now;
    if (asked.stale) return positions.get(answer) ?? now;
    positions.set(answer, now);
    return now;
  }, [answer, asked.stale, state.page, size, settled]);

  // A server that sends everything, whatever was asked, may not search or sort either: the list is then ours.
  const isAll = answer !== undefined && (answer.whole || (cut.all && !asked.stale));
  const cameWhole = isAll && !page.stale && !isNarrowed({ ...state, q }) && state.page === 1;
  const ignoresPaging = isAll && !cameWhole && (answer.rows.length > perPage || state.page > 1);
  const asking = aspectsOf(source, { ...state, q });
  const { ignored, note } = useIgnoredAspects(source.call, asking);
  const contradicted = asked.stale || !came ? undefined : (came.ignored ?? none);
  useEffect(() => {
    if (contradicted) note(contradicted);
  }, [contradicted, note]);
  const narrowsHere = ignored.length > 0 && answer !== undefined && (answer.total ?? 0) <= maxNarrowedHere;
  const sortsHere = source.capabilities.sort === false && state.sort !== undefined;
  const asksWhole = source.capabilities.query === false || state.size === 'all';
  const wanted = enabled && (known || asksWhole || ignoresPaging || sortsHere || narrowsHere);
  const whole = useWhole(source, wanted);
  const progress = useProgress((all) => all[source.name]);
  const local = whole.rows;
  usePreparation(local);

  const key = wholeKey(source);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key's text stands for the key
  useEffect(() => {
    if (!cameWhole || !answer || queryClient.getQueryData(key) !== undefined) return;
    let isLeft = false;
    void loadWholeCode().then(([, { createWholeRows }]) => {
      if (isLeft || queryClient.getQueryData(key) !== undefined) return;
      queryClient.setQueryData(key, createWholeRows(rowsMatching(answer.rows, source.input)));
    });
    return () => {
      isLeft = true;
    };
  }, [cameWhole, answer, JSON.stringify(key)]);

  const { kindOf } = source;
  const { q: typed, filters, sort } = state;
  const order = useMemo(() => local?.view({ q: typed, filters, sort }, kindOf), [local, typed, filters, sort, kindOf]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the input
  return useMemo<Rows>(() => {
    const { failure, busy, refresh } = whole;
    if (local && order) {
      const call = {
        failure,
        busy,
        refresh,
        state: 'fulfilled' as const,
        asOf: whole.asOf,
        stale: failure !== undefined,
      };
      return { ...localRows(local, order, state, call), progress };
    }
    const call = failure && wanted ? { ...page, failure, busy, refresh, state: 'rejected' as const } : page;
    // The server's rows do not match the request until the complete list is here to be narrowed.
    const isAwaited = narrowsHere && busy && failure === undefined;
    const shown = { answer, standing, words, isAll, page: state.page, input, ignored };
    const stateNow = isAwaited ? ('pending' as const) : call.state;
    return { ...pageRows({ ...shown, call: { ...call, state: stateNow, busy: call.busy || busy } }), progress };
  }, [
    local,
    order,
    state,
    progress,
    answer,
    standing,
    words,
    isAll,
    page,
    whole,
    wanted,
    ignored,
    narrowsHere,
    inputText,
  ]);
};
