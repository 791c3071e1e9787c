/** Compares words as people do, ignoring letter case and accents. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins there
const ascii = /^[\u0000-\u007f]*$/;

export const isAscii = (text: string): boolean => ascii.test(text);

/** Letters that Unicode does not decompose, with what people type on a plain keyboard instead. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Lower case without accents, so that comparing code units sorts words as people expect. */
export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[łøđħŧıßæœþ]/g, (letter) => plainLetters[letter] ?? letter);
