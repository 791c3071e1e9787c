/**
 * Starts the texts. Every namespace is a file of `en/`, and comes with the first screen that speaks from it. The names
 * by which areas speak of each other (of navigation, search and tabs) are there from the start: the build takes them
 * out of the same files. The native texts are read by main.
 */
import { formatBytes } from '@contract/format-bytes';
import i18next from 'i18next';

export type Texts = Readonly<Record<string, unknown>>;

/** Where texts can be loaded from. */
type TextFiles = Readonly<Record<string, () => Promise<Texts>>>;

const early = import.meta.glob<Texts>('./en/{app,auth,failures,kit,password,server}.json', {
  eager: true,
  import: 'default',
});
const names = import.meta.glob<Texts>(['./en/*.json', '!./en/{app,auth,failures,kit,native,password,server}.json'], {
  eager: true,
  import: 'default',
  query: '?names',
});
const later: TextFiles = import.meta.glob<Texts>(
  ['./en/*.json', './en/samples/samples.json', '!./en/{app,auth,failures,kit,native,password,server}.json'],
  { import: 'default' },
);

const byNamespace = <T>(files: Readonly<Record<string, T>>): readonly (readonly [string, T])[] =>
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json.*$/g, ''), file]);

const loaders = new Map(byNamespace(later));
const texts = Object.fromEntries([...byNamespace(names), ...byNamespace(early)]);
const whole = new Set(byNamespace(early).map(([namespace]) => namespace));

/** English is the only language so far, and the default (specification, section 2). Done when it returns. */
export const startTexts = (): void => {
  void i18next.init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: texts },
    defaultNS: 'app',
    initAsync: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  // In a text: {{size, bytes}}.
  i18next.services.formatter?.add('bytes', (bytes) => formatBytes(Number(bytes)));
};

/** Adds files, a namespace each. */
export const addTexts = (files: TextFiles): void => {
  for (const [namespace, file] of byNamespace(files)) loaders.set(namespace, file);
};

/** Whether there is a file for a namespace. */
export const knowsTexts = (namespace: string): boolean => whole.has(namespace) || loaders.has(namespace);

/** Whether all texts of a namespace are there; so are those of one that has no file. */
export const hasTexts = (namespace: string): boolean => whole.has(namespace) || !loaders.has(namespace);

const loading = new Map<string, Promise<void>>();

const load = async (namespace: string): Promise<void> => {
  const file = await loaders.get(namespace)?.();
  if (!file) return;
  texts[namespace] = file;
  i18next.addResourceBundle('en', namespace, file, true, true);
  whole.add(namespace);
};

/** Loads the texts of an area; the same promise for all who ask, until it fails. */
export const loadTexts = (namespace: string): Promise<void> => {
  const asked =
    loading.get(namespace) ??
    load(namespace).catch((error: unknown) => {
      loading.delete(namespace);
      throw error;
    });
  loading.set(namespace, asked);
  return asked;
};

/** All of them. */
export const loadAllTexts = async (): Promise<void> => {
  await Promise.all([...loaders.keys()].map(loadTexts));
};
