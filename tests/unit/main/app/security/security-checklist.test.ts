/** Points of the safety list that no single module has: what is shipped, and what loads what. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, importsOf } from '../../../../support/sources';

const repository = join(import.meta.dirname, '../../../../..');
const text = (path: string): string => readFileSync(join(repository, path), 'utf8');

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly integrity?: string;
        readonly link?: boolean;
        readonly hasInstallScript?: boolean;
      }
    >
  >;
}
const lock = JSON.parse(text('package-lock.json')) as Lock;
const manifest = JSON.parse(text('package.json')) as {
  readonly allowScripts?: Readonly<Record<string, boolean>>;
};

test('the Electron that is shipped is 45 or newer (SEC-16)', () => {
  expect(Number(lock.packages['node_modules/electron']?.version?.split('.')[0])).toBeGreaterThanOrEqual(45);
});

test('every package has an integrity hash, and only the named ones run install scripts (SEC-52)', () => {
  const packages = Object.entries(lock.packages).filter(([path, { link }]) => path !== '' && link !== true);
  expect(packages.length).toBeGreaterThan(100);
  expect(
    packages.filter(([path, { integrity }]) => !integrity && !path.includes('/node_modules/')).map(([path]) => path),
  ).toEqual([]);
  expect(Object.keys(manifest.allowScripts ?? {})).toEqual(['node']);
});

test('only the vault loads the module of the keychain (SEC-30)', () => {
  const code = ['main', 'preload', 'renderer', 'mocks'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  const loading = code.filter((file) => importsOf(file).some(({ name }) => name === 'keytar'));
  expect(loading).toContain('main/vault/keychain.ts');
  expect(loading.filter((file) => !file.startsWith('main/vault/'))).toEqual([]);
});

test('crashes are reported to nobody (SEC-55)', () => {
  for (const file of [
    'main/index.ts',
    'main/app/logging/crashes.ts',
    'main/app/startup/start.ts',
    'main/app/startup/services.ts',
  ])
    expect(text(file)).not.toMatch(/crashReporter|uploadToServer/);
});
