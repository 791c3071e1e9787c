/** Icon names: their parts, and the search. */
import { fold } from '@contract/text/fold';

export const styles = ['Regular', 'Filled'] as const;
export type Style = (typeof styles)[number];

/** In pixels, as drawn. `any` scales with the text next to it. */
export const sizes = ['any', '16', '20', '24', '28', '32', '48'] as const;
export type Size = (typeof sizes)[number];

export interface Icon {
  /** As it is imported: `ArrowLeft24Regular`. */
  readonly name: string;
  /** Without size and style: `ArrowLeft`. */
  readonly stem: string;
  /** The glyph's code point in the font. */
  readonly code: number;
}

/** The stem of a name with this size and style; undefined for another size or style. */
export const stemOf = (name: string, size: Size, style: Style): string | undefined => {
  if (!name.endsWith(style)) return undefined;
  const rest = name.slice(0, -style.length);
  if (size === 'any') return rest;
  // Shortest stem first: `Battery1020` is the battery at 10, drawn at 20, and no drawing at 1020.
  const [, stem, drawn] = /^(.+?)(10|12|16|20|24|28|32|48)$/.exec(rest) ?? [];
  return drawn === size ? stem : undefined;
};

/** The icons of one size and style, by name. */
export const iconsOf = (codes: Readonly<Record<string, number>>, size: Size, style: Style): readonly Icon[] =>
  Object.entries(codes)
    .flatMap(([name, code]) => {
      const stem = stemOf(name, size, style);
      return stem === undefined ? [] : [{ name, stem, code }];
    })
    .sort((one, other) => (one.stem < other.stem ? -1 : 1));

/** `ArrowLeft` is `arrow left`, `Calendar3Day` is `calendar 3 day`. */
export const wordsOf = (stem: string): string =>
  stem.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)/g, ' ').toLowerCase();

/** Exact names first, then names that start with the query, then with its first word, then the rest. */
const rank = (stem: string, terms: readonly string[]): number => {
  const words = wordsOf(stem);
  const phrase = terms.join(' ');
  if (words === phrase) return 0;
  if (words.startsWith(phrase)) return 1;
  return words.startsWith(terms[0] ?? '') ? 2 : 3;
};

/** Icons whose name contains every word of the query, best first. A full import name matches, too. */
export const findIcons = (icons: readonly Icon[], query: string): readonly Icon[] => {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return icons;
  return icons
    .filter(({ name, stem }) => {
      const words = wordsOf(stem);
      return terms.every((word) => words.includes(word) || name.toLowerCase().includes(word));
    })
    .map((icon) => ({ icon, at: rank(icon.stem, terms) }))
    .sort((one, other) => one.at - other.at)
    .map(({ icon }) => icon);
};
