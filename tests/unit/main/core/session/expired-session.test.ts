import type { BridgeEvent } from '@contract/bridge';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createApiClient } from '../../../../../main/core/api-client';
import type { Transport, TransportResponse } from '../../../../../main/core/call/transport';
import { createSession } from '../../../../../main/core/session/session';
import { createTokenStore } from '../../../../../main/core/session/token-store';
import { createMemoryVault } from '../../../../../main/core/session/vault';
import { systemHost } from '../../../../../main/desktop/system-ports';
import { json, startFaultServer } from '../../../../support/fault-server';
import { createPendingRevocations, login, never, quietLockHost, startApp, typed } from './session-harness';

const server = 'https://api.example.com';
const answer = (status: number, body: unknown): TransportResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: (async function* () {
    yield Buffer.from(JSON.stringify(body));
  })(),
});
const loginBody = (token: string) => ({ data: { attributes: { id: 3, accessToken: token, ability: [] } } });

test('any number of failing calls in any order ends the session once, and the next one is not affected (rows 38, 39, SEC-33, REL-21)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 20 }), fc.nat(20), async (scheduler, calls, after) => {
      const events: BridgeEvent[] = [];
      let logins = 0;
      /** Refuses the first token; who signs in again gets a second one, which is good. */
      const live: Transport = async ({ path, token }) => {
        if (path === '/auth/logIn') {
          logins += 1;
          return answer(200, loginBody(`token-number-${logins}`));
        }
        await scheduler.schedule(Promise.resolve(), path);
        return token === 'token-number-1' ? answer(401, {}) : answer(200, { data: { attributes: [] } });
      };
      const nowhere = async (): Promise<never> => {
        throw new Error('not here');
      };
      const tokens = createTokenStore(() => ({ mode: 'live', server }));
      const unused = { send: nowhere, upload: nowhere };
      const api = createApiClient({
        ...systemHost,
        session: tokens.port,
        live: { ...unused, send: live },
        demo: unused,
      });
      const session = createSession({
        clock: systemHost.clock,
        tokens,
        api,
        vault: createMemoryVault(),
        pendingRevocations: createPendingRevocations(),
        emit: (event) => events.push(event),
        discardWork: async () => undefined,
        storedState: { save: async () => 'disk', read: async () => undefined, forget: async () => undefined },
        lockHost: quietLockHost,
      });
      await session.signIn(typed);
      const early = Array.from({ length: calls }, (_, page) => api.call('booking.list', { page: page + 1 }, never()));
      await scheduler.waitNext(Math.min(calls, 1 + after));
      await expect.poll(() => events.length).toBe(1);
      expect((await session.signIn(typed)).ok).toBe(true);
      const late = api.call('booking.list', { q: 'late' }, never());
      await scheduler.waitIdle();
      const results = await Promise.all(early);
      expect(results.every((result) => !result.ok && result.failure.kind === 'signed-out')).toBe(true);
      expect((await late).ok).toBe(true);
      expect(events.filter((event) => event.type === 'session' && event.reason === 'expired')).toHaveLength(1);
      expect((await session.current()).state).toBe('signed-in');
    }),
    { numRuns: 50 },
  );
});

test('twenty calls over real HTTP cause one event and one signed-out view', async () => {
  const real = await startFaultServer();
  real.on('/auth/logIn', login());
  real.on('/booking/list', json({}, 401));
  const app = startApp(real.url, createMemoryVault());
  await app.session.signIn(typed);
  const pages = Array.from({ length: 20 }, (_, page) => app.api.call('booking.list', { page: page + 1 }, never()));
  for (const result of await Promise.all(pages)) expect(result).toMatchObject({ failure: { kind: 'signed-out' } });
  expect(app.events).toHaveLength(1);
  expect(app.events[0]).toMatchObject({
    type: 'session',
    reason: 'expired',
    session: { state: 'signed-out', isStored: false },
  });
  await real.close();
});
