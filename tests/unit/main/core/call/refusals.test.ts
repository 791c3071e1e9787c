import { describe, expect, test } from 'vitest';
import { attributes, breakOff, type FaultServer, flood, json, text } from '../../../../support/fault-server';
import { canary, failureIn, never } from './call-harness';
import { bench, eachOnFaultServer, server } from './faulty-server';

eachOnFaultServer();

const push = { title: 'a', body: 'b', audience: 'all' };
const create = () => bench.api.call('support.sendPush', push, never());
const list = () => bench.api.call('booking.list', {}, never());
const answers = (...behaviours: Parameters<FaultServer['on']>[1][]) =>
  server.on('/support/send-push-message', ...behaviours);
const latin1 = (words: string) => Buffer.from(words, 'latin1');

describe('a status decides before the body is read', () => {
  test.each([
    [400, 'rejected', 'rejected'],
    [401, 'signed-out', 'signed-out'],
    [403, 'refused', 'not-allowed'],
    [503, 'rejected', 'server-error'],
  ])('%i in Latin-1 that claims to be UTF-8 JSON is not an unknown outcome', async (status, kind, code) => {
    answers(text(latin1('{"hint":"é'), 'application/json; charset=utf-8', status));
    expect(failureIn(await create())).toMatchObject({ kind, code, status });
  });

  test.each([
    ['breaks off', breakOffAs(400)],
    ['never ends', floodAs(400)],
    ['is nested too deep', text('['.repeat(100_000), 'application/json', 400)],
    ['is not compressed as its header says', text('no gzip', 'application/json', 400, { 'content-encoding': 'gzip' })],
  ])('a 400 whose body %s is still a rejection', async (_name, behaviour) => {
    answers(behaviour);
    expect(failureIn(await create())).toMatchObject({ kind: 'rejected', code: 'rejected', status: 400 });
  });

  test('a change answered by a page in Latin-1 is not an unknown outcome', async () => {
    answers(text(latin1('<!doctype html><p>Réseau du paddock'), 'text/html'));
    expect(failureIn(await create())).toMatchObject({ kind: 'rejected', code: 'not-served' });
  });

  test('a firewall’s page with a 403 is not about the user’s role', async () => {
    answers(text('<html><body>Request blocked. Ray ID: 7</body></html>', 'text/html', 403));
    expect(failureIn(await create())).toEqual({ kind: 'rejected', code: 'blocked', status: 403 });
  });

  test('a 403 without a session is not about the user’s role', async () => {
    bench.token = undefined;
    server.on('/auth/logIn', json({ message: 'Access denied' }, 403));
    const failure = failureIn(await bench.api.call('auth.logIn', { email: 'a@b.example', password: 'x' }, never()));
    expect(failure).toMatchObject({ kind: 'rejected', code: 'rejected', message: 'Access denied' });
  });
});

describe('a request that the server does not take', () => {
  test('for its size says how large it was', async () => {
    answers(text('<html>413</html>', 'text/html', 413));
    const about = { context: 'data', size: JSON.stringify(push).length };
    expect(failureIn(await create())).toEqual({ kind: 'rejected', code: 'server-size', status: 413, about });
  });

  test.each([414, 431])('for its address (%i) says how long that was', async (status) => {
    server.on('/booking/list', text('', '', status));
    const about = { context: 'length', length: '/booking/list'.length };
    expect(failureIn(await list())).toEqual({ kind: 'rejected', code: 'server-address-length', status, about });
  });
});

describe('text is decoded as the answer declares', () => {
  test('damaged bytes in UTF-8 become replacement characters, and the log notes them', async () => {
    const [before, after] = ['{"data":{"attributes":{"id":1,"name":"José ', '"}}}'];
    server.on(
      '/booking/detail',
      text(Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)]), 'application/json'),
    );
    const result = await bench.api.call('booking.detail', { id: 1 }, never());
    expect(result).toMatchObject({ ok: true, value: { name: 'José \ufffd' } });
    expect(bench.lines.join('\n')).toContain('not UTF-8');
  });
});

describe('secrets', () => {
  const spelled = [...canary].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

  test('the token in use is removed in any JSON spelling, as a value, in a text or as a name', async () => {
    server.on(
      '/booking/list',
      text(`{"data":{"attributes":[{"id":1,"custom":"a ${spelled} b","${spelled}":1}]}}`, 'application/json'),
    );
    const result = await list();
    expect(result).toMatchObject({ ok: true, value: { rows: [{ id: 1, custom: 'a *** b' }] } });
    server.on('/booking/list', text(`{"message":"token ${spelled} refused"}`, 'application/json', 400));
    expect(JSON.stringify([result, await list(), bench.lines])).not.toContain(canary);
  });

  test('no call passes secrets to the page', async () => {
    const visitor = {
      id: 7,
      accessToken: 'someone-elses-token',
      refresh_token: 'x1',
      password: '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
      resetToken: 'r1',
      reset_code: 4711,
      apiKey: 'k1',
      fcmToken: 'f1',
      remark1: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
      custom: '$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub',
      nested: [{ user: { sessionId: 'f3b9a1c0d4e5f6a7b8c9', secret: 's' } }],
    };
    const allowed = {
      mustChangePassword: true,
      resetPassword: 1,
      passwordUpdatedAt: '2026-01-01',
      tokenType: 'Bearer',
      sessionId: 12,
      credentials: 'SCCA 4',
      shortPasscode: 'Gate 4',
    };
    server.on('/booking/list', json(attributes([{ ...visitor, ...allowed }])));
    expect(await list()).toEqual({
      ok: true,
      value: {
        rows: [{ id: 7, remark1: '***', custom: '***', nested: [{ user: {} }], ...allowed }],
        isComplete: false,
      },
    });
  });

  test('what a ticket carries to be shown is not one, but the session’s own token is, under any name', async () => {
    const signed = 'eyJhbGciOiJIUzI1NiJ9.eyJ0aWNrZXQiOiIxIn0.c2lnbmF0dXJl';
    const ticket = {
      id: 1,
      secret: 'x7Kp2mQ9',
      token: 'T-4711',
      qrToken: signed,
      sessionId: 'f3b9a1c0-d4e5-4f6a-97b8-c90000000000',
      activationCode: 'ABC-1',
      authorization: '004512',
      position: { accessKey: 'Pit 4', authToken: 'G-1' },
    };
    const rows = [{ ...ticket, barcode: canary, note: `ask ${canary}`, user: { id: 2, resetToken: 'theirs' } }];
    server.on('/booking/ticket-list', json(attributes(rows)));
    server.on('/user/detail/5', json(attributes({ id: 5, token: 'theirs', tickets: [{ id: 1, secret: 'x7Kp2mQ9' }] })));
    const tickets = JSON.stringify(await bench.api.call('booking.ticketList', {}, never()));
    const visitor = JSON.stringify(await bench.api.call('visitor.detail', { id: 5 }, never()));
    const shown = ['x7Kp2mQ9', 'T-4711', signed, ticket.sessionId, 'ABC-1', '004512', 'Pit 4', 'G-1', 'ask ***'];
    expect(shown.filter((value) => !tickets.includes(value))).toEqual([]);
    expect(visitor).toContain('x7Kp2mQ9');
    for (const secret of [canary, 'theirs']) expect(tickets + visitor).not.toContain(secret);
  });

  test('a password that was sent is not repeated by the answer', async () => {
    server.on('/admin/create', json(attributes({ id: 5, note: 'Starts with hunter22-x' })));
    const result = await bench.api.call(
      'admin.create',
      { data: { email: 'a@b.example', password: 'hunter22-x' } },
      never(),
    );
    expect(JSON.stringify(result)).not.toContain('hunter22-x');
  });
});

function breakOffAs(status: number): Parameters<FaultServer['on']>[1] {
  return {
    act: (exchange) => {
      const { writeHead } = exchange.response;
      exchange.response.writeHead = (_status: number, ...rest: never[]) =>
        writeHead.call(exchange.response, status, ...rest);
      breakOff('{"message"', 100).act(exchange);
    },
  };
}

function floodAs(status: number): Parameters<FaultServer['on']>[1] {
  return {
    act: (exchange) => {
      const { writeHead } = exchange.response;
      exchange.response.writeHead = (_status: number, ...rest: never[]) =>
        writeHead.call(exchange.response, status, ...rest);
      flood.act(exchange);
    },
  };
}
