/** JSON files that a person chooses, on a disk that may stop answering. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok } from '@contract/failure';
import { describe, expect, it } from 'vitest';
import { type Disk, disk } from '../../../../main/desktop/disk';
import { createTextFiles } from '../../../../main/files/text-files';
import { freshFolder } from '../../../support/temporary-folders';

const openFiles = (name: string, more: { readonly disk?: Disk; readonly timeout?: number } = {}) => {
  const folder = freshFolder();
  const path = join(folder, name);
  const dialogs = {
    save: async () => ({ canceled: false, filePath: path }),
    open: async () => ({ canceled: false, filePaths: [path] }),
  };
  return { folder, path, files: createTextFiles(dialogs, () => folder, more) };
};

it('saves JSON under a name that says so, and opens it', async () => {
  const { folder, files } = openFiles('profile');
  expect(await files.save('Profile', 'profile', { name: 'A' })).toMatchObject({ value: { name: 'profile.json' } });
  expect(readFileSync(join(folder, 'profile.json'), 'utf8')).toBe('{\n  "name": "A"\n}\n');
  const saved = openFiles('a.json');
  writeFileSync(saved.path, '{"name":"A"}');
  expect(await saved.files.open('Profile')).toEqual(ok({ json: { name: 'A' } }));
});

describe('a disk that stops answering', () => {
  const never = () => new Promise<never>(() => undefined);

  /** Files on a disk of which one step does not answer the first time. */
  const openSilent = (step: 'realpath' | 'open' | 'rename' | 'stat' | 'readFile') => {
    let isSilent = true;
    const answer = (...input: never[]) => {
      if (!isSilent) return Reflect.apply(disk[step], disk, input);
      isSilent = false;
      return never();
    };
    return openFiles('a.json', { disk: { ...disk, [step]: answer }, timeout: 200 });
  };

  it.each(['realpath', 'open', 'rename'] as const)('ends saving, and the next file is saved (%s)', async (step) => {
    const { folder, files } = openSilent(step);
    expect(await files.save('Profile', 'a', {})).toMatchObject({ failure: { code: 'folder-silent' } });
    expect(await files.save('Profile', 'a', {})).toMatchObject({ ok: true });
    expect(readdirSync(folder)).toContain('a.json');
  });

  it.each(['stat', 'readFile'] as const)('ends opening, and the next file is opened (%s)', async (step) => {
    const { path, files } = openSilent(step);
    writeFileSync(path, '{}');
    expect(await files.open('Profile')).toEqual(fail('file', 'folder-silent'));
    expect(await files.open('Profile')).toEqual(ok({ json: {} }));
  });
});
