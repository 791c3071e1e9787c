/** Every native question has its buttons in the platform's order, and an answer means the same on each. */
import type { MessageBoxOptions } from 'electron';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { quitDialog } from '../../../../main/app/window/quit-guard';
import { orderButtons } from '../../../../main/desktop/button-order';
import type { Desktop } from '../../../../main/desktop/desktop';
import { systemClock } from '../../../../main/desktop/system-ports';
import { askForPictures, askToOpen } from '../../../../main/media/host-questions';

vi.mock('electron', () => ({ app: { relaunch: () => undefined, exit: () => undefined } }));
const { createEraser } = await import('../../../../main/erase/create-eraser');

const platforms = ['win32', 'darwin', 'linux'] as const;
const { platform: own } = process;
const usePlatform = (platform: NodeJS.Platform): void => {
  Object.defineProperty(process, 'platform', { value: platform });
};
afterEach(() => usePlatform(own));

test('what a question is about is first on Windows and macOS, which draws from the right, and last on Linux', () => {
  const order = (platform: NodeJS.Platform) => orderButtons(['Reload', 'Show logs', 'Quit'], 0, platform).options;
  for (const platform of ['win32', 'darwin'] as const)
    expect(order(platform)).toEqual({
      buttons: ['Reload', 'Show logs', 'Quit'],
      defaultId: 0,
      cancelId: 2,
      noLink: true,
    });
  expect(order('linux')).toEqual({ buttons: ['Quit', 'Show logs', 'Reload'], defaultId: 2, cancelId: 0, noLink: true });
});

describe.each(platforms)('on %s', (platform) => {
  /** Presses a button by its label; remembers the question. */
  const questions: MessageBoxOptions[] = [];
  const press = (label: string) => async (options: MessageBoxOptions) => {
    questions.push(options);
    return { response: options.buttons?.indexOf(label) ?? -1, checkboxChecked: true };
  };
  const erase = (label: string) =>
    createEraser({
      desktop: {
        clock: systemClock,
        dialogs: { ask: press(label) },
        window: { clearStorage: async () => undefined },
      } as unknown as Pick<Desktop, 'clock' | 'dialogs' | 'window'>,
      files: { abortAll: async () => undefined, removeStaleFiles: async () => 0 },
      offline: { end: async () => undefined },
      forget: () => undefined,
    })();
  const remember = vi.fn();
  const about = {
    pictures: ['Show pictures', (label: string) => askForPictures(press(label))('files.example')],
    link: ['Open', (label: string) => askToOpen(press(label), remember)('example.com', 'https://example.com/')],
    erase: ['Erase', erase],
  } as const;

  test.each(Object.keys(about) as (keyof typeof about)[])('the question of %s', async (name) => {
    usePlatform(platform);
    const [, ask] = about[name];
    questions.length = 0;
    await ask('none of them');
    const { buttons = [], cancelId = -1, defaultId = -1, noLink } = questions[0] ?? {};
    expect([buttons.length, noLink]).toEqual([2, true]);
    const main = platform === 'linux' ? 1 : 0;
    expect(cancelId).toBe(1 - main);
    expect(defaultId).toBe(name === 'erase' ? cancelId : main);
    expect(await ask(buttons[main] ?? '')).toBe(true);
    expect(await ask(buttons[cancelId] ?? '')).toBe(false);
  });

  test('the question before quitting', () => {
    usePlatform(platform);
    const question = quitDialog({ jobs: 1, unsaved: false, waiting: { count: 0, isKept: true } });
    const labels = ['Quit anyway', 'Keep working'];
    expect(question?.buttons).toEqual(platform === 'linux' ? labels.toReversed() : labels);
    // Staying is the default, also for Escape.
    expect(question?.buttons?.[question.defaultId ?? -1]).toBe('Keep working');
    expect(question?.cancelId).toBe(question?.defaultId);
  });
});
