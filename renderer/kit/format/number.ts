/** Formats numbers and money. Money arrives as decimal text and is never converted to a float. */

import { currencyDisplayOf } from '@contract/language';
import { reportUnknownUnit } from '../stores/unknown-unit';
import { byLocale, currentLanguage, currentLocale } from './locale';
import { kitText } from './text';

/** Zero has no sign: servers that compute with floats send -0.0. */
const signDisplay = 'negative';
const number = byLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6, signDisplay }));
const percent = byLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay }),
);
const currencyDisplay = () => ({ currencyDisplay: currencyDisplayOf(currentLanguage()) });
const moneyFormats = byLocale(() => new Map<string, Intl.NumberFormat | undefined>());

const decimalText = /^[+-]?\d{1,30}(?:\.(\d{1,10}))?$/;

/** The formatter of a currency with a number of decimals; undefined for an unknown currency. */
const moneyFormat = (currency: string, decimals: number | undefined): Intl.NumberFormat | undefined => {
  const formats = moneyFormats();
  const key = `${currency}${decimals ?? ''}`;
  if (!formats.has(key)) {
    const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    try {
      formats.set(
        key,
        new Intl.NumberFormat(currentLocale(), {
          style: 'currency',
          currency,
          signDisplay,
          ...currencyDisplay(),
          ...digits,
        }),
      );
    } catch {
      formats.set(key, undefined);
    }
  }
  return formats.get(key);
};

const prices = byLocale(
  (locale) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }),
);

/** A price in dollars: "$49", "$12.50". Only for amounts that are known to be dollars. */
export const formatPrice = (dollars: number): string => prices().format(dollars);

const decimalsByCurrency = new Map<string, number | undefined>();

/** The usual number of decimals of a currency; undefined if unknown. Cached, because the lookup is slow. */
export const usualDecimals = (currency: string): number | undefined => {
  if (!decimalsByCurrency.has(currency)) {
    const options = moneyFormat(currency, undefined)?.resolvedOptions();
    decimalsByCurrency.set(currency, options?.minimumFractionDigits);
  }
  return decimalsByCurrency.get(currency);
};

/** `USD` from " usd "; empty if there is none. */
export const currencyText = (currency: unknown): string =>
  typeof currency === 'string' ? currency.trim().toUpperCase() : '';

/**
 * Whether an amount's unit is unknown. A whole JSON number may be cents: such an amount is neither summed nor
 * compared with others. Zero is the same in any unit.
 */
export const isUnitUnknown = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value !== 0;

/** "$" instead of a code: a server may send only that. */
const isSign = /^\p{Sc}$/u;

/**
 * Formats money with its currency and the currency's usual number of decimals, or more if more were sent: "30.0" USD is
 * "$30.00", "123.580" is "$123.580". Without a currency, only the amount is shown. Other text is unchanged. A JSON
 * integer, whose unit is unknown, is unchanged and marked.
 */
export const formatMoney = (value: unknown, currency?: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  const unit = currencyText(currency);
  if (isUnitUnknown(value)) {
    reportUnknownUnit(value, unit);
    return kitText('money.unknown', { amount: `${number().format(value)} ${unit}`.trim() });
  }
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  const amount = String(value).trim();
  const match = decimalText.exec(amount);
  if (!match) return amount;
  const format = moneyFormat(unit, Math.max(match[1]?.length ?? 0, usualDecimals(unit) ?? 0));
  // The formatter takes decimal text exactly; TypeScript's type for that requires a literal.
  if (format) return format.format(amount as `${number}`);
  return isSign.test(unit) ? amount.replace(/^[+-]?/, `$&${unit}`) : `${amount} ${unit}`.trim();
};

/** A number with thousands separators; text that is not a number is unchanged. */
export const formatNumber = (value: unknown): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? number().format(value) : '';
  if (typeof value !== 'string') return '';
  return decimalText.test(value.trim()) ? number().format(value.trim() as `${number}`) : value;
};

/** 0.9 becomes "90%"; empty for a value that is not a number. */
export const formatPercent = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? percent().format(Math.round(value * 1000) / 1000) : '';
