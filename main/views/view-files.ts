/** Saves and opens files of saved views. What becomes of an opened file, a person decides in the page. */
import { ok } from '@contract/failure';
import { notViewFile, readViewFile } from '@contract/list/view-file';
import { text } from '../desktop/native-text';
import type { TextFiles } from '../files/text-files';
import type { Handlers } from '../ipc/handlers';

export const createViewFiles = (files: TextFiles): Handlers['views'] => ({
  save: ({ file }) => files.save(text('files.exportViews'), text('files.viewsName'), file),
  open: async () => {
    const opened = await files.open(text('files.importViews'), notViewFile);
    if (!opened.ok || opened.value === null) return opened.ok ? ok(null) : opened;
    return readViewFile(opened.value.json);
  },
});
