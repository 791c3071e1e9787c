import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKeyedQueue } from '../../../../../main/core/async/keyed-queue';

const tasks = fc.array(
  fc.record({
    key: fc.constantFrom('a', 'a', 'b'),
    /** Microtasks before it is asked for, and in which it runs. */
    after: fc.nat({ max: 8 }),
    takes: fc.nat({ max: 2 }),
    isCancelled: fc.boolean(),
  }),
  { maxLength: 12 },
);
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

it('never runs two tasks of a key at once, and runs all that nobody cancelled, in any order of events', async () => {
  await fc.assert(
    fc.asyncProperty(tasks, async (asked) => {
      const queue = createKeyedQueue();
      const running = new Set<string>();
      const answers = await Promise.all(
        asked.map(async ({ key, after, takes, isCancelled }) => {
          const stop = new AbortController();
          await turns(after);
          const answer = queue.run(
            key,
            async () => {
              expect(running, `two of ${key}`).not.toContain(key);
              running.add(key);
              await turns(takes);
              running.delete(key);
            },
            stop.signal,
          );
          if (isCancelled) stop.abort();
          return { isCancelled, ...(await answer) };
        }),
      );
      expect(answers.filter(({ ok, isCancelled }) => !ok && !isCancelled)).toEqual([]);
    }),
  );
});
