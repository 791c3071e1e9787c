/** Deletes the sample areas from a copy of the project, which must still compile, build and pass the contract tests. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

const folders = ['main', 'preload', 'renderer', 'mocks', 'tests', 'resources'];
const files = ['package.json', 'tsconfig.base.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
/** Everything that belongs to the samples. */
const samples = [
  'preload/contract/samples',
  'mocks/samples',
  'renderer/samples',
  'renderer/locales/en/samples',
  'tests/contract/samples',
  'tests/unit/mocks/samples',
  'tests/unit/preload/samples',
  'tests/unit/renderer/samples',
  'tests/e2e/desktop/samples',
  'tests/e2e/screens/samples',
];
const line = "export * from './samples/index';\n";

const copies: string[] = [];
afterAll(() => Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true }))));

const copyWithout = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'pitwall-without-samples-'));
  copies.push(copy);
  const removed = new Set(samples.map((folder) => join(root, folder)));
  const isKept = (from: string) => !removed.has(from) && basename(from) !== 'node_modules';
  for (const entry of [...folders, ...files])
    await cp(join(root, entry), join(copy, entry), { recursive: true, filter: isKept });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const registry = join(copy, 'preload/contract/registry.ts');
  const before = await readFile(registry, 'utf8');
  expect(before.split(line)).toHaveLength(2);
  await writeFile(registry, before.replace(line, ''));
  // The compiler's cache is inside the copy, so that the real project's is not changed.
  for (const config of ['preload/contract', 'preload', 'main/core', 'main', 'mocks', 'renderer', 'tests']) {
    const path = join(copy, config, 'tsconfig.json');
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replaceAll('node_modules/.cache/', 'cache/'));
  }
  return copy;
};

const minute = 60_000;

it('the product compiles, builds and passes its contract tests without samples', {
  timeout: 30 * minute,
}, async () => {
  const copy = await copyWithout();
  const inCopy = {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1' },
    timeout: 4 * minute,
    maxBuffer: 16 * 1_024 * 1_024,
  };
  const bin = (name: string): string => join(root, 'node_modules/.bin', name);
  const compiled = await run(bin('tsc'), ['-b'], inCopy).catch((error: { readonly stdout: string }) => error);
  expect(compiled.stdout).toBe('');
  for (const mode of ['main', 'renderer', 'demo']) {
    const built = await run(bin('vite'), ['build', '--mode', mode], inCopy).catch(
      (error: { readonly stderr: string }) => error,
    );
    expect(built.stderr, mode).toBe('');
  }
  const pages = await readdir(join(copy, 'out/renderer/assets'));
  expect(pages.length).toBeGreaterThan(50);
  // Tests that know calls and pages by name; the compiler checks the rest.
  const tried = [
    'tests/contract/table',
    'tests/contract/architecture',
    'tests/unit/preload/',
    'tests/unit/mocks/',
    'tests/unit/main/core/call/demo-transport',
    'tests/unit/main/ipc/',
    'tests/unit/renderer/app/site-map',
  ];
  const tests = await run(bin('vitest'), ['run', '--root', copy, ...tried], inCopy).catch(
    (error: { readonly stdout: string }) => error,
  );
  expect(tests.stdout).not.toMatch(/(?:Test Files|Tests).* failed/);
  const [, files = '0'] = /Test Files\S* +(\d+) passed/.exec(tests.stdout) ?? [];
  expect(Number(files)).toBeGreaterThan(15);
});
