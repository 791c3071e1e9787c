/** Temporary folders for stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];

export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-store-'));
  made.push(folder);
  return folder;
};

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});
