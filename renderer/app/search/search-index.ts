/** Search results: three groups with at most four results each, as the specification says. */
import type { Job } from '@contract/bridge';
import type { FluentIcon } from '@fluentui/react-icons';

export const searchGroups = ['pages', 'files', 'contacts'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Results per group (specification, sections 2 and 9). */
export const maxPerGroup = 4;

export interface Entry {
  readonly id: string;
  readonly group: SearchGroup;
  readonly title: string;
  /** A second line, searched as well. */
  readonly detail?: string;
  readonly icon: FluentIcon;
  readonly target: { readonly path: string } | { readonly job: Job };
}

export interface EntryGroup {
  readonly group: SearchGroup;
  readonly entries: readonly Entry[];
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rank of a match, where smaller is better; undefined if a word is missing. */
const score = (entry: Entry, words: readonly string[]): number | undefined => {
  const title = fold(entry.title);
  const all = `${title} ${fold(entry.detail ?? '')}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  const first = words[0] ?? '';
  if (title.startsWith(first)) return 0;
  return title.includes(` ${first}`) ? 1 : title.includes(first) ? 2 : 3;
};

/**
 * The best entries of each group that contain every word of the query, ignoring accents and case. An empty query returns
 * pages and files in their order. The server has already matched the entries of `fromServer`.
 */
export const findEntries = (
  query: string,
  local: readonly Entry[],
  fromServer: readonly Entry[] = [],
): readonly EntryGroup[] => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const matching = local
    .map((entry, index) => ({ entry, index, rank: score(entry, words) }))
    .filter((one): one is typeof one & { rank: number } => one.rank !== undefined)
    .sort((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ entry }) => entry);
  return searchGroups
    .map((group) => ({
      group,
      entries: [...matching, ...fromServer].filter((entry) => entry.group === group).slice(0, maxPerGroup),
    }))
    .filter(({ entries }) => entries.length > 0);
};
