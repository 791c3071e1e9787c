/** The list of faults is true: each changes one place of its module, and names tests that exist. `npm run faults` runs them. */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read } from '../support/sources';

type Fault = readonly [title: string, before: string, after: string, tests?: readonly string[]];
const modules = Object.entries(
  JSON.parse(read('tests/faults.json')) as Readonly<
    Record<string, { readonly tests: readonly string[]; readonly faults: readonly Fault[] }>
  >,
);

it('has at least 200 faults, each with a title of its own in its module', () => {
  expect(modules.flatMap(([, { faults }]) => faults).length).toBeGreaterThanOrEqual(200);
  for (const [module, { faults }] of modules)
    expect(new Set(faults.map(([title]) => title)).size, module).toBe(faults.length);
});

it.each(modules)('%s has each place once, and the tests', (module, { tests, faults }) => {
  const text = read(module);
  const wrong = faults.filter(([, before, after]) => text.split(before).length !== 2 || before === after);
  expect(wrong.map(([title]) => title)).toEqual([]);
  expect(tests.length).toBeGreaterThan(0);
  const named = [...tests, ...faults.flatMap(([, , , own = []]) => own)];
  expect(named.filter((test) => !existsSync(test))).toEqual([]);
});
