import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followLinks, linkIn } from '../../../../../main/app/startup/links';

const bookings = 'pitwall://open/bookings?server=https%3A%2F%2Fapi.example.com';
const link = { kind: 'screen', mode: 'live', server: 'https://api.example.com', address: '/bookings' };
const refused = (code: string) => ({ ok: false, failure: { kind: 'invalid', code } });

describe('the link on a command line (SEC-48)', () => {
  test.each<readonly [string, readonly string[], unknown]>([
    ['alone', [bookings], { ok: true, value: link }],
    ['after `--`, as the installers register it', ['.', '--', bookings], { ok: true, value: link }],
    ['twice the same', [bookings, bookings], { ok: true, value: link }],
    ['with the switches of a start', ['/usr/bin/pitwall', '--demo', bookings, '--x'], { ok: true, value: link }],
    ['two different', [bookings, 'pitwall://demo/tracks'], refused('link-several')],
    ['malformed', ['pitwall:javascript:alert(1)'], refused('link-format')],
    ['of another app', ['otherapp://open/bookings', 'file:///etc/passwd', '--', ''], undefined],
  ])('%s', (_, args, expected) => expect(linkIn(args)).toEqual(expected));
});

describe('links while the app runs', () => {
  let app: EventEmitter;
  const [focus, send, lock] = [vi.fn(), vi.fn(), vi.fn()];
  let target: { readonly mode: 'live' | 'demo'; readonly server: string };
  const follow = (...args: readonly string[]) =>
    followLinks(app as unknown as App, { args, window: { focus, send }, lock, target: () => target });
  const openUrl = (url: string) => {
    const event = { preventDefault: vi.fn() };
    app.emit('open-url', event, url);
    expect(event.preventDefault).toHaveBeenCalled();
  };

  beforeEach(() => {
    app = new EventEmitter();
    target = { mode: 'live', server: 'https://api.example.com' };
    vi.clearAllMocks();
  });

  test('of the start is taken once', () => {
    const { take } = follow(bookings);
    expect(take()).toEqual({ ok: true, value: link });
    expect(take()).toEqual({ ok: true, value: null });
    expect(send).not.toHaveBeenCalled();
  });

  test('of a second start replaces one that was not taken, brings the window to the front and is announced', () => {
    const { take } = follow(bookings);
    app.emit('second-instance', {}, ['pitwall', '--user-data-dir=/x', 'pitwall://demo/tracks/4']);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'link' });
    expect(take()).toMatchObject({ value: { mode: 'demo', address: '/tracks/4' } });
  });

  test('a second start without a link only brings the window to the front (SEC-48)', () => {
    const { take } = follow(bookings);
    app.emit('second-instance', {}, ['pitwall', '--server=https://evil.example']);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
    expect(take()).toEqual({ ok: true, value: link });
  });

  test('of macOS arrives as an event, before and after the page asks; a malformed one as its failure', () => {
    const { take } = follow();
    openUrl(bookings);
    expect(take()).toEqual({ ok: true, value: link });
    openUrl('pitwall://open//evil');
    expect(send).toHaveBeenCalledTimes(2);
    expect(take()).toEqual(refused('link-format'));
  });

  test('a command of a launcher opens a screen of the server in use, or locks', () => {
    const { take } = follow();
    app.emit('second-instance', {}, ['pitwall', '--command=bookings']);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'link' });
    expect(take()).toEqual({ ok: true, value: link });
    target = { mode: 'demo', server: 'https://api.example.com' };
    app.emit('second-instance', {}, ['pitwall', '--command=desk']);
    expect(take()).toMatchObject({ value: { mode: 'demo', server: '', address: '/desk' } });
    app.emit('second-instance', {}, ['pitwall', '--command=lock']);
    expect(lock).toHaveBeenCalledTimes(1);
    // Locking needs no window.
    expect(focus).toHaveBeenCalledTimes(2);
    expect(take()).toEqual({ ok: true, value: null });
  });

  test('a command of the start waits until the page asks, and opens nothing without a server', () => {
    const { take } = follow('--command=bookings');
    expect(take()).toEqual({ ok: true, value: link });
    expect(take()).toEqual({ ok: true, value: null });
    target = { mode: 'live', server: '' };
    expect(follow('--command=bookings').take()).toEqual({ ok: true, value: null });
    follow('--command=lock').take();
    expect(lock).toHaveBeenCalledTimes(1);
  });

  test.each([['--command=erase'], ['--command=desk;lock'], ['--', '--command=lock'], ['--command']])(
    '%s %s is no command',
    (...args) => {
      const { take } = follow();
      app.emit('second-instance', {}, ['pitwall', ...args]);
      expect(take()).toEqual({ ok: true, value: null });
      expect(lock).not.toHaveBeenCalled();
    },
  );

  test('a record of the dock’s menu arrives as its link', () => {
    const { open, take } = follow();
    open('pitwall://demo/tracks/4');
    expect(take()).toMatchObject({ value: { address: '/tracks/4' } });
  });
});
