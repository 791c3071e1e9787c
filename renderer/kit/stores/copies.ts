/** The copies on the screen: the oldest of them, and reading them again when the server can be reached. */
import { type CopyNote, isUnanswered } from '@contract/failure';
import { isReachable } from '@contract/network/network-view';
import type { Query, QueryCacheNotifyEvent } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { copyOf, oldestCopy } from '../bridge/copies';
import { queryClient } from '../bridge/query-client';
import { isFailure } from '../bridge/use-call';
import { useNetwork } from './network';

/** Counts the rounds, for data that is read outside of the cache's observers. */
export const useCopyRounds = create<{ readonly rounds: number }>(() => ({ rounds: 0 }));

/**
 * Reads copies again, and what failed for the network: what is on the screen now, the rest when it is shown. The copies
 * stay until newer answers arrive.
 */
export const refreshCopies = async (): Promise<void> => {
  useCopyRounds.setState(({ rounds }) => ({ rounds: rounds + 1 }));
  await queryClient.invalidateQueries({
    predicate: ({ state }) => copyOf(state.data) !== undefined || (isFailure(state.error) && isUnanswered(state.error)),
  });
};

/** Refreshes copies as soon as the server can be reached again. Returns a function that stops it. */
export const followNetwork = (): (() => void) =>
  useNetwork.subscribe(({ state }, previous) => {
    if (isReachable(state) && !isReachable(previous.state)) void refreshCopies();
  });

const changing: ReadonlySet<QueryCacheNotifyEvent['type']> = new Set([
  'updated',
  'removed',
  'observerAdded',
  'observerRemoved',
  'observerOptionsUpdated',
]);

const subscribe = (listener: () => void): (() => void) =>
  queryClient.getQueryCache().subscribe((event) => {
    if (changing.has(event.type)) listener();
  });

/** A list that is in memory still observes the page that it no longer reads. */
const noteOf = (query: Query): CopyNote | undefined => (query.isActive() ? copyOf(query.state.data) : undefined);

let shown: CopyNote | undefined;
/** The same object as before if it says the same. */
const oldestShown = (): CopyNote | undefined => {
  const note = oldestCopy(queryClient.getQueryCache().getAll().map(noteOf));
  if (note?.asOf !== shown?.asOf || note?.isPartial !== shown?.isPartial) shown = note;
  return shown;
};

/** The oldest copy that the screen shows; undefined if all data is the server's. */
export const useShownCopy = (): CopyNote | undefined => useSyncExternalStore(subscribe, oldestShown);
