import { describe, expect, test } from 'vitest';
import {
  attributes,
  bomb,
  breakOff,
  dropAfterReading,
  dropBeforeReading,
  flood,
  json,
  portal,
  redirect,
  startFaultServer,
  text,
} from '../../../support/fault-server';
import { waitFor } from '../../../support/wait-for';
import { canary, failureIn, never } from './call/call-harness';
import { bench, eachOnFaultServer, server } from './call/faulty-server';

eachOnFaultServer();

const file = { size: 0, mime: 'image/png' };
async function* nothing(): AsyncGenerator<Uint8Array> {}
const list = () => bench.api.call('booking.list', { page: 1 }, never());
/** A call that must never be repeated. */
const create = () => bench.api.call('support.sendPush', push, never());
const push = { title: 'Rain', body: 'Back to the garage', audience: 'all' };

describe('an ordinary call', () => {
  test('goes to its row’s path with the bearer token, and returns the unwrapped answer', async () => {
    server.on('/booking/list', json(attributes({ data: [{ id: 7 }], total: 1 })));
    expect(await list()).toEqual({ ok: true, value: { rows: [{ id: 7 }], total: 1, isComplete: true } });
    const [hit] = server.hits;
    expect(hit).toMatchObject({ method: 'POST', path: '/booking/list', body: '{"page":1}' });
    expect(hit?.headers).toMatchObject({ authorization: `Bearer ${canary}`, 'content-type': 'application/json' });
    expect(hit?.headers.cookie).toBeUndefined();
  });

  test('keeps the path of the server’s address', async () => {
    bench.where = { mode: 'live', server: `${server.url}/api/v1` };
    server.on('/api/v1/booking/list', json(attributes([])));
    expect(await list()).toMatchObject({ ok: true });
  });

  test.each([
    '..',
    '.',
    '%2e%2e',
    'a?x',
    'a#b',
    'a/b',
    'a\\b',
    '',
    'https://evil.example/x',
    '//evil',
    'x'.repeat(1e6),
  ])('an id like %.20j is refused before sending (rows 49, 50, SEC-35)', async (id) => {
    expect(failureIn(await bench.api.call('event.detail', { id }, never()))).toMatchObject({ code: 'bad-request' });
    expect(server.hits).toEqual([]);
  });

  test('an unknown id is refused before sending', async () => {
    for (const id of ['__proto__', 'constructor', 'booking', 'booking.nothing', ''])
      expect(failureIn(await bench.api.call(id as 'booking.list', {}, never()))?.code).toBe('bad-request');
    expect(server.hits).toEqual([]);
  });

  test('without a session only sign-in and a forgotten password are sent (row 9)', async () => {
    bench.token = undefined;
    expect(failureIn(await list())).toMatchObject({ kind: 'signed-out', code: 'not-signed-in' });
    expect(server.hits).toEqual([]);
    server.on('/forgotPassword', json(attributes({ message: 'Sent' })));
    expect(await bench.api.call('password.forgot', { email: 'dana@example.com' }, never())).toMatchObject({ ok: true });
  });
});

describe('identical reads', () => {
  test('are sent once if they run at the same time', async () => {
    server.on('/booking/list', json(attributes([{ id: 1 }])));
    const results = await Promise.all([list(), list(), list()]);
    expect(results.every((result) => result.ok)).toBe(true);
    expect(server.count('/booking/list')).toBe(1);
    await list();
    expect(server.count('/booking/list')).toBe(2);
  });

  test('can be cancelled by one caller without ending those of others', async () => {
    server.on('/booking/list', json(attributes([])));
    const leaving = new AbortController();
    const left = bench.api.call('booking.list', {}, leaving.signal);
    const stayed = bench.api.call('booking.list', {}, never());
    leaving.abort();
    expect(failureIn(await left)?.code).toBe('cancelled');
    expect((await stayed).ok).toBe(true);
  });

  test('changes are never shared: two clicks send two requests', async () => {
    server.on('/support/send-push-message', json(attributes({})));
    await Promise.all([create(), create()]);
    expect(server.count('/support/send-push-message')).toBe(2);
  });
});

describe('a network fault', () => {
  test.each([
    ['dropped before reading', dropBeforeReading],
    ['dropped after reading', dropAfterReading],
    ['broken off', breakOff('{"data"', 100)],
  ])('%s: a read is tried three times, then fails as network (row 42, REL-13)', async (_name, behaviour) => {
    server.on('/booking/list', behaviour);
    expect(failureIn(await list())).toEqual({ kind: 'network', code: 'unreachable' });
    expect(server.count('/booking/list')).toBe(3);
    // The server still answers its start page.
    expect(bench.states).toEqual([]);
  });

  test('of every connection says that the server is down, once a probe confirms it', async () => {
    server.on('/booking/list', dropBeforeReading);
    server.on('/', dropBeforeReading);
    await list();
    await waitFor(() => expect(bench.api.network).toBe('server-down'));
    expect(bench.states).toEqual(['server-down']);
  });

  test('of a server that does not listen is known at once', async () => {
    const closedServer = await startFaultServer();
    await closedServer.close();
    bench.where = { mode: 'live', server: closedServer.url };
    await list();
    expect(bench.states).toEqual(['server-down']);
  });

  test('of one server says nothing about the next', async () => {
    const closedServer = await startFaultServer();
    await closedServer.close();
    bench.where = { mode: 'live', server: closedServer.url };
    await list();
    bench.where = { mode: 'live', server: server.url };
    bench.api.abortAll();
    expect(bench.states).toEqual(['server-down', 'online']);
    bench.where = { mode: 'live', server: closedServer.url };
    bench.api.abortAll();
    expect(bench.api.network).toBe('server-down');
  });

  test('that passes is hidden by the second attempt', async () => {
    server.on('/booking/list', dropAfterReading, json(attributes([{ id: 1 }])));
    expect(await list()).toMatchObject({ ok: true });
    expect(bench.states).toEqual([]);
  });

  test.each([
    ['dropped after reading', dropAfterReading],
    ['broken off', breakOff('{"data"', 100)],
    ['no JSON', text('{"data": {', 'application/json')],
    ['no UTF-8', text(Buffer.from([0x7b, 0xff, 0x7d]), 'application/json')],
  ])('%s: a change is sent once, and its outcome is unknown (row 54, REL-14)', async (_name, behaviour) => {
    server.on('/support/send-push-message', behaviour);
    expect(failureIn(await create())).toMatchObject({ kind: 'unknown-outcome' });
    expect(server.count('/support/send-push-message')).toBe(1);
  });

  test('of a server that does not listen means that a change was certainly not made', async () => {
    const closedServer = await startFaultServer();
    await closedServer.close();
    bench.where = { mode: 'live', server: closedServer.url };
    expect(failureIn(await create())).toEqual({ kind: 'network', code: 'unreachable' });
  });

  test('of an unknown host name is reported as offline', async () => {
    bench.where = { mode: 'live', server: 'https://nowhere.invalid' };
    expect(failureIn(await create())).toEqual({ kind: 'network', code: 'offline' });
  });

  test('a redirect is never followed, and the token is sent nowhere else (row 44, SEC-34)', async () => {
    const other = await startFaultServer();
    for (const status of [301, 302, 307, 308]) {
      server.on('/booking/list', redirect(`${other.url}/booking/list`, status));
      const about = { context: 'host', host: new URL(other.url).host };
      expect(failureIn(await list())).toEqual({ kind: 'rejected', code: 'redirected', status, about });
    }
    expect(other.hits).toEqual([]);
    expect(bench.states).toEqual([]);
    await other.close();
  });

  test('an HTML page in place of one answer is about that call, and signs nobody out (rows 46, 55)', async () => {
    server.on('/booking/list', portal);
    expect(failureIn(await list())).toEqual({ kind: 'rejected', code: 'not-served', status: 200 });
    expect(bench.states).toEqual([]);
    expect(bench.rejected).toEqual([]);
  });

  test('an endless or exploding answer is stopped at the limit (row 45, SEC-34)', async () => {
    server.on('/booking/list', flood);
    expect(failureIn(await list())?.code).toBe('too-large');
    server.on('/booking/list', bomb(81 * 1024 * 1024));
    expect(failureIn(await list())?.code).toBe('too-large');
    // Of an export it is said what the person can do: export it as CSV would be no advice.
    server.on('/booking/ticket-generate-csv', json('id,name', 200, { 'content-length': String(257 * 1024 * 1024) }));
    expect(failureIn(await bench.api.downloadCsv('booking.ticketCsv', {}, never()))?.code).toBe('export-too-large');
  });
});

describe('a refusal', () => {
  test.each([429, 502, 503, 504])('%i: a read is repeated, a change is not', async (status) => {
    server.on('/booking/list', json({}, status), json(attributes([])));
    expect((await list()).ok).toBe(true);
    server.on('/support/send-push-message', json({}, status));
    expect((await create()).ok).toBe(false);
    expect(server.count('/support/send-push-message')).toBe(1);
  });

  test('with 401 ends the session, except for a wrong password (REL-34)', async () => {
    server.on('/booking/list', json({}, 401));
    expect(failureIn(await list())?.kind).toBe('signed-out');
    expect(bench.rejected).toEqual([canary]);
    server.on('/auth/logIn', json({ messages: { error: { msg: 'Wrong e-mail or password' } } }, 401));
    const login = await bench.api.call('auth.logIn', { email: 'dana@example.com', password: 'wrong-one' }, never());
    expect(failureIn(login)).toEqual({
      kind: 'rejected',
      code: 'wrong-password',
      status: 401,
      message: 'Wrong e-mail or password',
    });
    expect(bench.rejected).toEqual([canary]);
  });
});

describe('an answer', () => {
  test.each(['', 'null', '7', '"text"', '[', 'NaN'])(
    'of %j in place of a record is a clear failure (REL-18)',
    async (body) => {
      server.on('/booking/detail', text(body, 'application/json'));
      const result = await bench.api.call('booking.detail', { id: 1 }, never());
      expect(failureIn(result)).toMatchObject({ kind: 'unexpected', code: 'bad-answer' });
    },
  );

  test('work that began in an ended session is not done in the next session', async () => {
    server.on('/booking/list', json(attributes([])));
    const calls = bench.api.forCurrentSession();
    expect(await calls.call('booking.list', {}, never())).toMatchObject({ ok: true });
    Object.assign(bench, { token: 'the-next-person', turn: 2 });
    const results = await Promise.all([
      calls.call('booking.list', { page: 2 }, never()),
      calls.call('support.sendPush', push, never()),
      calls.download(`${server.url}/a.csv`, never()),
      calls.upload({ id: 'media.upload', headers: {}, body: nothing(), file, length: 0, signal: never() }),
    ]);
    expect(results.map((result) => failureIn(result)?.code)).toEqual(Array(4).fill('signed-out'));
    expect(server.hits).toHaveLength(1);
    expect(await bench.api.forCurrentSession().call('booking.list', {}, never())).toMatchObject({ ok: true });
  });

  test('an answer requested in an ended session does not reach the next session', async () => {
    server.on('/booking/list', json(attributes([{ id: 1 }])));
    const result = list();
    bench.turn += 1;
    bench.token = 'another-persons-token';
    expect(failureIn(await result)?.kind).toBe('signed-out');
  });
});
