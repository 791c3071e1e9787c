/** Finds and ranks the entries of the palette: by kind of match, then by use, then by score. */
import { fold, foldWithSpans } from '@contract/text/fold';
import fuzzysort from 'fuzzysort';
import { type FoundEntry, type FoundGroup, localGroups, maxPerGroup, type PaletteEntry } from './palette-entry';

/** From the weakest match to the best. `words`: each word is somewhere in the title or in the text beside it. */
export const matchKinds = ['scattered', 'words', 'inside', 'word-start', 'prefix', 'exact'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** Scattered letters with a lower score are a coincidence; 1 is an exact match. */
const minScattered = 0.34;

const isPartOfWord = (letter: string): boolean => /[\p{L}\p{M}\p{N}]/u.test(letter);
const startsWord = (text: string, at: number): boolean => at === 0 || !isPartOfWord(text[at - 1] ?? '');

/** Where a query starts a word of a text, both folded; -1 if it is in none, or within words only. */
const wordStart = (text: string, query: string): number => {
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + 1)) if (startsWord(text, at)) return at;
  return -1;
};

/** The words of a query as `fold` writes them. */
const wordsOf = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean);

/** How a title, or the text beside it, contains a query; undefined if letters of the query are apart. */
const containedAs = (query: string, title: string, beside: string): MatchKind | undefined => {
  const [text, name] = [fold(query).trim(), fold(title)];
  if (name === text) return 'exact';
  if (name.startsWith(text)) return 'prefix';
  if (wordStart(name, text) >= 0) return 'word-start';
  if (name.includes(text)) return 'inside';
  const all = `${name}\n${fold(beside)}`;
  return wordsOf(query).every((word) => all.includes(word)) ? 'words' : undefined;
};

/** How an entry matches a query without spaces around it, ignoring accents and case; undefined if it doesn't. */
export const matchKind = (
  query: string,
  { title, detail = '', hidden = '' }: Pick<PaletteEntry, 'title' | 'detail' | 'hidden'>,
): MatchKind | undefined => {
  const contained = containedAs(query, title, `${detail}\n${hidden}`);
  if (contained) return contained;
  const name = fold(title);
  const result = fuzzysort.single(fold(query), name);
  // From the start of a word: "bkng" is in "Bookings", but nobody looks for "Sunlight" by "night".
  const isMeant = result && result.score >= minScattered && startsWord(name, Math.min(...result.indexes));
  return isMeant ? 'scattered' : undefined;
};

/** The positions of the letters in a title that a query matches. */
export const matchedLetters = (query: string, title: string): readonly number[] => {
  const kind = matchKind(query, { title });
  const { folded, spans } = foldWithSpans(title);
  const lettersOf = (part: string): readonly number[] => {
    const at = Math.max(wordStart(folded, part), folded.indexOf(part));
    return at < 0 ? [] : Array.from(part, (_, index) => at + index);
  };
  const parts = kind === undefined || kind === 'words' ? wordsOf(query) : [fold(query).trim()];
  const letters =
    kind === 'scattered' ? (fuzzysort.single(fold(query), folded)?.indexes ?? []) : parts.flatMap(lettersOf);
  const positions = letters.flatMap((letter) => {
    const [start, end] = spans[letter] ?? [0, 0];
    return Array.from({ length: end - start }, (_, index) => start + index);
  });
  return [...new Set(positions)];
};

/** How much an entry is used, by its id. */
type TimesUsed = (id: string) => number;

/** Of filters, the name of their list alone would find too many: a word of the text has to be theirs. */
const namesTitle = (query: string, { title, hidden = '' }: PaletteEntry): boolean =>
  wordsOf(query).some((word) => fold(`${title}\n${hidden}`).includes(word));

/** All entries that match, the best first: within a kind of match the most used. An empty query finds all of them. */
export const rankEntries = (
  query: string,
  entries: readonly PaletteEntry[],
  timesUsed: TimesUsed,
): readonly PaletteEntry[] => {
  const trimmed = query.trim();
  if (trimmed === '') return entries.toSorted((one, other) => timesUsed(other.id) - timesUsed(one.id));
  return entries
    .flatMap((entry) => {
      const kind = matchKind(trimmed, entry);
      if (!kind || (entry.group === 'filters' && !namesTitle(trimmed, entry))) return [];
      const score = fuzzysort.single(fold(trimmed), fold(entry.title))?.score ?? 0;
      // Who types the name of a page wants to go there first; what it means comes after.
      const isHelp = Number(entry.group === 'help');
      return [{ entry, isHelp, rank: matchKinds.indexOf(kind), use: timesUsed(entry.id), score }];
    })
    .sort(
      (one, other) =>
        one.isHelp - other.isHelp || other.rank - one.rank || other.use - one.use || other.score - one.score,
    )
    .map(({ entry }) => entry);
};

/** Without a query: what people open again, not what they set once. */
const startGroups = localGroups.filter((group) => group !== 'settings' && group !== 'help' && group !== 'filters');

/** The first of each group, or as many as `limit` says. The group with the best entry comes first; without a query, the groups keep their order. */
export const groupEntries = (
  query: string,
  ranked: readonly PaletteEntry[],
  limit: number = maxPerGroup,
): readonly FoundGroup[] => {
  const trimmed = query.trim();
  const found = trimmed === '' ? startGroups : [...new Set(ranked.map(({ group }) => group))];
  // Only of those that are shown, because it searches again.
  const withLetters = (entry: PaletteEntry): FoundEntry => ({
    ...entry,
    matched: matchedLetters(trimmed, entry.title),
  });
  return found
    .map((group) => ({
      group,
      entries: ranked
        .filter((entry) => entry.group === group)
        .slice(0, limit)
        .map(withLetters),
    }))
    .filter(({ entries }) => entries.length > 0);
};

/** Frees the memory in which the library keeps the titles that it has read. */
export const forgetTitles = (): void => fuzzysort.cleanup();
