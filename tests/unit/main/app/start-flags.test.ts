import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { optimize, postponeOptimizing } from '../../../../main/app/start-flags';

describe('postponeOptimizing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
  });

  /** Whether V8 compiles a function again that runs often. Compiling takes its time on another thread. */
  const optimizes = (): boolean => {
    setFlagsFromString('--allow-natives-syntax');
    const isOptimized = new Function('run', 'return %ActiveTierIsMaglev(run) || %ActiveTierIsTurbofan(run)');
    setFlagsFromString('--no-allow-natives-syntax');
    const run = new Function('count', 'let sum = 0; for (; count > 0; count--) sum = (sum * 31) | 0; return sum;');
    for (let round = 0; round < 20_000 && !isOptimized(run); round++) run(2_000);
    return isOptimized(run);
  };

  it('keeps V8 from optimizing for two seconds', () => {
    postponeOptimizing();
    vi.advanceTimersByTime(1_999);
    expect(optimizes()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(optimizes()).toBe(true);
  });

  it('ends before, when something needs it', () => {
    postponeOptimizing();
    optimize();
    expect(optimizes()).toBe(true);
  });
});

describe('a code cache', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-flags-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs code in a process of its own, because V8 also keeps what the same process has compiled. */
  const runAlone = (code: string): string => {
    const flags = new URL('../../../../main/app/start-flags.ts', import.meta.url).href;
    const file = JSON.stringify(join(folder, 'cache'));
    const start = `
      import { readFileSync, writeFileSync } from 'node:fs';
      import { Script } from 'node:vm';
      import { postponeOptimizing, withOwnFlags } from '${flags}';
      const text = '(function () { return 1; })';
      const make = () => writeFileSync(${file}, new Script(text).createCachedData());
      const read = () => console.log(new Script(text, { cachedData: readFileSync(${file}) }).cachedDataRejected);`;
    const args = ['--no-warnings', '--input-type=module', '-e', `${start}\n${code}`];
    return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
  };

  it('that was made and is read with V8’s own flags is accepted during the start and after it', () => {
    runAlone('postponeOptimizing(); withOwnFlags(make);');
    expect(runAlone('postponeOptimizing(); withOwnFlags(read);')).toBe('false');
    expect(runAlone('withOwnFlags(read);')).toBe('false');
    expect(runAlone('postponeOptimizing(); read();')).toBe('true');
  });
});
