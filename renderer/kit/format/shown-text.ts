/** Any value as text on the screen: `toPlainText` in the language of the app. */
import { fieldName } from './field-name';
import { type PlainWords, toPlainText } from './plain-text';
import { kitText } from './text';

const words: PlainWords = { name: fieldName, flag: (value) => kitText(value ? 'flag.yes' : 'flag.no') };

export const shownText = (value: unknown): string => toPlainText(value, 0, words);
