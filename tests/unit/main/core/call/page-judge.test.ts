import { describe, expect, test } from 'vitest';
import { attributes, json, portal, redirect, text } from '../../../../support/fault-server';
import { failureIn, never } from './call-harness';
import { bench, eachOnFaultServer, server } from './faulty-server';

eachOnFaultServer();

const push = { title: 'Rain', body: 'Back to the garage', audience: 'all' };
const list = () => bench.api.call('booking.list', {}, never());
const detail = () => bench.api.call('booking.detail', { id: 1 }, never());
const wishes = (hasWorked?: () => Promise<boolean>) =>
  bench.api.call('wishlist.list', {}, never(), hasWorked ? { hasWorked } : {});
const create = () => bench.api.call('support.sendPush', push, never());
const wishlist = '/wishlist/list/event-wishlist';
const good = json(attributes([{ id: 1 }]));
const worked = async (): Promise<boolean> => true;

describe('a call that the server does not have', () => {
  test.each([
    ['a line of text with 404', text('404 page not found', 'text/plain', 404)],
    ['405', json({ message: 'Method Not Allowed' }, 405)],
    ['501', json({ error: { message: 'Not implemented' } }, 501)],
  ])('answered with %s is not a record that was deleted', async (_name, answer) => {
    server.on('/booking/detail', answer);
    expect(failureIn(await detail())).toMatchObject({ kind: 'rejected', code: 'not-offered' });
  });

  test('is not told from a record that does not exist by an error in JSON', async () => {
    server.on('/booking/detail', json({ message: 'Not found' }, 404));
    expect(failureIn(await detail())).toMatchObject({ kind: 'rejected', code: 'not-found' });
  });
});

describe('a page in place of one answer', () => {
  test.each([
    ['a page with 200', portal, { code: 'not-served', status: 200 }],
    ['a page with 404', text('<!doctype html>Cannot POST', 'text/html', 404), { code: 'not-served', status: 404 }],
    ['a page with 405', text('<html>Not allowed</html>', 'text/html', 405), { code: 'not-served', status: 405 }],
    ['a page with 511', text('<html>Sign in</html>', 'text/html', 511), { code: 'not-served', status: 511 }],
    ['a firewall’s page', text('<html>Blocked</html>', 'text/html', 403), { code: 'blocked', status: 403 }],
    [
      'a redirect to another host',
      redirect('https://login.example/start'),
      { code: 'redirected', about: { context: 'host', host: 'login.example' } },
    ],
    ['a redirect with 307', redirect('/elsewhere', 307), { code: 'redirected', status: 307 }],
    ['a redirect with 308', redirect('/elsewhere', 308), { code: 'redirected', status: 308 }],
    ['a redirect to its own sign-in', redirect('/login'), { code: 'redirected', status: 302 }],
    ['a redirect to nothing', redirect(''), { code: 'redirected', status: 302 }],
  ])('that is %s says nothing about the network, whether or not others worked', async (_name, page, failure) => {
    server.on(wishlist, page);
    server.on('/', portal);
    server.on('/booking/list', good);
    expect(failureIn(await wishes())).toMatchObject({ kind: 'rejected', ...failure });
    expect((await list()).ok).toBe(true);
    expect(failureIn(await wishes())).toMatchObject({ kind: 'rejected', ...failure });
    expect(bench.states).toEqual([]);
    expect((await list()).ok).toBe(true);
  });

  test('names the path of a redirect within the server', async () => {
    server.on(wishlist, redirect('/login?token=x'));
    const host = `${new URL(server.url).host}/login`;
    expect(failureIn(await wishes())?.about).toEqual({ context: 'host', host });
  });

  test('of several calls that never worked is not believed either', async () => {
    server.on('/', portal);
    for (const path of [wishlist, '/booking/list', '/booking/detail']) server.on(path, portal);
    for (const call of [wishes, list, detail, wishes])
      expect(failureIn(await call())).toMatchObject({ kind: 'rejected', code: 'not-served' });
    expect(bench.states).toEqual([]);
  });

  test('is not believed for a call that worked, while another still works', async () => {
    server.on(wishlist, good, portal);
    server.on('/booking/list', good);
    server.on('/', portal);
    await list();
    await wishes();
    expect(failureIn(await wishes())).toMatchObject({ kind: 'rejected', code: 'not-served' });
    expect(bench.states).toEqual([]);
  });

  test('refuses a change, which need not wait for the network', async () => {
    server.on('/support/send-push-message', portal, redirect('https://login.example/'), redirect('/signin'));
    server.on('/booking/list', good);
    await list();
    for (const code of ['not-served', 'redirected', 'redirected'])
      expect(failureIn(await create())).toMatchObject({ kind: 'rejected', code });
  });

  test('leaves open whether a change was made, if the server leads to another page of its own', async () => {
    server.on('/support/send-push-message', redirect('/messages/7', 303));
    expect(failureIn(await create())).toMatchObject({ kind: 'unknown-outcome' });
  });

  test('before the sign-in may be the network’s', async () => {
    bench.token = undefined;
    server.on('/auth/logIn', portal);
    const result = await bench.api.call('auth.logIn', { email: 'dana@example.com', password: 'x' }, never());
    expect(failureIn(result)).toMatchObject({ kind: 'network', code: 'html-answer' });
    expect(bench.states).toEqual([]);
  });
});

describe('a page in place of all answers', () => {
  test.each([
    ['a page', portal],
    ['a redirect', redirect('https://wifi.example/')],
    ['a page with 511', text('<html>Sign in</html>', 'text/html', 511)],
  ])('that is %s is believed, also for a call that never worked', async (_name, page) => {
    server.on('/booking/list', good, page);
    server.on('/booking/detail', json(attributes({ id: 1 })), page);
    await list();
    await detail();
    server.on(wishlist, page);
    server.on('/support/send-push-message', page);
    expect(failureIn(await wishes())?.kind).toBe('network');
    expect(bench.states).toEqual(['captive']);
    // Nothing reached the server, so a change may wait.
    expect(failureIn(await create())?.kind).toBe('network');
    server.on('/booking/list', good);
    expect((await list()).ok).toBe(true);
    expect(bench.states).toEqual(['captive', 'online']);
  });

  test('is believed after a restart, when two calls that the copy has get it', async () => {
    for (const path of [wishlist, '/booking/list', '/']) server.on(path, portal);
    expect(failureIn(await wishes(worked))).toMatchObject({ kind: 'network', code: 'html-answer' });
    expect(bench.states).toEqual([]);
    await bench.api.call('booking.list', {}, never(), { hasWorked: worked });
    expect(bench.states).toEqual(['captive']);
  });

  test('is not believed after a restart, if the server’s root is no page', async () => {
    for (const path of [wishlist, '/booking/list']) server.on(path, portal);
    for (const call of [() => wishes(worked), () => bench.api.call('booking.list', {}, never(), { hasWorked: worked })])
      expect(failureIn(await call())).toMatchObject({ kind: 'rejected', code: 'not-served' });
    expect(bench.states).toEqual([]);
  });

  test('of a firewall fails as the network without a sign-in', async () => {
    const blocked = text('<html>Blocked</html>', 'text/html', 403);
    server.on('/booking/list', good, blocked);
    await list();
    server.on(wishlist, blocked);
    expect(failureIn(await wishes())).toEqual({ kind: 'network', code: 'blocked', status: 403 });
    expect(bench.states).toEqual([]);
  });
});
