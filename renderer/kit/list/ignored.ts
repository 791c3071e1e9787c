/**
 * What a server ignored of the questions of a list, as its last answer said: by server and call, so that a list whose
 * server ignores a filter is narrowed here at once the next time. Main remembers it over restarts and says so again.
 */
import { useMemo } from 'react';
import { create } from 'zustand';
import type { ListManner, Values } from '../resource';
import { useSession } from '../session';
import { type ListState, matchingQuery } from './list-state';

interface Ignored {
  readonly note: (key: string, asked: readonly string[], aspects: readonly string[]) => void;
  readonly byCall: Readonly<Record<string, readonly string[]>>;
}

const useIgnored = create<Ignored>((set) => ({
  byCall: {},
  note: (key, asked, aspects) =>
    set(({ byCall }) => {
      const known = byCall[key] ?? [];
      const next = [...known.filter((aspect) => !asked.includes(aspect)), ...aspects];
      const isSame = next.length === known.length && next.every((aspect) => known.includes(aspect));
      return isSame ? { byCall } : { byCall: { ...byCall, [key]: next } };
    }),
}));

/** The name of a filter in `Page.ignored`: an input of the call's own, or one of `filters`. */
export const filterAspect = (key: string, { filters }: ListManner): string => filters?.[key] ?? `filters.${key}`;

interface Question {
  readonly input: Values;
  readonly manner: ListManner;
}

/** What a list asks for now, in the words of `Page.ignored`. */
export const aspectsOf = ({ input, manner }: Question, state: ListState): readonly string[] => {
  const query = matchingQuery(state, manner);
  return [
    ...Object.keys(input).filter((name) => input[name] !== undefined),
    ...Object.keys(state.filters).map((key) => filterAspect(key, manner)),
    ...(query.q === undefined ? [] : ['q']),
    ...(query.sortColumn === undefined ? [] : ['sort']),
    ...(state.page > 1 ? ['page'] : []),
  ];
};

const none: readonly string[] = [];

/** What the server of now is known to ignore of these aspects, and how more is noted. */
export const useIgnoredAspects = (call: string, asked: readonly string[]) => {
  const server = useSession(({ session }) => (session ? `${session.mode} ${session.server}` : ''));
  const key = `${server} ${call}`;
  const known = useIgnored(({ byCall }) => byCall[key]) ?? none;
  const note = useIgnored((store) => store.note);
  const text = asked.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the aspects
  return useMemo(
    () => ({
      ignored: known.filter((aspect) => asked.includes(aspect)),
      note: (aspects: readonly string[]) => note(key, asked, aspects),
    }),
    [known, text, key, note],
  );
};
