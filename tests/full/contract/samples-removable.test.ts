/** Deletes the sample areas from a copy of the project, which must still compile, build and pass the tests that know of samples. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

const folders = ['main', 'preload', 'renderer', 'mocks', 'tests', 'resources'];
const files = ['package.json', 'tsconfig.base.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'];
/** What to delete besides this line of the registry: every folder with this name, wherever it is. */
const sampleFolder = 'samples';
const line = "export * from './samples/index';\n";

const copies: string[] = [];
afterAll(() => Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true }))));

const copyWithout = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'pitwall-without-samples-'));
  copies.push(copy);
  const filter = (from: string) => ![sampleFolder, 'node_modules'].includes(basename(from));
  for (const entry of [...folders, ...files])
    await cp(join(root, entry), join(copy, entry), { recursive: true, filter });
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

/** The tests of the quick tier that know of samples; the compiler checks the others. */
const testsAboutSamples = async (copy: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const folder of ['tests/contract', 'tests/unit'])
    for (const path of await readdir(join(copy, folder), { recursive: true }))
      if (
        /\.test\.tsx?$/.test(path) &&
        /isSample\b|samples\b|sample-/i.test(await readFile(join(copy, folder, path), 'utf8'))
      )
        found.push(join(folder, path));
  return found;
};

const minute = 60_000;

it('the product compiles, builds and passes its tests without samples', { timeout: 40 * minute }, async () => {
  const copy = await copyWithout();
  const inCopy = {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1', PITWALL_TIER: undefined },
    timeout: 10 * minute,
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
  const tried = await testsAboutSamples(copy);
  expect(tried.length).toBeGreaterThan(15);
  const tests = await run(bin('vitest'), ['run', '--root', copy, ...tried], inCopy).catch(
    (error: { readonly stdout: string }) => error,
  );
  expect(tests.stdout).not.toMatch(/(?:Test Files|Tests).* failed/);
  expect(tests.stdout).toMatch(new RegExp(`Test Files\\S* +${tried.length} passed`));
});
