/** The last exports of a person from a server, in their encrypted store: what was exported, where it is, and how it ended. */
import type { Job, RecentExport } from '@contract/bridge';
import { ExportRequest } from '@contract/csv/export-request';
import type { Failure } from '@contract/failure';
import { isRecord } from '@contract/json/record';
import { limits } from '@contract/limits';
import { z } from 'zod';
import { idsOf, type JournalNote } from '../journal/journal';
import { decodeJson, encodeJson, type Store, type StoreChange } from '../store/store';
import type { SavedTarget } from './export-run';

const StoredExport = z.object({
  id: z.string(),
  title: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
  state: z.enum(['done', 'failed', 'unknown']),
  done: z.int().nonnegative(),
  unit: z.enum(['rows', 'bytes', 'files']),
  bytes: z.int().nonnegative().exactOptional(),
  failure: z.custom<Failure>(isRecord).exactOptional(),
  /** Where the host finds the file again; it never leaves main. */
  reference: z.string().exactOptional(),
  /** What to run again; an earlier version stored one more choice. */
  request: z.object(ExportRequest.shape).exactOptional(),
});
export type StoredExport = Readonly<z.output<typeof StoredExport>>;

/** A request whose rows can be asked for again, without what was true of the earlier ones only. */
const repeatable = (request: ExportRequest | undefined): { readonly request?: ExportRequest } => {
  if (!request || 'rows' in request.source) return {};
  if ('children' in request.source && 'rows' in request.source.parents) return {};
  const { expected: _, asOf: __, ...rest } = request;
  return { request: rest };
};

/** What is kept of a job that is over; undefined if the person stopped it. */
export const toStoredExport = (
  job: Job,
  change: Partial<Job>,
  {
    target,
    request,
    at,
  }: {
    readonly target: Pick<SavedTarget, 'name' | 'reference'>;
    readonly request?: ExportRequest;
    readonly at: string;
  },
): StoredExport | undefined => {
  const { state, done = 0, file, failure } = change;
  if (state !== 'done' && state !== 'failed' && state !== 'unknown') return undefined;
  return {
    ...{ id: job.id, title: job.title, name: target.name, at, state, done, unit: job.unit },
    ...(file ? { bytes: file.bytes } : {}),
    ...(failure ? { failure } : {}),
    ...(state === 'failed' ? {} : { reference: target.reference }),
    ...repeatable(request),
  };
};

/** What the journal keeps of an export: the list's title, and the records whose rows it asked for. A file's name may have a search. */
export const exportNote = ({ title, state }: StoredExport, request?: ExportRequest): JournalNote => {
  const source = request?.source ?? {};
  return {
    ...{ action: 'export', outcome: state, name: title.slice(0, 200), fields: [] },
    ids: 'input' in source && isRecord(source.input) ? idsOf(source.input) : {},
  };
};

/** The newest first; damaged ones are left out. */
export const readExports = async (store: Store): Promise<readonly StoredExport[]> => {
  const found: StoredExport[] = [];
  for await (const { value } of store.list('export')) {
    const read = StoredExport.safeParse(decodeJson(value));
    if (read.success) found.push(read.data);
  }
  return found.sort((one, other) => other.at.localeCompare(one.at));
};

const removal = ({ id }: StoredExport): StoreChange => ({ kind: 'export', id, value: undefined });

/** Adds one and removes the oldest beyond the limit; if they can't be read, the next one does. */
export const addExport = async (store: Store, added: StoredExport): Promise<void> => {
  const known = await readExports(store).catch(() => []);
  const surplus = known.filter(({ id }) => id !== added.id).slice(limits.export.recent - 1);
  await store.write([...surplus.map(removal), { kind: 'export', id: added.id, value: encodeJson(added) }]);
};

export const clearExports = async (store: Store) =>
  store.write((await readExports(store)).map(removal), { flush: true });

/** As the page sees it. */
export const toRecentExport = async (
  { reference, request, ...shown }: StoredExport,
  findSaved: (reference: string, name: string) => SavedTarget,
): Promise<RecentExport> => {
  const exists = reference === undefined ? undefined : await findSaved(reference, shown.name).exists();
  return {
    ...shown,
    ...(exists === undefined ? {} : { file: exists ? 'exists' : 'missing' }),
    canRun: request !== undefined,
  };
};
