/** What a run was measured on. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, release, totalmem, type } from 'node:os';
import { dirname, join } from 'node:path';
import type { Machine } from './recorded-run';

/** A program's version without its name, as `33.4.11`. */
const versionOf = (program: string): string => {
  try {
    const printed = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return /\d+(\.\d+)+/.exec(printed)?.[0] ?? 'unknown';
  } catch {
    return 'unknown';
  }
};

/** Electron's runtime has its version in a file. */
const electronVersion = (program: string | undefined): string => {
  if (!program) return 'none';
  try {
    return readFileSync(join(dirname(program), 'version'), 'utf8')
      .trim()
      .replace(/^v/, '');
  } catch {
    return 'unknown';
  }
};

export const describeMachine = (): Machine => {
  const { chromium } = createRequire(import.meta.url)('playwright') as typeof import('@playwright/test');
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: Math.round(totalmem() / 1e9),
    system: `${type()} ${release().split('.').slice(0, 2).join('.')}`,
    node: process.versions.node,
    chromium: versionOf(process.env.PITWALL_CHROMIUM ?? chromium.executablePath()),
    electron: electronVersion(process.env.PITWALL_ELECTRON),
  };
};
