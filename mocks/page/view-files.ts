/** Files of saved views in the browser demo: a download, and a file that the person chooses. */
import type { Bridge } from '@contract/bridge';
import { ok } from '@contract/failure';
import { notViewFile, readViewFile } from '@contract/list/view-file';
import { askForFiles } from './ask-for-files';

const name = 'Pitwall views.json';
const maxBytes = 1024 * 1024;

export const createPageViewFiles = (save: (name: string, parts: readonly string[]) => void): Bridge['views'] => ({
  save: async ({ file }) => {
    const parts = [`${JSON.stringify(file, null, 2)}\n`];
    save(name, parts);
    return ok({ name, bytes: new Blob(parts).size });
  },
  open: async () => {
    const [file] = await askForFiles('.json');
    if (!file) return ok(null);
    if (file.size > maxBytes) return notViewFile;
    try {
      return readViewFile(JSON.parse(await file.text()));
    } catch {
      return notViewFile;
    }
  },
});
