import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noPolicy, type Policy, parsePolicy, structureProblem } from '../../../../main/settings/policy';
import { hasPolicy, policyPath, readPolicy } from '../../../../main/settings/policy-file';
import { createSettings } from '../../../../main/settings/settings';
import native from '../../../../renderer/locales/en/native.json';
import { typescript } from '../../../support/node-typescript';

process.env.ELECTRON_OVERRIDE_DIST_PATH ??= tmpdir();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitwall-policy-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const server = 'https://api.example.com';
const policyOf = (more: object): Policy => {
  const reading = parsePolicy(JSON.stringify({ version: 1, ...more }));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.policy;
};
const refusal = (path: string, reason: string) => ({ ok: false, problems: [{ path, reason }] });

describe('a policy', () => {
  test('is in a folder that only an administrator can write to', () => {
    expect(policyPath('win32', 'D:\\Data')).toBe('D:\\Data\\Pitwall\\policy.json');
    expect(policyPath('win32')).toBe('C:\\ProgramData\\Pitwall\\policy.json');
    expect(policyPath('darwin')).toBe('/Library/Application Support/Pitwall/policy.json');
    expect(policyPath('linux')).toBe('/etc/pitwall/policy.json');
  });

  test('names profiles and the addresses that may be reached without https', () => {
    const policy = policyOf({
      servers: { 'HTTPS://api.example.com/': { version: 1, money: 'minor' } },
      allowHttp: ['http://192.168.1.10:8080/'],
    });
    expect(policy.problems).toEqual({});
    expect(policy.profiles.get(server)).toEqual({ version: 1, money: 'minor' });
    expect(policy.allowHttp).toEqual(['http://192.168.1.10:8080']);
  });

  test('fixes settings, and says what else it allows', () => {
    const policy = policyOf({
      server: 'HTTPS://API.example.com/',
      samples: false,
      lockMinutes: 10,
      mediaHosts: ['Files.example.com', '*.example.org'],
      updateAddress: 'https://updates.example.com/pitwall',
    });
    expect(policy.fixed).toEqual({ server, showSamples: false, lockMinutes: 10 });
    expect(policy.mediaHosts).toEqual(['files.example.com', '*.example.org']);
    expect(policy.view).toEqual({
      mediaHosts: ['files.example.com', '*.example.org'],
      updateAddress: 'https://updates.example.com/pitwall',
    });
    expect(policyOf({ proxy: { mode: 'off' } }).fixed).toEqual({ proxy: { mode: 'off', address: '', bypass: [] } });
    expect(policyOf({ proxy: { mode: 'manual', address: 'P.example:3128' } }).fixed.proxy).toMatchObject({
      address: 'http://p.example:3128',
    });
    const plain = { allowHttp: ['http://192.168.1.10:8080'], server: 'http://192.168.1.10:8080' };
    expect(policyOf(plain).fixed).toEqual({ server: plain.server });
  });

  test('with one invalid profile still applies in its other parts, and reports path and reason', () => {
    const policy = policyOf({
      servers: { [server]: { version: 1, zone: 'Mars/Crater' }, 'https://b.example': { version: 1 } },
      samples: false,
    });
    expect(policy.profiles.has(server)).toBe(false);
    expect(policy.profiles.has('https://b.example')).toBe(true);
    expect(policy.fixed).toEqual({ showSamples: false });
    expect(policy.problems).toEqual({ [`${server}: zone`]: 'must be an IANA time zone, like America/Chicago' });
  });

  test.each([
    ['no JSON', '{', '', 'notJson'],
    ['a list', '[]', '', 'object'],
    ['another version', '{"version":2}', 'version', 'version'],
    ['without a version', '{}', 'version', 'version'],
    ['an unknown entry', '{"version":1,"servres":{}}', 'servres', 'unknown'],
    ['a prototype', '{"version":1,"__proto__":{"samples":false}}', '__proto__', 'unknown'],
    ['a constructor', '{"version":1,"constructor":{}}', 'constructor', 'unknown'],
    ['a name twice', '{"version":1,"samples":false,"s\\u0061mples":true}', 'samples', 'repeated'],
    ['an https address among the http ones', '{"version":1,"allowHttp":["https://a.example"]}', 'allowHttp.0', 'http'],
    ['text in place of a list', '{"version":1,"allowHttp":"http://10.0.0.5"}', 'allowHttp', 'list'],
    ['a server without https', '{"version":1,"server":"http://api.example.com"}', 'server', 'server'],
    ['a server with a password', '{"version":1,"server":"https://a:b@api.example.com"}', 'server', 'server'],
    ['an update address without https', '{"version":1,"updateAddress":"http://a.example"}', 'updateAddress', 'update'],
    ['an update address that is none', '{"version":1,"updateAddress":"a.example"}', 'updateAddress', 'update'],
    ['text for on or off', '{"version":1,"samples":"false"}', 'samples', 'onOff'],
    ['no minutes', '{"version":1,"lockMinutes":0}', 'lockMinutes', 'lockMinutes'],
    ['half a minute', '{"version":1,"lockMinutes":0.5}', 'lockMinutes', 'lockMinutes'],
    ['too many minutes', '{"version":1,"lockMinutes":1441}', 'lockMinutes', 'lockMinutes'],
    ['a host with a path', '{"version":1,"mediaHosts":["a.example/x"]}', 'mediaHosts.0', 'host'],
    ['a proxy without a mode', '{"version":1,"proxy":{"address":"p.example:8080"}}', 'proxy', 'proxy'],
    ['a proxy with a password', '{"version":1,"proxy":{"mode":"manual","address":"a:b@p.example"}}', 'proxy', 'proxy'],
    ['no proxy', '{"version":1,"proxy":null}', 'proxy', 'proxy'],
    ['a host that is none', '{"version":1,"mediaHosts":["256.0.0.1"]}', 'mediaHosts.0', 'host'],
    ['an http address that is none', '{"version":1,"allowHttp":["http://256.0.0.1"]}', 'allowHttp.0', 'http'],
    ['every host', '{"version":1,"mediaHosts":["*"]}', 'mediaHosts.0', 'host'],
    ['an object in place of a text', '{"version":1,"server":{"length":{"toString":[]}}}', 'server', 'server'],
    ['an object in place of a list', '{"version":1,"mediaHosts":{"length":{"toString":[]}}}', 'mediaHosts', 'list'],
    [
      'an object in place of a proxy',
      '{"version":1,"proxy":{"mode":"off","bypass":{"length":{"toString":[]}}}}',
      'proxy',
      'proxy',
    ],
    [
      'an update address that is too long, with a name that no parser reads',
      JSON.stringify({ version: 1, updateAddress: `https://${'sample.'.repeat(5_000)}com/` }),
      'updateAddress',
      'update',
    ],
    [
      'too many hosts',
      JSON.stringify({ version: 1, mediaHosts: Array(101).fill('a.example') }),
      'mediaHosts',
      'tooMany',
    ],
  ])('that is or has %s does not apply at all, and says where and why (SEC-61)', (_name, content, path, reason) => {
    expect(parsePolicy(content)).toEqual(refusal(path, reason));
    expect(native.policy.reasons).toHaveProperty(reason);
  });

  test('is never half read, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"version":1,"samples":${json}}`),
        ),
        (text) => {
          const reading = parsePolicy(text);
          expect(reading.ok || reading.problems.length > 0).toBe(true);
        },
      ),
    );
  });

  test('finds a repeated name at any depth, and none in values', () => {
    expect(structureProblem('{"a":{"b":[1,{"c":"c","c":2}]}}')).toEqual({ reason: 'repeated', path: 'a.b.1.c' });
    expect(structureProblem('{"a":"\\"a\\":1,{","b":["a","a"],"c":{"a":1}}')).toBeUndefined();
    fc.assert(fc.property(fc.json(), (json) => structureProblem(JSON.stringify(JSON.parse(json))) === undefined));
  });

  test.each([
    ['lists', (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`],
    ['objects', (depth: number) => `${'{"servers":'.repeat(depth)}1${'}'.repeat(depth)}`],
    [
      'a profile',
      (depth: number) => `{"version":1,"servers":{"https://a.example":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
    ],
  ])('that nests %s without end is refused at once (SEC-61)', (_name, nested) => {
    for (const depth of [41, 80_000]) {
      const content = nested(depth);
      expect(content.length).toBeLessThan(1024 * 1024);
      expect(parsePolicy(content)).toMatchObject({ ok: false, problems: [{ reason: 'tooDeep' }] });
    }
  });

  test('names a mistake in at most 200 characters, none of which a terminal obeys', () => {
    const name = `\u001b[2J\u0007${'x'.repeat(900_000)}`;
    const reading = parsePolicy(JSON.stringify({ version: 1, [name]: 1 }));
    if (reading.ok) throw new Error('accepted');
    expect(reading.problems).toHaveLength(1);
    expect(reading.problems[0]?.path).toMatch(/^\[2J x{100,200}…$/);
    const many = parsePolicy(
      JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`x${at}`, 1]))),
    );
    expect(many.ok ? 0 : many.problems.length).toBe(20);
  });

  test('is empty if the file is missing, unless a switch names it', async () => {
    const path = join(folder, 'policy.json');
    expect(readPolicy(path)).toEqual({ ok: true, policy: noPolicy });
    expect(readPolicy(path, true)).toEqual(refusal('', 'unreadable'));
    await writeFile(path, '\ufeff{"version":1,"allowHttp":["http://10.0.0.5"]}');
    expect(readPolicy(path)).toMatchObject({ policy: { allowHttp: ['http://10.0.0.5'] } });
  });

  test('refuses what is no plain UTF-8 file of a sensible size, without waiting for it', async () => {
    const path = join(folder, 'policy.json');
    expect(readPolicy(folder)).toEqual(refusal('', process.platform === 'win32' ? 'unreadable' : 'notFile'));
    await writeFile(path, Buffer.from([0x7b, 0xff, 0x7d]));
    expect(readPolicy(path)).toEqual(refusal('', 'notText'));
    await writeFile(path, ' '.repeat(1024 * 1024 + 1));
    expect(readPolicy(path)).toEqual(refusal('', 'tooLarge'));
  });

  test.skipIf(process.platform === 'win32')(
    'follows a link to a file, and refuses one that a user may not read',
    async () => {
      const path = join(folder, 'policy.json');
      await writeFile(path, '{"version":1,"samples":false}');
      const link = join(folder, 'link.json');
      await symlink(path, link);
      expect(readPolicy(link)).toMatchObject({ ok: true, policy: { fixed: { showSamples: false } } });
      await chmod(path, 0o000);
      const script = fileURLToPath(new URL('../../../support/policy-as-nobody.ts', import.meta.url));
      const [program = '', ...words] = [process.execPath, ...typescript, script, path];
      expect(JSON.parse(execFileSync(program, words, { encoding: 'utf8' }))).toEqual(refusal('', 'unreadable'));
    },
  );

  test.skipIf(process.platform === 'win32')('refuses links to nothing, pipes and devices', async () => {
    const dangling = join(folder, 'dangling.json');
    await symlink(join(folder, 'nothing'), dangling);
    expect(hasPolicy(dangling)).toBe(true);
    expect(readPolicy(dangling)).toEqual(refusal('', 'unreadable'));
    const pipe = join(folder, 'pipe.json');
    execFileSync('mkfifo', [pipe]);
    expect(readPolicy(pipe)).toEqual(refusal('', 'notFile'));
    expect(readPolicy('/dev/zero')).toEqual(refusal('', 'notFile'));
  });
});

describe('the settings under a policy', () => {
  test('show what it fixes, keep the user from changing it, and apply the user’s own again without it', async () => {
    const own = createSettings(folder);
    await own.change({ server: 'https://other.example', showSamples: true });
    const settings = createSettings(folder, { mode: 'live' }, policyOf({ server, samples: false, lockMinutes: 5 }));
    expect(settings.current()).toMatchObject({
      ...{ server, showSamples: false, lockMinutes: 5, policy: { mediaHosts: [] } },
      fixed: { mode: 'switch', server: 'policy', showSamples: 'policy', lockMinutes: 'policy' },
    });
    for (const change of [{ server: 'https://other.example' }, { showSamples: true }, { lockMinutes: 0 }])
      expect(await settings.change(change)).toMatchObject({ failure: { code: 'not-allowed' } });
    await settings.change({ metered: true });
    expect(createSettings(folder).current()).toMatchObject({ server: 'https://other.example', showSamples: true });
  });

  test("wins over a person's own profile, and cannot be changed by them", async () => {
    const own = createSettings(folder);
    await own.profiles.save(server, { version: 1, money: 'major' });
    const policy = policyOf({ servers: { [server]: { version: 1, money: 'minor' } } });
    const { profiles } = createSettings(folder, {}, policy);
    expect(profiles.of(server)).toEqual({ version: 1, money: 'minor' });
    expect(profiles.view(server)).toMatchObject({ from: 'policy' });
    const refused = { ok: false, failure: { code: 'not-allowed' } };
    expect(await profiles.save(server, { version: 1 })).toMatchObject(refused);
    expect(await profiles.remove(server)).toMatchObject(refused);
  });
});
