/** Numbers, money and sizes for people. Money arrives as decimal text and never becomes a float on its way to the screen. */

const locale = 'en-US';
const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
const moneyFormats = new Map<string, Intl.NumberFormat | undefined>();

const decimalText = /^[+-]?\d{1,30}(?:\.(\d{1,10}))?$/;

/** The formatter of a currency with a number of decimals; undefined for a currency nobody knows. */
const moneyFormat = (currency: string, decimals: number | undefined): Intl.NumberFormat | undefined => {
  const key = `${currency}${decimals ?? ''}`;
  if (!moneyFormats.has(key)) {
    const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    try {
      moneyFormats.set(key, new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }));
    } catch {
      moneyFormats.set(key, undefined);
    }
  }
  return moneyFormats.get(key);
};

/**
 * Money text with its currency. All decimals that were sent are shown, none is added: "123.580" USD is "$123.580".
 * Without a currency the amount stands alone; what is not an amount is shown as it came.
 */
export const formatMoney = (value: unknown, currency?: unknown): string => {
  if (value === null || value === undefined || value === '') return '';
  const unit = typeof currency === 'string' ? currency.toUpperCase() : '';
  if (typeof value === 'number')
    return moneyFormat(unit, undefined)?.format(value) ?? `${number.format(value)} ${unit}`.trim();
  if (typeof value !== 'string') return '';
  const amount = value.trim();
  const match = decimalText.exec(amount);
  if (!match) return value;
  const format = moneyFormat(unit, match[1]?.length ?? 0);
  // The formatter takes decimal text as it is, exactly; TypeScript's type for that wants a literal.
  return format ? format.format(amount as `${number}`) : `${amount} ${unit}`.trim();
};

/** A number with thousands separators; text that is not a number is shown as it came. */
export const formatNumber = (value: unknown): string => {
  if (typeof value === 'number') return Number.isFinite(value) ? number.format(value) : '';
  if (typeof value !== 'string') return '';
  return decimalText.test(value.trim()) ? number.format(value.trim() as `${number}`) : value;
};

/** A part of one: 0.9 is "90%"; what is no number says nothing. */
export const formatShare = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? `${number.format(Math.round(value * 1000) / 10)}%` : '';

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in bytes: "2.4 MB". Powers of 1,000, as file managers show them. */
export const formatBytes = (bytes: number): string => {
  if (!Number.isFinite(bytes) || bytes < 0) return '';
  const step = Math.min(sizes.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const unit = sizes[step] ?? 'byte';
  const amount = bytes / 1000 ** step;
  const digits = step === 0 || amount >= 100 ? 0 : 1;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: digits,
  }).format(amount);
};
