import type { BridgeEvent } from '@contract/bridge';
import { describe, expect, it, vi } from 'vitest';
import { createJobList } from '../../../../../main/core/jobs/job-list';
import { createLane } from '../../../../../main/files/lane';

const upload = { kind: 'upload', title: 'photo.jpg', unit: 'bytes' } as const;

describe('jobs', () => {
  const store = () => {
    let now = 0;
    const events: BridgeEvent[] = [];
    const jobs = createJobList(
      (event) => events.push(event),
      () => now,
    );
    return { jobs, events, pass: (milliseconds: number) => (now += milliseconds) };
  };

  it('tells a change of state at once and progress at most ten times a second', () => {
    const { jobs, events, pass } = store();
    const { id } = jobs.add(upload);
    jobs.change(id, { state: 'running' });
    for (let done = 1; done <= 1000; done += 1) {
      jobs.change(id, { done });
      pass(1);
    }
    jobs.change(id, { state: 'done', done: 1000 });
    expect(events.length).toBeGreaterThanOrEqual(11);
    expect(events.length).toBeLessThanOrEqual(14);
    expect(events.at(-1)).toMatchObject({ type: 'job', job: { id, state: 'done', done: 1000 } });
    expect(jobs.get(id)?.done).toBe(1000);
  });

  it('lists the newest first, counts what is active, and keeps 200 that are over', () => {
    const { jobs } = store();
    const first = jobs.add(upload);
    const ids = Array.from({ length: 300 }, () => jobs.add({ ...upload, state: 'done' }).id);
    expect(jobs.running()).toBe(1);
    expect(jobs.list()).toHaveLength(201);
    expect(jobs.list()[0]?.id).toBe(ids.at(-1));
    expect(jobs.get(first.id)).toBeDefined();
  });

  it('are all forgotten at sign-out, and running ones report no more progress', () => {
    const { jobs, events } = store();
    const running = jobs.add({ ...upload, state: 'running' });
    jobs.add({ ...upload, state: 'done' });
    jobs.clear();
    expect(jobs.list()).toEqual([]);
    const told = events.length;
    expect(jobs.change(running.id, { state: 'done' })).toBeUndefined();
    expect(events).toHaveLength(told);
  });

  it('restarts without what an earlier try left', () => {
    const { jobs } = store();
    const { id } = jobs.add({ ...upload, state: 'failed', failure: { kind: 'file', code: 'upload-changed' }, done: 5 });
    jobs.restart(id);
    expect(jobs.get(id)).toMatchObject({ state: 'waiting', done: 0 });
    expect(jobs.get(id)).not.toHaveProperty('failure');
  });

  it('changes nothing for a job that is not there', () => {
    const { jobs, events } = store();
    expect(jobs.change('gone', { state: 'done' })).toBeUndefined();
    expect(jobs.restart('gone')).toBeUndefined();
    expect(events).toEqual([]);
  });
});

describe('a lane', () => {
  it('lets the next one run while the first one waits for something that may never happen', async () => {
    const lane = createLane(1);
    const never = new AbortController().signal;
    const ran: string[] = [];
    let end = (): void => undefined;
    lane.run((free) => {
      ran.push('hangs');
      queueMicrotask(free);
      return new Promise((resolve) => (end = resolve));
    }, never);
    lane.run(async () => void ran.push('next'), never);
    await vi.waitFor(() => expect(ran).toEqual(['hangs', 'next']));
    let isIdle = false;
    const idle = lane.idle().then(() => (isIdle = true));
    await new Promise(setImmediate);
    expect(isIdle).toBe(false);
    end();
    await idle;
  });

  it('runs as many at once as it has places, in order', async () => {
    const lane = createLane(3);
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const never = new AbortController().signal;
    const work = (at: number) => (): Promise<void> => {
      started.push(at);
      return new Promise((end) => ends.push(end));
    };
    for (let at = 0; at < 10; at += 1) lane.run(work(at), never);
    expect(started).toEqual([0, 1, 2]);
    expect(lane.waiting).toBe(7);
    for (let at = 0; at < 10; at += 1) {
      ends[at]?.();
      await new Promise(setImmediate);
    }
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await lane.idle();
  });

  it('lets what was cancelled while waiting say so, and keeps its place count', async () => {
    const lane = createLane(1);
    const stop = new AbortController();
    let end: () => void = () => undefined;
    const ran: string[] = [];
    const never = new AbortController().signal;
    lane.run(() => new Promise((resolve) => (end = resolve)), never);
    lane.run(async () => void ran.push('cancelled'), stop.signal);
    lane.run(async () => void ran.push('third'), never);
    stop.abort();
    expect(ran).toEqual(['cancelled']);
    end();
    await lane.idle();
    expect(ran).toEqual(['cancelled', 'third']);
    lane.run(async () => void ran.push('aborted before'), stop.signal);
    await lane.idle();
    expect(ran).toContain('aborted before');
  });
});
