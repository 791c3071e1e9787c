import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followLinks, linkIn } from '../../../../main/app/links';

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
  ])('%s', (_, words, expected) => expect(linkIn(words)).toEqual(expected));
});

describe('links while the app runs', () => {
  let app: EventEmitter;
  const [focus, send] = [vi.fn(), vi.fn()];
  const follow = (...words: readonly string[]) => followLinks(app as unknown as App, { words, focus, send });
  const openUrl = (url: string) => {
    const event = { preventDefault: vi.fn() };
    app.emit('open-url', event, url);
    expect(event.preventDefault).toHaveBeenCalled();
  };

  beforeEach(() => {
    app = new EventEmitter();
    vi.clearAllMocks();
  });

  test('of the start is taken once', () => {
    const take = follow(bookings);
    expect(take()).toEqual({ ok: true, value: link });
    expect(take()).toEqual({ ok: true, value: null });
    expect(send).not.toHaveBeenCalled();
  });

  test('of a second start replaces one that was not taken, brings the window to the front and is announced', () => {
    const take = follow(bookings);
    app.emit('second-instance', {}, ['pitwall', '--user-data-dir=/x', 'pitwall://demo/tracks/4']);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'link' });
    expect(take()).toMatchObject({ value: { mode: 'demo', address: '/tracks/4' } });
  });

  test('a second start without a link only brings the window to the front (SEC-48)', () => {
    const take = follow(bookings);
    app.emit('second-instance', {}, ['pitwall', '--server=https://evil.example']);
    expect(focus).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
    expect(take()).toEqual({ ok: true, value: link });
  });

  test('of macOS arrives as an event, before and after the page asks; a malformed one as its failure', () => {
    const take = follow();
    openUrl(bookings);
    expect(take()).toEqual({ ok: true, value: link });
    openUrl('pitwall://open//evil');
    expect(send).toHaveBeenCalledTimes(2);
    expect(take()).toEqual(refused('link-format'));
  });
});
