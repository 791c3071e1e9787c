/** Comparing words as people do: letter case and accents aside. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins there
const ascii = /^[\u0000-\u007f]*$/;

/** Letters that no decomposition takes apart, as people type them on a plain keyboard. */
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

/** Lower case without accents, so that comparing by code unit puts words where people look for them. */
export const fold = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
        .replace(/[łøđħŧıßæœþ]/g, (letter) => plainLetters[letter] ?? letter);
