/** The texts of menus and native dialogs, which the page's own translation cannot reach. */
import type { CommandChoice, CommandId, CommandMenu } from '@contract/commands/table';
import commands from '../../renderer/locales/en/commands.json';
import native from '../../renderer/locales/en/native.json';

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
export type NativeText = Keys<typeof native>;

const find = (texts: unknown, key: string): string =>
  String(key.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), texts));

/** A text by its key; `{{name}}` in it stands for the value of that name. */
export const text = (key: NativeText, values: Readonly<Record<string, string | number>> = {}): string =>
  find(native, key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));

/** The names of commands and their menus, which the page shows as well. */
export const commandText = (
  key: `commands.${CommandId}` | `menus.${CommandMenu}` | `choices.${CommandChoice}`,
): string => find(commands, key);
