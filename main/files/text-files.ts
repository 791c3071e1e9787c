/** Opens and saves profiles and reports as JSON files that a person chooses. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SavedFile } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { stripByteOrderMark } from '@contract/json/read-json';
import { safeName } from '../core/export/file-name';
import type { NativeDialogs } from '../desktop/desktop';
import { diskFailure } from '../desktop/disk';
import { text } from '../desktop/native-text';
import { resolveTarget, writeAtomic } from './write-atomic';

const maxBytes = 1024 * 1024;
const notProfile = fail('invalid', 'bad-profile', { fields: { profile: 'must be JSON' } });
const filters = () => [{ name: text('files.json'), extensions: ['json'] }];

export interface TextFiles {
  /** Null if the dialog is cancelled; `busy` while one is open. */
  save(title: string, name: string, content: unknown): Promise<Result<SavedFile | null>>;
  /** The JSON of a chosen file; null if the dialog is cancelled. A file that is too large or not JSON fails as `refusal`. */
  open(title: string, refusal?: ReturnType<typeof fail>): Promise<Result<{ readonly json: unknown } | null>>;
}

/** `folder` is where the dialogs start. */
export const createTextFiles = (dialogs: NativeDialogs, folder: () => string): TextFiles => {
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
    const target = await resolveTarget(filePath);
    if (!target.ok) return target;
    const pieces = async function* () {
      yield `${JSON.stringify(content, null, 2)}\n`;
    };
    return writeAtomic(target.value, pieces(), new AbortController().signal);
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
      const found = await stat(path);
      if (!found.isFile() || found.size > maxBytes) return refusal;
      return ok({ json: JSON.parse(stripByteOrderMark(await readFile(path, 'utf8'))) as unknown });
    } catch (error) {
      return error instanceof SyntaxError ? refusal : { ok: false, failure: diskFailure(error, path) };
    }
  };

  return {
    save: (title, name, content) => once(() => save(title, name, content)),
    open: (title, refusal) => once(() => open(title, refusal)),
  };
};
