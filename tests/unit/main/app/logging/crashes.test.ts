import { EventEmitter } from 'node:events';
import type { App, BrowserWindow, MessageBoxOptions } from 'electron';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type CrashActions,
  createLastResort,
  createReloadBudget,
  watchProcesses,
  watchWindow,
} from '../../../../../main/app/logging/crashes';

const actions: string[] = [];
let now = 0;
let answer: (options: MessageBoxOptions) => Promise<number>;
/** The place of a button, which differs by platform. */
const press = (label: string) => async (options: MessageBoxOptions) => options.buttons?.indexOf(label) ?? -1;
const log: CrashActions['log'] = {
  info: (...values) => actions.push(`info ${values.join(' ')}`),
  warn: (...values) => actions.push(`warn ${values.join(' ')}`),
  error: (...values) => actions.push(`error ${values.join(' ')}`),
  hide: () => undefined,
  forget: () => undefined,
  redact: (words) => words,
  file: '/logs/pitwall.log',
};
const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const watched = () => {
  const webContents = Object.assign(new EventEmitter(), {
    reload: () => actions.push('reload'),
    forcefullyCrashRenderer: () => actions.push('end'),
  });
  const window = Object.assign(new EventEmitter(), { webContents, isDestroyed: () => false });
  watchWindow(window as unknown as BrowserWindow, {
    log,
    now: () => now,
    ask: async (_window, options) => ({ response: await answer(options), checkboxChecked: false }),
    showLogs: () => actions.push('logs'),
    quit: () => actions.push('quit'),
  });
  return {
    window: window as EventEmitter,
    gone: (reason: string) => webContents.emit('render-process-gone', {}, { reason, exitCode: 1 }),
  };
};
const acts = () => actions.filter((one) => !/^(error|warn|info)/.test(one));

beforeEach(() => {
  actions.length = 0;
  now = 0;
  answer = press('Quit');
});

describe('a window whose renderer process is gone (REL-26, row 86)', () => {
  test.each(['crashed', 'oom', 'killed', 'abnormal-exit', 'memory-eviction'])('is reloaded after %s', (reason) => {
    watched().gone(reason);
    expect(acts()).toEqual(['reload']);
  });

  test('is not reloaded after a clean exit', () => {
    watched().gone('clean-exit');
    expect(acts()).toEqual([]);
  });

  test.each(['launch-failed', 'integrity-failure'])(
    'is not reloaded after %s, because a reload would fail again',
    async (reason) => {
      watched().gone(reason);
      await flush();
      expect(acts()).toEqual(['quit']);
    },
  );

  test('is reloaded three times in five minutes, then the user decides', async () => {
    const { gone } = watched();
    for (let time = 0; time < 4; time += 1) gone('crashed');
    await flush();
    expect(acts()).toEqual(['reload', 'reload', 'reload', 'quit']);
  });

  test('can be reloaded by the user after looking at the log', async () => {
    const labels = ['Show logs', 'Try again'];
    answer = (options) => press(labels.shift() ?? 'Quit')(options);
    const { gone } = watched();
    gone('integrity-failure');
    await flush();
    expect(acts()).toEqual(['logs', 'reload']);
  });

  test('can be reloaded automatically again after five minutes', () => {
    const may = createReloadBudget(() => now);
    expect([may(), may(), may(), may()]).toEqual([true, true, true, false]);
    now = 5 * 60_000;
    expect([may(), may(), may(), may()]).toEqual([true, true, true, false]);
  });
});

describe('a window that does not respond (REL-27, row 87)', () => {
  test('is ended and reloaded only if the user agrees', async () => {
    answer = press('Reload');
    watched().window.emit('unresponsive');
    await flush();
    expect(acts()).toEqual(['end']);
    actions.length = 0;
    answer = press('Wait');
    watched().window.emit('unresponsive');
    await flush();
    expect(acts()).toEqual([]);
  });

  test('is reported once, and not again after it has responded', async () => {
    let questions = 0;
    let signal: AbortSignal | undefined;
    answer = (options) => {
      questions += 1;
      signal = options.signal;
      return new Promise((resolve) => options.signal?.addEventListener('abort', () => resolve(1)));
    };
    const { window } = watched();
    window.emit('unresponsive');
    window.emit('unresponsive');
    expect(questions).toBe(1);
    window.emit('responsive');
    await flush();
    expect(signal?.aborted).toBe(true);
    expect(acts()).toEqual([]);
    window.emit('unresponsive');
    expect(questions).toBe(2);
  });
});

test('the end of another process is only logged (REL-28, row 88)', () => {
  const app = new EventEmitter();
  watchProcesses(app as unknown as App, log);
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 9 });
  expect(actions).toEqual(['error process gone GPU crashed 9 ']);
});

describe('an unhandled error (REL-29, row 89)', () => {
  const lastResort = (write: CrashActions['log']['error'] = log.error) =>
    createLastResort(
      { error: write, file: '/logs/pitwall.log' },
      (title, detail) => actions.push(`tell ${title}: ${detail}`),
      (code) => actions.push(`exit ${code}`),
    );

  test('is logged, reported once without its text, and ends the app', () => {
    const { thrown } = lastResort();
    thrown(new Error('secret text'));
    thrown(new Error('another'));
    expect(actions[0]).toBe('error uncaught Error: secret text');
    expect(actions[1]).toContain('/logs/pitwall.log');
    expect(actions[1]).not.toContain('secret');
    expect(actions.slice(2)).toEqual(['exit 1', 'exit 1']);
  });

  test('ends the app even if the log fails', () => {
    const { thrown } = lastResort(() => {
      throw new Error('no log');
    });
    thrown(new Error('x'));
    expect(actions.map((one) => one.slice(0, 4))).toEqual(['tell', 'exit']);
  });

  test('is only logged if it is an unhandled rejection', () => {
    lastResort().rejected('why');
    expect(actions).toEqual(['error rejected why']);
  });
});
