import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { toWebStream } from '../../../../main/transport/to-web-stream';

const chunk = (at: number): Uint8Array => new Uint8Array(100).fill(at);

test('has the same bytes', async () => {
  const from = Readable.from(Array.from({ length: 50 }, (_, at) => chunk(at)));
  const bytes = await new Response(toWebStream(from)).arrayBuffer();
  expect(Buffer.from(bytes)).toEqual(Buffer.concat(Array.from({ length: 50 }, (_, at) => chunk(at))));
});

test('fails with the error of the stream', async () => {
  const from = new Readable({ read: () => undefined });
  const reader = toWebStream(from).getReader();
  from.push(chunk(1));
  expect([...((await reader.read()).value ?? [])]).toEqual([...chunk(1)]);
  from.destroy(new Error('broken'));
  await expect(reader.read()).rejects.toThrow('broken');
});

test('ends the stream when it is cancelled, whatever is still arriving, and throws nowhere', async () => {
  const errors: unknown[] = [];
  const note = (error: unknown): void => void errors.push(error);
  process.on('uncaughtException', note);
  try {
    for (let wait = 0; wait < 20; wait += 1) {
      const from = new Readable({ read: () => undefined });
      const closed = once(from, 'close');
      const reader = toWebStream(from).getReader();
      from.push(chunk(0));
      await reader.read();
      const pending = wait % 2 === 0 ? reader.read() : undefined;
      for (let at = 1; at <= wait; at += 1) {
        from.push(chunk(at));
        if (at % 3 === 0) await setImmediate();
      }
      from.push(chunk(wait));
      await reader.cancel();
      await pending;
      await closed;
      await setImmediate();
    }
  } finally {
    process.off('uncaughtException', note);
  }
  expect(errors).toEqual([]);
});
