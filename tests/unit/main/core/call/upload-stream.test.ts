import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  attributes,
  dropAfterReading,
  dropBeforeReading,
  json,
  silence,
  startFaultServer,
  text,
} from '../../../../support/fault-server';
import { waitFor } from '../../../../support/wait-for';
import { type Bench, benchFor, canary, failureIn, never } from './call-harness';
import { bench, eachOnFaultServer, server } from './faulty-server';

eachOnFaultServer();
afterEach(() => {
  vi.useRealTimers();
});

const path = '/media/upload';

/** A body in pieces that are all the same buffer, filled anew each time, as the sender's contract allows. */
const body = (text: string, pieceLength = 7) => {
  const state = { pulled: 0, closed: false };
  const bytes = Buffer.from(text);
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const buffer = Buffer.alloc(pieceLength);
    try {
      for (let from = 0; from < bytes.length; from += pieceLength) {
        state.pulled += 1;
        yield buffer.subarray(0, bytes.copy(buffer, 0, from));
      }
    } finally {
      buffer.fill('#');
      state.closed = true;
    }
  }
  return { body: pieces(), length: bytes.length, state };
};

type Options = { readonly signal?: AbortSignal; readonly onSent?: (bytes: number) => void; readonly by?: Bench };
const send = (from: ReturnType<typeof body>, { by = bench, ...more }: Options = {}) =>
  by.api.upload({
    id: 'media.upload',
    headers: { 'content-type': 'text/plain' },
    file: { size: from.length, mime: 'image/webp' },
    signal: never(),
    ...from,
    ...more,
  });

describe('an upload', () => {
  test('arrives byte for byte, with its length and the token, from one reused buffer', async () => {
    server.on(path, json(attributes({ id: 9, url: '/media/9' }), 201));
    const words = 'The quick brown fox jumps over the lazy dog. '.repeat(200);
    const sent: number[] = [];
    const result = await send(body(words), { onSent: (bytes) => sent.push(bytes) });
    expect(result).toMatchObject({ ok: true, value: { id: 9 } });
    expect(server.hits[0]?.body).toBe(words);
    expect(server.hits[0]?.headers).toMatchObject({
      'content-length': String(words.length),
      authorization: `Bearer ${canary}`,
      'content-type': 'text/plain',
    });
    expect(sent.at(-1)).toBe(words.length);
    expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  });

  test('in the demo reaches the demo’s answer completely, and no server', async () => {
    let received = '';
    const demo = benchFor(server.url, async (request) => {
      received = await request.text();
      return Response.json(attributes({ id: 1 }));
    });
    demo.where = { mode: 'demo', server: '' };
    expect(await send(body('a picture of a car'), { by: demo })).toMatchObject({ ok: true });
    expect(received).toBe('a picture of a car');
    expect(server.hits).toEqual([]);
  });

  test.each([413, 415, 422, 500])('refused with %i reports it, and is not sent again (row 80)', async (status) => {
    server.on(path, json({ messages: { error: { msg: 'Not this file' } } }, status));
    expect(failureIn(await send(body('abc')))).toMatchObject({ status, message: 'Not this file' });
    expect(server.count(path)).toBe(1);
  });

  const nginx = '<html><head><title>413 Request Entity Too Large</title></head></html>';
  test.each([
    ['a gateway’s page', text(nginx, 'text/html', 413)],
    ['JSON that repeats the status', json({ error: 'Payload Too Large', message: 'request entity too large' }, 413)],
    ['nothing', text('', '', 413)],
  ])('that is too large says its size, also where the server answers with %s', async (_name, answer) => {
    server.on(path, answer);
    const about = { context: 'file', size: 2_000_000 };
    const sent = send(body('x'.repeat(2_000_000), 1_000_000));
    expect(failureIn(await sent)).toEqual({ kind: 'rejected', code: 'server-size', status: 413, about });
  });

  test('of a kind that the server refuses says the kind', async () => {
    server.on(path, text('<html>415</html>', 'text/html', 415));
    const about = { context: 'file', type: 'WEBP' };
    expect(failureIn(await send(body('abc')))).toEqual({ kind: 'rejected', code: 'server-type', status: 415, about });
  });

  test.each([
    [411, 'server-upload-length'],
    [507, 'server-full'],
  ])('refused with %i says why', async (status, code) => {
    server.on(path, text('', '', status));
    expect(failureIn(await send(body('abc')))).toEqual({ kind: 'rejected', code, status });
  });

  test('whose answer is lost after all bytes has an unknown outcome (rows 54, 80)', async () => {
    server.on(path, dropAfterReading);
    expect(failureIn(await send(body('abc')))).toEqual({ kind: 'unknown-outcome', code: 'unknown-outcome' });
    expect(server.count(path)).toBe(1);
  });

  test('cut off in the middle certainly failed, and its source is closed', async () => {
    server.on(path, dropBeforeReading);
    const large = body('x'.repeat(64 * 1024 * 1024), 1024 * 1024);
    expect(failureIn(await send(large))).toEqual({ kind: 'network', code: 'unreachable' });
    await waitFor(() => expect(large.state.closed).toBe(true));
    expect(large.state.pulled).toBeLessThan(64);
  });

  test('without a listening server reads no byte of the file', async () => {
    const closedServer = await startFaultServer();
    await closedServer.close();
    bench.where = { mode: 'live', server: closedServer.url };
    const from = body('abc');
    expect(failureIn(await send(from))).toEqual({ kind: 'network', code: 'unreachable' });
    expect(from.state.pulled).toBe(0);
  });

  test('of a file that shrank while it was sent fails as changed (row 79)', async () => {
    server.on(path, json(attributes({})));
    expect(failureIn(await send({ ...body('abc'), length: 10 }))?.code).toBe('upload-changed');
    expect(server.hits).toEqual([]);
  });

  test('stopped by the user is cancelled, and its source is closed (row 81)', async () => {
    server.on(path, silence);
    const controller = new AbortController();
    const from = body('abc');
    const sending = send(from, { signal: controller.signal });
    await server.reached(path);
    controller.abort();
    expect(failureIn(await sending)).toEqual({ kind: 'cancelled', code: 'cancelled' });
    await waitFor(() => expect(from.state.closed).toBe(true));
  });

  test('is cancelled by signing out', async () => {
    server.on(path, silence);
    const sending = send(body('abc'));
    await server.reached(path);
    bench.api.abortAll();
    expect(failureIn(await sending)?.code).toBe('cancelled');
  });

  test('that the server never answers ends two minutes after its last byte, with an unknown outcome', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    server.on(path, silence);
    const sending = send(body('abc'));
    await server.reached(path);
    await vi.advanceTimersByTimeAsync(121_000);
    expect(failureIn(await sending)).toEqual({ kind: 'unknown-outcome', code: 'unknown-outcome' });
  });

  test('answered with 401 ends the session', async () => {
    server.on(path, json({}, 401));
    expect(failureIn(await send(body('abc')))?.kind).toBe('signed-out');
    expect(bench.rejected).toEqual([canary]);
  });
});
