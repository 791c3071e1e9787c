import type { Job, WindowBridge } from '@contract/bridge';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { notify } = vi.hoisted(() => ({ notify: vi.fn() }));
vi.mock('../../../../../renderer/kit/feedback/notify', () => ({ notify }));

import { notifyJob as notifyWith } from '../../../../../renderer/kit/feedback/notify-job';

const notifyJob = (job: Job) => notifyWith(job, { exports: {}, files: {} } as WindowBridge);

beforeEach(() => notify.mockClear());

const job: Job = {
  id: 'j1',
  kind: 'export',
  title: 'Tickets for these bookings',
  state: 'done',
  done: 37,
  unit: 'rows',
  file: { name: 'tickets.csv', bytes: 10 },
  startedAt: '2026-05-16T14:30:00Z',
};

it('shows how many rows are missing, as a warning', () => {
  notifyJob({ ...job, note: { kind: 'fewer', expected: 40 } });
  expect(notify.mock.calls[0]?.[0]).toMatchObject({
    intent: 'warning',
    title: 'Tickets for these bookings: 37 of 40 saved',
  });
});

it('shows that the list’s own rows were saved', () => {
  notifyJob({ ...job, note: { kind: 'own-rows' } });
  expect(notify.mock.calls[0]?.[0]).toMatchObject({
    intent: 'success',
    body: expect.stringMatching(/listed rows/),
  });
});

it('shows that the rows are from the copy, and that some are missing', () => {
  const asOf = new Date(2020, 4, 16, 9, 12).toISOString();
  notifyJob({ ...job, note: { kind: 'copy', asOf } });
  expect(notify.mock.calls[0]?.[0]).toMatchObject({
    intent: 'warning',
    body: expect.stringMatching(/Saved from the copy of 9:12 AM on May 16, 2020\.$/),
  });
  notifyJob({ ...job, note: { kind: 'copy', asOf, expected: 40 } });
  expect(notify.mock.calls[1]?.[0]).toMatchObject({
    title: 'Tickets for these bookings: 37 of 40 saved',
    body: expect.stringMatching(/fewer rows than expected\. Saved from the copy of 9:12 AM/),
  });
});

it('shows that a disk did not respond', () => {
  const { file: _file, ...unsaved } = job;
  notifyJob({ ...unsaved, state: 'unknown', failure: { kind: 'unknown-outcome', code: 'folder-silent' } });
  expect(notify.mock.calls[0]?.[0]).toMatchObject({ intent: 'error', title: "The folder isn't responding" });
});

describe('the files of a day', () => {
  const day = { folder: { id: 'f1', name: 'Midnight Madness 2026-11-21' }, file: 'manifest' };
  const manifest = { ...job, title: 'manifest.json', unit: 'files', done: 9, total: 9, day } as const;

  it('have one toast, when their manifest is written', () => {
    notifyJob({ ...job, day: { ...day, file: 'bookings' } });
    expect(notify).not.toHaveBeenCalled();
    notifyJob(manifest);
    expect(notify.mock.calls[0]?.[0]).toMatchObject({
      intent: 'success',
      title: 'Saved to Midnight Madness 2026-11-21',
      body: 'All 9 files and their manifest were saved.',
    });
  });

  it('are counted in a warning if some of them failed', () => {
    notifyJob({ ...manifest, done: 7 });
    expect(notify.mock.calls[0]?.[0]).toMatchObject({
      intent: 'warning',
      body: expect.stringMatching(/^7 of 9 files were saved\./),
    });
  });
});
