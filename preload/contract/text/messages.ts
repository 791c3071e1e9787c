/** Texts as the build compiles them (`resources/build/texts.ts`), and how values are written in them. */
import { formatBytes } from '../format-bytes';

export type MessageValues = Readonly<Record<string, unknown>>;

/** A text, or what makes one of its values. */
type Message = string | ((values: MessageValues) => string);

/** The messages of a file, by their key: `list.empty`. */
export type Texts = Readonly<Record<string, Message>>;

export interface MessageFormats {
  /** The locale of the language in use. */
  readonly locale: () => string;
  /** What becomes of each value, once it is text. */
  readonly isolate: (text: string) => string;
}

let formats: MessageFormats = { locale: () => 'en-US', isolate: (text) => text };

/** Main and the page each have their own. Returns those before. */
export const setMessageFormats = (own: MessageFormats): MessageFormats => {
  const before = formats;
  formats = own;
  return before;
};

const numbers = new Map<string, Intl.NumberFormat>();
const numberFormat = (locale: string): Intl.NumberFormat => {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, known);
  return known;
};

/** `{name}`: the value, unchanged; nothing if it's missing. */
export const value = (one: unknown): string => (one === undefined || one === null ? '' : formats.isolate(String(one)));

/** `{rows, number}`, and `#` in a plural form. */
export const number = (one: unknown): string => formats.isolate(numberFormat(formats.locale()).format(Number(one)));

/** `{size, bytes}`: "2.4 MB". */
export const bytes = (one: unknown): string => formats.isolate(formatBytes(Number(one), formats.locale()));

let finish = (text: string): string => text;

/** What each text of the page goes through before it is shown: a language for tests of the layout. */
export const setTextFinish = (own: (text: string) => string): void => {
  finish = own;
};
export const finishText = (text: string): string => finish(text);
