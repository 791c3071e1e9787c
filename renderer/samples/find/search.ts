/** The search: the first matches of each group, ignoring case, up to the group's limit. */

import type { AutocompleteItem, SearchGroup } from '@contract/samples/entities/page';
import { fold } from '@contract/text/fold';

export type SearchEntry = SearchGroup['data'][number];

/** The sample page with a race track chosen. */
const pathOf = (track: string): string => `/apps/search?${new URLSearchParams({ track })}`;

/** The race tracks as another group of the search. */
export const trackGroup = (tracks: readonly AutocompleteItem[]): SearchGroup => ({
  groupTitle: 'Tracks',
  searchLimit: 4,
  data: tracks.map(({ id, title }) => ({ id, title, link: pathOf(title), icon: 'flag' })),
});

const wordsOf = ({ title, email }: SearchEntry): string => fold(`${title} ${typeof email === 'string' ? email : ''}`);

export const searchGroups = (groups: readonly SearchGroup[], q: string): readonly SearchGroup[] => {
  const words = fold(q).trim();
  if (words === '') return [];
  return groups
    .map((group) => ({
      ...group,
      data: group.data.filter((entry) => wordsOf(entry).includes(words)).slice(0, group.searchLimit),
    }))
    .filter(({ data }) => data.length > 0);
};
