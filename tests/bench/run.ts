/** Runs benches and prints their figures. `--document` also writes them into `docs/performance.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, runTables, withTables } from './document';
import { type Bench, barText, CannotMeasure, type Figure, isMissed, valueText } from './figure';
import { describeMachine } from './machine';
import { readOptions } from './options';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*.bench.ts');
const loaders = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.replace(/^\.\/|\.bench\.ts$/g, ''), load]),
);
const all = Object.keys(loaders).sort();
const { benches, document, short } = readOptions(process.argv.slice(2), all);

const lineOf = (figure: Figure, indent = ''): string => {
  const value = valueText(figure.value, figure.unit).padStart(12);
  const verdict = figure.limit === undefined ? '' : isMissed(figure) ? 'MISSED' : 'reached';
  return `${`${indent}${figure.name}`.padEnd(84)} ${value}   ${barText(figure).padEnd(14)} ${verdict}`.trimEnd();
};

const measure = async (name: string): Promise<Outcome> => {
  const bench = Object.values((await loaders[name]?.()) ?? {}).find(
    (value): value is Bench => typeof value === 'function',
  );
  if (!bench) throw new Error(`${name}.bench.ts exports no function.`);
  const started = performance.now();
  const figures = await bench({ short });
  for (const figure of figures) {
    console.log(lineOf(figure));
    for (const detail of figure.details ?? []) console.log(lineOf(detail, '  '));
  }
  console.log(`(${Math.round((performance.now() - started) / 1_000)} s)`);
  return figures;
};

const outcomes: Record<string, Outcome> = Object.fromEntries(all.map((name) => [name, 'it was left out of this run']));
const failed: string[] = [];
for (const name of benches) {
  console.log(`\n${name}`);
  try {
    outcomes[name] = await measure(name);
  } catch (error) {
    const isBroken = !(error instanceof CannotMeasure);
    const reason = error instanceof Error ? error.message : String(error);
    outcomes[name] = isBroken ? 'the bench failed' : reason;
    if (isBroken) failed.push(name);
    console.log(isBroken ? `FAILED: ${reason}` : `Not measured: ${reason}.`);
  }
}

const missed = Object.values(outcomes).flatMap((outcome) =>
  typeof outcome === 'string' ? [] : outcome.filter(isMissed),
);
const withoutFigures = benches.filter((name) => typeof outcomes[name] === 'string');
console.log(missed.length === 0 ? '\nNo measured bar was missed.' : '\nMissed bars:');
for (const figure of missed) console.log(lineOf(figure, '  '));
if (withoutFigures.length > 0) console.log(`Without figures: ${withoutFigures.join(', ')}.`);
if (document) {
  const path = join('docs', 'performance.md');
  const run = { date: new Date().toISOString().slice(0, 10), machine: describeMachine(), short, outcomes };
  writeFileSync(path, withTables(readFileSync(path, 'utf8'), runTables(run)));
}
// A missed bar is reported; a bench that breaks off is an error.
process.exit(failed.length > 0 ? 1 : 0);
