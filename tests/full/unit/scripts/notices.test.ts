/** Every package that a bundle of the app contains has a notice. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';

const configFile = fileURLToPath(new URL('../../../../vite.config.ts', import.meta.url));

const packageOf = (id: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/');
/** Modules that the build adds on its own. */
const isOfBuild = (id: string): boolean => /^\0?(?:vite|rolldown|plugin-react|commonjs)[\\/:]/.test(id);
const otherName: Readonly<Record<string, string>> = { keytar: '@github/keytar' };

/** Packages that are in no chunk of the bundle: packaged as they are, or of a worker. */
const besides: Readonly<Record<string, readonly string[]>> = {
  main: [],
  preload: ['electron', '@github/keytar', 'classic-level', 'leveldb', 'snappy', 'node-gyp-build'],
  renderer: ['@zxing/library', 'pdfjs-dist'],
  demo: ['@zxing/library', 'pdfjs-dist'],
};

test.each(Object.keys(besides))('the bundle %s', async (mode) => {
  const built = await build({ configFile, mode, build: { write: false } });
  const files = 'output' in built ? built.output : [];
  const ids = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const list = files.find(({ fileName }) => fileName === 'third-party.json');
  const notices: readonly Record<string, string>[] = list?.type === 'asset' ? JSON.parse(String(list.source)) : [];
  const named = new Set(notices.map(({ name }) => name));
  const bundled = new Set(ids.flatMap((id) => packageOf(id) ?? []).map((name) => otherName[name] ?? name));
  expect([...bundled, ...(besides[mode] ?? [])].filter((name) => !named.has(name))).toEqual([]);
  expect(notices.filter(({ text = '', license = '' }) => text.length < 100 || license === '')).toEqual([]);
  // Whatever else is in the bundle is the app's own, or of the build.
  expect(ids.filter((id) => id.startsWith('\0') && !packageOf(id) && !isOfBuild(id))).toEqual([]);
});
