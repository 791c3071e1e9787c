import { fail, ok } from '@contract/failure';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQueue } from '../../../../../main/core/async/queue';
import { waitFor } from '../../../../support/wait-for';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a queue', () => {
  it('never exceeds its limits, settles every task, and ends empty, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { maxLength: 30 }), async (scheduler, cancelled) => {
        const queue = createQueue({ concurrency: 3, maxWaiting: 8 });
        let running = 0;
        const controllers = cancelled.map(() => new AbortController());
        const answers = cancelled.map((_one, n) =>
          queue.tryRun(async () => {
            running += 1;
            expect(running).toBeLessThanOrEqual(3);
            await scheduler.schedule(Promise.resolve());
            running -= 1;
            return n;
          }, controllers[n]?.signal),
        );
        for (const [n, one] of cancelled.entries()) if (one) controllers[n]?.abort();
        await scheduler.waitFor(Promise.all(answers));
        const results = await Promise.all(answers);
        expect(results.filter((result) => !result.ok && result.failure.kind === 'busy')).toHaveLength(
          Math.max(0, cancelled.length - 11),
        );
        await queue.idle();
        expect([queue.running, queue.waiting]).toEqual([0, 0]);
      }),
    );
  });

  it('starts waiting tasks in order as slots become free', async () => {
    const queue = createQueue({ concurrency: 3 });
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const task = (at: number) => (): Promise<void> => {
      started.push(at);
      return new Promise((end) => ends.push(end));
    };
    for (let at = 0; at < 10; at += 1) void queue.run(task(at));
    expect(started).toEqual([0, 1, 2]);
    expect(queue.waiting).toBe(7);
    for (let at = 0; at < 10; at += 1) {
      ends[at]?.();
      await tick();
    }
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    await queue.idle();
  });

  it('starts the newest task first if asked to', async () => {
    const queue = createQueue({ concurrency: 1, newestFirst: true });
    const started: number[] = [];
    await Promise.all([0, 1, 2].map((at) => queue.run(async () => void started.push(at))));
    expect(started).toEqual([0, 2, 1]);
  });

  it('frees the slot of a rejected task', async () => {
    const queue = createQueue({ concurrency: 1, maxWaiting: 1 });
    await expect(queue.tryRun(() => Promise.reject(new Error('x')))).rejects.toThrow();
    await expect(queue.run(() => Promise.reject(new Error('x')))).rejects.toThrow();
    expect(await queue.tryRun(async () => 1)).toEqual(ok(1));
  });

  it('cancels a waiting task when its signal aborts, without losing a slot', async () => {
    const queue = createQueue({ concurrency: 1 });
    const stop = new AbortController();
    let end: () => void = () => undefined;
    const ran: string[] = [];
    void queue.run(() => new Promise<void>((resolve) => (end = resolve)));
    const cancelled = queue.tryRun(async () => void ran.push('cancelled'), stop.signal);
    const third = queue.run(async () => void ran.push('third'));
    stop.abort();
    expect(await cancelled).toEqual(fail('cancelled', 'cancelled'));
    end();
    await third;
    await queue.idle();
    expect(ran).toEqual(['third']);
  });

  it('does not start a task whose signal has already aborted', async () => {
    const queue = createQueue({ concurrency: 1, maxWaiting: 0 });
    expect(await queue.tryRun(async () => 1, AbortSignal.abort())).toEqual(fail('cancelled', 'cancelled'));
    expect(await queue.tryRun(async () => 1)).toEqual(ok(1));
  });

  it('starts the next task when a hanging one releases its slot, and is idle only when both have ended', async () => {
    const queue = createQueue({ concurrency: 1 });
    const ran: string[] = [];
    let end = (): void => undefined;
    void queue.run((release) => {
      ran.push('hangs');
      queueMicrotask(release);
      return new Promise<void>((resolve) => (end = resolve));
    });
    void queue.run(async () => void ran.push('next'));
    await waitFor(() => expect(ran).toEqual(['hangs', 'next']));
    let isIdle = false;
    const idle = queue.idle().then(() => (isIdle = true));
    await tick();
    expect(isIdle).toBe(false);
    end();
    await idle;
  });
});
