/** The languages of the app: their own names, text directions and locales for numbers and dates. */
import type { Direction } from './appearance';

interface LanguageRow {
  /** As speakers of the language write it. */
  readonly name: string;
  readonly direction: Direction;
  /** For `Intl`. */
  readonly locale: string;
  /** The computer's own region of the language, such as Mexico, says how numbers and dates are written. */
  readonly isRegional?: true;
  /** How amounts name their currency: `US$` is torn apart in right-to-left text. */
  readonly currency?: 'code';
  /** Added to the locale, also to a regional one. */
  readonly extension?: string;
}

export const languageTable = {
  // The specification's default; the texts are US English.
  en: { name: 'English', direction: 'ltr', locale: 'en-US' },
  es: { name: 'Español', direction: 'ltr', locale: 'es', isRegional: true },
  // Latin digits and the Gregorian calendar, because tickets, car numbers and events have them too.
  ar: {
    name: 'العربية',
    direction: 'rtl',
    locale: 'ar',
    isRegional: true,
    extension: '-u-ca-gregory-nu-latn',
    currency: 'code',
  },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type Language = keyof typeof languageTable;
export const languages = Object.keys(languageTable) as Language[];
export const defaultLanguage: Language = 'en';

/** What a person can choose: `system` is the computer's own language if the app has it, or else English. */
export const languageChoices = ['system', ...languages] as const;
type LanguageChoice = (typeof languageChoices)[number];

interface LanguageSettings {
  readonly language: LanguageChoice;
  readonly systemLanguage: Language;
}
export const languageInUse = ({ language, systemLanguage }: LanguageSettings): Language =>
  language === 'system' ? systemLanguage : language;

/** A language by its code; English for any other text. */
export const languageOf = (code: string | undefined): Language =>
  languages.find((language) => language === code) ?? defaultLanguage;

/** The `currencyDisplay` of `Intl`. */
export const currencyDisplayOf = (language: Language): 'symbol' | 'code' => {
  const { currency }: LanguageRow = languageTable[language];
  return currency ?? 'symbol';
};

/** The locale of a language on a computer with these locales. */
export const localeOf = (language: Language, locales: readonly string[]): string => {
  const { locale, isRegional, extension = '' }: LanguageRow = languageTable[language];
  const regional = isRegional && locales.find((one) => /^[a-z]{2}-[A-Z]{2}$/.test(one) && one.startsWith(language));
  return `${regional || locale}${extension}`;
};

export const directionOf = (language: Language): Direction => languageTable[language].direction;

/** The first language of a computer that the app has, such as `es` for `es-MX`; English if it has none of them. */
export const matchLanguage = (locales: readonly string[]): Language =>
  locales
    .map((locale) => languages.find((language) => locale.toLowerCase().split(/[-_]/)[0] === language))
    .find((language) => language !== undefined) ?? defaultLanguage;
