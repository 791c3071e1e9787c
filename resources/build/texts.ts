/** Compiles the texts of `renderer/locales`, ICU messages in JSON, to a module of functions: no message is parsed at run time. */
import { readFile } from 'node:fs/promises';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module.js';
import { parse, type Token } from '@messageformat/parser';
import type { Plugin } from 'vite';

type Texts = string | { readonly [key: string]: Texts };
type Namespace = Readonly<Record<string, Texts>>;

/** The texts that name an area outside its own screens: those at the top level, every `title`, and all `tabs`. */
export const namesOf = (texts: Namespace, depth = 0): Namespace => {
  const names = Object.entries(texts).map(([key, text]): readonly [string, Texts | undefined] => {
    if (typeof text === 'string') return [key, depth === 0 || key === 'title' ? text : undefined];
    const below = key === 'tabs' ? text : namesOf(text, depth + 1);
    return [key, Object.keys(below).length > 0 ? below : undefined];
  });
  return Object.fromEntries(names.filter((name): name is [string, Texts] => name[1] !== undefined));
};

/** Messages by their key: `list.empty`. */
export const messagesOf = (texts: Texts, path = ''): readonly (readonly [key: string, message: string])[] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts).flatMap(([key, inner]) => messagesOf(inner, path === '' ? key : `${path}.${key}`));

interface Insertion {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

/** Where a message has a value without a format, and `#`. */
const plainValues = (tokens: readonly Token[], plural?: string): readonly Insertion[] =>
  tokens.flatMap((token): readonly Insertion[] => {
    const { offset, text } = token.ctx;
    if (token.type === 'argument') return [{ at: offset, length: text.length, text: `{${token.arg}, value}` }];
    if (token.type === 'octothorpe') return [{ at: offset, length: text.length, text: `{${plural}, number}` }];
    if (!('cases' in token)) return [];
    const within = token.type === 'select' ? plural : token.arg;
    return token.cases.flatMap((one) => plainValues(one.tokens, within));
  });

/** Gives each value its format, so that all are written by `contract/text/messages.ts`. */
const withFormats = (message: string, tokens: readonly Token[]): string =>
  plainValues(tokens)
    .toReversed()
    .reduce((text, { at, length, text: insert }) => text.slice(0, at) + insert + text.slice(at + length), message);

const formats = Object.fromEntries(
  ['value', 'number', 'bytes'].map((id) => [id, { id, formatter: String, module: '@contract/text/messages' } as const]),
);

/** The text of a message without values; undefined for any other. */
const plainText = (tokens: readonly Token[]): string | undefined => {
  const contents = tokens.flatMap((token) => (token.type === 'content' ? [token.value] : []));
  return contents.length === tokens.length ? contents.join('') : undefined;
};

/**
 * A module whose default export has a string for each message without values, and for any other a function of its
 * values. Throws if a message can't be read, or has a plural form that the language hasn't.
 */
export const compileTexts = (texts: Namespace, language: string): string => {
  const plain: Record<string, string> = {};
  const others: Record<string, string> = {};
  for (const [key, message] of messagesOf(texts)) {
    const tokens = parse(message);
    const text = plainText(tokens);
    if (text === undefined) others[key] = withFormats(message, tokens);
    else plain[key] = text;
  }
  const compiled = compileModule(new MessageFormat(language, { customFormatters: formats }), others);
  const strings = JSON.stringify(plain).slice(1, -1);
  return compiled.replace(/^export default \{/m, (start) => `${start}${strings}${strings === '' ? '' : ','}`);
};

const request = /\.json\?(?:names|texts)$/;
const moduleId = /\/locales\/([a-z]{2})\/.*\.json\.js\?(names|texts)$/;

/**
 * For imports of `renderer/locales/en/bookings.json?texts`, and `?names` for the names in it only. Their modules have names
 * of scripts, because Vite's development server resolves no imports in what is named JSON.
 */
export const texts = (): Plugin => ({
  name: 'pitwall:texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: request },
    handler: async function (source, importer) {
      const [path = '', part] = source.split('?');
      const file = await this.resolve(path, importer, { skipSelf: true });
      return file && `${file.id}.js?${part}`;
    },
  },
  load: {
    filter: { id: moduleId },
    handler: async function (id) {
      const [, language = '', part = ''] = moduleId.exec(id) ?? [];
      const file = id.slice(0, -`.js?${part}`.length);
      this.addWatchFile(file);
      const all: Namespace = JSON.parse(await readFile(file, 'utf8'));
      return { code: compileTexts(part === 'names' ? namesOf(all) : all, language), map: null };
    },
  },
});
