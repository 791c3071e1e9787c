/** The native dialogs of exports and uploads. */
import { mediaExtensions } from '@contract/media/media-type';
import type { FileEnding } from '../core/export/file-name';
import type { NativeDialogs } from '../desktop/desktop';
import { text } from '../desktop/native-text';

/** Asks where to save a file of one type; undefined if the dialog is closed. `extension` has no dot. */
export const askForPath = async (
  dialogs: Pick<NativeDialogs, 'save'>,
  { title, path, type, extension }: Readonly<Record<'title' | 'path' | 'type' | 'extension', string>>,
): Promise<string | undefined> => {
  const { canceled, filePath } = await dialogs.save({
    title,
    defaultPath: path,
    filters: [{ name: type, extensions: [extension] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  });
  return canceled || !filePath ? undefined : filePath;
};

/** Asks where to save a list; undefined if the dialog is closed. */
export const askForTablePath =
  (dialogs: NativeDialogs) =>
  ({ title, path, ending }: Record<'title' | 'path', string> & { readonly ending: FileEnding }) =>
    askForPath(dialogs, {
      ...{ title: text('files.exportTitle', { list: title }), path },
      ...(ending === '.csv'
        ? { type: text('files.csv'), extension: 'csv' }
        : { type: text('files.excel'), extension: 'xlsx' }),
    });

/** Asks where to save a PDF; undefined if the dialog is closed. */
export const askForPdfPath =
  (dialogs: NativeDialogs) =>
  ({ title, path }: { readonly title: string; readonly path: string }): Promise<string | undefined> =>
    askForPath(dialogs, {
      ...{ title: text('files.pdfTitle', { name: title }), path },
      ...{ type: text('files.pdf'), extension: 'pdf' },
    });

/** Asks for files of the allowed types; none if the dialog is closed. */
export const askForFiles =
  (dialogs: NativeDialogs) =>
  async ({ many, folder }: { readonly many: boolean; readonly folder: string }): Promise<readonly string[]> => {
    const { canceled, filePaths } = await dialogs.open({
      title: text('files.uploadTitle'),
      defaultPath: folder,
      buttonLabel: text('files.upload'),
      filters: [{ name: text('files.media'), extensions: [...mediaExtensions] }],
      properties: many ? ['openFile', 'multiSelections', 'dontAddToRecent'] : ['openFile', 'dontAddToRecent'],
    });
    return canceled ? [] : filePaths;
  };

/** Asks for a file with a table; undefined if the dialog is closed. */
export const askForTable =
  (dialogs: NativeDialogs) =>
  async (folder: string): Promise<string | undefined> => {
    const { canceled, filePaths } = await dialogs.open({
      title: text('files.compareTitle'),
      defaultPath: folder,
      buttonLabel: text('files.compare'),
      // An old Excel file can be chosen, because the answer says what to do about it.
      filters: [{ name: text('files.tables'), extensions: ['csv', 'tsv', 'txt', 'xlsx', 'xlsm', 'xls'] }],
      properties: ['openFile', 'dontAddToRecent'],
    });
    return canceled ? undefined : filePaths[0];
  };

/** Asks for the folder of a day's files; undefined if the dialog is closed. */
export const askForFolder =
  (dialogs: NativeDialogs) =>
  async ({ title, path }: { readonly title: string; readonly path: string }): Promise<string | undefined> => {
    const { canceled, filePaths } = await dialogs.open({
      title: text('files.dayTitle', { name: title }),
      defaultPath: path,
      buttonLabel: text('files.save'),
      properties: ['openDirectory', 'createDirectory', 'dontAddToRecent'],
    });
    return canceled ? undefined : filePaths[0];
  };
