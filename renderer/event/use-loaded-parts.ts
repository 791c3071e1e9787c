/** The parts of an event's racers as state; loading stops when the screen unmounts, and what was loaded is kept. */
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { freshMs } from '../kit/bridge/query-client';
import { useCopyRounds } from '../kit/stores/copies';
import { createPartLoader, type LoadedParts, type PartLoader, type RecordId } from './part-loader';
import type { PartName } from './readiness/part';

export interface PartLoading extends LoadedParts, Pick<PartLoader, 'prioritize' | 'reload'> {}

/**
 * `names` must be the same array in each render; all parts by default. Each new `round` reads again what the cache no longer
 * calls fresh; without one, what is in the cache is read only if a change made it outdated.
 */
export const useLoadedParts = (
  eventId: RecordId | undefined,
  ids: readonly RecordId[],
  names?: readonly PartName[],
  round?: string,
): PartLoading => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: racers that come later are added by `start`
  const loader = useMemo(() => {
    const maxAge = round === undefined ? {} : { maxAge: freshMs };
    return createPartLoader(eventId, { ids, ...(names ? { names } : {}), ...maxAge });
  }, [eventId, names, round]);
  const loaded = useSyncExternalStore(loader.subscribe, loader.snapshot);
  useEffect(() => {
    loader.start(ids);
  }, [loader, ids]);
  useEffect(() => () => loader.stop(), [loader]);
  const rounds = useCopyRounds((state) => state.rounds);
  const lastRound = useRef(rounds);
  useEffect(() => {
    if (lastRound.current === rounds) return;
    lastRound.current = rounds;
    loader.reload('copies');
  }, [loader, rounds]);
  const { prioritize, reload } = loader;
  return useMemo(() => ({ ...loaded, prioritize, reload }), [loaded, prioritize, reload]);
};
