/** Amounts of a transactions file in one notation: "1.234,50" and "1,234.50" become "1234.50" where the file proves which it uses. */
import { transaction } from '@contract/entities/transaction';
import type { Values } from '@contract/json/record';

const names = Object.entries(transaction.fields).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : []));

const point = { pattern: /^[+-]?(\d+|[1-9]\d{0,2}(,\d{3})+)(\.\d+)?$/, thousands: ',', decimal: '.' };
const comma = { pattern: /^[+-]?(\d+|[1-9]\d{0,2}(\.\d{3})+)(,\d+)?$/, thousands: '.', decimal: ',' };
type Notation = typeof point;

/** The notation of an amount that can be read in only one way; "1.234" can be both. */
const provenBy = (text: string): Notation | undefined => {
  const [isPoint, isComma] = [point.pattern.test(text), comma.pattern.test(text)];
  if (isPoint === isComma) return undefined;
  return isPoint ? point : comma;
};

const trimmed = (value: unknown): string | undefined => (typeof value === 'string' ? value.trim() : undefined);

/** The rows with amounts as decimal text. A file that proves neither notation, or both, stays as it is. */
export const withOneNotation = (rows: readonly Values[]): readonly Values[] => {
  const texts = rows.flatMap((row) => names.flatMap((name) => trimmed(row[name]) ?? []));
  const proven = new Set(texts.flatMap((text) => provenBy(text) ?? []));
  const [notation] = proven;
  if (proven.size !== 1 || !notation) return rows;
  // A whole number beside amounts with decimals is not in cents.
  const hasDecimals = texts.some((text) => provenBy(text) && text.includes(notation.decimal));
  const toDecimal = (value: unknown): unknown => {
    if (typeof value === 'number' && Number.isSafeInteger(value) && hasDecimals) return String(value);
    const text = trimmed(value);
    if (text === undefined || !notation.pattern.test(text)) return value;
    return text.replaceAll(notation.thousands, '').replace(notation.decimal, '.');
  };
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(names.flatMap((name) => (name in row ? [[name, toDecimal(row[name])]] : []))),
  }));
};
