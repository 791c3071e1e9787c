import type { SessionView } from '@contract/bridge';
import { ok, type Result } from '@contract/failure';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryVault, type Vault } from '../../../../../main/core/session/vault';
import {
  attributes,
  type FaultServer,
  json,
  portal,
  silence,
  startFaultServer,
} from '../../../../support/fault-server';
import { type App, canary, createPendingRevocations, login, never, person, startApp, typed } from './session-harness';

let server: FaultServer;
let vault: Vault;
let app: App;

beforeEach(async () => {
  server = await startFaultServer();
  server.on('/auth/user-role', json(attributes({ ability: [{ action: 'manage', subject: 'all' }] })));
  vault = createMemoryVault();
  app = startApp(server.url, vault);
});
afterEach(() => server.close());

const viewIn = (result: Result<SessionView>): SessionView => {
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};
const signIn = async (): Promise<SessionView> => viewIn(await app.session.signIn(typed));
const place = { path: '/bookings?q=rain', drafts: { note: { text: 'not sent yet' } } };
const expire = async (): Promise<void> => {
  server.on('/booking/list', json({}, 401));
  await app.api.call('booking.list', {}, never());
};

describe('signing in', () => {
  test('returns the person and the abilities, and stores the session', async () => {
    server.on('/auth/logIn', login({ profileImage: 'https://cdn.example.com/a.jpg' }));
    expect(await signIn()).toEqual({
      state: 'signed-in',
      mode: 'live',
      server: server.url,
      person: {
        id: '3',
        name: 'Dana Whitlock',
        email: 'dana@example.com',
        role: 'admin',
        more: { profileImage: 'https://cdn.example.com/a.jpg' },
      },
      ability: [{ action: 'manage', subject: 'all' }],
      keychain: 'ok',
      isStored: true,
    });
    server.on('/booking/list', json(attributes([])));
    await app.api.call('booking.list', {}, never());
    expect(server.hits.at(-1)?.headers.authorization).toBe(`Bearer ${canary}-access`);
  });

  test.each([
    ['a wrong password', json({ messages: { error: { msg: 'Wrong password' } } }, 401), 'wrong-password'],
    ['403', json({}, 403), 'rejected'],
    ['429', json({}, 429), 'rate-limited'],
    ['500', json({}, 500), 'server-error'],
    ['a captive portal', portal, 'html-answer'],
    ['no token', json(attributes(person)), 'bad-answer'],
    ['a token that is a number', login({}, 7), 'bad-answer'],
    ['an empty token', login({}, ''), 'bad-answer'],
    ['a token that would break the header', login({}, 'a\r\nX-Evil: 1'), 'bad-answer'],
    ['an error in a 200', json({ messages: { error: { msg: 'No' } } }), 'rejected'],
    [
      'a wrong password by GraphQL',
      json({ errors: [{ message: 'No', extensions: { code: 'UNAUTHENTICATED' } }] }),
      'wrong-password',
    ],
    [
      'a wrong password in words',
      json({ errors: [{ message: 'Invalid email or password.' }], data: null }),
      'wrong-password',
    ],
    [
      'a wrong password by JSON-RPC',
      json({ jsonrpc: '2.0', id: 1, error: { code: 200, data: { name: 'odoo.exceptions.AccessDenied' } } }),
      'wrong-password',
    ],
    ['another error of GraphQL', json({ errors: [{ message: 'Too many tries' }], data: null }), 'rejected'],
  ])('with %s fails with a reason, and stores nothing (rows 36, 37)', async (_name, answer, code) => {
    server.on('/auth/logIn', answer);
    expect(await app.session.signIn(typed)).toMatchObject({ ok: false, failure: { code } });
    expect(await app.session.current()).toMatchObject({ state: 'signed-out' });
    expect((await vault.get(server.url)).value).toBeUndefined();
    expect(app.events).toEqual([]);
  });

  test.each([undefined, null, 'admin', {}, [], [{ action: 'manage' }], [{ action: 1, subject: 'all' }], [null]])(
    'with the ability %j allows only read on Auth (row 37, SEC-56)',
    async (ability) => {
      server.on('/auth/logIn', login({ ability }));
      expect((await signIn()).ability).toEqual([{ action: 'read', subject: 'Auth' }]);
    },
  );

  test('is refused a second time, while signed in or signing in', async () => {
    server.on('/auth/logIn', login());
    const [first, second] = await Promise.all([app.session.signIn(typed), app.session.signIn(typed)]);
    expect(first.ok).toBe(true);
    expect(second).toMatchObject({ ok: false, failure: { code: 'busy' } });
    expect(await app.session.exploreDemo()).toMatchObject({ ok: false, failure: { code: 'bad-request' } });
    expect(server.count('/auth/logIn')).toBe(1);
  });

  test('finds the person wherever the server puts them, and never returns a token', async () => {
    server.on(
      '/auth/logIn',
      login({
        user: { id: 'u-1', fullName: 'Marco Reyes', email: 'marco@example.com', role: { name: 'Sub Admin' } },
        tokens: { access: `${canary}-access` },
        nested: { deep: [{ jwtToken: `${canary}-x`, note: `is ${canary}-refresh` }] },
        apiKey: canary,
      }),
    );
    const { person: shown } = await signIn();
    expect(shown).toMatchObject({ id: 'u-1', name: 'Marco Reyes', email: 'marco@example.com', role: 'Sub Admin' });
    expect(JSON.stringify(shown)).not.toContain(canary);
  });

  test('to a server that names no person shows the email address that was typed', async () => {
    server.on('/auth/logIn', json(attributes({ accessToken: 'only-a-token' })));
    expect((await signIn()).person).toMatchObject({ id: typed.email, name: typed.email, email: typed.email, more: {} });
  });
});

describe('refreshing the abilities', () => {
  test('returns, announces and stores the current ones', async () => {
    server.on('/auth/logIn', login());
    await signIn();
    server.on('/auth/user-role', json(attributes({ ability: [{ action: 'read', subject: 'Booking' }] })));
    expect(viewIn(await app.session.refresh()).ability).toEqual([{ action: 'read', subject: 'Booking' }]);
    expect(app.events.at(-1)).toMatchObject({ reason: 'changed', session: { ability: [{ subject: 'Booking' }] } });
    const next = startApp(server.url, vault);
    expect((await next.session.restore()).ability).toEqual([{ action: 'read', subject: 'Booking' }]);
  });

  test('leaves them unchanged and reports it if the answer has none', async () => {
    server.on('/auth/logIn', login());
    const { ability } = await signIn();
    server.on('/auth/user-role', json(attributes({})));
    expect(await app.session.refresh()).toMatchObject({ ok: false, failure: { code: 'bad-answer' } });
    expect((await app.session.current()).ability).toEqual(ability);
  });

  test('needs a session', async () => {
    expect(await app.session.refresh()).toMatchObject({ ok: false, failure: { code: 'not-signed-in' } });
  });
});

describe('a restart', () => {
  test('restores the session, and refreshes the abilities', async () => {
    server.on('/auth/logIn', login());
    await signIn();
    server.on('/auth/user-role', json(attributes({ ability: [{ action: 'read', subject: 'Booking' }] })));
    const next = startApp(server.url, vault);
    void next.session.restore();
    expect(await next.session.current()).toMatchObject({ state: 'signed-in', isStored: true, person: { id: '3' } });
    await server.reached('/auth/user-role');
    await expect.poll(() => next.events.length).toBe(1);
    expect(next.events[0]).toMatchObject({ reason: 'changed', session: { ability: [{ subject: 'Booking' }] } });
    const third = startApp(server.url, vault);
    await expect
      .poll(async () => (await third.session.restore()).ability, { timeout: 20_000 })
      .toEqual([{ action: 'read', subject: 'Booking' }]);
  });

  test('restores the session also while offline', async () => {
    server.on('/auth/logIn', login());
    await signIn();
    await server.close();
    const next = startApp(server.url, vault);
    expect(await next.session.restore()).toMatchObject({ state: 'signed-in' });
    server = await startFaultServer();
  });

  test('with an expired token leads to the sign-in once, and does not try the token again', async () => {
    server.on('/auth/logIn', login());
    await signIn();
    server.on('/auth/user-role', json({}, 401));
    const next = startApp(server.url, vault);
    await next.session.restore();
    await expect.poll(() => next.events, { timeout: 20_000 }).toHaveLength(1);
    expect(next.events[0]).toMatchObject({ reason: 'expired', session: { state: 'signed-out' } });
    expect(await startApp(server.url, vault).session.restore()).toMatchObject({ state: 'signed-out' });
  });

  test.each(['', '{', 'null', '[]', '{"version":2}', '{"version":1,"tokens":{"access":7}}'])(
    'with %j in the keychain leads to the sign-in, and deletes the entry (row 33)',
    async (value) => {
      await vault.set(server.url, value);
      expect(await app.session.restore()).toMatchObject({ state: 'signed-out', keychain: 'ok' });
      expect((await vault.get(server.url)).value).toBeUndefined();
    },
  );

  test('with another server’s address does not find the first session', async () => {
    server.on('/auth/logIn', login());
    await signIn();
    const next = startApp('https://other.example.com', vault);
    expect(await next.session.restore()).toMatchObject({ state: 'signed-out' });
    expect((await vault.get(server.url)).value).toBeDefined();
  });
});

describe('the data of the previous user', () => {
  const other = { id: 4, firstName: 'Ines' };

  test('is deleted before another user’s tokens are stored, and kept if the same user returns', async () => {
    server.on('/auth/logIn', login());
    await signIn();
    await expire();
    await signIn();
    expect(app.discarded).toEqual([]);
    await expire();
    server.on('/auth/logIn', login(other));
    await signIn();
    expect(app.discarded).toEqual([undefined]);
  });

  test('is also deleted if a restart restored the previous user’s session', async () => {
    server.on('/auth/logIn', login());
    await signIn();
    server.on('/auth/logIn', login(other));
    app = startApp(server.url, vault);
    await app.session.restore();
    await expire();
    await signIn();
    expect(app.discarded).toEqual([undefined]);
    await expire();
    await app.session.exploreDemo();
    expect(app.discarded).toEqual([undefined, undefined]);
  });
});

describe('signing out', () => {
  test('clears memory and keychain and cancels calls, also offline (row 40, SEC-32)', async () => {
    server.on('/auth/logIn', login());
    await signIn();
    server.on('/booking/list', silence);
    const result = app.api.call('booking.list', {}, never());
    await server.reached('/booking/list');
    await server.close();
    expect(viewIn(await app.session.signOut())).toMatchObject({ state: 'signed-out', isStored: false });
    expect(await result).toMatchObject({ ok: false });
    expect(await app.api.call('booking.list', {}, never())).toMatchObject({ failure: { code: 'not-signed-in' } });
    expect((await vault.get(server.url)).value).toBeUndefined();
    expect(app.tokens.port.secrets()).toEqual([]);
    server = await startFaultServer();
  });

  test('cancels a running sign-in', async () => {
    server.on('/auth/logIn', silence);
    const signing = app.session.signIn(typed);
    await server.reached('/auth/logIn');
    await app.session.signOut();
    expect(await signing).toMatchObject({ ok: false, failure: { code: 'cancelled' } });
    expect(await app.session.current()).toMatchObject({ state: 'signed-out' });
  });

  test('reports that the keychain could not delete the entry (row 34)', async () => {
    app = startApp(server.url, { ...vault, clear: async () => 'locked' });
    server.on('/auth/logIn', login());
    await signIn();
    expect(viewIn(await app.session.signOut())).toMatchObject({ state: 'signed-out', keychain: 'locked' });
  });
});

test('an entry that the keychain could not delete is not restored, and is deleted when possible (row 34)', async () => {
  server.on('/auth/logIn', login());
  const pending = createPendingRevocations();
  app = startApp(server.url, { ...vault, clear: async () => 'locked' }, 60_000, pending);
  await signIn();
  await app.session.signOut();
  expect((await vault.get(server.url)).value).toContain(canary);
  const next = startApp(server.url, vault, 60_000, pending);
  expect(await next.session.restore()).toMatchObject({ state: 'signed-out', keychain: 'ok' });
  expect((await vault.get(server.url)).value).toBeUndefined();
  app = next;
  await signIn();
  expect(await startApp(server.url, vault, 60_000, pending).session.restore()).toMatchObject({ state: 'signed-in' });
});

test('without a server’s address nothing is sent, read or stored', async () => {
  app = startApp('', vault);
  expect(await app.session.restore()).toMatchObject({ state: 'signed-out', server: '' });
  expect(await app.session.signIn(typed)).toMatchObject({ failure: { kind: 'invalid', code: 'server-address' } });
});

describe('without a keychain', () => {
  test.each(['none', 'locked', 'unavailable'] as const)(
    '(%s) the session is in memory only, and the view says so (rows 30 and 34, SEC-29)',
    async (state) => {
      const none: Vault = {
        get: async () => ({ state }),
        set: async () => state,
        clear: async () => state,
        isHanging: () => false,
        whenResponsive: async () => undefined,
      };
      app = startApp(server.url, none);
      expect(await app.session.restore()).toMatchObject({ keychain: state });
      server.on('/auth/logIn', login());
      expect(await signIn()).toMatchObject({ state: 'signed-in', keychain: state, isStored: false });
      server.on('/booking/list', json(attributes([])));
      expect((await app.api.call('booking.list', {}, never())).ok).toBe(true);
    },
  );

  test('a session is restored once a slow keychain responds', async () => {
    server.on('/auth/logIn', login());
    await signIn();
    let wake: (() => void) | undefined;
    let isAsleep = true;
    const next = startApp(server.url, {
      ...vault,
      get: async (name) => (isAsleep ? { state: 'unavailable' } : vault.get(name)),
      isHanging: () => isAsleep,
      whenResponsive: () => new Promise((resolve) => (wake = resolve)),
    });
    expect(await next.session.restore()).toMatchObject({ state: 'signed-out', keychain: 'unavailable' });
    isAsleep = false;
    wake?.();
    await expect.poll(() => next.events).toHaveLength(1);
    expect(next.events[0]).toMatchObject({
      reason: 'changed',
      session: { state: 'signed-in', keychain: 'ok', isStored: true },
    });
  });

  test('signing in does not wait for a keychain that hangs, and reports its result later (row 29)', async () => {
    let answer: ((state: 'ok') => void) | undefined;
    const slow: Vault = { ...vault, set: () => new Promise((resolve) => (answer = resolve)) };
    app = startApp(server.url, slow, 0);
    server.on('/auth/logIn', login());
    expect(await signIn()).toMatchObject({ state: 'signed-in', isStored: false });
    answer?.('ok');
    await expect.poll(() => app.events).toHaveLength(1);
    expect(app.events[0]).toMatchObject({ reason: 'changed', session: { isStored: true } });
  });
});

describe('a return path', () => {
  beforeEach(() => server.on('/auth/logIn', login()));

  test('is returned once, to the user whose session expired', async () => {
    await signIn();
    await expire();
    expect((await app.session.saveResumeState(place)).ok).toBe(true);
    expect((await signIn()).resumeState).toEqual(place);
    expect((await app.session.current()).resumeState).toBeUndefined();
    await app.session.signOut();
    expect((await signIn()).resumeState).toBeUndefined();
  });

  test('is never returned to another user, and stays for its own', async () => {
    await signIn();
    await expire();
    await app.session.saveResumeState(place);
    server.on('/auth/logIn', login({ id: 4 }));
    expect((await signIn()).resumeState).toBeUndefined();
    await app.session.signOut();
    server.on('/auth/logIn', login());
    expect((await signIn()).resumeState).toEqual(place);
  });

  test('is stored only for a person who is signed in, or whose session expired', async () => {
    expect(await app.session.saveResumeState(place)).toMatchObject({ ok: false });
    await signIn();
    expect(await app.session.saveResumeState(place)).toEqual(ok({ isKept: false }));
    await app.session.signOut();
    expect(await app.session.saveResumeState(place)).toMatchObject({ ok: false });
  });

  test('is given to each page that loads, until the person signs out', async () => {
    await signIn();
    await app.session.saveResumeState({ ...place, path: '/tracks' });
    await app.session.saveResumeState(place);
    expect((await app.session.currentWithReturn()).resumeState).toEqual(place);
    expect((await app.session.currentWithReturn()).resumeState).toEqual(place);
    expect((await app.session.current()).resumeState).toBeUndefined();
    await app.session.signOut();
    expect((await app.session.currentWithReturn()).resumeState).toBeUndefined();
    await signIn();
    expect((await app.session.currentWithReturn()).resumeState).toBeUndefined();
  });

  test('of the demo’s user is not used for the live server', async () => {
    await signIn();
    await expire();
    await app.session.saveResumeState(place);
    expect(viewIn(await app.session.exploreDemo()).resumeState).toBeUndefined();
  });
});

describe('the demo', () => {
  test('opens as its admin in either mode, touches neither server nor keychain, and can be left (SEC-53, row 93)', async () => {
    const forbidden = async (): Promise<never> => {
      throw new Error('the keychain was asked');
    };
    app = startApp(server.url, {
      get: forbidden,
      set: forbidden,
      clear: forbidden,
      isHanging: () => false,
      whenResponsive: async () => undefined,
    });
    const view = viewIn(await app.session.exploreDemo());
    expect(view).toMatchObject({ state: 'signed-in', mode: 'demo', server: '', keychain: 'ok', isStored: false });
    expect(view.ability).toContainEqual({ action: 'manage', subject: 'all' });
    expect(await app.api.call('booking.list', { perPage: 3 }, never())).toMatchObject({ ok: true });
    expect(viewIn(await app.session.signOut())).toMatchObject({
      state: 'signed-out',
      mode: 'live',
      server: server.url,
    });
    expect(server.hits).toEqual([]);
  });

  test('accepts its own accounts, and a restart begins at the sign-in', async () => {
    app.settings = { mode: 'demo', server: server.url };
    const input = { email: 'client@pitwall.example', password: 'pitwall' };
    expect(await app.session.signIn({ ...input, password: 'wrong' })).toMatchObject({
      failure: { kind: 'rejected' },
    });
    const view = viewIn(await app.session.signIn(input));
    expect(view.ability.some(({ subject }) => subject === 'all')).toBe(false);
    const next = startApp(server.url, vault);
    next.settings = app.settings;
    expect(await next.session.restore()).toMatchObject({ state: 'signed-out', mode: 'demo' });
    expect(server.hits).toEqual([]);
  });
});

test('the tokens after a password change replace the old ones, also in the keychain (row 41)', async () => {
  server.on('/auth/logIn', login());
  await signIn();
  server.on('/auth/change-password', json(attributes({ accessToken: `${canary}-second`, message: 'Changed' })));
  const input = { currentPassword: 'old-password', newPassword: 'new-password', confirmPassword: 'new-password' };
  await app.api.call('auth.changePassword', input, never());
  server.on('/booking/list', json(attributes([])));
  await app.api.call('booking.list', {}, never());
  expect(server.hits.at(-1)?.headers.authorization).toBe(`Bearer ${canary}-second`);
  expect((await vault.get(server.url)).value).toContain(`${canary}-second`);
  expect(app.tokens.port.secrets()).toContain(`${canary}-refresh`);
});

test('the canary is in no view, result, event or log line; only in the keychain (SEC-27)', async () => {
  server.on('/auth/logIn', login({ echo: `${canary}-access` }));
  const seen: unknown[] = [await app.session.signIn(typed)];
  for (const answer of [
    json(attributes([{ id: 1, token: `${canary}-access` }])),
    json({ messages: { error: { msg: `${canary}-refresh` } } }, 500),
  ]) {
    server.on('/booking/list', answer);
    seen.push(await app.api.call('booking.list', {}, never()));
  }
  server.on('/auth/profile/3', json(attributes({ ...person, refreshToken: `${canary}-new`, jwt: canary })));
  seen.push(await app.api.call('auth.profile', { id: 3 }, never()), await app.session.current());
  await server.close();
  seen.push(await app.api.call('booking.list', {}, never()), app.events, app.lines);
  expect(JSON.stringify(seen)).not.toContain(canary);
  expect((await vault.get(server.url)).value).toContain(canary);
  seen.push(await app.session.signOut());
  expect((await vault.get(server.url)).value).toBeUndefined();
  server = await startFaultServer();
});

describe('a change of the user’s own account', () => {
  const password = { password: 'my own word', confirmPassword: 'my own word' };

  test('a first password that was chosen keeps the user signed in, also after a restart', async () => {
    server.on('/auth/logIn', login({ mustChangePassword: true }));
    expect((await signIn()).person?.mustChangePassword).toBe(true);
    server.on('/auth/reset-password', json(attributes({ message: 'Set' })));
    expect((await app.api.call('auth.resetPassword', password, never())).ok).toBe(true);
    expect(app.events).toMatchObject([{ type: 'session', reason: 'changed', session: { state: 'signed-in' } }]);
    expect((await app.session.current()).person?.mustChangePassword).toBeUndefined();
    await expect
      .poll(async () => (await startApp(server.url, vault).session.restore()).person?.mustChangePassword)
      .toBeUndefined();
  });

  test('a first password that was refused changes nothing', async () => {
    server.on('/auth/logIn', login({ mustChangePassword: true }));
    await signIn();
    server.on('/auth/reset-password', json({ messages: { error: { msg: 'Too short' } } }));
    expect((await app.api.call('auth.resetPassword', password, never())).ok).toBe(false);
    expect((await app.session.current()).person?.mustChangePassword).toBe(true);
    expect(app.events).toEqual([]);
  });

  test('a saved profile shows the new name at once, without a token, and keeps the role', async () => {
    server.on('/auth/logIn', login({ phone: '555-0100' }));
    await signIn();
    const saved = { id: 3, firstName: 'Dee', lastName: 'Ash', email: 'dee@example.com', jwt: canary };
    server.on('/auth/profile-update/3', json(attributes(saved)));
    await app.api.call('auth.profileUpdate', { id: 3, data: { firstName: 'Dee' } }, never());
    const { person: shown } = await app.session.current();
    expect(shown).toEqual({
      id: '3',
      name: 'Dee Ash',
      email: 'dee@example.com',
      role: 'admin',
      more: { phone: '555-0100' },
    });
    expect(app.events).toMatchObject([
      { type: 'session', reason: 'changed', session: { person: { name: 'Dee Ash' } } },
    ]);
    expect(JSON.stringify(app.events)).not.toContain(canary);
  });

  test('another account’s profile, or a response without a record, changes nothing', async () => {
    server.on('/auth/logIn', login());
    await signIn();
    for (const saved of [{ id: 4, firstName: 'Ines', lastName: 'Roth' }, { message: 'Saved' }]) {
      server.on('/auth/profile-update/3', json(attributes(saved)));
      await app.api.call('auth.profileUpdate', { id: 3, data: { firstName: 'Dee' } }, never());
    }
    expect((await app.session.current()).person?.name).toBe('Dana Whitlock');
    expect(app.events).toEqual([]);
  });
});

test('signing out ends the session before it waits for a disk that hangs', async () => {
  let finish: () => void = () => undefined;
  const hanging = () => new Promise<void>((resolve) => (finish = resolve));
  app = startApp(server.url, vault, 60_000, createPendingRevocations(), hanging);
  server.on('/auth/logIn', login());
  await signIn();
  const signedOut = app.session.signOut();
  expect(app.tokens.current()).toBeUndefined();
  expect(app.discarded).toEqual([undefined]);
  await expect.poll(() => app.events).toMatchObject([{ session: { state: 'signed-out' } }]);
  finish();
  expect(viewIn(await signedOut)).toMatchObject({ state: 'signed-out' });
});
