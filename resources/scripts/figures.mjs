/**
 * `npm run figures`: prints lines of each list area's definition, of the browser demo's host, of folders and of files, and
 * code that occurs twice.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cli, isMain, ready, root } from './setup.mjs';

if (isMain(import.meta.url)) await ready(import.meta.url);
const { filesBelow, read } = await import('../../tests/support/sources.ts');

const codeBelow = (folder) => filesBelow(folder).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const lineCount = (file) => read(file).trimEnd().split('\n').length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The files of each list area's definition, with their line counts. */
const definitions = () =>
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

/** Code that occurs twice, by jscpd. Import cycles are a rule of the linter. */
const repeats = () => {
  const folder = join(root, 'node_modules', '.cache', 'repeats');
  const options = ['--min-lines', '9', '--min-tokens', '60', '--ignore', '**/seeds/**', '--silent'];
  const report = ['--reporters', 'json', '--output', folder];
  const args = [...options, ...report, 'main', 'preload', 'renderer', 'mocks'];
  spawnSync(process.execPath, [cli('jscpd', 'bin/jscpd'), ...args], { cwd: root, stdio: 'ignore' });
  const { duplicates } = JSON.parse(readFileSync(join(folder, 'jscpd-report.json'), 'utf8'));
  return duplicates.map(({ lines, firstFile, secondFile }) => ({
    lines,
    places: [firstFile, secondFile].map(({ name, start }) => `${name}:${start}`),
  }));
};

const print = () => {
  const product = ['main', 'preload', 'renderer', 'mocks'].flatMap(codeBelow);
  const row = (label, value) => console.log(`  ${label.padEnd(72)} ${String(value).padStart(7)}`);

  const areas = definitions();
  console.log('\nLines that define each list area (aim: 9 of 11 at most 60, none over 90)');
  for (const { area, lines } of areas) row(area, lines);
  row('areas of at most 60 lines', `${areas.filter(({ lines }) => lines <= 60).length} of ${areas.length}`);

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

  const found = repeats();
  console.log('\nThe same 9 or more lines in two places, seeds aside (aim: 0)');
  for (const { lines, places } of found) row(places.join(' = '), lines);
  row('pairs', found.length);
};

if (isMain(import.meta.url)) print();
