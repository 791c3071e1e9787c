import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseV1Options, flipFuses } from '@electron/fuses';
import { afterAll, describe, expect, it } from 'vitest';
import { fuseConfig, fusesFor, readFuses } from '../../../resources/scripts/fuses.mjs';

const home = mkdtempSync(join(tmpdir(), 'pitwall-fuses-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A file with a fuse wire as Electron's executable has one: sentinel, version, length, one character a fuse. */
const executable = (name, wire) => {
  const path = join(home, name);
  const sentinel = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX', 'latin1');
  writeFileSync(path, Buffer.concat([Buffer.alloc(64), sentinel, Buffer.from([1, wire.length]), Buffer.from(wire)]));
  return path;
};
const fresh = '101100010';

describe('fuses (SEC-19)', () => {
  it('are all set explicitly: nine of them', () => {
    const names = Object.keys(FuseV1Options).filter((key) => Number.isNaN(Number(key)));
    expect(Object.keys(fusesFor('win32'))).toEqual(names);
    expect(names).toHaveLength(9);
  });

  it.each(['darwin', 'win32', 'linux'])('are set and read back on %s', async (platform) => {
    const path = executable(platform, fresh);
    expect((await readFuses(path, platform)).ok).toBe(false);
    await flipFuses(path, await fuseConfig(path, platform));
    const { ok, lines } = await readFuses(path, platform);
    expect(ok, lines.join('\n')).toBe(true);
    expect(lines).toHaveLength(9);
  });

  it('check the archive’s integrity on macOS and Windows, which Electron supports (SEC-49, fault 25)', () => {
    expect(['darwin', 'win32', 'linux'].map((one) => fusesFor(one).EnableEmbeddedAsarIntegrityValidation)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('of an older Electron are eight, and all are set', async () => {
    const path = executable('old', fresh.slice(0, 8));
    await flipFuses(path, await fuseConfig(path, 'linux'));
    const { ok, lines } = await readFuses(path, 'linux');
    expect(ok).toBe(true);
    expect(lines.at(-1)).toContain('not in this Electron');
  });

  it('of a newer Electron with a tenth fuse make packaging fail', async () => {
    const path = executable('new', `${fresh}0`);
    const config = await fuseConfig(path, 'linux');
    await expect(flipFuses(path, config)).rejects.toThrow(/strictlyRequireAllFuses/);
  });

  it('with wrong values are reported', async () => {
    const path = executable('wrong', fresh);
    await flipFuses(path, await fuseConfig(path, 'linux'));
    const other = join(home, 'other');
    copyFileSync(path, other);
    await flipFuses(other, { version: '1', [FuseV1Options.RunAsNode]: true });
    const { ok, lines } = await readFuses(other, 'linux');
    expect(ok).toBe(false);
    expect(lines[0]).toContain('WRONG');
  });
});
