/**
 * Amounts of a transactions file in one notation: "1.234,50" and "$1,234.50" become "1234.50" where the file proves
 * which it uses.
 */
import { transaction } from '@contract/entities/transaction';
import type { Values } from '@contract/json/record';
import { codesOf, decimalOf, type Notation, partsOf, provenBy } from '@contract/text/amount';

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
