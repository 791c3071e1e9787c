/** Documents name only paths and commands that exist, and the safety list states every number that is used. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '../support/sources';

const folders = ['main', 'preload', 'renderer', 'mocks', 'tests', 'resources', 'docs', '.github'];
const files = folders.flatMap(filesBelow).filter((file) => !/(^|\/)node_modules\//.test(file));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...files.filter((file) => /\.md$/.test(file)),
];

/** Documents may leave out the first folders of a path. */
const exists = (document: string, path: string): boolean =>
  existsSync(path) ||
  existsSync(join(dirname(document), path)) ||
  files.some((file) => file.endsWith(`/${path}`) || file.includes(`/${path}/`));

/** The repository paths in a document, up to the first placeholder (`<area>` or `*`). */
const pathsIn = (file: string): readonly string[] => {
  const text = read(file).replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^(out|dist)\//.test(path))
    .filter((path) => /^[\w.@-]+(\/[\w.<>*{},@-]+)+\/?$/.test(path) || /^[\w-]+\.(tsx?|mjs|json|md|yml)$/.test(path))
    .filter((path) => folders.includes(path.split('/')[0] ?? '') || /\.(tsx?|mjs|md|yml)$/.test(path))
    .map((path) => path.replace(/\/?[^/]*[<*{].*$/, ''));
  return [...links, ...quoted].filter((path) => path !== '');
};

describe('documents', () => {
  it.each(documents)('%s names only paths that exist', (file) => {
    expect(pathsIn(file).filter((path) => !exists(file, path))).toEqual([]);
  });

  it('name only functions, types and files that exist', () => {
    const code = files.filter((file) => /\.(tsx?|mjs|json)$/.test(file)).map(read);
    const known = new Set(code.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
    const missing = documents
      .filter((file) => file !== 'CHANGELOG.md')
      .flatMap((file) =>
        [...read(file).matchAll(/`([a-z]+[A-Z]\w*)`/g)].flatMap(([, name = '']) =>
          known.has(name) ? [] : [`${file}: ${name}`],
        ),
      );
    expect(missing).toEqual([]);
  });

  it('name only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const known = new Set([...Object.keys(scripts), 'ci', 'install']);
    const unknown = documents.flatMap((file) =>
      [...read(file).matchAll(/\bnpm (?:run )?([a-z-]+)\b/g)]
        .filter(([words, name = '']) => words.startsWith('npm run') || name in scripts)
        .flatMap(([, name = '']) => (known.has(name) ? [] : [`${file}: ${name}`])),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the safety list', () => {
  const stated = new Set(
    [...read('docs/safety.md').matchAll(/^\| ((?:SEC|REL)-\d\d|\d+) \|/gm)].map(([, name]) => name),
  );
  const sources = files.filter((file) => /\.(tsx?|mjs|md|yml)$/.test(file) && file !== 'docs/safety.md');

  it('states every point that the repository refers to', () => {
    expect(stated.size).toBeGreaterThan(100);
    const missing = sources.flatMap((file) =>
      [...read(file).matchAll(/\b(?:SEC|REL)-\d+\b/g)].flatMap(([name]) =>
        stated.has(name) ? [] : [`${file}: ${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('states every fault that a test refers to', () => {
    const number = /\b(?:rows?|faults?) (\d+(?:(?:, | and | to )\d+)*)/g;
    const missing = sources
      .filter((file) => file.startsWith('tests/'))
      .flatMap((file) =>
        [...read(file).matchAll(number)]
          .flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
          .flatMap((name) => (stated.has(name) || Number(name) > 1_000 ? [] : [`${file}: ${name}`])),
      );
    expect(missing).toEqual([]);
  });
});
