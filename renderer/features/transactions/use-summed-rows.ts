/** The bookings to add up: the rows in memory, or all matching rows once the user loads them. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Values } from '../../kit/area/field';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import type { LoadProgress } from '../../kit/list/data/list-source';
import { matchingQuery } from '../../kit/list/data/list-state';
import { loadMatchingRows, localMatches } from '../../kit/list/data/load-rows';
import type { List } from '../../kit/list/data/use-list';

interface Loaded {
  /** The key of the search and filters that these rows match. */
  readonly key: string;
  readonly rows: readonly Values[];
  /** Milliseconds since 1970. */
  readonly asOf: number;
}

export interface SummedRows {
  readonly rows: readonly Values[];
  /** Whether these are all matching rows, not only one page. */
  readonly isComplete: boolean;
  /** When all rows were loaded; undefined for the rows of the list. */
  readonly asOf: number | undefined;
  readonly progress: LoadProgress | undefined;
  readonly load: () => void;
  readonly stop: () => void;
}

const pageRows = ({ rows }: List): readonly Values[] =>
  Array.from({ length: rows.count }, (_, index) => rows.at(index)).filter((row) => row !== undefined);

/** Identifies the search and filters, regardless of the sort order. */
const matchKey = ({ state }: List): string => JSON.stringify(matchingQuery({ ...state, sort: undefined }));

export const useSummedRows = (list: List): SummedRows => {
  // Deferred, so that typing in a long list does not wait for sums.
  const shown = useDeferredValue(list);
  const [loaded, setLoaded] = useState<Loaded>();
  const [progress, setProgress] = useState<LoadProgress>();
  const controllerRef = useRef<AbortController>(undefined);
  const key = matchKey(shown);

  useEffect(() => () => controllerRef.current?.abort(), []);

  const load = async () => {
    const controller = new AbortController();
    controllerRef.current = controller;
    setProgress({ loaded: 0, total: list.rows.total });
    const result = await loadMatchingRows(list, setProgress, controller.signal);
    if (controllerRef.current !== controller) return;
    controllerRef.current = undefined;
    setProgress(undefined);
    if (result.ok) setLoaded({ key: matchKey(list), rows: result.value, asOf: Date.now() });
    else notifyFailure(result);
  };
  const stop = () => {
    controllerRef.current?.abort();
    controllerRef.current = undefined;
    setProgress(undefined);
  };
  const summed = useMemo(() => {
    const local = localMatches(shown);
    if (local) return { rows: local, isComplete: true, asOf: undefined };
    if (loaded?.key === key) return { rows: loaded.rows, isComplete: true, asOf: loaded.asOf };
    const page = pageRows(shown);
    return { rows: page, isComplete: shown.rows.total === page.length, asOf: undefined };
  }, [shown, loaded, key]);
  return { ...summed, progress, load: () => void load(), stop };
};
