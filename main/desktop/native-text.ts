/** The texts of menus and native dialogs, which the page's own translation cannot reach. */
import type { CommandChoice, CommandId, CommandMenu } from '@contract/commands/table';
import { defaultLanguage, type Language, localeOf } from '@contract/language';
import { setMessageFormats, type Texts } from '@contract/text/messages';
import type { TextKey } from '@contract/text/text-keys';
import type english from '../../renderer/locales/en/native.json';

export type NativeText = TextKey<typeof english>;

const files = import.meta.glob<Texts>('../../renderer/locales/*/{commands,native}.json', {
  eager: true,
  import: 'default',
  query: '?texts',
});

let language: Language = defaultLanguage;

setMessageFormats({ locale: () => localeOf(language, []), isolate: (text) => text });

/** Texts that are asked for from now on are in this language. */
export const setNativeLanguage = (chosen: Language): void => {
  language = chosen;
};

type Values = Readonly<Record<string, string | number>>;

const find = (file: 'commands' | 'native', key: string, values: Values = {}): string => {
  const message = files[`../../renderer/locales/${language}/${file}.json`]?.[key] ?? key;
  return typeof message === 'string' ? message : message(values);
};

/** A text by its key; `{name}` in it stands for the value of that name, and a count chooses the plural form. */
export const text = (key: NativeText, values?: Values): string => find('native', key, values);

/** The names of commands and their menus, which the page shows as well. */
export const commandText = (
  key: `commands.${CommandId}` | `menus.${CommandMenu}` | `choices.${CommandChoice}`,
): string => find('commands', key);
