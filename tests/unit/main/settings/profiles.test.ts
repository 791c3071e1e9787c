import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSettings } from '../../../../main/settings/settings';

process.env.ELECTRON_OVERRIDE_DIST_PATH ??= tmpdir();

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitwall-profiles-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const server = 'https://api.example.com';
const other = 'https://other.example';
const profile = { version: 1, money: 'minor', entities: { booking: { fields: { bookingNumber: ['ref'] } } } } as const;

describe('the profile of a server', () => {
  test('is absent at first, and the built-in rules apply', () => {
    const { profiles } = createSettings(folder);
    expect(profiles.of(server)).toBeUndefined();
    expect(profiles.view(server)).toEqual({ server, from: 'none', profile: { version: 1 } });
  });

  test('is kept over a restart for its own server only', async () => {
    const first = createSettings(folder);
    expect(await first.profiles.save(server, profile)).toMatchObject({ ok: true, value: { from: 'own', profile } });
    const { profiles } = createSettings(folder);
    expect(profiles.of(server)).toEqual(profile);
    expect(profiles.of(other)).toBeUndefined();
  });

  test.each([
    ['zone', { version: 1, zone: 'Nowhere' }],
    ['entities.booking.fields.x.0', { version: 1, entities: { booking: { fields: { x: ['__proto__.y'] } } } }],
    ['version', {}],
    ['profile', 'text'],
  ])('is refused with path and reason if %s is wrong, and the last one stays', async (path, input) => {
    const { profiles } = createSettings(folder);
    await profiles.save(server, profile);
    const refused = await profiles.save(server, input);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'bad-profile' } });
    expect(Object.keys((!refused.ok && refused.failure.fields) || {})).toContain(path);
    expect(profiles.of(server)).toEqual(profile);
  });

  test('is reported if damaged on disk, and the last valid one and other profiles apply', async () => {
    const first = createSettings(folder);
    await first.profiles.save(other, { version: 1, zone: 'America/Chicago' });
    await first.profiles.save(server, profile);
    const path = join(folder, 'settings.json');
    const content = JSON.parse(await readFile(path, 'utf8')) as { profiles: Record<string, unknown> };
    content.profiles[server] = { version: 1, money: 'cents' };
    await rm(path);
    await writeFile(path, JSON.stringify(content));

    const settings = createSettings(folder);
    expect(settings.profiles.of(server)).toEqual(profile);
    expect(settings.profiles.of(other)).toEqual({ version: 1, zone: 'America/Chicago' });
    expect(Object.keys(settings.profiles.view(server).problems ?? {})).toEqual(['money']);
    expect((await readdir(folder)).some((name) => name.includes('.corrupt-'))).toBe(true);
    await settings.profiles.save(server, profile);
    expect(settings.profiles.view(server)).not.toHaveProperty('problems');
  });

  test('is omitted if damaged without an earlier valid one, and other profiles apply', async () => {
    const content = { mode: 'live', server, profiles: { [server]: { version: 9 }, [other]: { version: 1 } } };
    await writeFile(join(folder, 'settings.json'), JSON.stringify(content));
    const settings = createSettings(folder);
    expect(settings.current().server).toBe(server);
    expect(settings.profiles.of(server)).toBeUndefined();
    expect(settings.profiles.of(other)).toEqual({ version: 1 });
  });

  test('is kept for a named server only', async () => {
    const { profiles } = createSettings(folder);
    expect(await profiles.save('', profile)).toMatchObject({ ok: false, failure: { code: 'server-address' } });
  });

  test('is gone when it is removed', async () => {
    const { profiles } = createSettings(folder);
    await profiles.save(server, profile);
    expect(await profiles.remove(server)).toMatchObject({ ok: true, value: { from: 'none' } });
    expect(createSettings(folder).profiles.of(server)).toBeUndefined();
  });
});
