/** Finds names of people in text, in any spelling that a system or a program gives them. */

const unaccented = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');

export const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Windows' short name of a folder with a long one: `JOHNDO~1`. */
const shortName = (name: string): string => {
  const letters = unaccented(name).replaceAll(/[^a-z0-9]/gi, '');
  return letters.length > 3 ? `${letters.slice(0, 6)}~\\d` : '';
};

/** Account names that identify nobody. */
const common = /^(root|user|admin|administrator|nobody|runner)$/i;

/** Matches names in paths, in JSON and in addresses, in any letter case. A name like `a` would blank out ordinary letters. */
export const namePattern = (names: readonly string[]): RegExp | undefined => {
  const own = names.filter((name) => name.length > 2 && !common.test(name));
  const forms = own.flatMap((name) => {
    const spellings = [name, name.normalize('NFC'), name.normalize('NFD'), unaccented(name)];
    return [...spellings, ...spellings.map((spelling) => encodeURIComponent(spelling.toWellFormed()))];
  });
  const patterns = [...forms.map(escapePattern), ...own.map(shortName)].filter((pattern) => pattern !== '');
  if (patterns.length === 0) return undefined;
  // The longest first: a part of a name must not hide what tells that the rest is one too.
  const sorted = [...new Set(patterns)].toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sorted.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
};

/** A name and each of its words: a folder may have only the last one. */
export const withWords = (name: string): readonly string[] => [name, ...name.split(/[^\p{L}\p{N}\p{M}]+/u)];
