/** The checks of an event's racers as state; they end when the screen is left. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { refreshAreas } from '../../../kit/bridge/use-call';
import { type Checked, type Checks, createChecks, type Key } from './checks';

export interface RunningChecks extends Checked {
  readonly prefer: Checks['prefer'];
  /** Asks for everything again. */
  readonly again: () => void;
}

export const useChecks = (eventId: Key | undefined, ids: readonly Key[]): RunningChecks => {
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts anew
  const checks = useMemo(() => createChecks(eventId), [eventId, round]);
  const checked = useSyncExternalStore(checks.subscribe, checks.snapshot);
  useEffect(() => {
    checks.start(ids);
  }, [checks, ids]);
  useEffect(() => () => checks.stop(), [checks]);
  return useMemo(
    () => ({
      ...checked,
      prefer: checks.prefer,
      again: () => {
        checks.stop();
        void refreshAreas(['inspection']);
        setRound((before) => before + 1);
      },
    }),
    [checked, checks],
  );
};
