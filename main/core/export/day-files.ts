/** Saves the files of an event's day into one new folder, one after the other, and a manifest after them. */
import type { DayFile, DayFilesRequest, DayFolder, DayFolderRequest, Job } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { createQueue } from '../async/queue';
import { type ExportTarget, runExport } from './export-run';
import type { ExportCalls } from './export-source';
import { defaultDiskTimeout, type ExportPorts, isValidSource, newExport } from './exports';
import { dayFolderName, endingOf } from './file-name';
import { type ManifestEntry, manifestName, manifestText } from './manifest';
import { addExport, exportNote, toStoredExport } from './recent-exports';

/** A new folder. A target's saved file has its checksum. */
export interface FolderTarget {
  readonly name: string;
  target(file: string): ExportTarget;
}

export interface DayFilesPorts extends Omit<ExportPorts, 'chooseTarget' | 'queue'> {
  /** Asks for a folder and makes a new one in it. Null if the dialog is closed, or if `isCurrent` is false by then. */
  readonly chooseFolder: (question: {
    readonly title: string;
    /** The names to try, from 1 on, until one is free. */
    readonly nameOf: (attempt: number) => string;
    readonly isCurrent: () => boolean;
  }) => Promise<Result<FolderTarget | null>>;
}

interface OpenFolder {
  readonly view: DayFolder;
  readonly request: DayFolderRequest;
  readonly folder: FolderTarget;
  /** The last attempt of each file, by name. */
  readonly entries: Map<string, ManifestEntry>;
}

/** Milliseconds for the manifest of files that a sign-out ended. */
const lastManifestTimeout = 1_000;

const isSaved = ({ result }: ManifestEntry): boolean => result?.state === 'done';

export const createDayFiles = (ports: DayFilesPorts) => {
  const { jobs, exportJobs, generation, notesOf, openSheet, diskTimeout = defaultDiskTimeout } = ports;
  const { clock, random } = ports;
  const now = (): string => new Date(clock.now()).toISOString();
  // A queue of their own, so that a list can be exported meanwhile.
  const queue = createQueue({ concurrency: 1 });
  const folders = new Map<string, OpenFolder>();
  const active = new Set<Promise<void>>();
  let isChoosing = false;

  const writeManifest = async (open: OpenFolder, planned: number, started: number): Promise<void> => {
    const { folder, request, entries, view } = open;
    const target = folder.target(manifestName);
    async function* chunks(): AsyncGenerator<string, void> {
      yield manifestText(request, { planned, writtenAt: now() }, entries.values());
    }
    const saved = [...entries.values()].filter(isSaved).length;
    const write = async (signal: AbortSignal): Promise<Partial<Job>> => {
      const file = await target.write(chunks(), signal);
      if (file.ok) return { state: 'done', done: saved, file: file.value };
      const { failure } = file;
      return failure.code === 'cancelled' ? { state: 'cancelled' } : { state: 'failed', failure };
    };
    if (generation() !== started) {
      // The list of jobs is the next user's by now.
      const stop = new AbortController();
      const cancelTimer = clock.startTimer(() => stop.abort(), lastManifestTimeout);
      await target.write(chunks(), stop.signal);
      cancelTimer();
      return;
    }
    const isPartial = entries.size < planned;
    const day = { folder: view, file: 'manifest', ...(isPartial ? { isPartial: true as const } : {}) };
    const total = Math.max(planned, entries.size);
    const job = jobs.add({ kind: 'export', title: manifestName, unit: 'files', total, day });
    const opening = ports.stores.current();
    await exportJobs.run(job, target, queue, async ({ signal }) => {
      const change = await write(signal);
      const ended = toStoredExport({ ...job, title: view.name }, change, { target, at: now() });
      const open = await opening;
      if (ended && open) {
        await addExport(open.store, ended);
        await ports.journal?.note(open, { ...exportNote(ended), ids: { eventId: [String(request.event.id)] } });
      }
      return change;
    });
  };

  const saveFile = async (job: Job, file: DayFile, { folder, entries }: OpenFolder, calls: ExportCalls) => {
    const target = folder.target(file.name + endingOf(file.request));
    let asOf = file.asOf;
    const result = await exportJobs.run(job, target, queue, (run) => {
      asOf ??= now();
      return runExport(file.request, {
        ...run,
        clock,
        target,
        calls,
        notesOf,
        openSheet,
        diskTimeout,
        isArchive: true,
      });
    });
    if (result.note?.kind === 'copy') asOf = result.note.asOf;
    entries.set(file.name, { file, result, ...(asOf === undefined ? {} : { asOf }) });
  };

  return {
    async choose(request: DayFolderRequest): Promise<Result<DayFolder | null>> {
      if (isChoosing) return fail('busy', 'export-running');
      isChoosing = true;
      const started = generation();
      const { event, day } = request;
      try {
        const chosen = await ports.chooseFolder({
          title: event.name,
          nameOf: (attempt) => dayFolderName(event.name, day, attempt),
          isCurrent: () => generation() === started,
        });
        if (!chosen.ok) return chosen;
        const folder = chosen.value;
        if (!folder || generation() !== started) return ok(null);
        const view = { id: random.uuid(), name: folder.name };
        folders.set(view.id, { view, request, folder, entries: new Map() });
        return ok(view);
      } finally {
        isChoosing = false;
      }
    },
    /** Saves files into a chosen folder, also again. The manifest is written when all of them are over. */
    async save({ folder: id, files, planned }: DayFilesRequest): Promise<Result<readonly Job[]>> {
      const open = folders.get(id);
      const names = new Set(files.map(({ name }) => name));
      if (!open || names.size < files.length || names.has('manifest')) return fail('invalid', 'bad-request');
      if (!files.every(({ request }) => isValidSource(request.source))) return fail('invalid', 'bad-request');
      const busy = files
        .map(({ name, request }) => open.folder.target(name + endingOf(request)))
        .find(exportJobs.isBusy);
      if (busy) return fail('file', 'export-running', { about: { name: busy.name } });
      const calls = ports.calls();
      const started = generation();
      const added = files.map((file) => {
        open.entries.set(file.name, { file });
        const job = jobs.add({ ...newExport(file.request), day: { folder: open.view, file: file.name } });
        return { job, saved: saveFile(job, file, open, calls) };
      });
      const work = Promise.all(added.map(({ saved }) => saved)).then(() => writeManifest(open, planned, started));
      active.add(work);
      void work.finally(() => active.delete(work));
      return ok(added.map(({ job }) => jobs.get(job.id) ?? job));
    },
    forget: () => folders.clear(),
    /** Resolves when no file is being saved any more. */
    async idle(): Promise<void> {
      await Promise.all(active);
    },
  };
};
