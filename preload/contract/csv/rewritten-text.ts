/** Which texts a spreadsheet would rewrite as numbers, dates or times, and how they are kept as they are. */
import type { Kind } from '../entities/field';

/**
 * Written behind a text that a spreadsheet would rewrite: a combining grapheme joiner, which is shown by none, and makes
 * the cell text in all of them (docs/decisions/0024).
 */
export const textMark = '\u034F';

/** Languages whose spreadsheets read dates with names of months. */
const languages = 'en en-GB ar cs da de el es fa fi fr he hi hu id it ja ko nb nl pl pt ro ru sv th tr uk vi zh'.split(
  ' ',
);
const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 5));
const word = /[\p{L}\p{M}]+/gu;

/** The words of dates with names of months, which may be cut to three letters. */
const readDateWords = (): ReadonlySet<string> => {
  // "Mrz" is March in German Windows and Excel, but not in the data that the app has.
  const words = new Set(['mrz']);
  for (const language of languages)
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { year: 'numeric', month, day: 'numeric' });
      for (const date of months)
        for (const [found] of format
          .format(date)
          .toLowerCase()
          .matchAll(/[\p{L}\p{M}]+/gu))
          words.add(found).add(found.slice(0, 3));
    }
  return words;
};
let dateWords: ReadonlySet<string> | undefined;

/** Whether a word that stands at a place in a text may be part of a number, a date or a time. */
const isPart = (found: string, text: string, at: number): boolean => {
  switch (found) {
    case 'e':
      return /\d\.?$/.test(text.slice(0, at)) && /^[+-]?\d/.test(text.slice(at + 1));
    case 'a':
    case 'p':
      return /\d $/.test(text.slice(0, at));
    case 'm':
      // "8:30 a. m.", as Spanish writes it.
      return /\d ?[ap]\. ?$/i.test(text.slice(0, at));
    case 'am':
    case 'pm':
    case 'ص':
    case 'م':
      return /\p{Nd} ?$/u.test(text.slice(0, at));
    default:
      dateWords ??= readDateWords();
      return dateWords.has(found);
  }
};

const digit = /\p{Nd}/u;
/** Yes and no as spreadsheets write them in languages of Latin letters: they would be shown in capitals. */
export const truthWord = /^(?:true|false|verdadero|falso|verdadeiro|vrai|faux|vero|wahr|falsch|waar|onwaar)$/i;
/** Those of full width too, in which Japanese and Chinese keyboards write. */
const numberSigns = /^[\p{Nd}\p{L}\p{M}\p{Sc}\s+\-\u2212.,:/()'’%％（）＋，－．／：]+$/u;

/** Whether a spreadsheet may read a text as a number, a date or a time: "007", "5E3", "+14055550112", "MAR-12", "3/4". */
const isRead = (text: string): boolean => {
  if (!digit.test(text)) return truthWord.test(text);
  // Lists of numbers, such as cars or a place.
  if (/,[\s+-]/.test(text) && !/\p{L}/u.test(text)) return false;
  word.lastIndex = 0;
  for (let found = word.exec(text); found; found = word.exec(text))
    if (!isPart(found[0].toLowerCase(), text, found.index)) return false;
  return numberSigns.test(text);
};

/** A number that adds up: at most the digits that a spreadsheet shows and keeps, and no zero in front. */
const amount = /^-?(?:0|[1-9]\d{0,10}|(?:0|[1-9]\d{0,12})?\.\d{1,15})$/;
/** Days and wall times that every spreadsheet reads alike, and shows in the order of its country. */
const day = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?$/;
/** Shown as it is in a narrow column too, where longer numbers become 1.4E+10. */
const short = /^(?:0|[1-9]\d{0,7})$/;

/**
 * Whether a text is an amount, which has the decimal sign of the file. No text is one in a column of texts, and no long whole
 * number in a column of which it is unknown, as it is rather a phone number.
 */
export const isAmount = (text: string, isText: boolean | undefined): boolean =>
  isText !== true && amount.test(text) && (isText === false || !/^-?\d{9,}$/.test(text));

/** Whether a spreadsheet shows something else than the text. */
export const isRewritten = (text: string, isText: boolean | undefined): boolean =>
  !(isText ? short.test(text) : isAmount(text, isText) || day.test(text)) && isRead(text);

const codeName = /(?:^id|Id|_id|zip(?:code)?|postal(?:code)?|phone|code|number|vin)$/i;

/** Whether a field without a kind has codes, by its name. */
export const isCodeName = (name: string): boolean => codeName.test(name);

/** Kinds whose values a spreadsheet may read as numbers and dates. */
const readKinds: ReadonlySet<Kind> = new Set(['number', 'money', 'date', 'dateTime']);

export const letters = (name: string): string => name.toLowerCase().replace(/[^\p{Letter}\p{Number}]/gu, '');

/**
 * Says which columns of a server's own file have texts, by what is known of their titles: the kind of the field that a
 * title stands for, or else whether the title is one of codes.
 */
export const withTexts = <C extends { readonly title: string }>(
  columns: readonly C[],
  kindOf: (title: string) => Kind | undefined,
): readonly (C & { readonly text?: boolean })[] =>
  columns.map((column) => {
    const kind = kindOf(column.title);
    if (kind === undefined) return isCodeName(column.title) ? { ...column, text: true } : column;
    return { ...column, text: !readKinds.has(kind) };
  });
