/** Reads the end of a log file. */
import { open } from 'node:fs/promises';

const maxBytes = 256 * 1024;

/** The last lines, without a first one that is cut; none if the file can't be read. */
export const lastLines = async (path: string, count: number): Promise<readonly string[]> => {
  const file = await open(path, 'r').catch(() => undefined);
  if (!file) return [];
  try {
    const { size } = await file.stat();
    const start = Math.max(size - maxBytes, 0);
    const bytes = Buffer.alloc(size - start);
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
    const lines = bytes.toString('utf8', 0, bytesRead).split(/\r?\n/);
    return lines
      .slice(start > 0 ? 1 : 0)
      .filter((line) => line !== '')
      .slice(-count);
  } catch {
    return [];
  } finally {
    await file.close().catch(() => undefined);
  }
};
