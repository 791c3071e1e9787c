import { fail, ok, type Result } from '@contract/failure';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQueue } from '../../../../main/core/queue';
import { sendToWindows } from '../../../../main/ipc/events';

describe('the queue', () => {
  it('never runs more than its places, answers everybody, and is empty in the end, whatever the order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { maxLength: 30 }), async (scheduler, cancelled) => {
        const queue = createQueue(3, 8);
        let running = 0;
        const controllers = cancelled.map(() => new AbortController());
        const answers = cancelled.map((_one, n) =>
          queue.run(async (): Promise<Result<number>> => {
            running += 1;
            expect(running).toBeLessThanOrEqual(3);
            await scheduler.schedule(Promise.resolve());
            running -= 1;
            return ok(n);
          }, controllers[n]?.signal),
        );
        for (const [n, one] of cancelled.entries()) if (one) controllers[n]?.abort();
        await scheduler.waitFor(Promise.all(answers));
        const results = await Promise.all(answers);
        expect(results.filter((result) => !result.ok && result.failure.kind === 'busy')).toHaveLength(
          Math.max(0, cancelled.length - 11),
        );
        expect([queue.running, queue.waiting]).toEqual([0, 0]);
      }),
    );
  });

  it('gives the place back where work rejects', async () => {
    const queue = createQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('x')))).rejects.toThrow();
    expect(await queue.run(async () => ok(1))).toEqual(ok(1));
  });

  it('a signal that is aborted already costs no place', async () => {
    const queue = createQueue(1, 0);
    expect(await queue.run(async () => ok(1), AbortSignal.abort())).toEqual(fail('cancelled', 'cancelled'));
    expect(await queue.run(async () => ok(1))).toEqual(ok(1));
  });
});

describe('row 6: events', () => {
  it('reach every window that is there, as the value alone; a closed one is passed over', () => {
    const sent: unknown[][] = [];
    const window = (isGone: boolean, isDead = false) => ({
      isDestroyed: () => isGone,
      webContents: {
        isDestroyed: () => isDead,
        send: (...input: unknown[]) => {
          if (isGone || isDead) throw new Error('Object has been destroyed');
          sent.push(input);
        },
      },
    });
    const event = { type: 'network', state: 'offline' } as const;
    sendToWindows([window(true), window(false, true), window(false)], event);
    expect(sent).toEqual([['event', event]]);
  });
});
