/** Any value as text on the screen: `toPlainText` in the language of the app. */
import { fieldName } from './field-name';
import { type PlainWords, toPlainText } from './plain-text';
import { kitText } from './text';

export const flagWord = (flag: boolean): string => kitText(flag ? 'flag.yes' : 'flag.no');

const words: PlainWords = { name: fieldName, flag: flagWord };

export const shownText = (value: unknown): string => toPlainText(value, 0, words);
