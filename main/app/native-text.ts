/** The texts of menus and native dialogs, which the page's own translation cannot reach. */
import type { CommandChoice, CommandId, CommandMenu } from '@contract/commands/table';
import { defaultLanguage, type Language, localeOf } from '@contract/language';
import arabicCommands from '../../renderer/locales/ar/commands.json';
import arabic from '../../renderer/locales/ar/native.json';
import englishCommands from '../../renderer/locales/en/commands.json';
import english from '../../renderer/locales/en/native.json';
import spanishCommands from '../../renderer/locales/es/commands.json';
import spanish from '../../renderer/locales/es/native.json';

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
export type NativeText = Keys<typeof english>;

const texts: Readonly<Record<Language, typeof english>> = { en: english, es: spanish, ar: arabic };
const commandTexts: Readonly<Record<Language, typeof englishCommands>> = {
  en: englishCommands,
  es: spanishCommands,
  ar: arabicCommands,
};
let language: Language = defaultLanguage;

/** Texts that are asked for from now on are in this language. */
export const setNativeLanguage = (chosen: Language): void => {
  language = chosen;
};

const find = (from: unknown, key: string): string =>
  String(key.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), from));

/** A text by its key; `{{name}}` in it stands for the value of that name. Numbers are written as in the language. */
export const text = (key: NativeText, values: Readonly<Record<string, string | number>> = {}): string =>
  find(texts[language], key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) =>
    (values[name] ?? '').toLocaleString(localeOf(language, [])),
  );

/** The names of commands and their menus, which the page shows as well. */
export const commandText = (
  key: `commands.${CommandId}` | `menus.${CommandMenu}` | `choices.${CommandChoice}`,
): string => find(commandTexts[language], key);
