import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parsePolicy, policyPath, readPolicy } from '../../../../main/settings/policy';
import { createSettings } from '../../../../main/settings/settings';

process.env.ELECTRON_OVERRIDE_DIST_PATH ??= tmpdir();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitwall-policy-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const server = 'https://api.example.com';
const policyOf = (more: object) => parsePolicy(JSON.stringify({ version: 1, ...more }));

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

  test('with one invalid profile still applies in its other parts, and reports path and reason', () => {
    const policy = policyOf({
      servers: { [server]: { version: 1, zone: 'Mars/Crater' }, 'https://b.example': { version: 1 } },
    });
    expect(policy.profiles.has(server)).toBe(false);
    expect(policy.profiles.has('https://b.example')).toBe(true);
    expect(policy.problems).toEqual({ [`${server}: zone`]: 'must be an IANA time zone, like America/Chicago' });
  });

  test.each([
    ['no JSON', '{', 'policy'],
    ['another version', '{"version":2}', 'version'],
    ['an unknown field', '{"version":1,"servres":{}}', 'policy'],
    ['an https address among the http ones', '{"version":1,"allowHttp":["https://a.example"]}', 'allowHttp.0'],
  ])('that is %s does not apply at all, and says why', (_name, content, path) => {
    const policy = parsePolicy(content);
    expect(policy.profiles.size + policy.allowHttp.length).toBe(0);
    expect(Object.keys(policy.problems)).toContain(path);
  });

  test('is empty if the file is missing, unless a switch names it', async () => {
    const path = join(folder, 'policy.json');
    expect(readPolicy(path).problems).toEqual({});
    expect(readPolicy(path, true).problems).toEqual({ policy: 'cannot be read' });
    expect(readPolicy(folder).problems).toEqual({ policy: 'cannot be read' });
    await writeFile(path, '\ufeff{"version":1,"allowHttp":["http://10.0.0.5"]}');
    expect(readPolicy(path).allowHttp).toEqual(['http://10.0.0.5']);
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
