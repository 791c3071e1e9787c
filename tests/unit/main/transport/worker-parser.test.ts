import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { emptyProfile } from '@contract/reading/server-profile';
import { beforeAll, expect, test, vi } from 'vitest';
import { parseInProcess } from '../../../../main/core/call/parse-response';
import { answerAsJson } from '../../../../main/ipc/answer-json';
import { createWorkerParser } from '../../../../main/transport/worker-parser';
import { typescript } from '../../../support/node-typescript';
import { row } from '../../../support/rows';

const file = new URL('../../../../main/transport/response-worker.ts', import.meta.url);
const spawn = () => new Worker(file, { execArgv: [...typescript] });
const context = {
  status: 200,
  type: 'application/json',
  input: {},
  profile: emptyProfile,
  secrets: ['a-secret-token'],
};
const never = new AbortController().signal;
const MB = 1_000_000;

/** This thread's own CPU time so far in milliseconds; other programs do not count. */
const busy = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** The longest time in milliseconds that this thread worked without a pause. */
const longestStill = async (work: () => Promise<unknown>): Promise<number> => {
  let [last, longest] = [busy(), 0];
  const look = (): void => {
    const now = busy();
    [longest, last] = [Math.max(longest, now - last), now];
  };
  const timer = setInterval(look, 1);
  await work();
  look();
  clearInterval(timer);
  return longest;
};

const records = (count: number): string => {
  const one = (id: number) =>
    JSON.stringify({ id, note: `José a-secret-token ${'x'.repeat(400)}`, list: [1, 2, { a: null }], amount: 12.5 });
  return `{"data":{"attributes":[${Array.from({ length: count }, (_, id) => one(id)).join(',')}]}}`;
};

const large = records(100_000);

/** The time in milliseconds for which reading a large list would block this thread: a busy machine is slower at everything. */
let blocked = 0;
beforeAll(() => {
  const from = busy();
  JSON.parse(large);
  blocked = busy() - from;
});

test('a worker reads a large list with the same result and writes it for the page while this thread continues', async () => {
  const read = createWorkerParser(spawn);
  const bytes = Buffer.from(large);
  expect(bytes.byteLength).toBeGreaterThan(45 * MB);
  // Starts the worker before measuring.
  await read('booking.list', row('booking.list'), Buffer.from(records(3_000)), context, never);
  let rows: readonly unknown[] = [];
  let parts: readonly string[] = [];
  const still = await longestStill(async () => {
    const { result } = await read('booking.list', row('booking.list'), bytes, context, never);
    if (!result.ok) throw new Error(result.failure.code);
    rows = (result.value as { rows: unknown[] }).rows;
    const sent = await answerAsJson(result);
    if ('json' in sent) parts = sent.rows ?? [];
  });
  expect(rows).toHaveLength(100_000);
  expect(JSON.stringify(rows[7])).not.toContain('a-secret-token');
  expect(parts.flatMap((part) => JSON.parse(part) as unknown[])).toHaveLength(100_000);
  expect(still).toBeLessThan(blocked);
}, 120_000);

test.each([
  ['lists in lists', `{"data":${'['.repeat(30 * MB)}`, 'bad-answer'],
  ['lists in lists after a text of quotes', `{"note":"\\"\\\\","data":${'['.repeat(30 * MB)}`, 'bad-answer'],
  ['an object with millions of names', `{"data":{${'"a":1,'.repeat(10 * MB)}"a":1}}`, 'too-large'],
  ['an object of __proto__', `{${'"__proto__":{"a":1},'.repeat(2 * MB)}"a":1}`, 'too-large'],
  ['ten million empty lists', `{"data":[${'[],'.repeat(10 * MB)}[]]}`, 'too-large'],
  ['one record of 30 MB', `{"data":[{"id":1,"note":"${'x'.repeat(30 * MB)}"}]}`, 'too-large'],
  ['quotes and backslashes', `{"data":"${'\\\\'.repeat(15 * MB)}`, 'bad-answer'],
])(
  'hostile JSON (%s) fails without blocking this thread',
  async (_name, json, code) => {
    const read = createWorkerParser(spawn);
    await read('booking.list', row('booking.list'), Buffer.from(records(3_000)), context, never);
    const bytes = Buffer.from(json);
    let failed: unknown;
    const still = await longestStill(async () => {
      const { result } = await read('booking.list', row('booking.list'), bytes, context, never);
      failed = result.ok ? undefined : result.failure.code;
    });
    expect(failed).toBe(code);
    expect(still).toBeLessThan(blocked);
  },
  120_000,
);

test('small and large answers read the same', async () => {
  const read = createWorkerParser(spawn);
  const bytes = Buffer.from(records(3_000));
  const [inWorker, here] = await Promise.all(
    [read, parseInProcess].map((way) => way('booking.list', row('booking.list'), Buffer.from(bytes), context, never)),
  );
  expect(inWorker).toEqual(here);
});

test('a short answer with a name in each record is read by the worker too', async () => {
  let count = 0;
  const read = createWorkerParser(() => {
    count += 1;
    return spawn();
  });
  const named = (name: (id: number) => string): Uint8Array =>
    Buffer.from(JSON.stringify(Array.from({ length: 400 }, (_, id) => ({ id, [name(id)]: 1 }))));
  await read(
    'booking.list',
    row('booking.list'),
    named(() => 'seats'),
    context,
    never,
  );
  expect(count).toBe(0);
  const { result } = await read(
    'booking.list',
    row('booking.list'),
    named((id) => `name${id}`),
    context,
    never,
  );
  expect(result).toMatchObject({ ok: true, value: { rows: { length: 400 } } });
  expect(count).toBe(1);
});

test('an answer that nobody waits for is released', async () => {
  const workers: Worker[] = [];
  const read = createWorkerParser(() => {
    const worker = spawn();
    workers.push(worker);
    return worker;
  });
  const controller = new AbortController();
  const bytes = Buffer.from(records(3_000));
  const result = read('booking.list', row('booking.list'), Buffer.from(bytes), context, controller.signal);
  const ended = workers.map((worker) => once(worker, 'exit'));
  controller.abort();
  await expect(result).rejects.toMatchObject({ code: 'cancelled' });
  // Its worker ends in the middle of its work, and the next answer gets another one.
  await Promise.all(ended);
  const next = await read('booking.list', row('booking.list'), bytes, context, never);
  expect(next.result.ok).toBe(true);
  expect(workers).toHaveLength(2);
});

test('an answer that comes while an idle worker ends is read by another worker', async () => {
  const wait = setTimeout;
  let endIdle = (): void => undefined;
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
    if (ms !== 5_000) return wait(run, ms);
    endIdle = run;
    return wait(() => undefined, 0);
  }) as typeof setTimeout);
  const read = createWorkerParser(spawn);
  const readOne = () => read('booking.list', row('booking.list'), Buffer.from(records(3_000)), context, never);
  expect((await readOne()).result.ok).toBe(true);
  endIdle();
  expect((await readOne()).result.ok).toBe(true);
  timers.mockRestore();
});
