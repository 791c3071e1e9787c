/** What a scanned or typed text may stand for. */
import { fold, toPlainSigns } from '@contract/text/fold';
import { minPhoneDigits, phoneLike, significantDigits } from '@contract/text/search-terms';

/** Letters and digits only, folded: TK-55231-2 and tk552312 are alike. */
export const squeeze = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number' ? fold(String(text)).replaceAll(/[^\p{L}\p{N}]/gu, '') : '';

export const plain = (text: unknown): string =>
  typeof text === 'string' || typeof text === 'number' ? fold(String(text).trim()) : '';

/** In one spelling: a sign between a letter and a digit may be left out, one between two digits or two letters counts. */
const spelling = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$|(?<=\p{L})-(?=\p{N})|(?<=\p{N})-(?=\p{L})/gu, '');

const hasSigns = (text: string): boolean => /[^\p{L}\p{N}]/u.test(text);

/**
 * Whether a code with the letters and digits of a number is this number: TK-9-1 is "tk 9 1" and "tk91", but not TK-91, which
 * has its signs elsewhere. 312 is "3 12", but not "3-12", which is rather a part of another number.
 */
export const isSameNumber = (number: unknown, code: unknown): boolean => {
  const [a, b] = [plain(number), plain(code)];
  if (squeeze(a) !== squeeze(b)) return false;
  if (/^\p{N}+$/u.test(a)) return !/\p{N}[^\p{N}\s]+\p{N}/u.test(b);
  return !hasSigns(a) || !hasSigns(b) || spelling(a) === spelling(b);
};

/**
 * A car number without the sign that people write in front of it. Signs between its digits count, since cars have short
 * numbers: "3-12" is not car 312. Empty for a text that begins or ends with another sign, such as the rest of a code.
 */
export const carNumber = (text: unknown): string => {
  const number = plain(text).replace(/^(?:(?:[#№]|no\.?\s|nr\.?\s|car\s)\s*)+/u, '');
  return /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/su.test(number) ? spelling(number) : '';
};

/** No number of any country is longer, by E.164. */
const maxPhoneDigits = 15;

/** The last digits of a phone number in any spelling; undefined if the text does not look like one. */
export const phoneKey = (text: unknown): string | undefined => {
  const written = typeof text === 'number' ? String(text) : text;
  if (typeof written !== 'string' || !phoneLike.test(written.trim())) return undefined;
  const digits = written.replaceAll(/\D/g, '').replace(/^0+/, '');
  const isPhone = digits.length >= minPhoneDigits && digits.length <= maxPhoneDigits;
  return isPhone ? digits.slice(-significantDigits) : undefined;
};

/** Without white space and the control characters that scanners may send around a code. */
const trimmed = (code: string): string => code.replaceAll(/^[\p{Cc}\s]+|[\p{Cc}\s]+$/gu, '');

/** What a scanner may be set to put in front of a code to name its kind, as the AIM standard has it: `]C1`, `]Q1`, `]d2`. */
const kindPrefix = /^\][A-Z][\dA-Z](?=.*[\p{L}\p{N}])/isu;

/** A code without what is not part of it, as a plain keyboard writes it. A Japanese input method makes a long sound of a hyphen. */
export const cleanCode = (code: string): string =>
  trimmed(trimmed(toPlainSigns(code).replaceAll(/(?<=[!-~])ー|ー(?=[!-~])/g, '-')).replace(kindPrefix, ''));

/**
 * An element of a GS1 code: the number of its kind, and a value of a fixed length or until a separator. See the General
 * Specifications of GS1, figure 3.2-1.
 */
const gs1Element =
  /^(?:(?:00\d{18}|0[1-3]\d{14}|1[1-9]\d{6}|20\d\d|3[1-6]\d{2}\d{6}|41\d\d{13})|(?:10|2[12]|30|37|9\d|2[345]\d|4[02]\d|71\d|39\d\d|43\d\d|7[02]\d\d|8[0-2]\d\d)\P{Cc}{1,90})\p{Cc}?/u;
const gs1Kind = /^(?:0[0-3]|1\d|2[0-2]|30|37|9\d|2[345]\d|4[012]\d|71\d|3[1-69]\d\d|43\d\d|7[02]\d\d|8[0-2]\d\d)/;

/** Whether the last digit of a trade item's number is the sum of the others, by the rule of GS1. */
const isTradeItem = (digits: string): boolean =>
  [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0) % 10 === 0;

/** The values of a GS1 code, which is a trade item, begins with one or has separators; none of another text. */
const gs1Values = (text: string): readonly string[] => {
  const values: string[] = [];
  // As people read it.
  if (/^(?:\(\d{2,4}\)[^()]+){2,}$/.test(text)) return text.split(/\(\d{2,4}\)/).slice(1);
  const [, item, more] = /^0[12](\d{14})(.*)/su.exec(text) ?? [];
  const isAlone = item !== undefined && more === '' && isTradeItem(item);
  if (!isAlone && !more && !/^\d{2}.*\p{Cc}/su.test(text)) return [];
  let rest = text;
  while (rest !== '') {
    const element = gs1Element.exec(rest)?.[0];
    if (element === undefined) return [];
    values.push(element.replace(gs1Kind, '').replace(/\p{Cc}$/u, ''));
    rest = rest.slice(element.length);
  }
  return values;
};

/** An object that is encoded, as in a signed token (JWT): `eyJ` is `{"`, and `W3` is `[{`, `["` or `[[`. */
const encodedText = (text: string): string => {
  if (!/^(?:eyJ|eyI|W[3-9y])[\w+/-]{4,}={0,2}$/.test(text)) return '';
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '';
  }
};

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** Among other words, a number with letters, a dash and at least three more characters: "TK-5523-12 GATE", not "Car A-12". */
const numberAmongWords = /(?<!\P{Zs})(?=[^\p{Zs}]*\p{N})\p{L}+\p{N}*\p{Pd}[\p{L}\p{N}\p{Pd}]{3,}(?!\P{Zs})/u;

/**
 * Whether a code is nothing else than a number or a name, so that it may also stand for a car, a phone or a name. It has
 * letters, digits and the signs of names and phone numbers only: "Vale, Zoe", "J. R. Vale", "12-34", "+1 (405) 555-0112".
 * An address, an object or separated parts have others (`: = ? @ ; | _`, control characters), or these in other places: a
 * comma before a digit or without a space, a slash that is not in a phone number, a dot as in a host's name, words around a
 * number such as TK-5523-12.
 */
export const isPlainCode = (code: string): boolean => {
  const whole = trimmed(code);
  if (gs1Values(whole).length > 0 || encodedText(whole) !== '') return false;
  const text = whole.replace(/(^|\s)[#№](?=\s?[\p{L}\p{N}])/u, '$1');
  if (!/^[\p{L}\p{M}\p{N}\p{Pd}\p{Cf}\p{Zs}.,،'’‘`´·・()+/&]*$/u.test(text)) return false;
  if (/\p{Zs}/u.test(text) && numberAmongWords.test(text)) return false;
  if (/[,،]/u.test(text) && (/[,،](?! )/u.test(text) || /\p{N}/u.test(text))) return false;
  if (/&/.test(text) && !/^[^&]+ & [^&]+$/.test(text)) return false;
  if (/[+/]/.test(text) && (hasLetter(text) || !/^[+0(][^+]*$/.test(text))) return false;
  return !/[\p{L}\p{N}]\.\p{L}{2}/u.test(text) || /\p{Zs}/u.test(text);
};

/** What separates the parts of a code, the strongest first. The last two may also be escapes of what they separate. */
const separators: readonly RegExp[] = [
  /[\p{Cc};|^{}[\]"<>]+/u,
  /[?#&]+/,
  /,+/,
  /=+/,
  /:(?:\/\/)?/,
  /\/+/,
  /[^\p{L}\p{M}\p{N}\p{Pd}._~]+/u,
  /[._~]+/,
];

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The texts in an object, which may have any of the separators in them. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(textsOf) : [];
};

const jsonTexts = (text: string): readonly string[] => {
  if (!/^[[{"]/.test(text)) return [];
  try {
    return textsOf(JSON.parse(text));
  } catch {
    return [];
  }
};

/** An address within an address is encoded twice. */
const maxDecodings = 3;

/** A text with all that it is made of, in its order. */
export const partsOf = (whole: string): ReadonlySet<string> => {
  const parts = new Set<string>();
  const add = (text: string, decodings: number): void => {
    if (parts.has(text) || squeeze(text) === '') return;
    parts.add(text);
    const clear = trimmed(decoded(text));
    const signs = clear === text ? separators : separators.slice(0, -2);
    const pieces = signs.map((one) => text.split(one)).find((split) => split.length > 1) ?? [];
    for (const piece of [...jsonTexts(text), encodedText(text), ...gs1Values(text), ...pieces])
      add(trimmed(piece), decodings);
    if (decodings === maxDecodings) return;
    // A form sends a space as a plus.
    if (/^[^/?#&=:]+$/.test(text)) add(trimmed(text.replaceAll('+', ' ')), decodings + 1);
    add(clear, decodings + 1);
  };
  add(whole, 0);
  return parts;
};

/**
 * The texts that a code may mean: itself and, unless it is plain, all its parts, wherever they stand in it. They are in the
 * order of the code; none for an empty code.
 */
export const codeCandidates = (code: string): readonly string[] => {
  const text = trimmed(code);
  if (text === '') return [];
  if (isPlainCode(text)) return [text];
  return [...new Set([text, ...partsOf(text)])];
};
