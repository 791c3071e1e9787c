/** Starts an export in main and reports failures. */
import type { ExportRequest, Job } from '@contract/bridge';
import type { CopyNote } from '@contract/failure';
import type { CsvId } from '@contract/table';
import type { Values } from '../area/field';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import { stripBidiIsolates } from '../format/text';
import { isOver, setJob, useJobs } from '../stores/jobs';
import { excelFormat, toRequestFormat } from './file-format';

/**
 * The job of a CSV or Excel file, once the export has started; undefined if it failed or the user cancelled the native
 * dialog. `copy` is set if the list or the rows are from the copy on this computer.
 */
export const startExportJob = async (
  request: ExportRequest,
  copy?: CopyNote,
  isExcel = false,
): Promise<Job | undefined> => {
  const started = await bridge().files.exportCsv({
    ...request,
    ...copy,
    ...(isExcel ? toRequestFormat(excelFormat()) : {}),
    title: stripBidiIsolates(request.title).slice(0, 100),
    ...(request.words ? { words: request.words.map(stripBidiIsolates) } : {}),
  });
  if (notifyFailure(started) && started.ok && started.value) setJob(started.value);
  return (started.ok && started.value) || undefined;
};

/** The same; true if the export has started. */
export const startExport = async (...input: Parameters<typeof startExportJob>): Promise<boolean> =>
  (await startExportJob(...input)) !== undefined;

/** Resolves once a job has ended: to true if its file was saved. */
export const isSaved = (job: Job): Promise<boolean> =>
  new Promise((resolve) => {
    const check = (): void => {
      const now = useJobs.getState().jobs.find(({ id }) => id === job.id);
      if (now && !isOver(now)) return;
      stop();
      resolve(now?.state === 'done');
    };
    const stop = useJobs.subscribe(check);
    check();
  });

/** A request for the server's own CSV file with its own columns, in the format for spreadsheets. */
export const serverFile = (title: string, call: CsvId, input: Values): ExportRequest => ({
  title: title.slice(0, 100),
  source: { call, input },
  columns: [],
  separator: ',',
  forSpreadsheet: true,
});
