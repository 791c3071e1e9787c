/** Every text key that the product's screens name has words, and every text of an area is named by some code. */
import { expect, test } from 'vitest';
import { filesBelow, messagesOf, pageScripts, read } from '../support/sources';

const folder = 'renderer/locales/en/';
const namespaces = new Map(
  filesBelow(folder)
    .filter((file) => /\/en\/[\w-]+\.json$/.test(file))
    .map((file) => [
      file.slice(folder.length, -'.json'.length),
      new Set(messagesOf(JSON.parse(read(file))).map(([key]) => key)),
    ]),
);

const sources = [
  ...pageScripts(),
  ...['main', 'preload'].flatMap(filesBelow).filter((file) => file.endsWith('.ts')),
].map((file) => ({ file, code: read(file) }));

/** Also those of `text(isNew ? 'a' : 'b')`. */
const keysIn = (code: string): readonly string[] =>
  [...code.matchAll(/\b(text|kitText)\(\s*(?:'([\w.:-]+)'|([^"`(),]+\?[^"`(),]+))/g)].flatMap(
    ([, name, key, choice = '']) => {
      const keys = key === undefined ? [...choice.matchAll(/[?:]\s*'([\w.:-]+)'/g)].map(([, one = '']) => one) : [key];
      return name === 'kitText' ? keys.map((one) => `kit:${one}`) : keys;
    },
  );

test.each([
  ["text('a.b', { c: 'd' })", ['a.b']],
  ["kitText('a')", ['kit:a']],
  ["text(isNew ? 'a.b' : 'c:d', params)", ['a.b', 'c:d']],
  ["text(kind === 'e' ? 'a' : many ? 'b' : 'c')", ['a', 'b', 'c']],
])('the keys of %s', (code, keys) => {
  expect(keysIn(code)).toEqual(keys);
});

test('every literal key has words', () => {
  const missing = sources.flatMap(({ file, code }) => {
    const own = [...code.matchAll(/\buseText\('([\w-]+)'\)/g)].map(([, name = '']) => name);
    // The texts of an area that is not named in the file are those of its definition (tests/unit/renderer/app/areas).
    const takesAny = /\buseText\((?!')/.test(code);
    const keys = keysIn(code);
    return keys.flatMap((key) => {
      const [namespace, path] = key.includes(':') ? key.split(':') : [undefined, key];
      const candidates = namespace === undefined ? own : [namespace];
      if (
        !candidates.every((name) => namespaces.has(name)) ||
        candidates.length === 0 ||
        (takesAny && namespace === undefined)
      )
        return [];
      return candidates.some((name) => namespaces.get(name)?.has(path ?? '')) ? [] : [`${file}: ${key}`];
    });
  });
  expect(missing).toEqual([]);
});

/** Texts by words of data: of values, of labels in a section, and of failures (`failures.test.ts` checks those). */
const byData: readonly RegExp[] = [
  /^failures:/,
  // Names of the contract's fields and their words (`languages.test.ts` checks these).
  /^fields:/,
  /^words:/,
  // Rows of the table of commands (`commands.test.ts` checks these).
  /^commands:/,
  // A toggle's row says where it is shown.
  /^settings:data\.(?:showSamples|notifyJobs)/,
  /^settings:scanner\.scan/,
  /^settings:network\.metered/,
  /^settings:lock\.(?:lockWithScreen|unlockOffline|maskContacts)/,
  /^buybacks:(?:reentry|return|paid|offered|decision)\./,
  ...sources.flatMap(({ code }) =>
    [...code.matchAll(/valueTexts: '([\w-]+:[\w.]+)'/g)].map(([, prefix = '']) => new RegExp(`^${prefix}\\.`)),
  ),
];

/** A string or template of the code as a pattern of keys: `${...}` stands for anything. */
const patternsOf = (code: string): readonly string[] =>
  [...code.matchAll(/'([\w.:-]+)'|`([^`\n]*)`/g)].map(([, literal, template]) => literal ?? template ?? '');

test('every text of an area is named by some code', () => {
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  for (const { code } of sources)
    for (const pattern of patternsOf(code)) {
      const key = pattern.replace(/^[\w-]+:/, '');
      if (!key.includes('${')) literals.add(key);
      else if (/^[\w.-]+\.\$\{|\}\.[\w.]+$|^[\w.]+\$\{/.test(key))
        templates.push(
          new RegExp(
            `^${key
              .split(/\$\{[^}]*\}/)
              .map((part) => part.replace(/[^\w-]/g, '\\$&'))
              .join('[\\w.-]+')}$`,
          ),
        );
    }
  const unused = [...namespaces].flatMap(([namespace, keys]) =>
    [...keys]
      .filter((key) => !literals.has(key) && !templates.some((template) => template.test(key)))
      .map((key) => `${namespace}:${key}`)
      .filter((key) => !byData.some((pattern) => pattern.test(key))),
  );
  expect(unused).toEqual([]);
});
