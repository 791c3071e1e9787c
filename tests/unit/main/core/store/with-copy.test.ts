import { type Failure, ok, type Result } from '@contract/failure';
import type { NetworkState } from '@contract/network/network-view';
import type { EndpointId } from '@contract/table';
import { describe, expect, it } from 'vitest';
import type { ApiCalls, CallOptions } from '../../../../../main/core/call/calls';
import { createMemoryStore } from '../../../../../main/core/store/memory-store';
import type { Store } from '../../../../../main/core/store/store';
import { withCopy } from '../../../../../main/core/store/with-copy';
import { openCopy } from './copy-harness';

interface Asked {
  readonly id: EndpointId;
  readonly options: CallOptions | undefined;
  readonly respond: (result: Result<unknown>) => void;
}

const failure = (kind: Failure['kind'], code: Failure['code'], status?: number): Result<never> => ({
  ok: false,
  failure: { kind, code, ...(status === undefined ? {} : { status }) },
});
const offline = failure('network', 'offline');
const signal = new AbortController().signal;

const open = (storeOf?: () => Store | Promise<Store>) => {
  const opened = openCopy(undefined, storeOf);
  const asked: Asked[] = [];
  const state: { network: NetworkState; generation: number } = { network: 'online', generation: 1 };
  const calls: Pick<ApiCalls, 'call'> = {
    call: (id, _input, _signal, options) => new Promise((respond) => asked.push({ id, options, respond })),
  };
  const layer = withCopy({
    copy: opened.copy,
    network: () => state.network,
    generation: () => state.generation,
    clock: opened.clock,
  });
  const wrapped = layer(calls as ApiCalls, false);
  /** Makes a call and lets the server respond. */
  const call = async (result: Result<unknown>, id: EndpointId = 'booking.detail', input: unknown = { id: 1 }) => {
    const answer = wrapped.call(id, input, signal);
    asked.at(-1)?.respond(result);
    return answer;
  };
  return { ...opened, asked, state, layer, calls: calls as ApiCalls, wrapped, call };
};

const copied = { ok: true, value: { id: 1 }, copy: { asOf: '2026-06-01T09:00:00.000Z' } };

describe('a read', () => {
  it('is as old as its question, if the answer waited while the computer was asleep', async () => {
    const { wrapped, asked, copy, setTime } = open();
    setTime('09:00');
    const answer = wrapped.call('booking.detail', { id: 1 }, signal);
    setTime('21:00');
    asked.at(-1)?.respond({ ok: true, value: { id: 1 } });
    expect(await answer).toEqual(copied);
    expect(await copy.find('booking.detail', { id: 1 })).toMatchObject({ asOf: '2026-06-01T09:00:00.000Z' });
  });

  it('is kept, and answered from the copy when the network fails', async () => {
    const { call, setTime } = open();
    expect(await call(ok({ id: 1 }))).toEqual({ ok: true, value: { id: 1 } });
    setTime('09:41');
    expect(await call(offline)).toEqual(copied);
  });

  it('is answered before its answer is stored', async () => {
    const write: Store['write'] = () => new Promise(() => undefined);
    const { call } = open(() => ({ ...createMemoryStore(), write }));
    for (const id of [1, 2]) expect(await call(ok({ id }), 'booking.detail', { id })).toEqual(ok({ id }));
  });

  it.each([
    ['a missed deadline', failure('timeout', 'deadline')],
    ['a bad gateway', failure('rejected', 'server-error', 502)],
    ['an unavailable server', failure('rejected', 'server-error', 503)],
    ['a gateway timeout', failure('rejected', 'server-error', 504)],
    ['the page of a Wi-Fi', failure('network', 'html-answer', 200)],
    ['a redirect', failure('network', 'redirected')],
  ])('is answered from the copy after %s', async (_, result) => {
    const { call } = open();
    await call(ok({ id: 1 }));
    expect(await call(result)).toEqual(copied);
  });

  it.each([
    ['a record that does not exist', failure('rejected', 'not-found', 404)],
    ['a refusal', failure('refused', 'not-allowed', 403)],
    ['the end of the session', failure('signed-out', 'signed-out', 401)],
    ['an error of the server', failure('rejected', 'server-error', 500)],
    ['a cancelled call', failure('cancelled', 'cancelled')],
    ['an answer that cannot be read', failure('unexpected', 'bad-answer')],
  ])('fails after %s, whatever the copy has', async (_, result) => {
    const { call } = open();
    await call(ok({ id: 1 }));
    expect(await call(result)).toEqual(result);
  });

  it('fails as the network does, if the copy has nothing', async () => {
    const { call } = open();
    expect(await call(offline)).toEqual(offline);
  });

  it('that fails before the store is open after a restart is answered when it is', async () => {
    const store = createMemoryStore();
    const before = open(() => store);
    await before.call(ok({ id: 1 }));
    await before.copy.stored();
    const opening = Promise.withResolvers<Store>();
    const { call } = open(() => opening.promise);
    let answer: Result<unknown> | undefined;
    const answered = call(offline).then((result) => {
      answer = result;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(answer).toBeUndefined();
    opening.resolve(store);
    await answered;
    expect(answer).toEqual(copied);
  });

  it('is sent again only if the copy has nothing', async () => {
    const { call, asked } = open();
    await call(offline);
    expect(await asked.at(-1)?.options?.mayRetry?.()).toBe(true);
    await call(ok({ id: 1 }));
    expect(await asked.at(-1)?.options?.mayRetry?.()).toBe(false);
  });

  it('is answered at once while the server is known to be out of reach', async () => {
    const { call, state, wrapped, asked } = open();
    await call(ok({ id: 1 }));
    for (const network of ['offline', 'captive', 'server-down'] as const) {
      state.network = network;
      expect(await wrapped.call('booking.detail', { id: 1 }, signal)).toEqual(copied);
    }
    expect(asked).toHaveLength(1);
    state.network = 'slow';
    expect(await call(ok({ id: 1, isNew: true }))).toEqual(ok({ id: 1, isNew: true }));
  });
});

describe('a session', () => {
  it('is shown nothing of another one that begins during a read', async () => {
    const { call, state, wrapped, asked, copy } = open();
    await call(ok({ id: 1 }));
    const answer = wrapped.call('booking.detail', { id: 1 }, signal);
    state.generation = 2;
    asked.at(-1)?.respond(offline);
    expect(await answer).toEqual(offline);
    const late = wrapped.call('booking.detail', { id: 2 }, signal);
    state.generation = 3;
    asked.at(-1)?.respond(ok({ id: 2 }));
    await late;
    expect(await copy.find('booking.detail', { id: 2 })).toBeUndefined();
  });

  it('that has ended gets nothing for its waiting work', async () => {
    const { call, state, layer, calls, asked } = open();
    await call(ok({ id: 1 }));
    state.network = 'offline';
    const bound = layer(calls, true);
    expect(await bound.call('booking.detail', { id: 1 }, signal)).toEqual(copied);
    state.generation = 2;
    const answer = bound.call('booking.detail', { id: 1 }, signal);
    await expect.poll(() => asked.length).toBe(2);
    asked.at(-1)?.respond(failure('signed-out', 'signed-out'));
    expect(await answer).toEqual(failure('signed-out', 'signed-out'));
  });
});

describe('other calls', () => {
  it.each(['booking.ticketCsv', 'track.update', 'auth.logIn'] as const)('pass: %s', async (id) => {
    const { call, copy } = open();
    expect(await call(ok({ id: 1 }), id)).toEqual(ok({ id: 1 }));
    expect(await call(offline, id)).toEqual(offline);
    expect(await copy.usage()).toMatchObject({ answers: 0 });
  });
});
