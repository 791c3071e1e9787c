import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keychainService } from '../../../../main/vault/keychain-service';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'pitwall-service-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('the app’s own folder keeps the name that uninstallers and earlier versions know', () => {
  expect(keychainService()).toBe('Pitwall');
});

test('each named folder has entries of its own, under a name that does not show the folder (SEC-28)', () => {
  const [one, other] = [join(parent, 'one'), join(parent, 'other')];
  const names = [one, other, undefined].map((folder) => keychainService(folder));
  expect(new Set(names).size).toBe(3);
  expect(names[0]).toMatch(/^Pitwall [0-9a-f]{16}$/);
});

test('a folder has one name before and after it is made, also through a link', () => {
  const folder = join(parent, 'real', 'data');
  const before = keychainService(folder);
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(parent, 'real'), join(parent, 'link'), 'junction');
  expect([keychainService(folder), keychainService(join(parent, 'link', 'data'))]).toEqual([before, before]);
});
