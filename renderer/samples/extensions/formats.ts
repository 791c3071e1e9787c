/** The same values in the formats of several locales, by the browser's Intl. */
export const locales = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'pl-PL', 'ja-JP', 'ar-EG'] as const;
export type Locale = (typeof locales)[number];

export const languageOf = (locale: Locale): string => locale.slice(0, 2);

/** The currency of each locale. */
const currencies: Readonly<Record<Locale, string>> = {
  'en-US': 'USD',
  'en-GB': 'GBP',
  'de-DE': 'EUR',
  'fr-FR': 'EUR',
  'pl-PL': 'PLN',
  'ja-JP': 'JPY',
  'ar-EG': 'EGP',
};

export const kinds = ['number', 'money', 'percent', 'speed', 'day', 'time', 'ago', 'list', 'size'] as const;
export type Kind = (typeof kinds)[number];

const number = (locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(locale, options).format(value);

interface Given {
  readonly amount: number;
  readonly moment: Date;
  readonly words: readonly string[];
}

export const formatValue = (locale: Locale, kind: Kind, { amount, moment, words }: Given): string => {
  switch (kind) {
    case 'number':
      return number(locale, amount);
    case 'money':
      return number(locale, amount, { style: 'currency', currency: currencies[locale] });
    case 'percent':
      return number(locale, 0.256, { style: 'percent', maximumFractionDigits: 1 });
    case 'speed':
      return number(locale, 287.4, { style: 'unit', unit: 'kilometer-per-hour' });
    case 'day':
      return new Intl.DateTimeFormat(locale, { dateStyle: 'full' }).format(moment);
    case 'time':
      return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(moment);
    case 'ago':
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
    case 'list':
      return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words);
    case 'size':
      return number(locale, 12.5, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' });
  }
};

/** The plural form that a language uses for a count: `one`, `few`, `other`. */
export const pluralForm = (locale: Locale, count: number): Intl.LDMLPluralRule =>
  new Intl.PluralRules(locale).select(count);
