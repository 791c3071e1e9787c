/** Opens and saves profiles and reports as JSON files that a person chooses. */
import { join } from 'node:path';
import type { SavedFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { stripByteOrderMark } from '@contract/json/read-json';
import { safeName } from '../core/export/file-name';
import type { NativeDialogs } from '../desktop/desktop';
import { type Disk, diskFailure, disk as realDisk } from '../desktop/disk';
import { text } from '../desktop/native-text';
import { chosenPath } from './chosen-path';
import { withinFolderTimeout } from './disk-timeout';
import { writeInTime } from './write-in-time';

const maxBytes = 1024 * 1024;
const notProfile = fail('invalid', 'bad-profile', { fields: { profile: 'must be JSON' } });
const filters = () => [{ name: text('files.json'), extensions: ['json'] }];

export interface TextFiles {
  /** Null if the dialog is cancelled; `busy` while one is open. */
  save(title: string, name: string, content: unknown): Promise<Result<SavedFile | null>>;
  /** The JSON of a chosen file; null if the dialog is cancelled. A file that is too large or not JSON fails as `refusal`. */
  open(title: string, refusal?: ReturnType<typeof fail>): Promise<Result<{ readonly json: unknown } | null>>;
}

/** The text of a file; undefined if it is too large or no file. */
const readText = async (path: string, disk: Disk): Promise<string | undefined> => {
  const found = await disk.stat(path);
  return found.isFile() && found.size <= maxBytes ? disk.readFile(path, 'utf8') : undefined;
};

interface TextFileOptions {
  readonly disk?: Disk;
  /** Milliseconds that a disk may take to answer. */
  readonly timeout?: number;
}

/** `folder` is where the dialogs start. */
export const createTextFiles = (
  dialogs: NativeDialogs,
  folder: () => string,
  { disk = realDisk, timeout }: TextFileOptions = {},
): TextFiles => {
  let isOpen = false;
  const once = async <T>(work: () => Promise<Result<T>>): Promise<Result<T>> => {
    if (isOpen) return fail('busy', 'busy');
    isOpen = true;
    try {
      return await work();
    } finally {
      isOpen = false;
    }
  };

  const save = async (title: string, name: string, content: unknown): Promise<Result<SavedFile | null>> => {
    const dialogOptions = { title, defaultPath: join(folder(), safeName(name, '.json')), filters: filters() };
    const { canceled, filePath } = await dialogs.save({ ...dialogOptions, properties: ['showOverwriteConfirmation'] });
    if (canceled || !filePath) return ok(null);
    const target = await chosenPath(filePath, '.json', disk, timeout);
    if (!target.ok) return target;
    const pieces = async function* () {
      yield `${JSON.stringify(content, null, 2)}\n`;
    };
    return writeInTime(target.value, pieces(), { disk, timeout });
  };

  const open: TextFiles['open'] = async (title, refusal = notProfile) => {
    const dialogOptions = { title, defaultPath: folder(), filters: filters() };
    const { canceled, filePaths } = await dialogs.open({
      ...dialogOptions,
      properties: ['openFile', 'dontAddToRecent'],
    });
    const [path] = filePaths;
    if (canceled || !path) return ok(null);
    try {
      const content = await withinFolderTimeout(readText(path, disk), timeout);
      if (content === undefined) return refusal;
      return ok({ json: JSON.parse(stripByteOrderMark(content)) as unknown });
    } catch (error) {
      return error instanceof SyntaxError ? refusal : { ok: false, failure: diskFailure(error, path) };
    }
  };

  return {
    save: (title, name, content) => once(() => save(title, name, content)),
    open: (title, refusal) => once(() => open(title, refusal)),
  };
};
