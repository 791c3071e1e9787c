/**
 * Remembers which inputs of a list the server ignored in its last answer, by server and call, so that the app filters
 * such a list itself right away the next time. Main remembers this across restarts too.
 */
import { useMemo } from 'react';
import { create } from 'zustand';
import type { Values } from '../../area/field';
import type { ListCapabilities } from '../../area/list-capabilities';
import { useSession } from '../../stores/session';
import { type ListState, matchingQuery } from './list-state';
import { withoutNoteFilter } from './note-filter';

interface IgnoredInputs {
  readonly note: (key: string, sentInputs: readonly string[], ignoredInputs: readonly string[]) => void;
  readonly byCall: Readonly<Record<string, readonly string[]>>;
}

const useIgnoredStore = create<IgnoredInputs>((set) => ({
  byCall: {},
  note: (key, sentInputs, ignoredInputs) =>
    set(({ byCall }) => {
      const known = byCall[key] ?? [];
      const next = [...known.filter((input) => !sentInputs.includes(input)), ...ignoredInputs];
      const isSame = next.length === known.length && next.every((input) => known.includes(input));
      return isSame ? { byCall } : { byCall: { ...byCall, [key]: next } };
    }),
}));

/** The name of a filter in `Page.ignored`: an input of the call itself, or one of `filters`. */
export const filterInputName = (key: string, { filterParams: filters }: ListCapabilities): string =>
  filters?.[key] ?? `filters.${key}`;

interface ListRequest {
  readonly input: Values;
  readonly capabilities: ListCapabilities;
}

/** The current inputs of a list, with the names of `Page.ignored`. */
export const inputNames = ({ input, capabilities }: ListRequest, state: ListState): readonly string[] => {
  const query = matchingQuery(state, capabilities);
  return [
    ...Object.keys(input).filter((name) => input[name] !== undefined),
    ...Object.keys(withoutNoteFilter(state.filters)).map((key) => filterInputName(key, capabilities)),
    ...(query.q === undefined ? [] : ['q']),
    ...(query.sortColumn === undefined ? [] : ['sort']),
    ...(state.page > 1 ? ['page'] : []),
  ];
};

const none: readonly string[] = [];

/** Which of these inputs the current server is known to ignore, and a function to add more. */
export const useIgnoredInputs = (call: string, sentInputs: readonly string[]) => {
  const server = useSession(({ session }) => (session ? `${session.mode} ${session.server}` : ''));
  const key = `${server} ${call}`;
  const known = useIgnoredStore(({ byCall }) => byCall[key]) ?? none;
  const note = useIgnoredStore((store) => store.note);
  const text = sentInputs.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the aspects
  return useMemo(
    () => ({
      ignored: known.filter((input) => sentInputs.includes(input)),
      note: (ignoredInputs: readonly string[]) => note(key, sentInputs, ignoredInputs),
    }),
    [known, text, key, note],
  );
};
