/** The words of data, such as a booking's status, in the language of the app. */
import type words from '../../locales/en/words.json';
import { enumText } from './field';

type Words = typeof words;
/** A field whose words the app knows: `ticket.status`. */
export type WordField = { [E in keyof Words & string]: `${E}.${keyof Words[E] & string}` }[keyof Words & string];

/** For a field's `valueTexts`: its words. */
export const wordTexts = <F extends WordField>(field: F): `words:${F}` => `words:${field}`;

/** A word in the language of the app if it is known, or else as the server sent it, made readable. */
export const wordText = (field: WordField, value: string): string => enumText({ valueTexts: wordTexts(field) }, value);
