import { expect, test } from 'vitest';
import { hostileStart, hostileSwitches } from '../../../../main/app/hardening';

const none = (): boolean => false;

test.each(hostileSwitches.map((name) => [name]))(
  'a packaged app refuses to start with --%s (SEC-47, row 23)',
  (name) => {
    expect(hostileStart((asked) => asked === name, {})).toBe(`--${name}`);
  },
);

test.each([
  'remote-debugging-port',
  'remote-debugging-pipe',
  'disable-web-security',
  'load-extension',
  'no-sandbox',
  'proxy-server',
  'ignore-certificate-errors',
])('the list of hostile switches has --%s (SEC-47, SEC-25)', (name) => {
  expect(hostileSwitches).toContain(name);
});

test('a packaged app refuses to start with TLS checks turned off (SEC-25, row 23)', () => {
  expect(hostileStart(none, { NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toBe('NODE_TLS_REJECT_UNAUTHORIZED=0');
  expect(hostileStart(none, { SSLKEYLOGFILE: '/tmp/keys' })).toBe('SSLKEYLOGFILE');
});

test('an ordinary start is not refused', () => {
  expect(hostileStart(none, { NODE_TLS_REJECT_UNAUTHORIZED: '1', PATH: '/bin' })).toBeUndefined();
});
