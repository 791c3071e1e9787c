import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, test } from 'vitest';
import { createQuitGuard, quitDialog, type UnfinishedWork } from '../../../../../main/app/window/quit-guard';

const idle: UnfinishedWork = { jobs: 0, unsaved: false, waiting: { count: 0, isKept: true } };
const actions: string[] = [];
let unfinishedWork: UnfinishedWork;
let answer: boolean;
const event = () => {
  const made = { held: false, preventDefault: () => {} };
  made.preventDefault = () => {
    made.held = true;
  };
  return made;
};
const alone = { isLast: () => true, losesInput: () => false };
const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const leaving = (
  end: () => Promise<void> = async () => void actions.push('end'),
  install?: (work: UnfinishedWork) => Promise<void>,
) =>
  createQuitGuard({
    unfinishedWork: () => unfinishedWork,
    ask: async (question) => {
      actions.push(`ask ${question.detail}`);
      return answer;
    },
    beforeQuit: () => actions.push('remember'),
    end,
    ...(install ? { install } : {}),
    quit: () => actions.push('quit'),
    stay: () => actions.push('stay'),
    endTimeout: 10,
  });

beforeEach(() => {
  actions.length = 0;
  unfinishedWork = { ...idle };
  answer = true;
});

describe('quitting (REL-25)', () => {
  test('asks nothing if nothing would be lost, and ends running work', async () => {
    const first = event();
    const { onBeforeQuit } = leaving();
    onBeforeQuit(first);
    await flush();
    expect(first.held).toBe(true);
    expect(actions).toEqual(['remember', 'end', 'quit']);
    const second = event();
    onBeforeQuit(second);
    expect(second.held).toBe(false);
  });

  test('passes the work that was unfinished to the installation of an update, and quits whatever becomes of it', async () => {
    unfinishedWork = { ...idle, jobs: 1 };
    const installed: UnfinishedWork[] = [];
    const { onBeforeQuit } = leaving(
      async () => {
        actions.push('end');
        unfinishedWork = { ...idle };
      },
      async (work) => {
        installed.push(work);
        throw new Error('the installer failed');
      },
    );
    onBeforeQuit(event());
    await flush();
    expect(installed).toEqual([{ ...idle, jobs: 1 }]);
    expect(actions.slice(1)).toEqual(['remember', 'end', 'quit']);
  });

  test('names the number of jobs and unsaved changes; staying changes nothing', async () => {
    unfinishedWork = { ...idle, jobs: 2, unsaved: true };
    answer = false;
    const { onBeforeQuit } = leaving();
    onBeforeQuit(event());
    await flush();
    expect(actions).toEqual([expect.stringMatching(/2 exports or uploads.*\n.*unsaved/), 'stay']);
    onBeforeQuit(event());
    await flush();
    expect(actions).toHaveLength(4);
  });

  test('asks once for any number of attempts', async () => {
    unfinishedWork = { ...idle, jobs: 1 };
    const { onBeforeQuit } = leaving();
    for (let press = 0; press < 5; press += 1) onBeforeQuit(event());
    await flush();
    expect(actions.filter((one) => one.startsWith('ask'))).toHaveLength(1);
    expect(actions.at(-1)).toBe('quit');
  });

  test('quits even if ending the work hangs or fails', async () => {
    for (const end of [() => new Promise<void>(() => {}), () => Promise.reject(new Error('no'))]) {
      actions.length = 0;
      await new Promise<void>((resolve) => {
        const { onBeforeQuit } = createQuitGuard({
          unfinishedWork: () => unfinishedWork,
          ask: async () => true,
          beforeQuit: () => {},
          end,
          quit: resolve,
          stay: () => {},
          endTimeout: 1,
        });
        onBeforeQuit(event());
      });
    }
  });

  test('saves the window’s bounds before it closes, and delays the end of the Windows session', async () => {
    const window = Object.assign(new EventEmitter(), { isDestroyed: () => false });
    leaving().watch(window as unknown as BrowserWindow, alone);
    const calm = event();
    window.emit('query-session-end', calm);
    expect(calm.held).toBe(false);
    unfinishedWork = { ...idle, jobs: 1 };
    const busy = event();
    window.emit('query-session-end', busy);
    expect(busy.held).toBe(true);
    window.emit('session-end', event());
    const close = event();
    window.emit('close', close);
    await flush();
    expect(close.held).toBe(true);
    expect(actions.filter((one) => one === 'remember')).toHaveLength(4);
  });

  test('closes one of several windows without ending the app, and asks once if input in it would be lost', async () => {
    const destroy = () => actions.push('destroy');
    const window = Object.assign(new EventEmitter(), { isDestroyed: () => false, destroy });
    let losesInput = false;
    leaving().watch(window as unknown as BrowserWindow, { isLast: () => false, losesInput: () => losesInput });
    const [calm, typed, again] = [event(), event(), event()];
    window.emit('close', calm);
    losesInput = true;
    answer = false;
    window.emit('close', typed);
    window.emit('close', again);
    await flush();
    expect([calm.held, typed.held, again.held]).toEqual([false, true, true]);
    expect(actions).toEqual(['ask What you typed in this window will be lost.']);
    answer = true;
    window.emit('close', event());
    await flush();
    expect(actions.slice(1)).toEqual(['ask What you typed in this window will be lost.', 'destroy']);
  });

  test('quits with a window that has become the last one while its question was open, and asks about that', async () => {
    const window = Object.assign(new EventEmitter(), {
      isDestroyed: () => false,
      destroy: () => actions.push('destroy'),
    });
    unfinishedWork = { ...idle, waiting: { count: 2, isKept: true } };
    let isLast = false;
    leaving().watch(window as unknown as BrowserWindow, { isLast: () => isLast, losesInput: () => true });
    window.emit('close', event());
    isLast = true;
    await flush();
    expect(actions).toEqual([
      'ask What you typed in this window will be lost.',
      expect.stringMatching(/^ask 2 changes are waiting in the outbox\./),
      ...['remember', 'end', 'quit'],
    ]);
  });

  test('offers staying as the default button', () => {
    expect(quitDialog({ ...idle, jobs: 1 })).toMatchObject({
      buttons: ['Keep working', 'Quit anyway'],
      defaultId: 0,
      cancelId: 0,
    });
  });

  test('says what waits in the outbox, and that it is kept', async () => {
    unfinishedWork = { ...idle, waiting: { count: 3, isKept: true } };
    const { onBeforeQuit } = leaving();
    onBeforeQuit(event());
    await flush();
    expect(actions[0]).toMatch(/^ask 3 changes are waiting in the outbox\. They stay on this computer/);
    expect(actions.at(-1)).toBe('quit');
    expect(quitDialog(unfinishedWork)).toMatchObject({ type: 'question', buttons: ['Keep working', 'Quit'] });
  });

  test('says that a waiting change is lost if this computer cannot keep it', () => {
    const question = quitDialog({ ...idle, waiting: { count: 1, isKept: false } });
    expect(question).toMatchObject({ type: 'warning', buttons: ['Keep working', 'Quit anyway'] });
    expect(question?.detail).toMatch(/^1 change is waiting in the outbox\. .* will be lost\.$/);
  });

  test('delays the end of the Windows session only for what would be lost', () => {
    const window = Object.assign(new EventEmitter(), { isDestroyed: () => false });
    leaving().watch(window as unknown as BrowserWindow, alone);
    const isHeld = (isKept: boolean): boolean => {
      unfinishedWork = { ...idle, waiting: { count: 2, isKept } };
      const ending = event();
      window.emit('query-session-end', ending);
      return ending.held;
    };
    expect(isHeld(true)).toBe(false);
    expect(isHeld(false)).toBe(true);
  });
});
