/** The locale in which numbers, dates and names are written and ordered: that of the language in use. */
import { type Language, localeOf } from '@contract/language';
import { currentLanguage } from '../../locales';

export { currentLanguage };

const locales = new Map<Language, string>();

/** Cached, because lists format each cell. */
export const currentLocale = (): string => {
  const language = currentLanguage();
  const known = locales.get(language) ?? localeOf(language, navigator.languages);
  locales.set(language, known);
  return known;
};

/** Creates a formatter once per locale, because creating one is slow. */
export const byLocale = <T>(create: (locale: string) => T): (() => T) => {
  const made = new Map<string, T>();
  return () => {
    const locale = currentLocale();
    const known = made.get(locale) ?? create(locale);
    made.set(locale, known);
    return known;
  };
};

const maxCachedTexts = 2_000;

/** Caches texts by locale and key, for texts that take long and are the same in many rows of a list. */
export const createTextCache = <Text extends string | undefined>(): ((key: string, create: () => Text) => Text) => {
  const texts = byLocale(() => new Map<string, Text>());
  return (key, create) => {
    const known = texts().get(key);
    if (known !== undefined) return known;
    const text = create();
    if (texts().size >= maxCachedTexts) texts().clear();
    texts().set(key, text);
    return text;
  };
};
