import type { BridgeEvent } from '@contract/bridge';
import { describe, expect, it } from 'vitest';
import { createJobList } from '../../../../../main/core/async/job-list';
import { systemHost } from '../../../../../main/desktop/system-ports';
import { waitFor } from '../../../../support/wait-for';

const upload = { kind: 'upload', title: 'photo.jpg', unit: 'bytes' } as const;

describe('the job list', () => {
  const setUp = () => {
    let now = 0;
    const events: BridgeEvent[] = [];
    const jobs = createJobList({
      ...systemHost,
      emit: (event) => events.push(event),
      clock: { ...systemHost.clock, monotonicMs: () => now },
    });
    return { jobs, events, advance: (milliseconds: number) => (now += milliseconds) };
  };

  it('reports a new state at once and progress at most ten times a second', () => {
    const { jobs, events, advance } = setUp();
    const { id } = jobs.add(upload);
    jobs.change(id, { state: 'running' });
    for (let done = 1; done <= 1000; done += 1) {
      jobs.change(id, { done });
      advance(1);
    }
    jobs.change(id, { state: 'done', done: 1000 });
    expect(events.length).toBeGreaterThanOrEqual(11);
    expect(events.length).toBeLessThanOrEqual(14);
    expect(events.at(-1)).toMatchObject({ type: 'job', job: { id, state: 'done', done: 1000 } });
    expect(jobs.get(id)?.done).toBe(1000);
  });

  it('reports the last progress even if nothing follows', async () => {
    const { jobs, events } = setUp();
    const { id } = jobs.add(upload);
    jobs.change(id, { done: 7 });
    expect(events).toHaveLength(1);
    await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'job', job: { id, done: 7 } }));
  });

  it('lists the newest first, counts active jobs, and keeps 200 finished ones', () => {
    const { jobs } = setUp();
    const first = jobs.add(upload);
    const ids = Array.from({ length: 300 }, () => jobs.add({ ...upload, state: 'done' }).id);
    expect(jobs.running()).toBe(1);
    expect(jobs.list()).toHaveLength(201);
    expect(jobs.list()[0]?.id).toBe(ids.at(-1));
    expect(jobs.get(first.id)).toBeDefined();
  });

  it('forgets every job when cleared, and running jobs report no more progress', () => {
    const { jobs, events } = setUp();
    const running = jobs.add({ ...upload, state: 'running' });
    jobs.add({ ...upload, state: 'done' });
    jobs.clear();
    expect(jobs.list()).toEqual([]);
    const reported = events.length;
    expect(jobs.change(running.id, { state: 'done' })).toBeUndefined();
    expect(events).toHaveLength(reported);
  });

  it('restarts a job without the results of its earlier attempt', () => {
    const { jobs } = setUp();
    const { id } = jobs.add({ ...upload, state: 'failed', failure: { kind: 'file', code: 'upload-changed' }, done: 5 });
    jobs.restart(id);
    expect(jobs.get(id)).toMatchObject({ state: 'waiting', done: 0 });
    expect(jobs.get(id)).not.toHaveProperty('failure');
  });

  it('ignores changes of an unknown job', () => {
    const { jobs, events } = setUp();
    expect(jobs.change('gone', { state: 'done' })).toBeUndefined();
    expect(jobs.restart('gone')).toBeUndefined();
    expect(events).toEqual([]);
  });
});
