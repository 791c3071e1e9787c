/** Checks servers over real HTTP without Electron: the calls, the report, and that it contains no values. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sendWith } from '@contract/reading/check/assignment';
import type { CallReport, CheckReport } from '@contract/reading/check/report';
import { reportText } from '@contract/reading/check/report-text';
import { readServerProfile, type ServerProfile } from '@contract/reading/server-profile';
import { afterEach, describe, expect, test } from 'vitest';
import { createCheckCall } from '../../../../main/check/check-call';
import { type Checked, runCheck } from '../../../../main/check/run';
import { signIn } from '../../../../main/check/sign-in';
import { parseInProcess } from '../../../../main/core/call/parse-response';
import { createLiveTransport, networkOf } from '../../../../main/transport/live';
import { type MockServer, startMockServer } from '../../../../mocks/server/start';
import { attributes, type FaultServer, json, startFaultServer } from '../../../support/fault-server';

const live = createLiveTransport({ read: networkOf(fetch), write: networkOf(fetch) });
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});
const mock = async (): Promise<MockServer> => {
  const server = await startMockServer({ rows: 60 });
  open.push(server);
  return server;
};
const faulty = async (): Promise<FaultServer> => {
  const server = await startFaultServer();
  open.push(server);
  return server;
};

interface Options {
  readonly profile?: ServerProfile;
  readonly signal?: AbortSignal;
  readonly onProgress?: () => void;
}

const check = async (server: string, options: Options = {}): Promise<Checked> => {
  const { profile, signal = new AbortController().signal, onProgress } = options;
  const typed = { server, profile, email: 'admin@pitwall.example', password: 'pitwall' };
  const entered = await signIn(live, typed, new AbortController().signal);
  if (!entered.ok) throw new Error(entered.failure.code);
  const { session, personId } = entered.value;
  const callEndpoint = createCheckCall(session, live);
  return runCheck({
    server,
    callEndpoint,
    profile,
    personId,
    signal,
    delay: async () => undefined,
    ...(onProgress ? { onProgress } : {}),
  });
};
const callOf = (report: CheckReport, id: string): CallReport => {
  const call = report.calls.find((one) => one.id === id);
  if (!call) throw new Error(`no report of ${id}`);
  return call;
};

describe('a check of the plain server', () => {
  test('reads every call that only reads, and changes nothing', async () => {
    const server = await mock();
    const { report } = await check(server.url);
    expect(report.complete).toBe(true);
    expect(report.calls.filter(({ state }) => state === 'skipped')).toEqual([]);
    expect(report.calls.length).toBeGreaterThan(35);
    const changing = server
      .requests()
      .filter(({ path }) => /create|update|delete|assign|push|upload|password/i.test(path));
    expect(changing).toEqual([]);
  });

  test('finds every field of a booking by its own name, and that search, order, pages and filters work', async () => {
    const server = await mock();
    const booking = callOf((await check(server.url)).report, 'booking.list');
    expect(booking).toMatchObject({
      state: 'read',
      rows: 10,
      total: 60,
      ids: 10,
      search: 'yes',
      sort: 'yes',
      page: 'yes',
    });
    expect(booking.narrowing).toEqual({ userId: 'yes', eventId: 'yes', trackId: 'yes' });
    expect(booking.fields.filter(({ how }) => how !== 'exact')).toEqual([]);
  });

  test('makes at most two calls at a time', async () => {
    const server = await mock();
    server.faults.add({ path: '*', latency: 15 });
    let running = 0;
    let most = 0;
    const counting: typeof fetch = async (input, init) => {
      running += 1;
      most = Math.max(most, running);
      try {
        return await fetch(input, init);
      } finally {
        running -= 1;
      }
    };
    const counted = createLiveTransport({ read: networkOf(counting), write: networkOf(counting) });
    const typed = { server: server.url, email: 'admin@pitwall.example', password: 'pitwall' };
    const entered = await signIn(counted, typed, new AbortController().signal);
    if (!entered.ok) throw new Error(entered.failure.code);
    const { session } = entered.value;
    const signal = new AbortController().signal;
    await runCheck({
      server: server.url,
      callEndpoint: createCheckCall(session, counted),
      signal,
      delay: async () => undefined,
    });
    expect(most).toBe(2);
  });

  test('ends when it is stopped, and reports that it is incomplete', async () => {
    const server = await mock();
    const stop = new AbortController();
    const { report } = await check(server.url, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(report.complete).toBe(false);
    expect(report.calls.every(({ why }) => why === 'stopped')).toBe(true);
  });
});

describe('a check of a server with other request formats', () => {
  test('finds by trying how it searches, sorts, pages and accepts names, and reads its data that way', async () => {
    const server = await startMockServer({ rows: 60, dialect: 'cents' });
    open.push(server);
    const { report, unexplained } = await check(server.url);
    const ways = Object.fromEntries((report.asking ?? []).map(({ aspect, send }) => [aspect, send]));
    expect(ways).toMatchObject({
      case: { case: 'snake' },
      size: { names: { perPage: 'limit' } },
      search: { names: { q: 'search' } },
      sort: { sort: 'signed', names: { sort: 'order_by' } },
    });
    expect(unexplained.amount).toMatchObject({ currency: expect.any(String) });
    expect(server.requests().length).toBeLessThan(320);

    const send = [...(report.asking ?? [])].reduce((made, one) => sendWith(made, one.send ?? {}), {});
    const again = await check(server.url, { profile: { version: 1, send } });
    expect(again.report.asking ?? []).toEqual([]);
    expect(callOf(again.report, 'booking.list')).toMatchObject({ rows: 10, search: 'yes', sort: 'yes', page: 'yes' });
  });

  test('makes no further calls to a server that respects its inputs', async () => {
    const server = await mock();
    const { report } = await check(server.url);
    expect(report).not.toHaveProperty('asking');
  });
});

const login = json(
  attributes({ id: 1, accessToken: 'canary-token-0123456789', ability: [{ action: 'manage', subject: 'all' }] }),
);

test('a check offers the case of names that a refusal asks for', async () => {
  const server = await faulty();
  server.on('/auth/logIn', login);
  server.on('/booking/list', {
    act: (exchange) => {
      const isKnown = exchange.body.toString().includes('"per_page"');
      const rows = json(attributes([{ id: 1 }]));
      (isKnown ? rows : json({ per_page: ['This field is required.'] }, 400)).act(exchange);
    },
  });
  const { report } = await check(server.url);
  expect(callOf(report, 'booking.list')).toMatchObject({ state: 'failed', why: 'rejected' });
  expect(report.asking).toEqual([{ aspect: 'case', call: 'booking.list', send: { case: 'snake' } }]);
});

describe('a check of a server with its own names', () => {
  const row = (n: number) => ({
    zork: `canary-number-${n}`,
    id: n,
    [`canary${n}@example.com`]: 'canary-value',
    flurb: { blip: `canary-name-${n}` },
  });

  test('lists names and types of fields, and shows no value anywhere', async () => {
    const server = await faulty();
    server.on('/auth/logIn', login);
    server.on('/booking/list', json(attributes({ data: [row(1), row(2), row(3)], total: 3 })));
    const { report } = await check(server.url);
    const booking = callOf(report, 'booking.list');
    expect(booking.unknown).toEqual(
      expect.arrayContaining([
        { path: 'zork', types: ['text'], rows: 3 },
        { path: 'flurb.blip', types: ['text'], rows: 3 },
        { path: '*', types: ['text'], rows: 3 },
      ]),
    );
    expect(`${JSON.stringify(report)}${reportText(report)}`).not.toMatch(/canary/);
  });

  test('finds fields with a profile that it does not find without one', async () => {
    const server = await faulty();
    server.on('/auth/logIn', login);
    server.on('/booking/list', json(attributes({ data: [row(1), row(2)], total: 2 })));
    const profile = readServerProfile({ version: 1, entities: { booking: { fields: { bookingNumber: ['zork'] } } } });
    if (!profile.ok) throw new Error('the profile is not valid');
    const fieldOf = ({ report }: Checked) =>
      callOf(report, 'booking.list').fields.find(({ field }) => field === 'bookingNumber');
    expect(fieldOf(await check(server.url))).toMatchObject({ how: 'missing' });
    expect(fieldOf(await check(server.url, { profile: profile.value }))).toEqual({
      field: 'bookingNumber',
      how: 'profile',
      path: 'zork',
      rows: 2,
    });
  });

  test('reports inputs that the server ignores', async () => {
    const server = await faulty();
    server.on('/auth/logIn', login);
    const rows = Array.from({ length: 10 }, (_, n) => ({ id: n + 1, bookingNumber: `B-${n}`, userId: n, eventId: 7 }));
    server.on('/booking/list', json(attributes({ data: rows, total: 40 })));
    const booking = callOf((await check(server.url)).report, 'booking.list');
    expect(booking).toMatchObject({ search: 'no', sort: 'no', page: 'no', narrowing: { userId: 'no' } });
    expect(booking.narrowing).not.toHaveProperty('eventId');
  });

  test('reads answers as every call does, and skips the profile of a user whose log-in has no id', async () => {
    const server = await faulty();
    server.on('/auth/logIn', json(attributes({ accessToken: 'canary-token-0123456789' })));
    server.on('/booking/list', json(attributes({ data: [row(1)], total: 1 })));
    const entered = await signIn(
      live,
      { server: server.url, email: 'a@b.example', password: 'x' },
      AbortSignal.timeout(9_000),
    );
    if (!entered.ok) throw new Error(entered.failure.code);
    const read: string[] = [];
    const callEndpoint = createCheckCall(entered.value.session, live, (...job) => {
      read.push(job[0]);
      return parseInProcess(...job);
    });
    const { personId } = entered.value;
    const ports = {
      server: server.url,
      callEndpoint,
      personId,
      delay: async () => undefined,
      signal: AbortSignal.timeout(60_000),
    };
    const { report } = await runCheck(ports);
    expect(read).toContain('booking.list');
    expect(callOf(report, 'auth.profile')).toMatchObject({ state: 'skipped', why: 'no-id' });
  });

  test('makes no more calls after the session has ended', async () => {
    const server = await faulty();
    server.on('/auth/logIn', login);
    for (const path of ['/admin/list', '/auth/user-role', '/booking/list', '/dashboard'])
      server.on(path, json({}, 401));
    const { report } = await check(server.url);
    expect(report.complete).toBe(false);
    expect(server.hits.length).toBeLessThan(6);
  });
});

describe('npm run check-server', () => {
  const root = join(import.meta.dirname, '../../../..');
  const run = async (switches: readonly string[], password?: string) => {
    const child = spawn(process.execPath, [join(root, 'resources/scripts/check-server.mjs'), ...switches], {
      cwd: root,
      env: { ...process.env, ...(password === undefined ? { PITWALL_PASSWORD: '' } : { PITWALL_PASSWORD: password }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (piece) => {
      out += piece;
    });
    child.stderr.on('data', (piece) => {
      err += piece;
    });
    const [status] = await once(child, 'close');
    return { out, err, status: Number(status) };
  };

  test('prints a table or JSON, without values of records', async () => {
    const server = await mock();
    const switches = [`--server=${server.url}`, '--email=admin@pitwall.example'];
    // The first one builds what it needs, which the other one would do at the same time.
    const table = await run(switches, 'pitwall');
    const printed = await run([...switches, '--json'], 'pitwall');
    expect(table.err).not.toMatch(/failed/);
    expect(table.out).toMatch(/booking\.list +good/);
    expect(table.out).not.toMatch(/@pitwall\.example|Whitlock|demo-access|PW-/);
    expect(JSON.parse(printed.out)).toMatchObject({ version: 1, complete: true });
    expect(printed.out).not.toMatch(/@pitwall\.example|Whitlock|demo-access/);
    expect([table.status, printed.status]).toEqual([0, 0]);
  }, 90_000);

  test('refuses a password on the command line, and says why', async () => {
    const server = await mock();
    const result = await run([`--server=${server.url}`, '--email=a@b.example', '--password=x']);
    expect(result.status).toBe(2);
    const none = await run([`--server=${server.url}`, '--email=a@b.example']);
    expect(none.err).toMatch(/PITWALL_PASSWORD/);
    const wrong = await run([`--server=${server.url}`, '--email=admin@pitwall.example'], 'not it');
    expect(wrong.err).toMatch(/Couldn't sign in/);
    expect(wrong.status).toBe(2);
  }, 90_000);
});
