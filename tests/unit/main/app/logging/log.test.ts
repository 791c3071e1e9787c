import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog, rotateAt } from '../../../../../main/app/logging/log';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pitwall-log-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the log', () => {
  test('is created at the first entry, with one line per entry', async () => {
    const log = createLog(join(folder, 'logs'), false);
    expect(await readdir(folder)).toEqual([]);
    log.info('first', { ms: 12 });
    log.warn('second\nforged');
    log.error(new Error('third'));
    const lines = (await readFile(log.file, 'utf8')).trimEnd().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\] \[info\] +first \{ ms: 12 \}$/);
    expect(lines[1]).toContain('[warn]  second\\nforged');
    expect(lines[2]).toContain('Error: third');
  });

  test('hides the secrets in use, also after they have been replaced (SEC-37)', async () => {
    const log = createLog(folder, false);
    let token = 'canary-one-123456';
    log.hide(() => [token]);
    log.info('a', token);
    const old = token;
    token = 'canary-two-123456';
    log.info('b', { [token]: `x${old}y${token}` });
    expect(await readFile(log.file, 'utf8')).not.toContain('canary');
  });

  test('starts a new file at 5 MB, and keeps the previous one (row 90)', async () => {
    await writeFile(join(folder, 'pitwall.log'), Buffer.alloc(rotateAt + 1, 'x'));
    const log = createLog(folder, false);
    log.info('after');
    expect((await stat(join(folder, 'pitwall.old.log'))).size).toBe(rotateAt + 1);
    expect(await readFile(log.file, 'utf8')).toMatch(/after\n$/);
    expect((await stat(log.file)).size).toBeLessThan(200);
  });

  test('never throws if it cannot write (row 90)', async () => {
    await mkdir(join(folder, 'pitwall.log'));
    expect(() => createLog(folder, false).error('into a directory')).not.toThrow();
    await writeFile(join(folder, 'file'), 'x');
    expect(() => createLog(join(folder, 'file', 'below'), false).error('below a file')).not.toThrow();
    await chmod(folder, 0o555);
    expect(() => createLog(join(folder, 'new'), false).error('not allowed')).not.toThrow();
    await chmod(folder, 0o755);
  });

  test('can be read by its owner only', async ({ skip }) => {
    skip(process.platform === 'win32', 'Windows keeps no such rights');
    const log = createLog(folder, false);
    log.info('x');
    expect((await stat(log.file)).mode & 0o777).toBe(0o600);
  });
});
