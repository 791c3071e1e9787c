/** A label within a sentence: "a name", "an email", "a ZIP code". Other languages do without the article. */
import { currentLanguage, currentLocale } from './locale';

const isAcronym = (label: string): boolean => /^\S?[\p{Lu}\d]/u.test(label.slice(1)) || label.length === 1;
const isPlural = (label: string): boolean => /[^su]s$/.test(label);
/** Letters whose sound begins with a vowel, and words written with a vowel whose sound does not. */
const startsWithVowel = (label: string): boolean =>
  /^(?:[aeio]|u(?!s|ni))/i.test(label) || /^[FHLMNRSX][\p{Lu}\d]/u.test(label);

/** Makes the first letter lower case, unless the word is an acronym. */
export const inSentence = (label: string): string =>
  isAcronym(label) ? label : label.charAt(0).toLocaleLowerCase(currentLocale()) + label.slice(1);

/** Plural labels take no article, and neither do those of a language other than English. */
export const withArticle = (label: string): string => {
  const words = inSentence(label);
  if (currentLanguage() !== 'en' || isPlural(label)) return words;
  return `${startsWithVowel(label) ? 'an' : 'a'} ${words}`;
};
