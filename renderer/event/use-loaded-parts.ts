/** The parts of an event's racers as state; loading stops when the screen unmounts. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { refreshAreas } from '../kit/bridge/use-call';
import { createPartLoader, type LoadedParts, type PartLoader, type RecordId } from './part-loader';

export interface PartLoading extends LoadedParts {
  readonly prioritize: PartLoader['prioritize'];
  /** Requests everything reload. */
  readonly reload: () => void;
}

export const useLoadedParts = (eventId: RecordId | undefined, ids: readonly RecordId[]): PartLoading => {
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round creates a new loader
  const loader = useMemo(() => createPartLoader(eventId), [eventId, round]);
  const loaded = useSyncExternalStore(loader.subscribe, loader.snapshot);
  useEffect(() => {
    loader.start(ids);
  }, [loader, ids]);
  useEffect(() => () => loader.stop(), [loader]);
  return useMemo(
    () => ({
      ...loaded,
      prioritize: loader.prioritize,
      reload: () => {
        loader.stop();
        void refreshAreas(['inspection']);
        setRound((before) => before + 1);
      },
    }),
    [loaded, loader],
  );
};
