/** Texts that people read: ICU messages in `renderer/locales`, which `intl-messageformat` formats for main and the page. */
import {
  createLiteralElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { formatToParts } from 'intl-messageformat';
import { formatBytes } from '../format-bytes';

/** A file of messages. `list.empty` is the key of the message `empty` in the group `list`. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

export type MessageValues = Readonly<Record<string, unknown>>;

/** The message of a key; undefined if there is none. */
export const findMessage = (messages: Messages | undefined, key: string): string | undefined => {
  let found: string | Messages | undefined = messages;
  for (const part of key.split('.'))
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** Isolates each value, so that a name or a number in another script doesn't reorder the text around it. */
const isolateValues = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element): MessageFormatElement[] => {
    if (isLiteralElement(element)) return [element];
    if (!isPluralElement(element) && !isSelectElement(element))
      return [createLiteralElement('\u2068'), element, createLiteralElement('\u2069')];
    const options = Object.fromEntries(
      Object.entries(element.options).map(([form, option]) => [
        form,
        { ...option, value: isolateValues(option.value) },
      ]),
    );
    return [{ ...element, options }];
  });

/** Formats a message of one language with its values. */
export type MessageFormat = (message: string, values?: MessageValues) => string;

/** A message is parsed when it is first used. `isolates` is for right-to-left texts; native menus and dialogs don't need it. */
export const createMessageFormat = (locale: string, isolates = false): MessageFormat => {
  const known = new Map<string, MessageFormatElement[]>();
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const sizes = { format: (bytes: unknown) => formatBytes(Number(bytes), locale) } as Intl.NumberFormat;
  const formatters = {
    getNumberFormat: (_locale: unknown, options?: { readonly unit?: string }) => {
      if (options?.unit === 'byte') return sizes;
      numbers ??= new Intl.NumberFormat(locale);
      return numbers;
    },
    getPluralRules: () => {
      plurals ??= new Intl.PluralRules(locale);
      return plurals;
    },
    getDateTimeFormat: (...input: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...input),
  };
  // `{size, number, bytes}` is written as "2.4 MB".
  const formats = { number: { bytes: { style: 'unit', unit: 'byte' } }, date: {}, time: {} } as const;

  const parsed = (message: string): MessageFormatElement[] => {
    const elements = parse(message, { ignoreTag: true });
    return isolates ? isolateValues(elements) : elements;
  };

  return (message, values = {}) => {
    if (!message.includes('{')) return message;
    const elements = known.get(message) ?? parsed(message);
    known.set(message, elements);
    // The place of a missing value stays empty; the library would throw.
    const all = new Proxy(values, { has: () => true }) as Record<string, string>;
    // The library's class asks the browser for the locale's names with each new message, 15 ms for the first.
    return formatToParts(elements, locale, formatters, formats, all)
      .map(({ value }) => value)
      .join('');
  };
};

let transform = (text: string): string => text;

/** What the page does to each text before it is shown: nothing, but for the pseudo-locale of layout tests. */
export const transformText = (text: string): string => transform(text);

export const setTextTransform = (own: (text: string) => string): void => {
  transform = own;
};
