/** Finds and ranks the entries of the palette: by match, and among similar matches by use. */
import fuzzysort from 'fuzzysort';
import { type FoundEntry, type FoundGroup, localGroups, maxPerGroup, type PaletteEntry } from './palette-entry';

/** Matches below it have scattered letters; 1 is an exact match. */
const minScore = 0.34;
/** Matches whose scores round to the same step are similar. */
const steps = 8;

/** A match in the text beside the title counts less than one in the title. */
const besideTitle = 0.6;

/** How much an entry is used, by its id. */
type UseOf = (id: string) => number;

/** The positions of the letters in a title that a query matches. */
export const matchedLetters = (query: string, title: string): readonly number[] => {
  const result = fuzzysort.single(query, title);
  return result && result.score >= minScore ? result.indexes : [];
};

/** All entries that match, ignoring accents and case, the best first. An empty query finds all of them. */
export const rankEntries = (query: string, entries: readonly PaletteEntry[], useOf: UseOf): readonly FoundEntry[] => {
  const trimmed = query.trim();
  if (trimmed === '')
    return entries.map((entry) => ({ ...entry, matched: [] })).sort((one, other) => useOf(other.id) - useOf(one.id));
  return fuzzysort
    .go(trimmed, entries, { keys: ['title', 'detail'], limit: 0, threshold: minScore })
    .map(({ 0: title, obj, score: ofBoth }) => {
      const score = title?.score || ofBoth * besideTitle;
      return {
        entry: { ...obj, matched: title?.indexes ?? [] },
        score,
        step: Math.round(score * steps),
        use: useOf(obj.id),
        position: entries.indexOf(obj),
      };
    })
    .sort(
      (one, other) =>
        other.step - one.step || other.use - one.use || other.score - one.score || one.position - other.position,
    )
    .map(({ entry }) => entry);
};

/** Without a query: what people open again, not what they set once. */
const startGroups = localGroups.filter((group) => group !== 'settings');

/** The first of each group, or as many as `limit` says. The group with the best entry comes first; without a query, the groups keep their order. */
export const groupEntries = (
  query: string,
  ranked: readonly FoundEntry[],
  limit: number = maxPerGroup,
): readonly FoundGroup[] => {
  const found = query.trim() === '' ? startGroups : [...new Set(ranked.map(({ group }) => group))];
  return found
    .map((group) => ({ group, entries: ranked.filter((entry) => entry.group === group).slice(0, limit) }))
    .filter(({ entries }) => entries.length > 0);
};

/** Frees the memory in which the library keeps the titles that it has read. */
export const forgetTitles = (): void => fuzzysort.cleanup();
