/** The texts of menus and native dialogs, which the page's own translation cannot reach. */
import type { CommandChoice, CommandId, CommandMenu } from '@contract/commands/table';
import { defaultLanguage, type Language, localeOf } from '@contract/language';
import { createMessageFormat, findMessage, type Messages } from '@contract/text/messages';
import type { TextKey } from '@contract/text/text-keys';
import type english from '../../renderer/locales/en/native.json';

export type NativeText = TextKey<typeof english>;

const files = import.meta.glob<Messages>('../../renderer/locales/*/{commands,native}.json', {
  eager: true,
  import: 'default',
});

const formatIn = (chosen: Language) => createMessageFormat(localeOf(chosen, []));

let language: Language = defaultLanguage;
let format = formatIn(language);

/** Texts that are asked for from now on are in this language. */
export const setNativeLanguage = (chosen: Language): void => {
  language = chosen;
  format = formatIn(chosen);
};

type Values = Readonly<Record<string, string | number>>;

const find = (file: 'commands' | 'native', key: string, values?: Values): string => {
  const message = findMessage(files[`../../renderer/locales/${language}/${file}.json`], key);
  return message === undefined ? key : format(message, values);
};

/** A text by its key; `{name}` in it stands for the value of that name, and a count chooses the plural form. */
export const text = (key: NativeText, values?: Values): string => find('native', key, values);

/** The names of commands and their menus, which the page shows as well. */
export const commandText = (
  key: `commands.${CommandId}` | `menus.${CommandMenu}` | `choices.${CommandChoice}`,
): string => find('commands', key);
