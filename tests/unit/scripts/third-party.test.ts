/** The notices of a bundle: whose works it contains, also in workers, and which licenses fail the build. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notices } from '../../../resources/build/third-party.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pitwall-notices-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const write = async (path: string, content: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), content);
};

/** A package with these files beside its code. */
const addPackage = async (name: string, manifest: object, files: Readonly<Record<string, string>> = {}) => {
  const folder = `node_modules/${name}`;
  await write(`${folder}/package.json`, JSON.stringify({ name, version: '1.2.3', main: 'index.js', ...manifest }));
  await write(`${folder}/index.js`, `export default ${JSON.stringify(name)};`);
  for (const [file, content] of Object.entries(files)) await write(`${folder}/${file}`, content);
};

const noticesOf = async (main: string, worker = ''): Promise<readonly Record<string, string>[]> => {
  await write('index.html', '<script type="module" src="/main.js"></script>');
  await write('main.js', main);
  await write('worker.js', worker);
  const built = await build({
    ...{ root, configFile: false, logLevel: 'silent', plugins: [notices()] },
    build: { write: false },
  });
  const files = 'output' in built ? built.output : [];
  const found = files.find(({ fileName }) => fileName === 'third-party.json');
  return found?.type === 'asset' ? JSON.parse(String(found.source)) : [];
};

test('has the packages of the page and of its workers, each with its license and its notice', async () => {
  await addPackage('@some/lib', { license: 'Apache-2.0' }, { LICENSE: 'The terms.\n', NOTICE: 'By the makers.\n' });
  await addPackage('in-worker', { license: '(GPL-3.0-only OR MIT)' }, { 'license.md': 'Other terms.' });
  await addPackage('unused', { license: 'MIT' }, { LICENSE: 'Not bundled.' });
  const worker = "import url from './worker?worker&url'; import lib from '@some/lib'; console.log(url, lib);";
  expect(await noticesOf(worker, "import one from 'in-worker'; console.log(one);")).toEqual([
    { name: '@some/lib', version: '1.2.3', license: 'Apache-2.0', text: 'The terms.\n\nBy the makers.' },
    { name: 'in-worker', version: '1.2.3', license: '(GPL-3.0-only OR MIT)', text: 'Other terms.' },
  ]);
});

test('gives the standard text with the name of the author to a package without a file', async () => {
  await addPackage('bare', { license: 'MIT', author: { name: 'Ada' } });
  const [notice] = await noticesOf("import one from 'bare'; console.log(one);");
  expect(notice?.text).toMatch(/^Copyright \(c\) Ada\n\nMIT License\n/);
});

test.each([
  [{ license: 'GPL-3.0-only' }, /faulty@1\.2\.3 has the license GPL-3\.0-only: remove it, or add that to "allowed"/],
  [{ license: 'Mine alone' }, /faulty@1\.2\.3 has the license Mine alone/],
  [{}, /faulty@1\.2\.3 names no license: read its source, and add the license to "overrides"/],
  [{ license: 'ISC' }, /faulty@1\.2\.3 has no license file: add the text of its license as .*ISC\.txt/],
])('fails the build for %j, and says what to do', async (manifest, message) => {
  await addPackage('faulty', manifest);
  await expect(noticesOf("import one from 'faulty'; console.log(one);")).rejects.toThrow(message);
});
