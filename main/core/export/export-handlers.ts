/** Answers the page's calls about exports of the past. */
import type { Bridge, ExportRequest, Job } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import type { Clock, Random } from '../async/ports';
import { catchFailure, FailureError } from '../call/failure-error';
import type { StoreAccess } from '../store/store-access';
import { openComparison } from './changes/comparison';
import { readLastRun, runKey } from './changes/last-runs';
import { isReplaceable, type SavedTarget } from './export-run';
import { type ExportCalls, isListSource, openSource } from './export-source';
import { isValidSource } from './exports';
import { clearExports, readExports, type StoredExport, toRecentExport } from './recent-exports';
import { type NotesOfArea, withNotes } from './with-notes';

export interface ExportHandlerPorts {
  readonly stores: Pick<StoreAccess, 'current'>;
  /** A file that an earlier export saved, by its reference and its name. */
  readonly findSaved: (reference: string, name: string) => SavedTarget;
  readonly exportCsv: (request: ExportRequest) => Promise<Result<Job | null>>;
  readonly calls: () => ExportCalls;
  readonly notesOf: NotesOfArea;
  readonly clock: Clock;
  readonly random: Random;
}

export interface ExportHandlers {
  readonly handlers: Bridge['exports'];
  /** Shows the file of an earlier export in its folder. */
  readonly show: (job: string) => Promise<Result<null>>;
  /** Ends a comparison that runs. */
  readonly abort: () => void;
}

const notSignedIn = fail('signed-out', 'not-signed-in');
const unknown = fail('invalid', 'bad-request');

export const createExportHandlers = (ports: ExportHandlerPorts): ExportHandlers => {
  const { stores, findSaved, exportCsv, calls, notesOf, clock, random } = ports;
  let comparing = new AbortController();

  const find = async (id: string): Promise<StoredExport | undefined> => {
    const open = await stores.current();
    return open && (await readExports(open.store)).find((one) => one.id === id);
  };
  const savedBy = async (id: string): Promise<SavedTarget | undefined> => {
    const { reference, name } = (await find(id)) ?? {};
    return reference === undefined || name === undefined ? undefined : findSaved(reference, name);
  };

  const compare: Bridge['exports']['compare'] = async (request) => {
    const { source, columns, expected, compared } = request;
    if (!compared || 'children' in source || !isValidSource(source)) return unknown;
    comparing.abort();
    comparing = new AbortController();
    const { signal } = comparing;
    const open = await stores.current();
    if (!open) return notSignedIn;
    const { only: _, ...counted } = compared;
    /** Reads all rows of a source; nothing is written. */
    const readAll = async (from: ExportRequest['source']) => {
      const comparison = await openComparison({ clock, random, store: open.store, compared: counted, columns });
      const found = await openSource(from, { clock, columns, expected, calls: calls(), signal });
      const table = await withNotes(found, request, notesOf);
      const kind = isListSource(from) ? 'list' : 'file';
      for await (const _rows of comparison.through(table, kind, () => undefined).batches) signal.throwIfAborted();
      return ok(comparison.result() ?? 'unread');
    };
    const instead = 'instead' in source ? source.instead : undefined;
    try {
      return await readAll(source).catch((error: unknown) => {
        if (instead && error instanceof FailureError && isReplaceable(error.failure)) return readAll(instead);
        throw error;
      });
    } catch (error) {
      if (signal.aborted) return fail('cancelled', 'cancelled');
      if (error instanceof FailureError) return { ok: false, failure: error.failure };
      throw error;
    }
  };

  return {
    show: (job) => catchFailure(async () => (await savedBy(job))?.show() ?? unknown),
    abort: () => comparing.abort(),
    handlers: {
      recent: () =>
        catchFailure(async () => {
          const open = await stores.current();
          if (!open) return notSignedIn;
          const found = await readExports(open.store);
          return ok(await Promise.all(found.map((one) => toRecentExport(one, findSaved))));
        }),
      open: ({ job }) => catchFailure(async () => (await savedBy(job))?.open() ?? unknown),
      runAgain: ({ job }) =>
        catchFailure(async () => {
          const request = (await find(job))?.request;
          return request ? exportCsv(request) : unknown;
        }),
      clear: () =>
        catchFailure(async () => {
          const open = await stores.current();
          return open ? clearExports(open.store) : notSignedIn;
        }),
      last: (compared) =>
        catchFailure(async () => {
          const open = await stores.current();
          if (!open) return notSignedIn;
          const run = await readLastRun(open.store, runKey(compared));
          return ok(run ? { at: run.at, rows: run.rows, ...(run.why ? { why: run.why } : {}) } : null);
        }),
      compare,
      stopComparing: async () => {
        comparing.abort();
        return ok(null);
      },
    },
  };
};
