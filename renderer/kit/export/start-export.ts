/** Asks main to write a file of rows, and tells what went wrong. */
import type { ExportRequest } from '@contract/bridge';
import type { CsvId } from '@contract/table';
import type { Values } from '../area/field';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import { stripBidiIsolates } from '../format/text';
import { setJob } from '../stores/jobs';

/** True once main has taken the work; false where it did not, or where the person closed the native dialog. */
export const startExport = async (request: ExportRequest): Promise<boolean> => {
  const started = await bridge().files.exportCsv({
    ...request,
    title: stripBidiIsolates(request.title).slice(0, 100),
    ...(request.words ? { words: request.words.map(stripBidiIsolates) } : {}),
  });
  if (!started.ok) return notifyFailure(started);
  if (started.value) setJob(started.value);
  return started.value !== null;
};

/** A file that the server makes, with the server's own columns, written for spreadsheets. */
export const serverFile = (title: string, call: CsvId, input: Values): ExportRequest => ({
  title: title.slice(0, 100),
  source: { call, input },
  columns: [],
  separator: ',',
  forSpreadsheet: true,
  keepZeros: false,
});
