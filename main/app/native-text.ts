/** The texts of menus and native dialogs, which the page's own translation cannot reach. */
import native from '../../renderer/locales/en/native.json';

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
export type NativeText = Keys<typeof native>;

/** A text by its key; `{{name}}` in it stands for the value of that name. */
export const text = (key: NativeText, values: Readonly<Record<string, string | number>> = {}): string => {
  const found = key.split('.').reduce<unknown>((at, part) => Reflect.get(Object(at), part), native);
  return String(found).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));
};
