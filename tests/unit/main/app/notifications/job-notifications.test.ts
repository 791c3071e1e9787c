/** The system's notification of a long job: what its click and its buttons do, and in whose language it speaks. */
import { EventEmitter } from 'node:events';
import type { BridgeEvent, Job } from '@contract/bridge';
import { initialSettings } from '@contract/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '../../../../../main/settings/settings';

interface Options {
  readonly title: string;
  readonly body: string;
  readonly actions: readonly { readonly text: string }[];
}
const state = vi.hoisted(() => ({ shown: [] as unknown[], focused: 0 }));
class FakeNotification extends EventEmitter {
  static readonly isSupported = (): boolean => true;
  readonly options: Options;
  constructor(options: Options) {
    super();
    this.options = options;
  }
  show(): void {
    state.shown.push(this);
  }
}
const window = {
  ...{ isFocused: () => false, showProgress: () => undefined },
  focus: () => {
    state.focused += 1;
  },
};
vi.mock('electron', () => ({
  app: { on: () => undefined },
  Notification: FakeNotification,
}));
const { createWorkSignals } = await import('../../../../../main/app/notifications/work-signals');
const { setNativeLanguage } = await import('../../../../../main/desktop/native-text');

const files = {
  exports: { open: vi.fn(async () => undefined) },
  showInFolder: vi.fn(async () => undefined),
};
const showJobs = vi.fn();
const { platform } = process;

const job = (part: Partial<Job>): BridgeEvent => ({
  type: 'job',
  job: {
    ...{ id: 'j1', kind: 'export', title: 'Bookings', state: 'running', done: 0, unit: 'rows' },
    startedAt: '2026-05-16T14:30:00Z',
    ...part,
  },
});
/** A job of a minute that ends in the background. */
const end = (part: Partial<Job>, on: NodeJS.Platform): FakeNotification => {
  Object.defineProperty(process, 'platform', { value: on });
  const { follow: learn } = createWorkSignals({
    settings: { current: () => ({ ...initialSettings, fixed: {} }) } as unknown as Settings,
    window,
    files: () => files as unknown as ReturnType<Parameters<typeof createWorkSignals>[0]['files']>,
    showJobs,
  });
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  learn(job({}));
  now.mockReturnValue(60_000);
  learn(job(part));
  return state.shown.at(-1) as FakeNotification;
};

beforeEach(() => {
  state.shown = [];
  state.focused = 0;
  vi.clearAllMocks();
});
afterEach(() => {
  Object.defineProperty(process, 'platform', { value: platform });
  vi.restoreAllMocks();
  setNativeLanguage('en');
});

test('on macOS it has Open and Show in folder, which do that; a click shows the jobs', () => {
  const notification = end({ state: 'done', done: 17_250 }, 'darwin');
  expect(notification.options).toMatchObject({ title: 'Bookings exported', body: '17,250 rows' });
  expect(notification.options.actions.map(({ text }) => text)).toEqual(['Open', 'Show in folder']);
  notification.emit('action', {}, 0);
  expect(files.exports.open).toHaveBeenCalledExactlyOnceWith({ job: 'j1' });
  notification.emit('action', {}, 1);
  expect(files.showInFolder).toHaveBeenCalledExactlyOnceWith({ job: 'j1' });
  expect(showJobs).not.toHaveBeenCalled();
  notification.emit('click');
  expect([showJobs.mock.calls.length, state.focused]).toEqual([1, 1]);
});

test('elsewhere it has no buttons, and a click shows the jobs, which have both', () => {
  for (const on of ['win32', 'linux'] as const) {
    const notification = end({ state: 'done', done: 2 }, on);
    expect(notification.options.actions).toEqual([]);
    notification.emit('click');
  }
  expect([showJobs.mock.calls.length, state.focused]).toEqual([2, 2]);
});

test('a failed job has nothing to open', () => {
  expect(end({ state: 'failed' }, 'darwin').options).toMatchObject({ body: 'Open Pitwall to see why.', actions: [] });
});

test('it speaks the language of the app, and writes numbers as that does', () => {
  setNativeLanguage('es');
  expect(end({ state: 'done', done: 17_250 }, 'linux').options.body).toMatch(/^17\.250 /);
});
