/** Runs the named benches, or all, and prints one table. `--short` runs fewer rounds with less data. */
import type { Bench, Figure } from './figure';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./*.bench.ts');
const benches = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.replace(/^\.\/|\.bench\.ts$/g, ''), load]),
);

const digits = (figure: number): string => {
  if (!Number.isFinite(figure)) return String(figure);
  return Math.abs(figure) >= 100 ? Math.round(figure).toLocaleString('en-US') : figure.toFixed(2);
};

const line = ({ name, figure, unit, limit, atLeast, met }: Figure): string => {
  const bar = limit === undefined ? '' : `${atLeast ? '>=' : '<='} ${digits(limit)} ${unit}`;
  const verdict = met === undefined ? '' : met ? 'reached' : 'MISSED';
  return `${name.padEnd(72)} ${`${digits(figure)} ${unit}`.padStart(12)}   ${bar.padEnd(14)} ${verdict}`.trimEnd();
};

const words = process.argv.slice(2);
const short = words.includes('--short');
const names = words.filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`Unknown bench: ${unknown.join(', ')}. Choose from ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

let failed = 0;
let missed = 0;
for (const [name, load] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  try {
    const bench = Object.values(await load()).find((value): value is Bench => typeof value === 'function');
    if (!bench) throw new Error(`${name}.bench.ts exports no function.`);
    for (const figure of await bench({ short })) {
      console.log(line(figure));
      if (figure.met === false) missed += 1;
    }
  } catch (error) {
    failed += 1;
    console.log(`FAILED: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(
  `\n${missed === 0 ? 'Every bar was reached.' : `${missed} bar${missed === 1 ? ' was' : 's were'} missed.`}`,
);
// A missed limit is only reported; a bench that could not run is an error.
process.exit(failed > 0 ? 1 : 0);
