import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@contract/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isUpdateAddress } from '../../../../main/settings/policy-schema';
import { plainNotes } from '../../../../main/updates/release-notes';
import { readBuiltIn, type Surroundings, updateSource } from '../../../../main/updates/update-address';
import { compareVersions, isVersion } from '../../../../main/updates/versions';

describe('the address', () => {
  test.each([
    'https://updates.example.com/pitwall',
    'https://updates.example.com:8443/a/?key=1',
    'http://127.0.0.1:8080/pitwall',
    'http://localhost/',
  ])('may be %s', (address) => expect(isUpdateAddress(address)).toBe(true));

  test.each([
    'http://updates.example.com/pitwall',
    'http://192.168.1.10/pitwall',
    'http://127.0.0.1.example.com/',
    'https://user:word@updates.example.com/',
    'https://updates.example.com/#a',
    'file:///srv/updates',
    'updates.example.com',
    '',
  ])('may not be %s', (address) => expect(isUpdateAddress(address)).toBe(false));
});

describe('the address of the build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pitwall-updates-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const read = (content: string) => {
    const path = join(folder, 'app-update.yml');
    writeFileSync(path, content);
    return readBuiltIn(path);
  };

  test('is read with whether the publisher is named', () => {
    expect(
      read(
        'provider: generic\nurl: https://updates.example.com/pitwall\nupdaterCacheDirName: a\npublisherName:\n  - A\n',
      ),
    ).toEqual({ address: 'https://updates.example.com/pitwall', hasPublisher: true });
    expect(read("url: 'https://updates.example.com'\n")).toMatchObject({ address: 'https://updates.example.com' });
  });

  test('is none in a build without one, for a plain address, and without a file', () => {
    expect(read('url: https://updates.invalid/\n')).toEqual({ hasPublisher: false });
    expect(read('url: http://updates.example.com/\n')).toEqual({ hasPublisher: false });
    expect(readBuiltIn(join(folder, 'nothing.yml'))).toEqual({ hasPublisher: false });
  });
});

describe('where updates come from', () => {
  const builtIn = { address: 'https://updates.example.com/a', hasPublisher: true };
  const at = (more: Partial<Surroundings>) =>
    updateSource({
      ...{ platform: 'linux', isPackaged: true, environment: {}, isPackage: false, builtIn },
      policyAddress: undefined,
      ...more,
    });
  const policyAddress = 'https://policy.example.com/a';

  test('is the policy before the build, and nothing without both', () => {
    expect(at({})).toMatchObject({ source: { host: 'updates.example.com', by: 'build' } });
    expect(at({ policyAddress })).toMatchObject({
      address: policyAddress,
      source: { host: 'policy.example.com', by: 'policy' },
    });
    expect(at({ builtIn: { hasPublisher: true } })).toEqual({ off: 'no-address' });
  });

  test('is refused on Windows in a build that names no publisher, also by policy (SEC-51)', () => {
    const unsigned = { platform: 'win32', builtIn: { ...builtIn, hasPublisher: false } } as const;
    expect(at(unsigned)).toMatchObject({ off: 'unsigned' });
    expect(at({ ...unsigned, policyAddress })).toMatchObject({ off: 'unsigned' });
    expect(at({ platform: 'win32' })).toMatchObject({ installer: 'windows' });
  });

  test('is only told of where the app must not replace itself', () => {
    expect(at({ platform: 'darwin' })).toMatchObject({ installer: 'mac' });
    expect(at({})).toMatchObject({ installer: 'manual' });
    const environment = { APPIMAGE: '/a/Pitwall.AppImage' };
    expect(at({ environment })).toMatchObject({ installer: 'app-image' });
    // A variable does not turn a package into an AppImage.
    expect(at({ environment, isPackage: true })).toMatchObject({ installer: 'manual' });
    const portable = { PORTABLE_EXECUTABLE_FILE: 'C:\\Pitwall.exe' };
    expect(at({ platform: 'win32', environment: portable })).toMatchObject({ installer: 'manual' });
  });

  test('is off in a copy that is not packaged, unless a policy names it; Windows and Mac then install nothing', () => {
    expect(at({ isPackaged: false })).toEqual({ off: 'unpackaged' });
    for (const platform of ['win32', 'darwin'] as const)
      expect(at({ platform, isPackaged: false, policyAddress })).toMatchObject({ installer: 'manual' });
  });
});

test('versions are ordered as Semantic Versioning says', () => {
  const ordered = [
    'x',
    '0.9.9',
    '1.0.0-1',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-rc.2',
    '1.0.0-rc.11',
  ];
  ordered.push('1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0');
  for (const [at, version] of ordered.entries())
    for (const [other, compared] of ordered.entries())
      expect(Math.sign(compareVersions(version, compared)), `${version} ${compared}`).toBe(Math.sign(at - other));
  expect(compareVersions('1.0.0+a', '1.0.0+b')).toBe(0);
  expect(['1.0', '1.0.0 ', 'v1.0.0', '<b>', `1.0.0-${'a'.repeat(99)}`].filter(isVersion)).toEqual([]);
});

test('notes are plain text of limited length', () => {
  expect(plainNotes('  a\r\n<b>\u0000\u202eb\u2066\n\tc ')).toBe('a\n<b>b\n\tc');
  expect(plainNotes('x'.repeat(limits.updates.notes + 50))).toHaveLength(limits.updates.notes + 1);
  expect([plainNotes(undefined), plainNotes({ html: 'x' }), plainNotes([{ note: 'x' }])]).toEqual(['', '', '']);
});
