import type { BridgeEvent, Job, PackView } from '@contract/bridge';
import { beforeEach, expect, it } from 'vitest';
import { createBackgroundWork } from '../../../../../main/app/notifications/background-work';
import { createJobNotices, type JobNotice } from '../../../../../main/app/notifications/job-notices';
import { createTaskbarProgress } from '../../../../../main/app/notifications/taskbar-progress';

let time = 0;
let isFocused = false;
let isOn = true;
let notices: JobNotice[] = [];
let bar: (readonly [number, string])[] = [];
const start = (platform: NodeJS.Platform = 'linux') => {
  const notice = createJobNotices({
    isFocused: () => isFocused,
    isOn: () => isOn,
    show: (one) => notices.push(one),
    now: () => time,
  });
  const taskbar = createTaskbarProgress({ platform, set: (...shown) => bar.push(shown), isFocused: () => isFocused });
  const { follow: learn, forgetJobs } = createBackgroundWork((key, work) => {
    notice(key, work);
    taskbar.change(key, work);
  });
  return { learn, forgetJobs, seen: taskbar.seen };
};
beforeEach(() => {
  time = 0;
  isFocused = false;
  isOn = true;
  notices = [];
  bar = [];
});

const job = (state: Job['state'], more: Partial<Job> = {}): BridgeEvent => ({
  type: 'job',
  job: {
    ...{ id: 'j1', kind: 'export', title: 'Bookings', state, done: 0, unit: 'rows' },
    startedAt: '2026-05-16T14:30:00Z',
    ...more,
  },
});
const packs = (...states: readonly PackView['state'][]): BridgeEvent => ({
  type: 'offline',
  view: {
    ...{ storage: 'disk', answers: 0, bytes: 0 },
    packs: states.map((state) => ({ event: { id: '12', name: 'Midnight Madness' }, state, bytes: 0, parts: [] })),
  },
});

it('a notification tells of an export that took ten seconds and ended in the background, with its file', () => {
  const { learn } = start();
  learn(job('waiting'));
  learn(job('running', { total: 1_200 }));
  time = 10_000;
  learn(job('done', { done: 1_200 }));
  expect(notices).toEqual([{ title: 'Bookings exported', body: '1,200 rows', job: 'j1', canOpen: true }]);
});

it('none tells of work that was short, was cancelled, ended before the person’s eyes, or if they want none', () => {
  const end = (state: Job['state'], after: number): void => {
    const { learn } = start();
    time = 0;
    learn(job('running'));
    time = after;
    learn(job(state));
  };
  end('done', 9_999);
  end('cancelled', 60_000);
  isFocused = true;
  end('done', 60_000);
  isFocused = false;
  isOn = false;
  end('failed', 60_000);
  expect(notices).toEqual([]);
  isOn = true;
  end('failed', 60_000);
  expect(notices).toEqual([
    { title: "Bookings couldn't be exported", body: 'Open Pitwall to see why.', canOpen: false },
  ]);
});

it('one tells of uploads that ran together, of a day’s files with their manifest, and of a prepared event', () => {
  const { learn } = start();
  const upload = (id: string, state: Job['state']) => learn(job(state, { id, kind: 'upload', unit: 'bytes' }));
  upload('u1', 'running');
  upload('u2', 'running');
  upload('u1', 'done');
  time = 20_000;
  upload('u2', 'done');
  expect(notices).toEqual([{ title: 'Upload complete', body: '2 files', canOpen: false }]);

  notices = [];
  const folder = { id: 'f', name: 'Midnight Madness 2026-11-21' };
  const file = (id: string, name: string, state: Job['state']) =>
    learn(job(state, { id, day: { folder, file: name } }));
  file('d1', 'bookings', 'running');
  file('d1', 'bookings', 'done');
  file('m', 'manifest', 'running');
  time = 40_000;
  file('m', 'manifest', 'done');
  expect(notices).toEqual([{ title: `${folder.name} saved`, body: '1 file', job: 'm', canOpen: false }]);

  notices = [];
  learn(packs('ready'));
  learn(packs('running'));
  time = 60_000;
  learn(packs('ready'));
  expect(notices.map(({ title }) => title)).toEqual(['Midnight Madness is prepared']);
});

it('the bar is the share of all work since nothing ran, never goes back when one ends, and goes with the last', () => {
  const { learn } = start();
  learn(job('running', { done: 50, total: 100 }));
  learn(job('waiting', { id: 'j2' }));
  learn(job('done', { done: 100 }));
  learn(job('running', { id: 'j2', done: 50, total: 100 }));
  learn(job('done', { id: 'j2' }));
  expect(bar).toEqual([
    [0.5, 'normal'],
    [0.25, 'normal'],
    [0.5, 'normal'],
    [0.75, 'normal'],
    [-1, 'none'],
  ]);
});

it('the bar has no end while nobody knows how much there is, where the system can show that', () => {
  const windows = start('win32');
  windows.learn(job('running'));
  windows.learn(job('done'));
  const linux = start();
  linux.learn(job('running'));
  expect(bar).toEqual([
    [2, 'indeterminate'],
    [-1, 'none'],
    [0, 'normal'],
  ]);
});

it('the bar shows a failure until the window is looked at, and none that happened while it was', () => {
  const { learn, seen } = start();
  learn(job('running', { done: 1, total: 2 }));
  learn(job('failed'));
  expect(bar.at(-1)).toEqual([1, 'error']);
  learn(job('running', { id: 'j2', done: 1, total: 2 }));
  expect(bar.at(-1)).toEqual([0.5, 'error']);
  learn(job('done', { id: 'j2' }));
  expect(bar.at(-1)).toEqual([1, 'error']);
  seen();
  expect(bar.at(-1)).toEqual([-1, 'none']);
  isFocused = true;
  learn(job('running', { id: 'j3', done: 1, total: 2 }));
  learn(job('failed', { id: 'j3' }));
  expect(bar.at(-1)).toEqual([-1, 'none']);
});

it('the bar goes with jobs that are forgotten, and counts none of them later', () => {
  const { learn, forgetJobs } = start();
  const folder = { id: 'f', name: 'Midnight Madness 2026-11-21' };
  learn(job('running', { done: 1, total: 2 }));
  learn(job('running', { id: 'u', kind: 'upload', done: 1, total: 2 }));
  learn(job('done', { id: 'd', day: { folder, file: 'bookings' } }));
  learn(packs('running'));
  forgetJobs();
  expect(bar.at(-1)).toEqual([0.75, 'normal']);
  learn(packs('ready'));
  expect(bar.at(-1)).toEqual([-1, 'none']);
  learn(job('running', { id: 'u2', kind: 'upload', done: 1, total: 4 }));
  expect(bar.at(-1)).toEqual([0.25, 'normal']);
  time = 60_000;
  learn(job('done', { id: 'u2', kind: 'upload' }));
  expect(notices.map(({ body }) => body)).toEqual(['1 file']);
});

it('the bar goes with an event that is prepared and no longer there, and its next preparing begins anew', () => {
  const { learn } = start();
  learn(packs('running'));
  learn(packs());
  expect(bar.at(-1)).toEqual([-1, 'none']);
  time = 60_000;
  learn(packs('running'));
  learn(packs('ready'));
  expect(notices).toEqual([]);
  learn(job('running'));
  learn(packs());
  expect(bar.at(-1)).toEqual([0, 'normal']);
});
