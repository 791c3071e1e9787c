/** What the search finds: the specification's page index, three groups with at most four results each. */
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

export interface Found {
  readonly group: SearchGroup;
  readonly entries: readonly Entry[];
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** How well an entry matches, smaller is better; undefined where a word is missing. */
const score = (entry: Entry, words: readonly string[]): number | undefined => {
  const title = fold(entry.title);
  const all = `${title} ${fold(entry.detail ?? '')}`;
  if (!words.every((word) => all.includes(word))) return undefined;
  const first = words[0] ?? '';
  if (title.startsWith(first)) return 0;
  return title.includes(` ${first}`) ? 1 : title.includes(first) ? 2 : 3;
};

/**
 * The best entries of each group for what was typed, every word of it found, accents and case aside. Nothing typed finds
 * pages and files as they stand. `asked` entries come from the server, which has searched already.
 */
export const findEntries = (typed: string, known: readonly Entry[], asked: readonly Entry[] = []): readonly Found[] => {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const matching = known
    .map((entry, index) => ({ entry, index, rank: score(entry, words) }))
    .filter((one): one is typeof one & { rank: number } => one.rank !== undefined)
    .sort((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ entry }) => entry);
  return searchGroups
    .map((group) => ({
      group,
      entries: [...matching, ...asked].filter((entry) => entry.group === group).slice(0, maxPerGroup),
    }))
    .filter(({ entries }) => entries.length > 0);
};
