/** Documents name only paths, links and commands that exist, and have the form that they promise. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, read } from '../support/sources';

const folders = ['main', 'preload', 'renderer', 'mocks', 'tests', 'resources', 'docs', '.github'];
const files = folders.flatMap(filesBelow).filter((file) => !/(^|\/)node_modules\//.test(file));
/** All files and folders of the project below its root. */
const paths = new Set(
  files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))),
);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...files.filter((file) => /\.md$/.test(file)),
];
/** The changelog says what was, not what is. */
const current = documents.filter((file) => file !== 'CHANGELOG.md');

const proseOf = (document: string): string => read(document).replace(/```[\s\S]*?```/g, '');
const linksOf = (text: string): readonly string[] =>
  [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target);

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (document: string): readonly string[] =>
  [...proseOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const leadsNowhere = (document: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : posix.join(dirname(document), path);
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
};

/** The paths of the repository in a document's text; `*`, `<name>` and `{one,other}` stand for parts of them. */
const pathsIn = (document: string): readonly string[] =>
  [...proseOf(document).matchAll(/`([^`\n]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^(out|dist)\//.test(path))
    .filter((path) => /^[\w.@-]+(\/[\w.<>*{},@-]+)+\/?$/.test(path) || /^[\w-]+\.(tsx?|mjs|json|md|yml)$/.test(path))
    .filter((path) => folders.includes(path.split('/')[0] ?? '') || /\.(tsx?|mjs|md|yml)$/.test(path))
    .map((path) => path.replace(/\/$/, ''));

/** `a/{b,c}.ts` stands for `a/b.ts` and `a/c.ts`. */
const expandBraces = (path: string): readonly string[] => {
  const [all = '', names = ''] = /\{([^{}]*)\}/.exec(path) ?? [];
  return all === '' ? [path] : names.split(',').flatMap((name) => expandBraces(path.replace(all, name)));
};

const placeholders: Readonly<Record<string, string>> = { '**': '.*', '*': '[^/]*' };
/** Matches the path, and the same with the first folders left out. */
const patternOf = (path: string): RegExp => {
  const literal = path.replace(/[.+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`(?:^|/)${literal.replace(/\*\*|\*|<[^<>]*>/g, (sign) => placeholders[sign] ?? '[^/]+')}$`);
};

const exists = (document: string, path: string): boolean => {
  if (existsSync(path) || existsSync(join(dirname(document), path))) return true;
  const pattern = patternOf(path);
  return [...paths].some((one) => pattern.test(one));
};

describe('documents', () => {
  it.each(documents)('%s names only paths that exist', (document) => {
    const missing = pathsIn(document).filter((path) => !expandBraces(path).every((one) => exists(document, one)));
    expect(missing).toEqual([]);
  });

  it.each(documents)('%s links only to documents, headings and files that exist', (document) => {
    expect(linksOf(proseOf(document)).filter((link) => leadsNowhere(document, link))).toEqual([]);
  });

  it.each([
    ['tests/contract/*.test.ts', true],
    ['contract/{docs,words}.test.ts', true],
    ['contract/{docs,swords}.test.ts', false],
    ['renderer/features/<area>/index.ts', true],
    ['renderer/features/<area>/outdex.ts', false],
    ['tests/**/docs.test.ts', true],
    ['tests/docs*.test.ts', false],
  ])('are held to a path with placeholders: %s exists: %s', (path, isThere) => {
    expect(expandBraces(path).every((one) => exists('README.md', one))).toBe(isThere);
  });

  it('count no lines of code, because nobody counts again', () => {
    const counts = current.flatMap((document) =>
      [...proseOf(document).matchAll(/(?<!at most )\b\d[\d,.]* lines\b/g)].map(([words]) => `${document}: ${words}`),
    );
    expect(counts).toEqual([]);
  });

  it('name only functions, types and files that exist', () => {
    const code = files.filter((file) => /\.(tsx?|mjs|json)$/.test(file)).map(read);
    const known = new Set(code.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
    const missing = current.flatMap((file) =>
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

it('the README has at most 120 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});

describe('the decisions', () => {
  const pages = files.filter((file) => /^docs\/decisions\/(?!README)/.test(file)).map((file) => basename(file));
  const headings = ['Context', 'Decision', 'Consequences', 'What would change it'];

  it('are at most 25, each with a number of its own', () => {
    expect(pages.length).toBeLessThanOrEqual(25);
    expect(new Set(pages.map((page) => page.slice(0, 4))).size).toBe(pages.length);
  });

  it.each(pages)('%s has number, date, status and every heading, and is in the index', (page) => {
    const text = read(`docs/decisions/${page}`);
    const number = /^(\d{4})-[a-z\d-]+\.md$/.exec(page)?.[1];
    const [, title, date, status] = /^# \d{4}: (.+)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (.+)\n/.exec(text) ?? [];
    expect(text.startsWith(`# ${number}: `)).toBe(true);
    expect([...text.matchAll(/^## (.+)\n\n\S/gm)].map(([, heading]) => heading)).toEqual(headings);
    expect(read('docs/decisions/README.md')).toContain(`| [${number}](${page}) | ${title} | ${date} | ${status} |`);
  });
});

describe('the values', () => {
  const values = read('docs/values.md').split(/^## /m).slice(1);

  it('are some', () => expect(values.length).toBeGreaterThan(5));

  it.each(values.map((value) => [value.split('\n')[0], value]))('%s: two files show it', (_name, value = '') => {
    const code = linksOf(value).filter((link) => !link.includes('.md'));
    expect(code).toHaveLength(2);
    expect(code.filter((link) => !files.includes(posix.join('docs', link)))).toEqual([]);
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
