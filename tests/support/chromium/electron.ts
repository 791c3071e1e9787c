/** Bundles a main script and runs it on a real Electron, without a window. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

interface Runtime {
  findElectron(options: { readonly download: boolean }): { readonly path?: string; readonly why?: string };
  machineSwitches(): readonly string[];
}
const runtime = new URL('../../../resources/scripts/electron-runtime.mjs', import.meta.url).href;
const { findElectron, machineSwitches } = (await import(runtime)) as Runtime;

const hasXvfb = (): boolean => {
  try {
    execFileSync('sh', ['-c', 'command -v xvfb-run'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const needsDisplay = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY;
const electron = findElectron({ download: false });

/** Why Electron cannot run on this computer; undefined if it can. */
export const noElectron: string | undefined =
  electron.why ?? (needsDisplay && !hasXvfb() ? 'no display, and no xvfb-run' : undefined);

/** Runs a script of this folder; it writes its result as JSON to the file that `PITWALL_RESULT` names. */
export const runElectron = async (script: string, env: Readonly<Record<string, string>>): Promise<unknown> => {
  const folder = await mkdtemp(join(tmpdir(), 'pitwall-electron-'));
  const result = join(folder, 'result.json');
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@contract': at('../../../preload/contract') } },
      ssr: { target: 'node', noExternal: true, external: ['electron', 'keytar'] },
      build: {
        ssr: at(script),
        outDir: folder,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'main.js' } },
      },
    });
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'pitwall-test', type: 'module', main: 'main.js' }),
    );
    const own = [electron.path ?? '', ...machineSwitches(), `--user-data-dir=${join(folder, 'data')}`, folder];
    const [program = '', ...words] = needsDisplay ? ['xvfb-run', '-a', ...own] : own;
    await new Promise<void>((resolve, reject) => {
      const options = { env: { ...process.env, ...env, PITWALL_RESULT: result }, timeout: 60_000 };
      execFile(program, words, options, (error, _out, words) =>
        error ? reject(new Error(`${error.message}\n${words}`)) : resolve(),
      );
    });
    return JSON.parse(await readFile(result, 'utf8')) as unknown;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};
