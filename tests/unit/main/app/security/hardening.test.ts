import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  allowedSwitches,
  findForbiddenSwitch,
  removeKeyLogVariables,
} from '../../../../../main/app/security/hardening';

test('a packaged app accepts these switches and no others', () => {
  expect([...allowedSwitches].toSorted()).toEqual([
    'command',
    'demo',
    'demo-rows',
    'disable-gpu',
    'disable-gpu-compositing',
    'force-color-profile',
    'force-device-scale-factor',
    'force-renderer-accessibility',
    'force-run',
    'high-dpi-support',
    'lang',
    'ozone-platform',
    'ozone-platform-hint',
    'policy',
    'safe',
    'server',
    'updated',
    'user-data-dir',
  ]);
});

test('words after `--` and words with a dash inside are not switches', () => {
  expect(findForbiddenSwitch(['--', '--no-sandbox'], {}, 'linux')).toBeUndefined();
  for (const platform of ['darwin', 'linux', 'win32'] as const)
    expect(findForbiddenSwitch(['pitwall://demo/tracks?q=--no-sandbox'], {}, platform)).toBeUndefined();
  expect(findForbiddenSwitch(['a--no-sandbox', '/x'], {}, 'linux')).toBeUndefined();
  expect(findForbiddenSwitch([' --no-sandbox '], {}, 'linux')).toBe('--no-sandbox');
  expect(findForbiddenSwitch([`--${'x'.repeat(200)}`], {}, 'linux')).toBe(`--${'x'.repeat(80)}`);
  expect(findForbiddenSwitch(['-psn_0_1'], {}, 'linux')).toBe('--psn_0_1');
  expect(findForbiddenSwitch(['-psn_0_1x'], {}, 'darwin')).toBe('--psn_0_1x');
  expect(findForbiddenSwitch(['-xpsn_0_1'], {}, 'darwin')).toBe('--xpsn_0_1');
  expect(findForbiddenSwitch(['-psn_0_12345'], {}, 'darwin')).toBeUndefined();
  expect(findForbiddenSwitch(['-psn_12_1'], {}, 'darwin')).toBeUndefined();
  expect(findForbiddenSwitch(['-no-sandbox'], {}, 'win32')).toBe('--no-sandbox');
  expect(findForbiddenSwitch(['C:/a--no-sandbox/x'], {}, 'win32')).toBeUndefined();
});

describe('a packaged app refuses to start (SEC-47, row 23)', () => {
  test.each([
    'allow-running-insecure-content',
    'disable-features=IsolateOrigins',
    'disable-setuid-sandbox',
    'disable-web-security',
    'enable-blink-features=x',
    'enable-features=x',
    'gpu-launcher=x',
    'host-resolver-rules=x',
    'ignore-certificate-errors',
    'inspect-brk',
    'js-flags=x',
    'load-extension=x',
    'log-net-log=x',
    'no-sandbox',
    'proxy-server=x',
    'remote-debugging-pipe',
    'remote-debugging-port=0',
    'renderer-cmd-prefix=x',
    'single-process',
    'ssl-key-log-file=x',
    'unsafely-treat-insecure-origin-as-secure=x',
  ])('with --%s in any spelling', (word) => {
    const [name] = word.split('=');
    for (const form of [`--${word}`, `-${word}`, `--${word.toUpperCase()}`])
      expect(findForbiddenSwitch([form], {}, 'linux')).toBe(`--${name}`);
    expect(findForbiddenSwitch([`/${word}`], {}, 'win32')).toBe(`--${name}`);
  });

  test('with any switch that is not on the list', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z][a-z-]{0,30}$/), (name) => {
        expect(findForbiddenSwitch([`--${name}`], {}, 'linux') === undefined).toBe(allowedSwitches.has(name));
      }),
    );
  });

  test('with TLS checks turned off (SEC-25)', () => {
    expect(findForbiddenSwitch([], { NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toBe('NODE_TLS_REJECT_UNAUTHORIZED=0');
  });
});

test('an ordinary start is not refused', () => {
  const words = ['--demo', '--lang=de', '--force-device-scale-factor=1.5', '--user-data-dir=/tmp/x', 'file.txt'];
  expect(findForbiddenSwitch(words, { NODE_TLS_REJECT_UNAUTHORIZED: '1', PATH: '/bin' }, 'linux')).toBeUndefined();
  expect(findForbiddenSwitch(['-psn_0_12345'], {}, 'darwin')).toBeUndefined();
  expect(findForbiddenSwitch(['/home/jane/file'], {}, 'linux')).toBeUndefined();
});

test('a variable that makes TLS log its keys is removed in any letter case, and the app starts', () => {
  const environment: Record<string, string | undefined> = {
    SSLKEYLOGFILE: '/tmp/keys',
    SslKeyLogFile: 'x',
    PATH: '/bin',
  };
  expect(removeKeyLogVariables(environment)).toEqual(['SSLKEYLOGFILE', 'SslKeyLogFile']);
  expect(environment).toEqual({ PATH: '/bin' });
  expect(findForbiddenSwitch([], { SSLKEYLOGFILE: '/tmp/keys' })).toBeUndefined();
});
