import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOwnerId, removeStaleFiles, temporaryName } from '../../../../main/files/temporary-files';
import { typescript } from '../../../support/node-typescript';
import { freshFolder, partsIn } from '../../../support/temporary-folders';

const root = join(import.meta.dirname, '../../../..');
const owner = createOwnerId();
/** A name of an earlier run of the app. */
const left = (by = owner): string => temporaryName(by, '00000000');

describe('temporary files left behind (REL-06)', () => {
  it('are removed at the next start after an export was killed, which leaves the old file intact (row 74)', async () => {
    const folder = freshFolder();
    const path = join(folder, 'Bookings.csv');
    writeFileSync(path, 'old');
    const script = `
      import { writeAtomic } from './main/files/write-atomic.ts';
      async function* chunks() {
        for (let at = 0; ; at += 1) {
          if (at === 20) console.log('half-way');
          yield 'x'.repeat(65536);
        }
      }
      await writeAtomic(${JSON.stringify(path)}, chunks(), new AbortController().signal, undefined, { owner: '${owner}' });`;
    const child = spawn(process.execPath, [...typescript, '--input-type=module', '-e', script], { cwd: root });
    await new Promise((ready) => child.stdout.once('data', ready));
    expect(partsIn(folder)).toHaveLength(1);
    const exited = new Promise((exit) => child.once('exit', exit));
    child.kill('SIGKILL');
    await exited;
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(partsIn(folder)).toHaveLength(1);
    expect(await removeStaleFiles(folder, owner)).toBe(1);
    expect(readdirSync(folder)).toEqual(['Bookings.csv']);
  });

  it('are told by their names from the old files of a person', async () => {
    const folder = freshFolder();
    for (const name of ['Bookings.csv', '.pitwall-notes.part']) {
      writeFileSync(join(folder, name), 'old');
      utimesSync(join(folder, name), 0, 0);
    }
    expect(await removeStaleFiles(folder, owner)).toBe(0);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('are removed only if they are the app’s own regular files that nobody writes', async () => {
    const folder = freshFolder();
    const stale = left();
    const running = temporaryName(owner);
    const elsewhere = left(createOwnerId());
    for (const name of [stale, running, elsewhere, '.pitwall-x.part', 'film.part', 'Bookings.csv'])
      writeFileSync(join(folder, name), 'x');
    mkdirSync(join(folder, left()));
    symlinkSync(join(folder, 'Bookings.csv'), join(folder, left()));
    expect(await removeStaleFiles(folder, owner)).toBe(1);
    expect(readdirSync(folder)).not.toContain(stale);
    expect(readdirSync(folder)).toHaveLength(7);
  });

  it('of another owner are removed after a day', async () => {
    const folder = freshFolder();
    const path = join(folder, left(createOwnerId()));
    writeFileSync(path, 'x');
    const now = Date.now();
    utimesSync(path, new Date(now), new Date(now - 25 * 60 * 60 * 1000));
    expect(await removeStaleFiles(folder, owner, now)).toBe(1);
  });

  it('are not searched in a missing folder', async () => {
    expect(await removeStaleFiles(join(freshFolder(), 'gone'), owner)).toBe(0);
  });

  it('have unique names', () => {
    expect(new Set(Array.from({ length: 1000 }, () => temporaryName(owner))).size).toBe(1000);
  });

  it('have names that reveal neither the computer nor the process', () => {
    const name = temporaryName(createOwnerId());
    const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
    expect(name).not.toContain(host);
    expect(name).not.toContain(`-${process.pid}-`);
  });
});
