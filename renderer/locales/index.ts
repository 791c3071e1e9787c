/** The page's texts: a chunk for each language, one for its help, and one for the samples, which are in English only. */
import { defaultLanguage, directionOf, type Language, localeOf } from '@contract/language';
import {
  createMessageFormat,
  findMessage,
  type MessageFormat,
  type Messages,
  type MessageValues,
  transformText,
} from '@contract/text/messages';

type Files = Readonly<Record<string, Messages>>;
type Namespaces = ReadonlyMap<string, Messages>;

const languageFiles: Readonly<Record<Language, () => Promise<{ readonly files: Files }>>> = {
  en: () => import('./english'),
  es: () => import('./spanish'),
  ar: () => import('./arabic'),
};
const helpFiles = import.meta.glob<Messages>('./*/help.json', { import: 'default' });
// A pattern, because the folder can be deleted with the samples.
const [sampleFiles] = Object.values(import.meta.glob<Files>('./en/samples/sample-texts.ts', { import: 'files' }));

/** By the files' names: `./en/bookings.json` has the namespace `bookings`. */
const toNamespaces = (files: Files): Namespaces =>
  new Map(Object.entries(files).map(([path, messages]) => [path.replace(/^.*\/|\.json$/g, ''), messages]));

let current: Language = defaultLanguage;
let messages: Namespaces = new Map();
let samples: Namespaces = new Map();
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => current;

/** The language that the texts of a namespace are shown in: English for the samples. */
export const languageOfTexts = (namespace: string): Language => (samples.has(namespace) ? 'en' : current);

const formats = new Map<Language, MessageFormat>();
const formatIn = (language: Language): MessageFormat => {
  const format =
    formats.get(language) ??
    createMessageFormat(localeOf(language, navigator.languages), directionOf(language) === 'rtl');
  formats.set(language, format);
  return format;
};

/** The namespace of a key, which it may name, and its path there: `bookings:title`. */
export const pathOf = (key: string, namespace = 'app'): readonly [namespace: string, path: string] => {
  const end = key.indexOf(':');
  return end < 0 ? [namespace, key] : [key.slice(0, end), key.slice(end + 1)];
};

/** Whether there is a text. */
export const hasText = (key: string): boolean => {
  const [namespace, path] = pathOf(key);
  return findMessage(messages.get(namespace) ?? samples.get(namespace), path) !== undefined;
};

/** The text of a key; the key's path if there is none. */
export const textOf = (key: string, values?: MessageValues, namespace?: string): string => {
  const [name, path] = pathOf(key, namespace);
  const message = findMessage(messages.get(name) ?? samples.get(name), path);
  return transformText(message === undefined ? path : formatIn(languageOfTexts(name))(message, values));
};

/** Whether this build contains samples, whose folders can be deleted. */
export const hasSamples = sampleFiles !== undefined;

/** Loads the texts of the samples. */
export const loadSampleTexts = async (): Promise<void> => {
  if (sampleFiles) samples = toNamespaces(await sampleFiles());
};

const readHelp = async (language: Language): Promise<Files> => {
  const help = await helpFiles[`./${language}/help.json`]?.();
  return help ? { './help.json': help } : {};
};

/** Loads the texts of the help, which follow the language from then on. Rejects if they can't be loaded. */
export const loadHelpTexts = async (): Promise<void> => {
  const language = current;
  if (messages.has('help')) return;
  const files = await readHelp(language);
  if (language === current) messages = new Map([...messages, ...toNamespaces(files)]);
};

/** Loads the texts of a language and switches to it. Rejects if they can't be loaded, and doesn't change the language. */
export const changeLanguage = async (language: Language): Promise<void> => {
  if (language === current && messages.size > 0) return;
  const [{ files }, help] = await Promise.all([
    languageFiles[language](),
    messages.has('help') ? readHelp(language) : {},
  ]);
  messages = toNamespaces({ ...files, ...help });
  current = language;
  for (const listener of listeners) listener();
};

/** Calls the listener when the language has changed. Returns what ends that. */
export const onLanguageChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
