/**
 * `npm run figures`: prints code metrics: lines of each list area's definition, import cycles, lines of the
 * browser demo's host, of the samples and of files, and duplicated code.
 */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isMain, ready, root } from './setup.mjs';

if (isMain(import.meta.url)) await ready(import.meta.url);
const { filesBelow, importsOf, read } = await import('../../tests/support/sources.ts');

const codeBelow = (folder) => filesBelow(folder).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const lineCount = (file) => read(file).trimEnd().split('\n').length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The files of each list area's definition, with their line counts. */
export const definitions = () =>
  codeBelow('renderer/features')
    .filter(
      (file) => basename(file) === 'index.ts' && /defineResource\(/.test(read(file)) && /\blist: '/.test(read(file)),
    )
    .map((file) => {
      const parts = ['fields.ts', 'sections.ts'].map((part) => join(dirname(file), part));
      const files = [file, ...parts.filter((part) => existsSync(join(root, part)))];
      return { area: basename(dirname(file)), lines: sum(files.map(lineCount)) };
    })
    .sort((a, b) => b.lines - a.lines);

/** Groups of files that import each other, directly or indirectly (Tarjan's algorithm); types and `import()` count. */
export const cyclesOf = (graph) => {
  const state = new Map();
  const stack = [];
  const cycles = [];
  const visit = (file) => {
    const own = { index: state.size, low: state.size, open: true };
    state.set(file, own);
    stack.push(file);
    for (const other of graph.get(file) ?? []) {
      const known = state.get(other) ?? visit(other);
      if (known.open) own.low = Math.min(own.low, known.low);
    }
    if (own.low === own.index) {
      const group = stack.splice(stack.indexOf(file));
      for (const one of group) state.get(one).open = false;
      if (group.length > 1) cycles.push(group.sort());
    }
    return own;
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return cycles.sort((a, b) => b.length - a.length);
};

const importGraph = (files) => {
  const known = new Set(files);
  const resolve = (local) =>
    [local, `${local}.ts`, `${local}.tsx`, `${local}/index.ts`, `${local}/index.tsx`].find((path) => known.has(path));
  return new Map(
    files.map((file) => [
      file,
      importsOf(file).flatMap(({ local }) => (local === undefined ? [] : (resolve(local) ?? []))),
    ]),
  );
};

/** Lines that count as code: no comments, imports or lone brackets. */
const codeLines = (file) =>
  read(file)
    .replace(/^(import|export) [^;]*? from '[^']*';$/gm, (statement) => statement.replace(/[^\n]/g, ''))
    .split('\n')
    .map((text, index) => ({ text: text.trim(), number: index + 1 }))
    .filter(({ text }) => /\w/.test(text) && !/^(\/\/|\/?\*)/.test(text));

/** Runs of more than `maxLength` identical lines that occur twice. */
export const duplicatesOf = (files, maxLength) => {
  const size = maxLength + 1;
  const sources = files.map((file) => ({ file, lines: codeLines(file) }));
  const seen = new Map();
  const runs = [];
  for (const source of sources) {
    for (let at = 0; at + size <= source.lines.length; at += 1) {
      const key = source.lines
        .slice(at, at + size)
        .map(({ text }) => text)
        .join('\n');
      const places = seen.get(key) ?? [];
      for (const first of places) {
        const run = runs.find(
          (one) =>
            one.a === first.source &&
            one.b === source &&
            one.atA + one.length === first.at + size - 1 &&
            one.atB + one.length === at + size - 1,
        );
        if (run) run.length += 1;
        else runs.push({ a: first.source, atA: first.at, b: source, atB: at, length: size });
      }
      seen.set(key, [...places, { source, at }]);
    }
  }
  const location = ({ file, lines }, at) => `${file}:${lines[at].number}`;
  return runs
    .map(({ a, atA, b, atB, length }) => ({ lines: length, places: [location(a, atA), location(b, atB)] }))
    .sort((one, other) => other.lines - one.lines);
};

const print = () => {
  const product = ['main', 'preload', 'renderer', 'mocks'].flatMap(codeBelow);
  const row = (label, value) => console.log(`  ${label.padEnd(72)} ${String(value).padStart(7)}`);

  const areas = definitions();
  console.log('\nLines that define each list area (aim: 9 of 11 at most 60, none over 90)');
  for (const { area, lines } of areas) row(area, lines);
  row('areas of at most 60 lines', `${areas.filter(({ lines }) => lines <= 60).length} of ${areas.length}`);

  const cycles = cyclesOf(importGraph(product));
  console.log('\nImport cycles, types and lazy imports included (aim: 0)');
  for (const group of cycles) row(`${group.slice(0, 3).join(', ')}${group.length > 3 ? ', ...' : ''}`, group.length);
  row('cycles', cycles.length);

  console.log('\nLines');
  row(
    'host of the browser demo: mocks/page and mocks/bridge.ts (aim: 250)',
    sum([...codeBelow('mocks/page'), 'mocks/bridge.ts'].map(lineCount)),
  );
  row('renderer/samples (aim: 24,000)', sum(codeBelow('renderer/samples').map(lineCount)));
  for (const folder of [
    'main',
    'preload',
    'renderer/kit',
    'renderer/state',
    'renderer/event',
    'renderer/features',
    'renderer/app',
    'mocks',
  ])
    row(folder, sum(codeBelow(folder).map(lineCount)));

  const sizes = product.map((file) => ({ file, lines: lineCount(file) })).sort((a, b) => b.lines - a.lines);
  const atShare = (share) => sizes[Math.floor(sizes.length * (1 - share))].lines;
  console.log('\nFiles of the product');
  row('files', sizes.length);
  row('median lines', atShare(0.5));
  row('90th percentile', atShare(0.9));
  for (const { file, lines } of sizes.slice(0, 5)) row(file, lines);

  const limit = 8;
  const duplicates = duplicatesOf(
    product.filter((file) => !/\/seeds\//.test(file)),
    limit,
  );
  console.log(`\nThe same ${limit + 1} or more lines of code in two places, seeds aside (aim: 0)`);
  for (const { lines, places } of duplicates.slice(0, 15)) row(places.join(' = '), lines);
  row('pairs', duplicates.length);
};

if (isMain(import.meta.url)) print();
