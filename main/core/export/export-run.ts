/** Runs one export: reads the rows while their file is written, and returns how the job ended. */
import type { ExportRequest, Job, SavedFile } from '@contract/bridge';
import { type CsvRules, csvHead, csvPieces } from '@contract/csv/csv-format';
import { withTexts } from '@contract/csv/rewritten-text';
import type { CopyNote, Failure, FailureKind, Result } from '@contract/failure';
import type { Clock } from '../async/ports';
import { failureError } from '../call/failure-error';
import type { Scratch } from '../csv/buffered-rows';
import type { Table } from '../csv/table';
import type { Comparison } from './changes/comparison';
import { excelChunks, type OpenSheet } from './excel/excel-file';
import { type ExportCalls, isListSource, kindsOf, openSource } from './export-source';
import { type NotesOfArea, withNotes } from './with-notes';

/** A file that an export saved. */
export interface SavedTarget {
  readonly name: string;
  /** Where the host finds it again after a restart. */
  readonly reference: string;
  /** Whether it is still there; undefined if its folder does not say. */
  exists(): Promise<boolean | undefined>;
  /** Shows it in its folder. */
  show(): Promise<Result<null>>;
  /** Opens it in the system's program for it. */
  open(): Promise<Result<null>>;
}

/** A file that the user chose to save to. */
export interface ExportTarget extends SavedTarget {
  /** Equal for two targets that are the same file. */
  readonly key: string;
  /** Saves all chunks or nothing. Fails with the error's failure if a chunk throws a `FailureError`. */
  write(chunks: AsyncIterable<string | Uint8Array>, signal: AbortSignal): Promise<Result<SavedFile>>;
  /** What the chunks may put aside until all rows have arrived; it takes nothing until then. */
  createScratch(): Scratch;
}

export interface ExportRun {
  readonly clock: Clock;
  readonly target: ExportTarget;
  readonly calls: ExportCalls;
  readonly notesOf: NotesOfArea;
  /** Begins the sheet of an Excel file. */
  readonly openSheet: OpenSheet;
  readonly signal: AbortSignal;
  readonly onProgress: (change: Partial<Job>) => void;
  /** Called if the disk takes longer than `diskTimeout` milliseconds for one chunk. */
  readonly onSlowDisk: () => void;
  readonly diskTimeout: number;
  /** Compares the rows with the last export of their profile. */
  readonly comparison?: Comparison | undefined;
  /** Whether the file is kept as a record: it may have no rows, and its job notes a filter that could not be checked. */
  readonly isArchive?: boolean;
}

/** Failures that show that the server's own file has other rows than the list. */
const replaceable: ReadonlySet<string> = new Set(['export-short', 'export-more', 'export-empty', 'export-columns']);

/** Failures of a call that got no answer; the list's rows may be in the copy. */
const unanswered: ReadonlySet<FailureKind> = new Set(['network', 'timeout']);

/** Whether the list's own rows can be saved instead. */
export const isReplaceable = ({ code, kind }: Failure): boolean => replaceable.has(code) || unanswered.has(kind);

/** The calls, and the oldest copy that has answered any of them. */
const notingCopies = (calls: ExportCalls) => {
  let oldest: CopyNote | undefined;
  return {
    calls: {
      ...calls,
      call: async (...request) => {
        const result = await calls.call(...request);
        if (result.ok && result.copy && (!oldest || result.copy.asOf < oldest.asOf)) oldest = result.copy;
        return result;
      },
    } satisfies ExportCalls,
    copy: () => oldest,
  };
};

/** That rows are from a copy weighs more than other notes, but a number of missing rows stays. */
const withCopy = (note: Job['note'], copy: CopyNote | undefined): Job['note'] =>
  copy ? { kind: 'copy', asOf: copy.asOf, ...(note?.kind === 'fewer' ? { expected: note.expected } : {}) } : note;

/** Estimates the size of the complete file from the part that was written. */
const estimateBytes = (characters: number, rows: number, total: number | undefined): number | undefined =>
  total !== undefined && rows > 0 ? Math.ceil((characters / rows) * total) : undefined;

type Written = (rows: number, length: number) => void;

async function* csvChunks(
  { columns, batches }: Table,
  rules: CsvRules,
  written: Written,
): AsyncGenerator<string, undefined> {
  yield csvHead(columns, rules);
  for await (const batch of batches) {
    for (const { text, rows } of csvPieces(batch, columns, rules)) {
      yield text;
      written(rows, text.length);
    }
    written(0, 0);
  }
}

export const runExport = async (request: ExportRequest, run: ExportRun): Promise<Partial<Job>> => {
  const { clock, target, signal, onProgress, comparison } = run;
  let rows = 0;
  let characters = 0;
  let total = request.expected;
  let note: Job['note'];
  const { source } = request;
  const rowsCopy = 'rows' in source && request.asOf !== undefined ? { asOf: request.asOf } : undefined;
  let noting = notingCopies(run.calls);
  const instead = 'instead' in source ? source.instead : undefined;

  async function* fileChunks(
    from: ExportRequest['source'],
    scratch: Scratch,
  ): AsyncGenerator<string | Uint8Array, void> {
    const { columns, expected } = request;
    rows = 0;
    characters = 0;
    noting = notingCopies(run.calls);
    const found = await openSource(from, { clock, columns, expected, calls: noting.calls, scratch, signal });
    let noted = await withNotes(found, request, run.notesOf);
    if (columns.length === 0) noted = { ...noted, columns: withTexts(noted.columns, kindsOf(from)) };
    const copy = (): CopyNote | undefined => rowsCopy ?? noting.copy();
    const opened = comparison?.through(noted, isListSource(from) ? 'list' : 'file', copy) ?? noted;
    signal.throwIfAborted();
    total = opened.total ?? total;
    onProgress(total === undefined ? {} : { total });
    const written = (count: number, length: number): void => {
      rows += count;
      characters += length;
      // Rows that did not change are read, but not written.
      onProgress({ done: comparison?.read() ?? rows });
    };
    const { excel, title } = request;
    const cells = excel
      ? yield* excelChunks({ ...opened, ...excel, title }, run.openSheet, written)
      : yield* csvChunks(opened, request, written);
    note = opened.checkCount(rows) ?? note ?? cells;
    if (run.isArchive && opened.isUnchecked?.()) note ??= { kind: 'unchecked' };
    const mayBeEmpty = run.isArchive && (!instead || from === instead);
    if (rows === 0 && request.compared?.only) throw failureError('rejected', 'export-unchanged');
    if (rows === 0 && !mayBeEmpty) throw failureError('rejected', 'export-empty');
  }

  /** Writes a source. The timer runs only while the disk has a chunk, not while the server is asked for rows. */
  const write = async (from: ExportRequest['source']): Promise<Result<SavedFile>> => {
    let stopTimer = (): void => undefined;
    const startTimer = (): void => {
      stopTimer = clock.startTimer(run.onSlowDisk, run.diskTimeout);
    };
    const onDisk = async <T>(work: Promise<T>): Promise<T> => {
      startTimer();
      return work.finally(() => stopTimer());
    };
    const scratch = target.createScratch();
    const timedScratch: Scratch = {
      ...scratch,
      write: (text) => onDisk(scratch.write(text)),
      read: (index) => onDisk(scratch.read(index)),
    };
    async function* timed(): AsyncGenerator<string | Uint8Array, void> {
      stopTimer();
      for await (const chunk of fileChunks(from, timedScratch)) {
        startTimer();
        yield chunk;
        stopTimer();
      }
      startTimer();
    }
    startTimer();
    const saved = await target.write(timed(), signal);
    stopTimer();
    await scratch.remove();
    return saved;
  };

  const toFailedJob = (failure: Failure): Partial<Job> => {
    if (failure.code === 'cancelled') return { state: 'cancelled' };
    if (failure.kind === 'unknown-outcome') return { state: 'unknown', failure };
    const needed = failure.code === 'disk-full' ? estimateBytes(characters, rows, total) : undefined;
    // `context` chooses among the forms of the failure's text.
    const about = needed === undefined ? failure.about : { ...failure.about, context: 'needed', needed };
    return { state: 'failed', failure: { ...failure, ...(about ? { about } : {}) } };
  };

  let saved = await write(source);
  if (!saved.ok && instead && isReplaceable(saved.failure)) {
    note = { kind: 'own-rows' };
    saved = await write(instead);
  }
  if (!saved.ok) return { done: rows, ...toFailedJob(saved.failure) };
  const notice = withCopy(note, rowsCopy ?? noting.copy());
  await comparison?.keep();
  const changes = comparison?.result();
  return {
    ...{ done: rows, state: 'done', total: rows, file: saved.value },
    ...(notice ? { note: notice } : {}),
    ...(typeof changes === 'object' ? { changes } : {}),
  };
};
