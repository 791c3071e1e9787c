/** Masks tax numbers in any field of an answer: only the last four digits are shown. */

import type { Values } from '../../../kit/area/field';
import { readableLabel } from '../../../kit/format/label';
import { toPlainText } from '../../../kit/format/plain-text';

/** 123-45-6789, 12-3456789 and nine digits in a row; not a postal code (73069-1234) or a phone number. */
const taxNumberPattern = /(?<![\d-])(?:\d{3}[- ]\d{2}[- ]\d{4}|\d{2}-\d{7}|\d{9})(?![\d-])/g;
const taxNumberNames = new Set(['tin', 'ssn', 'ein', 'itin', 'tins']);

/** Field names such as tin, ssn, employerEin, taxId, tax_number, taxpayerIdentificationNumber. */
const isTaxNumberKey = (key: string): boolean => {
  const words = readableLabel(key).toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  return (
    words.some((word) => taxNumberNames.has(word)) ||
    (/^tax/.test(words[0] ?? '') && /^(id|no|nr|number)s?$/.test(last))
  );
};

const maskDigits = (digits: string): string => `••• ${digits.slice(-4)}`;

const maskText = (text: string): string =>
  text.replace(taxNumberPattern, (found) => maskDigits(found.replace(/\D/g, '')));

const maskTaxNumber = (value: unknown): unknown => {
  const digits = toPlainText(value).replace(/\D/g, '');
  return digits.length > 4 ? maskDigits(digits) : value;
};

const maskValue = (key: string, value: unknown, depth: number): unknown => {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (typeof value === 'object') return depth > 6 ? undefined : maskParts(value, depth + 1);
  if (isTaxNumberKey(key)) return maskTaxNumber(value);
  const text = String(value);
  const masked = maskText(text);
  return masked === text ? value : masked;
};

const maskParts = (parts: object, depth: number): unknown =>
  Array.isArray(parts)
    ? parts.map((part: unknown) => maskValue('', part, depth))
    : Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, maskValue(key, value, depth)]));

/** The record with all tax numbers masked. */
export const maskTaxNumbers = (values: Values): Values => maskParts(values, 0) as Values;

/** "••• 1234", from the last four digits; undefined if there are none. */
export const formatLastDigits = (last4: unknown): string | undefined => {
  const digits = toPlainText(last4).replace(/\D/g, '');
  return digits === '' ? undefined : maskDigits(digits);
};
