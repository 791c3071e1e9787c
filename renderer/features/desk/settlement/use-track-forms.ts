/** The W-9 form of each track: one call per track, in the queue of all panels. */
import { isId } from '@contract/entities/id';
import type { Result } from '@contract/failure';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sharedQueue } from '../../../event/part-reads';
import type { Values } from '../../../kit/area/field';
import { cachedAnswer, read } from '../../../kit/bridge/use-call';
import { useCopyRounds } from '../../../kit/stores/copies';
import { ownForms } from './w9-state';

/** By track id as text. */
type Forms = ReadonlyMap<string, Result<Values>>;

interface TrackForms {
  readonly forms: Forms;
  readonly refresh: () => void;
}

const noForms: Forms = new Map();

export const useTrackForms = (tracks: readonly Values[], isEnabled: boolean): TrackForms => {
  const [forms, setForms] = useState(noForms);
  const [attempt, setAttempt] = useState(0);
  const rounds = useCopyRounds((state) => state.rounds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads the copies again
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isStopped = false;
    const tasks = tracks.flatMap(({ id }) =>
      isId(id)
        ? [
            {
              isPreferred: () => false,
              run: async () => {
                const input = { trackId: id };
                const known = attempt === 0 ? cachedAnswer('docuSign.w9', input) : undefined;
                const result = known?.isCurrent ? known.result : await read('docuSign.w9', input);
                if (!isStopped) setForms((now) => new Map(now).set(String(id), result));
              },
            },
          ]
        : [],
    );
    sharedQueue.add(tasks);
    return () => {
      isStopped = true;
      sharedQueue.remove(new Set(tasks));
    };
  }, [tracks, isEnabled, attempt, rounds]);
  return {
    forms: useMemo(() => ownForms(forms), [forms]),
    refresh: useCallback(() => setAttempt((now) => now + 1), []),
  };
};
