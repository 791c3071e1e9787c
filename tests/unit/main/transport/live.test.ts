/** Requests as a network stack gets them, and its responses. */
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TransportError } from '../../../../main/core/call/transport-error';
import { createLiveTransport, type NetworkRequest } from '../../../../main/transport/live';

const server = 'https://api.example';
const { signal } = new AbortController();
const chunk = (at: number): Uint8Array => new Uint8Array(100).fill(at);

/** The body of the answer to a call, whose bytes come from a stream. */
const bodyFrom = async (from: Readable) => {
  const network = async () => ({ status: 200, headers: {}, body: from });
  const send = createLiveTransport({ read: network, write: network });
  const { body } = await send({ method: 'GET', path: '/a', once: false }, server, signal);
  return body[Symbol.asyncIterator]();
};

/** What is sent for a call. */
const sentFor = async (call: Parameters<ReturnType<typeof createLiveTransport>>[0]) => {
  const sent: NetworkRequest[] = [];
  const network = (name: string) => async (request: NetworkRequest) => {
    sent.push({ ...request, url: `${name} ${request.url}` });
    return { status: 200, headers: {}, body: Readable.from([]) };
  };
  await createLiveTransport({ read: network('read'), write: network('write') })(call, server, signal);
  return sent;
};

test('a call is sent with its whole address and no more headers than it needs', async () => {
  const query = { q: 'a b&c', page: '2' };
  expect(await sentFor({ method: 'GET', path: '/booking/list', query, once: false, token: 'secret' })).toMatchObject([
    {
      method: 'GET',
      url: `read ${server}/booking/list?q=a+b%26c&page=2`,
      headers: { accept: 'application/json', authorization: 'Bearer secret' },
    },
  ]);
});

test('a path that names another host is not sent', async () => {
  for (const path of ['//evil.example/a', 'https://evil.example/a', 'a'])
    await expect(sentFor({ method: 'GET', path, once: false, token: 'secret' }), path).rejects.toThrow(TransportError);
});

test('only a call with a body names its type', async () => {
  const [withBody] = await sentFor({ method: 'POST', path: '/a', body: '{}', once: true });
  expect(withBody).toMatchObject({ url: `write ${server}/a`, body: '{}' });
  expect(withBody?.headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
  const [without] = await sentFor({ method: 'POST', path: '/a', once: true });
  expect(without).not.toHaveProperty('body');
  expect(without?.headers).toEqual({ accept: 'application/json' });
});

test('a body has the same bytes', async () => {
  const chunks = Array.from({ length: 50 }, (_, at) => chunk(at));
  const body = await bodyFrom(Readable.from(chunks));
  const read: Uint8Array[] = [];
  for (let next = await body.next(); !next.done; next = await body.next()) read.push(next.value);
  expect(Buffer.concat(read)).toEqual(Buffer.concat(chunks));
});

test('a body that breaks fails with a transport error', async () => {
  const from = new Readable({ read: () => undefined });
  const body = await bodyFrom(from);
  from.push(chunk(1));
  expect([...((await body.next()).value ?? [])]).toEqual([...chunk(1)]);
  from.destroy(new Error('broken'));
  await expect(body.next()).rejects.toThrow(TransportError);
});

test('a body that is read no further ends its stream, whatever is still arriving, and throws nowhere', async () => {
  const errors: unknown[] = [];
  const note = (error: unknown): void => void errors.push(error);
  process.on('uncaughtException', note);
  try {
    for (let wait = 0; wait < 20; wait += 1) {
      const from = new Readable({ read: () => undefined });
      // Not `once` of node:events, which would listen to errors too.
      const closed = new Promise((resolve) => from.once('close', resolve));
      const body = await bodyFrom(from);
      from.push(chunk(0));
      await body.next();
      const pending = wait % 2 === 0 ? body.next() : undefined;
      for (let at = 1; at <= wait; at += 1) {
        from.push(chunk(at));
        if (at % 3 === 0) await setImmediate();
      }
      from.push(chunk(wait));
      await body.return?.();
      await pending;
      await closed;
      await setImmediate();
    }
  } finally {
    process.off('uncaughtException', note);
  }
  expect(errors).toEqual([]);
});
