import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LockHost } from '../../../../../main/core/session/lock';
import { createMemoryVault, type Vault } from '../../../../../main/core/session/vault';
import { systemHost } from '../../../../../main/desktop/system-ports';
import { hashPassword, matchesPassword } from '../../../../../main/vault/password-hash';
import {
  attributes,
  type Behaviour,
  dropAfterReading,
  type FaultServer,
  json,
  startFaultServer,
} from '../../../../support/fault-server';
import { type App, canary, createPendingRevocations, login, never, startApp, typed } from './session-harness';

let server: FaultServer;
let vault: Vault;
let time: number;
let app: App;

const hashes: LockHost['passwords'] = {
  isOn: () => true,
  create: async (password) => `hash of ${password}`,
  matches: async (password, hash) => hash === `hash of ${password}`,
};
const start = (host: Partial<LockHost> = {}, discardWork = async (): Promise<void> => undefined): App =>
  startApp(server.url, vault, 60_000, createPendingRevocations(), discardWork, {
    clock: { ...systemHost.clock, monotonicMs: () => time },
    ...host,
  });

beforeEach(async () => {
  server = await startFaultServer();
  server.on('/auth/user-role', json(attributes({ ability: [{ action: 'manage', subject: 'all' }] })));
  server.on('/auth/logIn', login());
  vault = createMemoryVault();
  time = 0;
  app = start();
});
afterEach(() => server.close());

const resumeState = { path: '/bookings?q=rain', drafts: { note: { text: 'not sent yet' } } };
const lock = async (): Promise<void> => {
  await app.session.lock();
  await app.session.saveResumeState(resumeState);
  await expect.poll(() => app.tokens.current()).toBeUndefined();
};
const wrongPassword = json({ messages: { error: { msg: 'Wrong password' } } }, 401);
/** A server's answer that is on its way until `arrive`. */
const onItsWay = (answer: Behaviour) => {
  const sent = Promise.withResolvers<void>();
  server.on('/auth/logIn', { act: (exchange) => void sent.promise.then(() => answer.act(exchange)) });
  return { arrive: () => sent.resolve() };
};
const unreachable = async (): Promise<void> => {
  await server.close();
};

describe('locking', () => {
  test('hides the session from the page, and drops the tokens', async () => {
    await app.session.signIn(typed);
    await lock();
    const view = await app.session.current();
    expect(view).toMatchObject({ state: 'locked', lock: { name: 'Dana Whitlock', email: 'dana@example.com' } });
    expect(view.person).toBeUndefined();
    expect(view.ability).toEqual([{ action: 'read', subject: 'Auth' }]);
    expect(app.events.at(-1)).toMatchObject({ reason: 'locked', session: { state: 'locked' } });
    expect(app.tokens.port.token()).toBeUndefined();
    expect(app.tokens.port.secrets()).toEqual([]);
  });

  test('does nothing while nobody is signed in, or a second time', async () => {
    await app.session.lock();
    expect(app.session.isLocked()).toBe(false);
    await app.session.signIn(typed);
    await lock();
    const { length } = app.events;
    await app.session.lock();
    expect(app.events).toHaveLength(length);
  });

  test('leaves the session to the jobs under way until they end, also if it is unlocked before', async () => {
    const jobs = Promise.withResolvers<void>();
    const covered: boolean[] = [];
    app = start({ idle: () => jobs.promise, cover: (isAnswering) => covered.push(isAnswering) });
    await app.session.signIn(typed);
    const calls = app.api.forCurrentSession();
    await app.session.lock();
    await app.session.saveResumeState(resumeState);
    await expect.poll(() => covered).toEqual([true]);
    server.on('/booking/list', json(attributes([])));
    expect((await calls.call('booking.list', {}, never())).ok).toBe(true);
    server.on('/auth/logIn', login({}, `${canary}-second`));
    expect(await app.session.unlock(typed.password)).toMatchObject({
      ok: true,
      value: { state: 'signed-in', resumeState },
    });
    expect((await calls.call('booking.list', {}, never())).ok).toBe(true);
    expect(server.hits.at(-1)?.headers.authorization).toBe(`Bearer ${canary}-second`);
    jobs.resolve();
    await app.session.current();
    expect(app.tokens.port.token()).toBe(`${canary}-second`);
  });

  test('a page that loads while the app is locked learns nothing of where the person was', async () => {
    await app.session.signIn(typed);
    await lock();
    expect(await app.session.currentWithReturn()).toEqual(await app.session.current());
    await app.session.unlock(typed.password);
    expect((await app.session.currentWithReturn()).resumeState).toEqual(resumeState);
  });

  test('ends a page that does not answer', async () => {
    const covered: boolean[] = [];
    app = start({ cover: (isAnswering) => covered.push(isAnswering) });
    await app.session.signIn(typed);
    await app.session.lock();
    await expect.poll(() => covered, { timeout: 10_000 }).toEqual([false]);
  });

  test('a restart is locked too, and shows who it was', async () => {
    await app.session.signIn(typed);
    await lock();
    app = start();
    expect(await app.session.restore()).toMatchObject({ state: 'locked', lock: { email: 'dana@example.com' } });
    expect(app.tokens.port.token()).toBeUndefined();
    expect(await app.session.unlock(typed.password)).toMatchObject({ ok: true, value: { state: 'signed-in' } });
    app = start();
    expect((await app.session.restore()).state).toBe('signed-in');
  });
});

describe('confirming the password', () => {
  test('keeps the session, whatever the answer is', async () => {
    await app.session.signIn(typed);
    server.on('/auth/logIn', wrongPassword);
    expect(await app.session.confirmPassword('wrong')).toMatchObject({ failure: { code: 'wrong-password' } });
    expect(app.tokens.port.token()).toBe(`${canary}-access`);
    server.on('/auth/logIn', login({}, `${canary}-fresh`));
    expect(await app.session.confirmPassword(typed.password)).toEqual({ ok: true, value: null });
    expect((await app.session.current()).state).toBe('signed-in');
    // A sign-in beside it stays refused.
    expect((await app.session.signIn(typed)).ok).toBe(false);
  });

  test('has the waits of the lock after wrong passwords', async () => {
    await app.session.signIn(typed);
    server.on('/auth/logIn', wrongPassword);
    for (const _ of [1, 2, 3]) await app.session.confirmPassword('wrong');
    expect(await app.session.confirmPassword(typed.password)).toMatchObject({
      failure: { code: 'unlock-wait', about: { seconds: 2 } },
    });
    time += 2_000;
    server.on('/auth/logIn', login());
    expect((await app.session.confirmPassword(typed.password)).ok).toBe(true);
  });

  test('without a network needs the password hash', async () => {
    app = start({ passwords: hashes });
    await app.session.signIn(typed);
    await unreachable();
    expect(await app.session.confirmPassword('wrong')).toMatchObject({ failure: { code: 'wrong-password' } });
    expect((await app.session.confirmPassword(typed.password)).ok).toBe(true);
  });

  test('fails if the app locks meanwhile, and never ends that lock (SEC-62)', async () => {
    app = start({ idle: () => new Promise(() => undefined) });
    await app.session.signIn(typed);
    const answer = onItsWay(login());
    const confirming = app.session.confirmPassword(typed.password);
    await server.reached('/auth/logIn', 2);
    await app.session.lock();
    answer.arrive();
    expect(await confirming).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(await app.session.currentWithReturn()).toMatchObject({ state: 'locked' });
    server.on('/auth/logIn', login());
    expect(await app.session.unlock(typed.password)).toMatchObject({ ok: true, value: { state: 'signed-in' } });
  });

  test('fails without a network too if the app locks meanwhile', async () => {
    const matched = Promise.withResolvers<boolean>();
    const compared = Promise.withResolvers<void>();
    const matches = (): Promise<boolean> => {
      compared.resolve();
      return matched.promise;
    };
    app = start({ passwords: { ...hashes, matches } });
    await app.session.signIn(typed);
    await unreachable();
    const confirming = app.session.confirmPassword(typed.password);
    await compared.promise;
    await app.session.lock();
    matched.resolve(true);
    expect(await confirming).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(app.session.isLocked()).toBe(true);
  });

  test('starts no session that the server has ended meanwhile', async () => {
    await app.session.signIn(typed);
    const answer = onItsWay(login());
    const confirming = app.session.confirmPassword(typed.password);
    await server.reached('/auth/logIn', 2);
    app.tokens.port.expire(`${canary}-access`);
    answer.arrive();
    expect(await confirming).toMatchObject({ failure: { kind: 'cancelled' } });
    server.on('/auth/logIn', login());
    expect((await app.session.signIn(typed)).ok).toBe(true);
  });

  test('is refused while nobody is signed in, or the app is locked', async () => {
    expect(await app.session.confirmPassword(typed.password)).toMatchObject({ failure: { code: 'bad-request' } });
    await app.session.signIn(typed);
    await lock();
    expect(await app.session.confirmPassword(typed.password)).toMatchObject({ failure: { code: 'bad-request' } });
    expect(app.session.isLocked()).toBe(true);
  });
});

describe('unlocking', () => {
  test('by password signs in again, and returns where the user was', async () => {
    await app.session.signIn(typed);
    await lock();
    server.on('/auth/logIn', login({}, `${canary}-fresh`));
    expect(await app.session.unlock(typed.password)).toMatchObject({ value: { state: 'signed-in', resumeState } });
    expect(app.tokens.port.token()).toBe(`${canary}-fresh`);
    await lock();
    expect(await app.session.unlock(typed.password)).toMatchObject({ value: { resumeState } });
    expect((await app.session.current()).resumeState).toBeUndefined();
  });

  test('with wrong passwords takes longer each time, and never ends the session', async () => {
    await app.session.signIn(typed);
    await lock();
    server.on('/auth/logIn', wrongPassword);
    for (const seconds of [0, 0, 2, 4, 8, 15, 30, 30]) {
      time += 60_000;
      expect(await app.session.unlock('wrong')).toMatchObject({ failure: { code: 'wrong-password' } });
      if (seconds > 0)
        expect(await app.session.unlock(typed.password)).toMatchObject({
          failure: { code: 'unlock-wait', about: { seconds } },
        });
    }
    time += 30_000;
    expect(app.session.isLocked()).toBe(true);
    server.on('/auth/logIn', login());
    expect((await app.session.unlock(typed.password)).ok).toBe(true);
  });

  test('without a network needs a password hash, which only an accepted password makes', async () => {
    await app.session.signIn(typed);
    await lock();
    await unreachable();
    expect(await app.session.unlock(typed.password)).toMatchObject({ failure: { kind: 'network' } });
    expect(app.session.isLocked()).toBe(true);
  });

  test('without a network goes on with the stored session if the password fits the hash', async () => {
    app = start({ passwords: hashes });
    await app.session.signIn(typed);
    await lock();
    expect((await app.session.current()).lock?.worksOffline).toBe(true);
    await unreachable();
    expect(await app.session.unlock('wrong')).toMatchObject({ failure: { code: 'wrong-password' } });
    expect(await app.session.unlock(typed.password)).toMatchObject({
      ok: true,
      value: { state: 'signed-in', resumeState },
    });
    expect(app.tokens.port.token()).toBe(`${canary}-access`);
  });

  test('by the system’s check goes on with the stored session', async () => {
    let isThere = false;
    app = start({ systemCheck: { isAvailable: () => true, ask: async () => isThere } });
    await app.session.signIn(typed);
    await lock();
    expect(await app.session.unlockBySystem()).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(app.session.isLocked()).toBe(true);
    isThere = true;
    expect(await app.session.unlockBySystem()).toMatchObject({ ok: true, value: { state: 'signed-in', resumeState } });
  });

  test('by a password that was typed before the system’s check ended that lock does not end the next one', async () => {
    app = start({
      idle: () => new Promise(() => undefined),
      systemCheck: { isAvailable: () => true, ask: async () => true },
    });
    await app.session.signIn(typed);
    await app.session.lock();
    const answer = onItsWay(login());
    const unlocking = app.session.unlock(typed.password);
    await server.reached('/auth/logIn', 2);
    expect((await app.session.unlockBySystem()).ok).toBe(true);
    await app.session.lock();
    answer.arrive();
    expect(await unlocking).toMatchObject({ failure: { kind: 'cancelled' } });
    expect(app.session.isLocked()).toBe(true);
  });

  describe('after a start that was locked', () => {
    const system = { isAvailable: () => true, ask: async () => true };
    const others = { email: 'eli@example.com', password: 'battery-staple' };
    const otherLogin = login({ id: 9, email: others.email });
    const startLocked = async (discardWork?: () => Promise<void>): Promise<void> => {
      app = start({ passwords: hashes });
      await app.session.signIn(typed);
      await lock();
      app = start({ passwords: hashes, systemCheck: system }, discardWork);
    };

    test.each(['system', 'password'])('by %s, the next person does not find the work of this one', async (by) => {
      await startLocked();
      await app.session.restore();
      if (by === 'system') await app.session.unlockBySystem();
      else {
        server.on('/auth/logIn', dropAfterReading);
        expect((await app.session.unlock(typed.password)).ok).toBe(true);
      }
      app.tokens.port.expire(`${canary}-access`);
      server.on('/auth/logIn', otherLogin);
      expect((await app.session.signIn(others)).ok).toBe(true);
      expect(app.discarded).toEqual([undefined]);
    });

    test('discards the work of the person before, and starts no session if this one signs out meanwhile', async () => {
      const discarding = Promise.withResolvers<void>();
      await startLocked(() => discarding.promise);
      const entry = (await vault.get(server.url)).value ?? '';
      server.on('/auth/logIn', otherLogin);
      await app.session.signIn(others);
      app.tokens.port.expire(`${canary}-access`);
      await vault.set(server.url, entry);
      await app.session.restore();
      const unlocking = app.session.unlockBySystem();
      await expect.poll(() => app.discarded).toEqual([undefined]);
      const signingOut = app.session.signOut();
      discarding.resolve();
      expect(await unlocking).toMatchObject({ failure: { kind: 'cancelled' } });
      await signingOut;
      expect(app.tokens.current()).toBeUndefined();
    });
  });

  test('by the system’s check is refused where there is none', async () => {
    await app.session.signIn(typed);
    await lock();
    expect(await app.session.unlockBySystem()).toMatchObject({ failure: { code: 'unlock-password' } });
  });
});

test('signing out while locked deletes the stored session', async () => {
  await app.session.signIn(typed);
  await lock();
  expect(await app.session.signOut()).toMatchObject({ value: { state: 'signed-out' } });
  expect((await vault.get(server.url)).value).toBeUndefined();
  expect(app.session.isLocked()).toBe(false);
});

const step = fc.constantFrom(
  'sign in',
  'lock',
  'save',
  'unlock',
  'wrong',
  'system',
  'confirm',
  'answer',
  'expire',
  'refresh',
  'sign out',
  'restart',
);

test.each([true, false])('the entry in the keychain has no password (SEC-31); unlocking offline: %s', async (isOn) => {
  app = start({ passwords: { isOn: () => isOn, create: hashPassword, matches: matchesPassword } });
  await app.session.signIn(typed);
  const entry = (await vault.get(server.url)).value ?? '';
  expect(entry).toContain(canary);
  expect(entry).not.toContain(typed.password);
  expect(entry.includes('passwordHash')).toBe(isOn);
});

test('no order of events shows the session to the page while it is locked (SEC-62)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      vault = createMemoryVault();
      const host: Partial<LockHost> = {
        passwords: hashes,
        systemCheck: { isAvailable: () => true, ask: async () => false },
      };
      app = start(host);
      let isLocked = false;
      let hasExpired = false;
      let confirming = { arrive: (): void => undefined, end: Promise.resolve<unknown>(undefined) };
      for (const one of steps) {
        time += 60_000;
        server.on('/auth/logIn', one === 'wrong' ? wrongPassword : login());
        if (one === 'sign in') await app.session.signIn(typed);
        else if (one === 'lock') await app.session.lock();
        else if (one === 'save') await app.session.saveResumeState(resumeState);
        else if (one === 'unlock') await app.session.unlock(typed.password);
        else if (one === 'wrong') await app.session.unlock('wrong');
        else if (one === 'system') await app.session.unlockBySystem();
        else if (one === 'confirm') {
          confirming.arrive();
          await confirming.end;
          const asked = server.count('/auth/logIn');
          const { arrive } = onItsWay(login());
          const end = app.session.confirmPassword(typed.password);
          confirming = { arrive, end };
          await Promise.race([end, server.reached('/auth/logIn', asked + 1)]);
        } else if (one === 'answer') {
          confirming.arrive();
          await confirming.end;
        } else if (one === 'expire') app.tokens.port.expire(`${canary}-access`);
        else if (one === 'refresh') await app.session.refresh();
        else if (one === 'sign out') await app.session.signOut();
        else {
          app = start(host);
          await app.session.restore();
        }
        const view = await app.session.current();
        const opens = ['unlock', 'sign out', 'sign in', 'restart'].includes(one);
        // Only unlocking and signing out end a lock, and a restart keeps it.
        if (isLocked && !opens) expect(view.state).toBe('locked');
        // A session that the server has ended meanwhile is deleted, unless it was out of the memory already.
        if (isLocked && one === 'restart')
          expect(hasExpired ? ['locked', 'signed-out'] : ['locked']).toContain(view.state);
        hasExpired = one === 'expire' || (hasExpired && !opens);
        isLocked = view.state === 'locked';
        expect(app.session.isLocked()).toBe(isLocked);
        if (isLocked) expect([view.person, view.resumeState]).toEqual([undefined, undefined]);
        for (const event of app.events) {
          if (event.type === 'session' && event.session.state === 'locked')
            expect(event.session.person).toBeUndefined();
        }
      }
    }),
    {
      numRuns: 60,
      examples: [
        [['sign in', 'confirm', 'lock', 'answer']],
        [['sign in', 'lock', 'expire', 'restart']],
        [['sign in', 'lock', 'restart']],
      ],
    },
  );
});
