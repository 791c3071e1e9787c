/** Starts an export in main and reports failures. */
import type { ExportRequest } from '@contract/bridge';
import type { CopyNote } from '@contract/failure';
import type { CsvId } from '@contract/table';
import type { Values } from '../area/field';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import { stripBidiIsolates } from '../format/text';
import { setJob } from '../stores/jobs';

/**
 * True if the export has started; false if it failed or the user cancelled the native dialog. `copy` is set if the list
 * or the rows are from the copy on this computer.
 */
export const startExport = async (request: ExportRequest, copy?: CopyNote): Promise<boolean> => {
  const started = await bridge().files.exportCsv({
    ...request,
    ...copy,
    title: stripBidiIsolates(request.title).slice(0, 100),
    ...(request.words ? { words: request.words.map(stripBidiIsolates) } : {}),
  });
  if (!started.ok) return notifyFailure(started);
  if (started.value) setJob(started.value);
  return started.value !== null;
};

/** A request for the server's own CSV file with its own columns, in the format for spreadsheets. */
export const serverFile = (title: string, call: CsvId, input: Values): ExportRequest => ({
  title: title.slice(0, 100),
  source: { call, input },
  columns: [],
  separator: ',',
  forSpreadsheet: true,
});
