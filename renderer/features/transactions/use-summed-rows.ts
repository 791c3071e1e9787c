/** The bookings to add up: what the list has in memory, or all that match once a person asks for them. */
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Values } from '../../kit/area/field';
import { notifyFailure } from '../../kit/feedback/notify-failure';
import type { LoadProgress } from '../../kit/list/data/list-source';
import { matchingQuery } from '../../kit/list/data/list-state';
import { loadMatchingRows, localMatches } from '../../kit/list/data/load-rows';
import type { List } from '../../kit/list/data/use-list';

interface Loaded {
  /** The search and filters that these rows match. */
  readonly of: string;
  readonly rows: readonly Values[];
  /** Milliseconds since 1970. */
  readonly asOf: number;
}

export interface SummedRows {
  readonly rows: readonly Values[];
  /** Whether these are all that match, or one page of them. */
  readonly all: boolean;
  /** When all of them were asked for; undefined where they are the list's own. */
  readonly asOf: number | undefined;
  readonly progress: LoadProgress | undefined;
  readonly load: () => void;
  readonly stop: () => void;
}

const pageRows = ({ rows }: List): readonly Values[] =>
  Array.from({ length: rows.count }, (_, index) => rows.at(index)).filter((row) => row !== undefined);

/** The search and filters, whatever the order. */
const matchKey = ({ state }: List): string => JSON.stringify(matchingQuery({ ...state, sort: undefined }));

export const useSummedRows = (list: List): SummedRows => {
  // Typing in a long list must not wait for sums.
  const shown = useDeferredValue(list);
  const [loaded, setLoaded] = useState<Loaded>();
  const [progress, setProgress] = useState<LoadProgress>();
  const loading = useRef<AbortController>(undefined);
  const of = matchKey(shown);

  useEffect(() => () => loading.current?.abort(), []);

  const load = async () => {
    const controller = new AbortController();
    loading.current = controller;
    setProgress({ loaded: 0, total: list.rows.total });
    const found = await loadMatchingRows(list, setProgress, controller.signal);
    if (loading.current !== controller) return;
    loading.current = undefined;
    setProgress(undefined);
    if (found.ok) setLoaded({ of: matchKey(list), rows: found.value, asOf: Date.now() });
    else notifyFailure(found);
  };
  const stop = () => {
    loading.current?.abort();
    loading.current = undefined;
    setProgress(undefined);
  };
  const known = useMemo(() => {
    const local = localMatches(shown);
    if (local) return { rows: local, all: true, asOf: undefined };
    if (loaded?.of === of) return { rows: loaded.rows, all: true, asOf: loaded.asOf };
    const page = pageRows(shown);
    return { rows: page, all: shown.rows.total === page.length, asOf: undefined };
  }, [shown, loaded, of]);
  return { ...known, progress, load: () => void load(), stop };
};
