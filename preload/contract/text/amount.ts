/** Reads amounts as files write them: "1.234,50", "$1,234.50", "(12.50)". Whether a point or a comma is the decimal sign may be open. */
import { toPlainSigns } from './fold';

const point = { pattern: /^(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d+)?$/, thousands: ',', decimal: '.' };
const comma = { pattern: /^(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d+)?$/, thousands: '.', decimal: ',' };
export type Notation = typeof point;

/** The notation of digits that can be read in only one way; "1.234" can be both. */
export const provenBy = (digits: string): Notation | undefined => {
  const [isPoint, isComma] = [point.pattern.test(digits), comma.pattern.test(digits)];
  if (isPoint === isComma) return undefined;
  return isPoint ? point : comma;
};

export interface Parts {
  readonly isNegative: boolean;
  /** With the separators of the file, without spaces and apostrophes between thousands. */
  readonly digits: string;
  /** "$" or "EUR"; empty if the text has none. */
  readonly sign: string;
}

const currency = String.raw`(?:[A-Z]{1,2}\p{Sc}|\p{Sc}|[A-Z]{3})?`;
const number = String.raw`\d+(?:[.,'\u2019 ]\d+)*`;
const written = new RegExp(`^([-+−]?) ?(${currency}) ?([-+−]?)(${number}) ?(${currency}) ?(-?)$`, 'u');
const grouped = /^[1-9]\d{0,2}(?:([ '’])\d{3}(?:\1\d{3})*)?(?:[.,]\d+)?$/;

/** In digits 0 to 9, with points and commas for the Arabic signs, and with the code of a currency in capitals. */
const plainAmount = (text: string): string =>
  toPlainSigns(text)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/(?<!\p{L})\p{L}{3}(?!\p{L})/u, (code) =>
      knownCurrencies().has(code.toUpperCase()) ? code.toUpperCase() : code,
    );

/**
 * Reads "-$1,234.50", "1 234,50 €", "chf 1'234.50", "(12.50)" and "12.50-", in digits of any script; undefined for any other
 * text.
 */
export const partsOf = (value: unknown): Parts | undefined => {
  if (typeof value !== 'string') return undefined;
  // Most amounts of most files; the other pattern takes ten times as long.
  const plain = /^(-?)(\d+(?:\.\d+)?)$/.exec(value);
  if (plain) return { isNegative: plain[1] === '-', digits: plain[2] ?? '', sign: '' };
  return partsIn(value) ?? partsIn(plainAmount(value));
};

const partsIn = (value: string): Parts | undefined => {
  const text = value.trim().replaceAll(/\s/g, ' ');
  const inBrackets = /^\((.*)\)$/.exec(text)?.[1];
  const match = written.exec(inBrackets ?? text);
  if (!match) return undefined;
  const [, first = '', before = '', second = '', body = '', after = '', last = ''] = match;
  const signs = [inBrackets === undefined ? '' : '(', first, second, last].filter((one) => one !== '');
  if (signs.length > 1 || (before !== '' && after !== '')) return undefined;
  if (/[ '’]/.test(body) && !grouped.test(body)) return undefined;
  return {
    isNegative: signs.length === 1 && signs[0] !== '+',
    digits: body.replaceAll(/[ '’]/g, ''),
    sign: before || after,
  };
};

export const decimalOf = ({ isNegative, digits }: Parts, notation: Notation | undefined): string | undefined => {
  const minus = isNegative ? '-' : '';
  if (/^\d+$/.test(digits)) return minus + digits;
  if (!notation?.pattern.test(digits)) return undefined;
  return minus + digits.replaceAll(notation.thousands, '').replace(notation.decimal, '.');
};

const narrowSignOf = (code: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

let currencies: ReadonlySet<string> | undefined;
const knownCurrencies = (): ReadonlySet<string> => (currencies ??= new Set(Intl.supportedValuesOf('currency')));

let codesBySign: ReadonlyMap<string, readonly string[]> | undefined;

/** The currencies that have a sign: one has "€", many have "$". */
export const codesOf = (sign: string): readonly string[] => {
  codesBySign ??= Map.groupBy(Intl.supportedValuesOf('currency'), narrowSignOf);
  return codesBySign.get(sign) ?? [];
};
