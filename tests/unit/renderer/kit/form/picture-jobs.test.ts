import type { Job } from '@contract/bridge';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePictureJobs } from '../../../../../renderer/kit/form/use-picture-jobs';
import { setJob } from '../../../../../renderer/kit/stores/jobs';

const job = (id: string, more: Partial<Job> = {}): Job => ({
  ...{ id, kind: 'upload', state: 'running', title: `${id}.png` },
  ...{ done: 0, total: 10, unit: 'bytes', startedAt: '2026-05-16T12:00:00.000Z' },
  ...more,
});
const sent = (id: string): Job => job(id, { state: 'done', media: { url: `/${id}.png` } });

test('a file that was replaced while it was sent does not come back when it arrives', () => {
  const onAddress = vi.fn();
  const { result } = renderHook(() => usePictureJobs(false, onAddress));
  act(() => result.current.trackJobs([job('large')]));
  act(() => result.current.trackJobs([job('small')]));
  act(() => setJob(sent('small')));
  act(() => setJob(sent('large')));
  expect(onAddress.mock.calls).toEqual([['/small.png']]);
});

test('of several files all are taken, in any order', () => {
  const onAddress = vi.fn();
  const { result } = renderHook(() => usePictureJobs(true, onAddress));
  act(() => result.current.trackJobs([job('one')]));
  act(() => result.current.trackJobs([job('two')]));
  act(() => setJob(sent('two')));
  act(() => setJob(sent('one')));
  expect(onAddress.mock.calls).toEqual([['/two.png'], ['/one.png']]);
});
