/**
 * The texts in the language in use. Every namespace is a file of a language's folder, and comes with the first screen that
 * speaks from it. The names by which areas speak of each other (of navigation, search and tabs) are there from the start:
 * the build takes them out of the same files. English is part of the page; another language loads before the first screen.
 * The native texts are read by main.
 */
import { defaultLanguage, directionOf, type Language, localeOf } from '@contract/language';
import { finishText, type MessageValues, setMessageFormats, type Texts } from '@contract/text/messages';
import * as english from './start-en';
import type { StartTexts, TextFiles } from './texts';

const otherStarts: Readonly<Record<Exclude<Language, 'en'>, () => Promise<StartTexts>>> = {
  es: () => import('./start-es'),
  ar: () => import('./start-ar'),
};

const namespaceOf = (path: string): string => path.replace(/^.*\/|\.json.*$/g, '');
const textsByNamespace = ({ early, names }: StartTexts): Record<string, Texts> =>
  Object.fromEntries(
    [...Object.entries(names), ...Object.entries(early)].map(([path, file]) => [namespaceOf(path), file]),
  );

interface LanguageTexts {
  /** What is loaded, by namespace. */
  readonly texts: Record<string, Texts>;
  readonly loaders: Map<string, () => Promise<Texts>>;
  /** The namespaces whose texts are all there. */
  readonly complete: Set<string>;
  readonly loading: Map<string, Promise<void>>;
}

const textsOf = new Map<Language, LanguageTexts>();
const knownTexts = (language: Language): LanguageTexts => {
  const known = textsOf.get(language) ?? {
    texts: {},
    loaders: new Map<string, () => Promise<Texts>>(),
    complete: new Set<string>(),
    loading: new Map<string, Promise<void>>(),
  };
  textsOf.set(language, known);
  return known;
};

const addStart = (language: Language, start: StartTexts): void => {
  const { texts, loaders, complete } = knownTexts(language);
  Object.assign(texts, textsByNamespace(start));
  for (const [path, file] of Object.entries(start.later)) loaders.set(namespaceOf(path), file);
  for (const path of Object.keys(start.early)) complete.add(namespaceOf(path));
};

addStart(defaultLanguage, english);

let current: Language = defaultLanguage;
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => current;

/** Isolates a value in a right-to-left text, so that a name or a number in another script moves nothing around it. */
const isolate = (value: string): string =>
  directionOf(current) === 'rtl' && value !== '' ? `\u2068${value}\u2069` : value;

setMessageFormats({ locale: () => localeOf(current, navigator.languages), isolate });

/** The namespace of a key, which it may name, and its path there: `bookings:title`. */
export const pathOf = (key: string, namespace = 'app'): readonly [namespace: string, path: string] => {
  const end = key.indexOf(':');
  return end < 0 ? [namespace, key] : [key.slice(0, end), key.slice(end + 1)];
};

const messageIn = (language: Language, namespace: string, path: string): Texts[string] | undefined => {
  const texts = textsOf.get(language)?.texts[namespace];
  return texts && Object.hasOwn(texts, path) ? texts[path] : undefined;
};
const findMessage = (key: string, namespace?: string): Texts[string] | undefined => {
  const [name, path] = pathOf(key, namespace);
  return messageIn(current, name, path) ?? messageIn(defaultLanguage, name, path);
};

/** Whether there is a text, among those that are loaded. */
export const hasText = (key: string): boolean => findMessage(key) !== undefined;

/** The text of a key, in English if the language in use has none; the key's path if there is none at all. */
export const textOf = (key: string, values: MessageValues = {}, namespace?: string): string => {
  const message = findMessage(key, namespace) ?? pathOf(key, namespace)[1];
  return finishText(typeof message === 'string' ? message : message(values));
};

/** Adds files of English texts, a namespace each. */
export const addTexts = (files: TextFiles): void => {
  for (const [path, file] of Object.entries(files)) knownTexts(defaultLanguage).loaders.set(namespaceOf(path), file);
};

/** The language that a namespace is written in, while `language` is in use. */
const writtenIn = (namespace: string, language: Language): Language => {
  const { loaders, complete } = knownTexts(language);
  return complete.has(namespace) || loaders.has(namespace) ? language : defaultLanguage;
};

/** The language that the texts of a namespace are shown in: English for the samples. */
export const languageOfTexts = (namespace: string): Language => writtenIn(namespace, current);

/** Whether there is a file for a namespace. */
export const knowsTexts = (namespace: string): boolean => {
  const { loaders, complete } = knownTexts(defaultLanguage);
  return complete.has(namespace) || loaders.has(namespace);
};

/** Whether all texts of a namespace are there; so are those of one that has no file. */
export const hasTexts = (namespace: string): boolean => {
  const { loaders, complete } = knownTexts(languageOfTexts(namespace));
  return complete.has(namespace) || !loaders.has(namespace);
};

const load = async (namespace: string, language: Language): Promise<void> => {
  const { texts, loaders, complete } = knownTexts(language);
  const file = await loaders.get(namespace)?.();
  if (!file) return;
  texts[namespace] = file;
  complete.add(namespace);
};

/** The same promise for all who ask, until it fails. */
const loadTextsIn = (inUse: Language, namespace: string): Promise<void> => {
  const language = writtenIn(namespace, inUse);
  const { loading } = knownTexts(language);
  const asked =
    loading.get(namespace) ??
    load(namespace, language).catch((error: unknown) => {
      loading.delete(namespace);
      throw error;
    });
  loading.set(namespace, asked);
  return asked;
};

/** Loads the texts of an area in the language in use. */
export const loadTexts = (namespace: string): Promise<void> => loadTextsIn(current, namespace);

/** All of them. */
export const loadAllTexts = async (): Promise<void> => {
  await Promise.all([...knownTexts(defaultLanguage).loaders.keys()].map(loadTexts));
};

/**
 * Switches to a language once its texts are loaded, for all namespaces that are in use. Rejects if they can't be loaded,
 * and doesn't change the language.
 */
export const changeLanguage = async (language: Language): Promise<void> => {
  if (language === current) return;
  if (language !== 'en' && knownTexts(language).complete.size === 0) addStart(language, await otherStarts[language]());
  const inUse = [...textsOf.values()].flatMap(({ loading }) => [...loading.keys()]);
  await Promise.all([...new Set(inUse)].map((namespace) => loadTextsIn(language, namespace)));
  current = language;
  for (const listener of listeners) listener();
};

/** Calls the listener when the language has changed. Returns what ends that. */
export const onLanguageChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
