/** What a run was measured on. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { dirname, join } from 'node:path';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** In GB of 1,000,000,000 bytes. */
  readonly memory: number;
  readonly system: string;
  readonly electron: string;
  readonly chromium: string;
  readonly node: string;
}

/** A version without what else is printed, as `33.4.11`; `none` without a program. */
const versionOf = (program: string | undefined, printed: (program: string) => string): string => {
  if (!program) return 'none';
  try {
    return /\d+(\.\d+)+/.exec(printed(program))?.[0] ?? 'unknown';
  } catch {
    return 'unknown';
  }
};

export const describeMachine = (): Machine => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  memory: Math.round(totalmem() / 1e9),
  system: `${type()} ${release().split('.').slice(0, 2).join('.')}`,
  // Electron's runtime has its version in a file.
  electron: versionOf(process.env.PITWALL_ELECTRON, (path) => readFileSync(join(dirname(path), 'version'), 'utf8')),
  chromium: versionOf(process.env.PITWALL_CHROMIUM, (path) =>
    execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ),
  node: process.versions.node,
});
