/**
 * Runs the named benches, or all, and prints one table. `--short` runs fewer rounds with less data, and fails where a bar
 * of the baseline is lost; `--json` writes the figures into a file, and `--document` such a file into the documents.
 */
import { join } from 'node:path';
import { absentBars, lostBars, lostTwice } from './baseline';
import { updateDocument } from './document';
import { type Bench, barText, type Figure, valueText } from './figure';
import { describeMachine } from './machine';
import { parseOptions } from './options';
import { readRun, writeRun } from './recorded-run';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*.bench.ts');
const loaders = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.replace(/^\.\/|\.bench\.ts$/g, ''), load]),
);

const line = (figure: Figure): string => {
  const verdict = figure.met === undefined ? '' : figure.met ? 'reached' : 'MISSED';
  const value = valueText(figure.figure, figure.unit);
  return `${figure.name.padEnd(72)} ${value.padStart(12)}   ${barText(figure).padEnd(14)} ${verdict}`.trimEnd();
};

const { names, json, document, ...options } = parseOptions(process.argv.slice(2));
const { short } = options;
if (document) {
  updateDocument(join('docs', 'performance.md'), document);
  process.exit(0);
}
const unknown = names.filter((name) => !(name in loaders));
if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(', ')}. Choose from ${Object.keys(loaders).join(', ')}.`);
  process.exit(2);
}

/** Runs one bench and prints its figures. */
const measure = async (name: string): Promise<readonly Figure[]> => {
  const bench = Object.values((await loaders[name]?.()) ?? {}).find(
    (value): value is Bench => typeof value === 'function',
  );
  if (!bench) throw new Error(`${name}.bench.ts exports no function.`);
  const started = performance.now();
  const figures = await bench(options);
  for (const figure of figures) console.log(line(figure));
  console.log(`(${Math.round((performance.now() - started) / 1_000)} s)`);
  return figures;
};

const baseline = readRun(join('tests', 'bench', 'baseline.json'));
const benches: Record<string, readonly Figure[]> = {};
const lost: string[] = [];
let failed = 0;
for (const name of Object.keys(loaders)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  try {
    const figures = await measure(name);
    benches[name] = figures;
    // The baseline's figures are of the short form.
    if (!short) continue;
    for (const absent of absentBars(baseline, name, figures))
      console.log(`In the baseline, but not measured: ${absent}`);
    const first = lostBars(baseline, name, figures);
    if (first.length === 0) continue;
    console.log(`\n${name} again, because a bar that was reached before is missed by more than 20 %`);
    const second = lostBars(baseline, name, await measure(name));
    lost.push(...lostTwice(first, second).map((figure) => `${name}: ${line(figure)}`));
  } catch (error) {
    failed += 1;
    console.log(`FAILED: ${error instanceof Error ? error.message : String(error)}`);
  }
}
const missed = Object.values(benches)
  .flat()
  .filter(({ met }) => met === false).length;
const failures = failed === 0 ? '' : ` ${failed} bench${failed === 1 ? '' : 'es'} failed.`;
console.log(
  `\n${missed === 0 ? 'Every measured bar was reached.' : `${missed} bar${missed === 1 ? ' was' : 's were'} missed.`}${failures}`,
);
if (lost.length > 0) console.log(`\nLOST, in two runs:\n${lost.join('\n')}`);
if (json) {
  const date = new Date().toISOString().slice(0, 10);
  writeRun(json, { date, machine: describeMachine(), short, benches });
}
// A missed limit is only reported; a bench that could not run is an error, and so is a bar that is lost.
process.exit(failed > 0 || lost.length > 0 ? 1 : 0);
