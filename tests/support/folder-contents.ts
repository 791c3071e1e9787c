import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All files below a folder as one text, byte for byte. */
export const contentsOf = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = files.map((file) => readFile(join(file.parentPath, file.name), 'latin1').catch(() => ''));
  return (await Promise.all(contents)).join('\n');
};
