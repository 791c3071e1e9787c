import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noPolicy } from '../../../../main/settings/policy';
import { createSettings } from '../../../../main/settings/settings';

// electron-store asks the `electron` package for its executable's path, which would be downloaded; a path is all it gets.
process.env.ELECTRON_OVERRIDE_DIST_PATH ??= tmpdir();

describe('an address without encryption', () => {
  const plain = 'http://192.168.1.10:8080';
  const withFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), 'pitwall-plain-'));
    try {
      await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  test('is stored only with the choice made for exactly this address', () =>
    withFolder(async (folder) => {
      const settings = createSettings(folder);
      expect(await settings.change({ server: plain })).toMatchObject({ failure: { code: 'server-address' } });
      expect(await settings.change({ server: plain, acceptsPlain: true })).toMatchObject({ value: { server: plain } });
      expect(createSettings(folder).current().server).toBe(plain);
      expect((await settings.change({ server: 'http://192.168.1.11' })).ok).toBe(false);
      expect((await settings.change({ server: 'http://api.example.com', acceptsPlain: true })).ok).toBe(false);
    }));

  test('from a policy is not used after the policy removes it', () =>
    withFolder(async (folder) => {
      const policy = { ...noPolicy, allowHttp: [plain] };
      const settings = createSettings(folder, {}, policy);
      expect((await settings.change({ server: plain })).ok).toBe(true);
      expect(createSettings(folder, {}, policy).current()).toMatchObject({ server: plain, allowHttp: [plain] });
      expect(createSettings(folder).current().server).toBe('');
    }));
});
