/** The texts of menus and native dialogs, which the page's own translation cannot reach. */
import type { CommandChoice, CommandId, CommandMenu } from '@contract/commands/table';
import { defaultLanguage, type Language, localeOf } from '@contract/language';
import type { TextKey } from '@contract/text/text-keys';
import { createInstance } from 'i18next';
import arabicCommands from '../../renderer/locales/ar/commands.json';
import arabic from '../../renderer/locales/ar/native.json';
import englishCommands from '../../renderer/locales/en/commands.json';
import english from '../../renderer/locales/en/native.json';
import spanishCommands from '../../renderer/locales/es/commands.json';
import spanish from '../../renderer/locales/es/native.json';

export type NativeText = TextKey<typeof english>;

let language: Language = defaultLanguage;

/** Numbers are written as in the language. */
const write = (value: unknown): string => (value as string | number).toLocaleString(localeOf(language, []));

const texts = createInstance();
void texts.init({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  resources: {
    en: { native: english, commands: englishCommands },
    es: { native: spanish, commands: spanishCommands },
    ar: { native: arabic, commands: arabicCommands },
  } satisfies Readonly<Record<Language, object>>,
  initAsync: false,
  // Nothing here is HTML; `escape` is where a value becomes text.
  interpolation: { escape: write, useRawValueToEscape: true },
});

/** Texts that are asked for from now on are in this language. */
export const setNativeLanguage = (chosen: Language): void => {
  language = chosen;
};

/** A text by its key; `{{name}}` in it stands for the value of that name, and `count` chooses the plural form. */
export const text = (key: NativeText, values: Readonly<Record<string, string | number>> = {}): string =>
  texts.t(key, { ns: 'native', lng: language, ...values });

/** The names of commands and their menus, which the page shows as well. */
export const commandText = (
  key: `commands.${CommandId}` | `menus.${CommandMenu}` | `choices.${CommandChoice}`,
): string => texts.t(key, { ns: 'commands', lng: language });
