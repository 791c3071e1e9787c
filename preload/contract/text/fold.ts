/**
 * Makes texts comparable, however they were typed, pasted or scanned: letter case, accents, invisible characters, widths
 * of letters, digits of other scripts, and the signs that programs put in place of those on a keyboard don't matter.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins there
const ascii = /^[\u0000-\u007f]*$/;

export const isAscii = (text: string): boolean => ascii.test(text);

/** Letters and signs that Unicode does not decompose, with what people type on a plain keyboard instead. */
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
  // Only the letter's place in a word makes the difference.
  ς: 'σ',
  // Keyboards for Arabic and Persian have different ones.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  '⁄': '/',
  '∕': '/',
  '،': ',',
  '٬': ',',
  '٫': '.',
  '؛': ';',
  '؟': '?',
};

/** Unicode decomposes these to a space and an accent, or to two signs. */
const accentsAlone: Readonly<Record<string, string>> = { '´': "'", '΄': "'", '″': '"', '‶': '"' };

const apostrophes = '`‘’‚‛′‵‹›ʹʻʼʽʾʿˈˊˋꞌ׳';
const quotes = '“”„‟«»〝〞״';
/** What Unicode counts among the symbols; all other dashes have a category of their own. */
const minusSigns = '−⁃˗';
const isDigit = /\p{Nd}/u;

/** 0 to 9 of a decimal digit: those of a script follow each other in Unicode. */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

const plainSign = (sign: string): string => {
  if (apostrophes.includes(sign)) return "'";
  if (quotes.includes(sign)) return '"';
  if (/[\s\p{Zs}]/u.test(sign)) return ' ';
  return plainLetters[sign] ?? (isDigit.test(sign) ? digitOf(sign) : '-');
};

const known = new Map<string, string>();
const toPlainSign = (sign: string): string => {
  const plain = known.get(sign) ?? plainSign(sign);
  known.set(sign, plain);
  return plain;
};

/**
 * Finds what has no width of its own: accents, marks of direction, joiners, soft hyphens and variation selectors. The marks
 * of other scripts stay, because in those of India they are the vowels.
 */
const widthless =
  /(?:(?=[\p{sc=Inherited}\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Cyrillic}\p{sc=Syriac}])\p{M}|[\p{Cf}\p{Default_Ignorable_Code_Point}ـ])+/gu;
const rareSigns = new RegExp(
  `(?![\\u0000-\\u007f])[${Object.keys(plainLetters).join('')}${apostrophes}${quotes}${minusSigns}\\p{Pd}\\p{Nd}\\p{Zs}]`,
  'gu',
);

/** Lower case without accents, in plain signs, so that comparing code units sorts words as people expect. */
export const fold = (text: string): string =>
  (isAscii(text)
    ? text.toLowerCase()
    : text
        .replace(/[´΄″‶]/g, (sign) => accentsAlone[sign] ?? sign)
        .normalize('NFKD')
        .replace(widthless, '')
        .toLowerCase()
        .replace(rareSigns, toPlainSign)
  ).replaceAll('`', "'");

export interface FoldedText {
  readonly folded: string;
  /** For each character of `folded`, the start and the end in the text of what it stands for, with its accents. */
  readonly spans: readonly (readonly [start: number, end: number])[];
}

/** Folds a text whose matches are shown: `ß` stands for two letters, and an invisible character for none. */
export const foldWithSpans = (text: string): FoldedText => {
  let folded = '';
  const spans: [number, number][] = [];
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    const letters = fold(sign);
    const last = spans.at(-1);
    if (letters === '' && last) for (const span of spans) if (span[0] === last[0]) span[1] = end;
    folded += letters;
    for (let count = 0; count < letters.length; count++) spans.push([at, end]);
    at = end;
  }
  return { folded, spans };
};

const widths = /[！-～]/g;
/** The distance of a full-width form from its sign of ASCII. */
const widthOffset = 0xfee0;
/** Between letters of Arabic or Indic scripts, and in emoji, a joiner is part of the spelling. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins there
const marksOfCopying = /(?![\u200c\u200d])\p{Cf}|(?<![^\u0000-\u007f])[\u200c\u200d]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins there
const digitsAndSpaces = /(?![\u0000-\u007f])[\p{Nd}\p{Zs}]/gu;
const dashes = new RegExp(`[\\p{Pd}${minusSigns}]`, 'gu');

/**
 * The text as a plain keyboard writes it, for what is sent or kept: digits 0 to 9, plain spaces and widths, no invisible
 * characters, and hyphens for the dashes of numbers and codes. Letters, accents, and the dashes and apostrophes of names
 * stay, because a server may compare them exactly.
 */
export const toPlainSigns = (text: string): string =>
  isAscii(text)
    ? text
    : text
        .replace(widths, (sign) => String.fromCharCode(sign.charCodeAt(0) - widthOffset))
        .replace(digitsAndSpaces, toPlainSign)
        .replace(marksOfCopying, '')
        .replace(/\S+/g, (word) => (/\d/.test(word) ? word.replace(dashes, '-') : word));
