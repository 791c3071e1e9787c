/**
 * Amounts of a transactions file in one notation: "1.234,50" and "$1,234.50" become "1234.50" where the file proves
 * which it uses.
 */
import { transaction } from '@contract/entities/transaction';
import type { Values } from '@contract/json/record';

/** Whether a sign names one currency, as "€" does, or many, as "$" does. */
const narrowSignOf = (code: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? code;

let codesBySign: ReadonlyMap<string, readonly string[]> | undefined;

const codesOf = (sign: string): readonly string[] => {
  codesBySign ??= Map.groupBy(Intl.supportedValuesOf('currency'), narrowSignOf);
  return codesBySign.get(sign) ?? [];
};

/** `EUR` for "€" and "EUR"; the sign itself if more than one currency has it. */
const currencyOfSign = (sign: string): string => {
  const codes = codesOf(sign);
  return codes.length === 1 ? (codes[0] ?? sign) : sign;
};

/** Whether a sign ("$", "CA$", "CAD") may stand for a currency (`CAD`, or the sign itself). */
const isCurrencyOf = (sign: string, currency: string): boolean => {
  const code = currency.toUpperCase();
  return sign === code || codesOf(sign.slice(-1)).includes(code) || sign.slice(-1) === code;
};

const names = Object.entries(transaction.fields).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : []));

const point = { pattern: /^(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d+)?$/, thousands: ',', decimal: '.' };
const comma = { pattern: /^(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d+)?$/, thousands: '.', decimal: ',' };
type Notation = typeof point;

/** The notation of digits that can be read in only one way; "1.234" can be both. */
const provenBy = (digits: string): Notation | undefined => {
  const [isPoint, isComma] = [point.pattern.test(digits), comma.pattern.test(digits)];
  if (isPoint === isComma) return undefined;
  return isPoint ? point : comma;
};

interface Parts {
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

/** Reads "-$1,234.50", "1 234,50 €", "CHF 1'234.50", "(12.50)" and "12.50-"; undefined for any other text. */
const partsOf = (value: unknown): Parts | undefined => {
  if (typeof value !== 'string') return undefined;
  // Most amounts of most files; the other pattern takes ten times as long.
  const plain = /^(-?)(\d+(?:\.\d+)?)$/.exec(value);
  if (plain) return { isNegative: plain[1] === '-', digits: plain[2] ?? '', sign: '' };
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

const decimalOf = ({ isNegative, digits }: Parts, notation: Notation | undefined): string | undefined => {
  const minus = isNegative ? '-' : '';
  if (/^\d+$/.test(digits)) return minus + digits;
  if (!notation?.pattern.test(digits)) return undefined;
  return minus + digits.replaceAll(notation.thousands, '').replace(notation.decimal, '.');
};

interface FileFacts {
  readonly proven: ReadonlySet<Notation>;
  readonly hasDecimals: boolean;
}

const factsOf = (rows: readonly Values[]): FileFacts => {
  const proven = new Set<Notation>();
  let hasDecimals = false;
  for (const row of rows)
    for (const name of names) {
      const digits = partsOf(row[name])?.digits ?? '';
      const notation = provenBy(digits);
      if (!notation) continue;
      proven.add(notation);
      hasDecimals ||= digits.includes(notation.decimal);
    }
  return { proven, hasDecimals };
};

/** A row's currency, or else that of the signs at its amounts; undefined if they differ. */
const currencyIn = ({ currency: own }: Values, signs: readonly string[]): string | undefined => {
  const known = typeof own === 'string' ? own.trim() : '';
  const [sign = '', ...others] = new Set(signs);
  if (known === '') return others.length > 0 ? undefined : currencyOfSign(sign);
  return signs.every((one) => isCurrencyOf(one, known)) ? known : undefined;
};

/** The rows with amounts as decimal text. A file that proves both notations stays as it is. */
export const withOneNotation = (rows: readonly Values[]): readonly Values[] => {
  const { proven, hasDecimals } = factsOf(rows);
  if (proven.size > 1) return rows;
  const [notation] = proven;
  return rows.map((row) => {
    const amounts: Record<string, unknown> = {};
    const signed: [name: string, amount: string | undefined, sign: string][] = [];
    for (const name of names) {
      const value = row[name];
      const parts = partsOf(value);
      // A whole number beside amounts with decimals is not in cents.
      if (typeof value === 'number' && Number.isSafeInteger(value) && hasDecimals) amounts[name] = String(value);
      else if (parts && parts.sign !== '') signed.push([name, decimalOf(parts, notation), parts.sign]);
      else if (parts) amounts[name] = decimalOf(parts, notation) ?? value;
    }
    if (signed.length === 0) return { ...row, ...amounts };
    const currency = currencyIn(
      row,
      signed.map(([, , sign]) => sign),
    );
    if (currency === undefined) return { ...row, ...amounts };
    for (const [name, amount] of signed) amounts[name] = amount ?? row[name];
    return { ...row, ...amounts, currency };
  });
};
