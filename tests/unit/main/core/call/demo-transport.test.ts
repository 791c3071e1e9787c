import { endpointIds, isSample, rowOf } from '@contract/table';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAnswers } from '../../../../../mocks/adapter';
import { attributes, type FaultServer, json, startFaultServer } from '../../../../support/fault-server';
import { benchFor, canary, failureIn, never } from './call-harness';

let server: FaultServer;
beforeEach(async () => {
  server = await startFaultServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

const demoBench = (answer: (request: Request) => Promise<Response>) => {
  const bench = benchFor(server.url, answer);
  bench.where = { mode: 'demo', server: '' };
  return bench;
};

describe('in demo mode', () => {
  test('every call is answered in this process by the demo (SEC-53, row 92)', async () => {
    const { answer } = createAnswers({ rows: 20 });
    const bench = demoBench(answer);
    bench.token = undefined;
    const login = await bench.api.call('auth.logIn', { email: 'admin@pitwall.example', password: 'pitwall' }, never());
    if (!login.ok) throw new Error(login.failure.code);
    bench.token = (login.value as { accessToken: string }).accessToken;
    expect(await bench.api.call('booking.list', { page: 1, perPage: 5 }, never())).toMatchObject({ ok: true });
    expect(server.hits).toEqual([]);
  });

  test.each([
    ['throws', () => Promise.reject(new Error(canary)), 'unreachable'],
    ['answers with a network error', async () => Response.error(), 'unreachable'],
    ['answers 500', async () => Response.json({}, { status: 500 }), 'server-error'],
  ])('an answer that %s is a failure as in live mode, without its text (row 94)', async (_name, answer, code) => {
    const bench = demoBench(answer);
    const failure = failureIn(await bench.api.call('booking.list', {}, never()));
    expect(failure?.code).toBe(code);
    expect(JSON.stringify([failure, bench.lines])).not.toContain(canary);
    expect(server.hits).toEqual([]);
  });

  test('an answer that never comes ends at the deadline (row 94)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const bench = demoBench(() => new Promise(() => undefined));
    const result = bench.api.call('booking.list', {}, never());
    await vi.advanceTimersByTimeAsync(15_001);
    expect(failureIn(await result)).toEqual({ kind: 'timeout', code: 'deadline' });
  });
});

describe('in live mode', () => {
  const sample = endpointIds.find((id) => isSample(id) && rowOf(id)?.input.safeParse({}).success);

  // Without the sample areas there is no such call.
  test('sample calls are answered by the demo without the token, and their 401 ends no session', async ({ skip }) => {
    skip(sample === undefined, 'there is no sample call without input');
    const requestIds: (string | null)[] = [];
    const bench = benchFor(server.url, async (request) => {
      requestIds.push(request.headers.get('authorization'));
      return Response.json({}, { status: 401 });
    });
    await bench.api.call(sample ?? 'booking.list', {}, never());
    expect(requestIds).toEqual([null]);
    expect(bench.rejected).toEqual([]);
    expect(server.hits).toEqual([]);
  });

  test('the demo is never loaded for calls of the server (fault 95)', async () => {
    server.on('/booking/list', json(attributes([])));
    const bench = benchFor(server.url);
    expect(await bench.api.call('booking.list', {}, never())).toMatchObject({ ok: true });
  });
});
