import { expect, test } from 'vitest';
import { createMemoryVault } from '../../../../main/core/session/vault';
import { createProxySignIn } from '../../../../main/transport/proxy-sign-in';

const proxy = { isProxy: true, host: 'proxy.example', port: 8080 };
const entry = 'proxy proxy.example:8080';
const jane = { name: 'jane', password: 'a long secret' };

/** Asks for a request's credentials; resolves with what it gets. */
const ask = (request: ReturnType<ReturnType<typeof createProxySignIn>['forRequest']>, info = proxy) =>
  new Promise<readonly unknown[]>((resolve) => request.onLogin(info, (...given) => resolve(given)));
/** Resolves with the next question. */
const questionOf = (signIn: ReturnType<typeof createProxySignIn>) => expect.poll(signIn.question).toBeDefined();

test('one question serves all requests, and only proxies get the answer', async () => {
  const signIn = createProxySignIn(createMemoryVault());
  const requests = [ask(signIn.forRequest()), ask(signIn.forRequest())];
  await questionOf(signIn);
  expect(signIn.question()).toEqual({ id: 1, proxy: 'proxy.example:8080', isWrong: false });
  expect(await signIn.answer({ id: 1, ...jane, isKept: false })).toEqual({ ok: true, value: { isStored: false } });
  for (const given of await Promise.all(requests)) expect(given).toEqual(Object.values(jane));
  expect(signIn.question()).toBeUndefined();
  expect(await ask(signIn.forRequest(), { ...proxy, isProxy: false })).toEqual([]);
  // Another proxy is asked about anew.
  void ask(signIn.forRequest(), { ...proxy, port: 3128 });
  await questionOf(signIn);
  expect(signIn.question()).toMatchObject({ proxy: 'proxy.example:3128' });
});

test('is stored only if the person wants that, and read by the next start', async () => {
  const vault = createMemoryVault();
  const first = createProxySignIn(vault);
  const waiting = ask(first.forRequest());
  await questionOf(first);
  await first.answer({ id: 1, ...jane, isKept: false });
  await waiting;
  expect(await vault.get(entry)).toEqual({ state: 'ok' });
  const second = createProxySignIn(vault);
  const again = ask(second.forRequest());
  await questionOf(second);
  expect(await second.answer({ id: 1, ...jane, isKept: true })).toEqual({ ok: true, value: { isStored: true } });
  await again;
  expect(await ask(createProxySignIn(vault).forRequest())).toEqual(Object.values(jane));
});

test('a wrong one is forgotten and asked for again, once for all who got it', async () => {
  const vault = createMemoryVault();
  await vault.set(entry, JSON.stringify(jane));
  const signIn = createProxySignIn(vault);
  const requests = [signIn.forRequest(), signIn.forRequest()];
  await Promise.all(requests.map((request) => ask(request)));
  const again = requests.map((request) => ask(request));
  await questionOf(signIn);
  expect(signIn.question()).toMatchObject({ id: 1, isWrong: true });
  expect(await vault.get(entry)).toEqual({ state: 'ok' });
  await signIn.answer({ id: 1, name: 'jane', password: 'another', isKept: false });
  expect(await Promise.all(again)).toEqual([
    ['jane', 'another'],
    ['jane', 'another'],
  ]);
});

test('after a cancel nobody is asked until they try again', async () => {
  const signIn = createProxySignIn(createMemoryVault());
  const request = signIn.forRequest();
  const waiting = ask(request);
  await questionOf(signIn);
  expect(signIn.cancel(7)).toMatchObject({ ok: false });
  expect(signIn.cancel(1)).toEqual({ ok: true, value: null });
  expect(await waiting).toEqual([]);
  expect(request.isRefused()).toBe(true);
  expect(await ask(signIn.forRequest())).toEqual([]);
  signIn.askAgain();
  void ask(signIn.forRequest());
  await questionOf(signIn);
  expect(signIn.question()).toMatchObject({ id: 2 });
});

test('names and passwords in use are hidden from logs, and a stored text that is no sign-in is none', async () => {
  const vault = createMemoryVault();
  await vault.set(entry, '{"name":"jane"}');
  const signIn = createProxySignIn(vault);
  const waiting = ask(signIn.forRequest());
  await questionOf(signIn);
  await signIn.answer({ id: 1, ...jane, isKept: false });
  await waiting;
  expect(signIn.secrets()).toEqual(Object.values(jane));
});

test('signing out forgets it here and in the keychain, and the next request asks again', async () => {
  const vault = createMemoryVault();
  await vault.set(entry, JSON.stringify(jane));
  const signIn = createProxySignIn(vault);
  await ask(signIn.forRequest());
  expect(signIn.signedIn()).toBe('proxy.example:8080');
  await signIn.signOut();
  expect([signIn.signedIn(), signIn.secrets(), await vault.get(entry)]).toEqual([undefined, [], { state: 'ok' }]);
  // Also that of a proxy that nobody has used since the start.
  await vault.set('proxy old.example:3128', JSON.stringify(jane));
  await signIn.signOut('old.example:3128');
  expect(await vault.get('proxy old.example:3128')).toEqual({ state: 'ok' });
  void ask(signIn.forRequest());
  await questionOf(signIn);
  expect(signIn.question()).toMatchObject({ isWrong: false });
});
