/** CSV in the browser demo: the desktop's own rules for the text, and a download in place of the save dialog. */
import type { CallSource, ExportRequest, Job } from '@contract/bridge';
import { askedPages, childLists, childRows, parentsIn, readParents } from '@contract/csv/child-rows';
import { type CsvColumn, type CsvRow, csvColumnsIn, csvColumnsOf, csvHead, csvPieces } from '@contract/csv/csv-format';
import type { CsvAnswer, Page } from '@contract/endpoint';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import type { Values } from '@contract/json/record';
import { type EndpointId, rowOf } from '@contract/table';
import { readBase64, readCsv } from './csv-reader';
import { breathe, type PageJobs } from './jobs';
import type { Wire } from './wire';

interface Ports {
  readonly jobs: PageJobs;
  readonly wire: Wire;
  readonly token: () => string | undefined;
  readonly reject: (token: string) => void;
  readonly now: () => number;
  /** Hands a finished file to the browser. */
  readonly save: (name: string, parts: readonly string[]) => void;
}

export interface PageExports {
  readonly start: (request: ExportRequest) => Result<Job>;
  readonly cancel: (job: string) => void;
  readonly abortAll: () => void;
}

type ChildSource = Extract<ExportRequest['source'], { readonly children: unknown }>;
interface Rows {
  readonly columns: readonly CsvColumn[];
  readonly rows: readonly CsvRow[];
  /** The number of rows by the counts in their records. */
  readonly counted?: number | undefined;
}

const nameOf = ({ title, words = [title] }: ExportRequest, now: number): string => {
  const date = new Date(now);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${words.join(' - ').replaceAll(/[<>:"/\\|?*\p{Control}]/gu, '-')} - ${day.join('-')}.csv`;
};

const rowsOf = (rows: readonly CsvRow[], { columns }: ExportRequest): Rows => ({
  columns: columns.length > 0 ? columns : csvColumnsOf(rows),
  rows,
});

const rowsOfAnswer = (answer: CsvAnswer, request: ExportRequest): Result<Rows> => {
  if (answer.form === 'url') return fail('rejected', 'export-address');
  if (answer.form === 'rows') return ok(rowsOf(answer.rows, request));
  const [header = [], ...rows] = readCsv(answer.form === 'base64' ? readBase64(answer.text) : answer.text);
  const { columns, missing } = csvColumnsIn(header, request.columns);
  if (missing.length > 0) return fail('rejected', 'export-columns', { about: { columns: missing.join(', ') } });
  return ok({ columns, rows });
};

export const createExports = ({ jobs, wire, token, reject, now, save }: Ports): PageExports => {
  const running = new Map<string, AbortController>();

  const asked = async (id: EndpointId, input: unknown, signal: AbortSignal): Promise<Result<unknown>> => {
    const row = rowOf(id);
    if (!row) return fail('invalid', 'bad-request');
    const used = token();
    const answer = await wire(row, input, { token: used, signal });
    if (!answer.ok && answer.failure.kind === 'signed-out' && used !== undefined) reject(used);
    return answer;
  };

  const asking =
    (call: EndpointId, signal: AbortSignal) =>
    async (input: object): Promise<Result<Page<Values>>> =>
      (await asked(call, input, signal)) as Result<Page<Values>>;

  const listed = async ({ call, input, id = 'id' }: CallSource, request: ExportRequest, signal: AbortSignal) => {
    const rows: CsvRow[] = [];
    for await (const batch of askedPages(asking(call, signal), input, id)) {
      if (!batch.ok) return batch;
      for (const row of batch.value.rows) rows.push(row);
    }
    return ok(rowsOf(rows, request));
  };

  const ofCall = async (call: EndpointId, input: object, request: ExportRequest, signal: AbortSignal) => {
    const answer = await asked(call, input, signal);
    return answer.ok ? rowsOfAnswer(answer.value as CsvAnswer, request) : answer;
  };

  const ofParents = async (
    { children, parents }: ChildSource,
    request: ExportRequest,
    signal: AbortSignal,
  ): Promise<Result<Rows>> => {
    const { by, count } = childLists[children];
    const read =
      'rows' in parents
        ? ok(parentsIn(parents.rows, parents.id ?? 'id', count))
        : await readParents(asking(parents.call, signal), parents, count);
    if (!read.ok) return read;
    const { ids, expected } = read.value;
    if (rowOf(children)?.output.shape === 'csv') {
      const answer = await ofCall(children, {}, request, signal);
      if (!answer.ok) return answer;
      const { columns, rows } = answer.value;
      const key = columns.find(({ title }) => title === by)?.key ?? by;
      return ok({ columns, rows: rows.filter((row) => ids.has(String(Reflect.get(row, key)))) });
    }
    const rows: CsvRow[] = [];
    for await (const batch of childRows(asking(children, signal), ids, by)) {
      if (!batch.ok) return batch;
      for (const row of batch.value.rows) rows.push(row);
    }
    return ok({ ...rowsOf(rows, request), counted: expected });
  };

  const open = async (request: ExportRequest, signal: AbortSignal): Promise<Result<Rows>> => {
    const { source } = request;
    if ('rows' in source) return ok(rowsOf(source.rows, request));
    if ('children' in source) return ofParents(source, request, signal);
    const shape = rowOf(source.call)?.output.shape;
    if (shape === 'list') return listed(source, request, signal);
    return shape === 'csv' ? ofCall(source.call, source.input, request, signal) : fail('invalid', 'bad-request');
  };

  const work = async (id: string, request: ExportRequest, signal: AbortSignal): Promise<Failure | undefined> => {
    await breathe();
    jobs.change(id, { state: 'running' });
    const table = await open(request, signal);
    if (!table.ok) return table.failure;
    const { columns, rows, counted } = table.value;
    jobs.change(id, { total: rows.length });
    const parts = [csvHead(columns, request)];
    let done = 0;
    for (const piece of csvPieces(rows, columns, request)) {
      if (signal.aborted) return fail('cancelled', 'cancelled').failure;
      parts.push(piece.text);
      done += piece.rows;
      jobs.change(id, { done });
      await breathe();
    }
    if (signal.aborted) return fail('cancelled', 'cancelled').failure;
    const { expected } = request;
    if (expected !== undefined && done < expected)
      return fail('rejected', 'export-short', { about: { expected, found: done } }).failure;
    if (done === 0) return fail('rejected', 'export-empty').failure;
    const note = counted !== undefined && done < counted ? ({ kind: 'fewer', expected: counted } as const) : undefined;
    const name = nameOf(request, now());
    save(name, parts);
    const bytes = new Blob(parts).size;
    jobs.change(id, { state: 'done', done, total: done, file: { name, bytes }, ...(note ? { note } : {}) });
    return undefined;
  };

  return {
    start: (request) => {
      const { expected } = request;
      const total = expected === undefined ? {} : { total: expected };
      const job = jobs.add({ kind: 'export', title: request.title, unit: 'rows', ...total });
      const controller = new AbortController();
      running.set(job.id, controller);
      void work(job.id, request, controller.signal).then((failure) => {
        running.delete(job.id);
        if (failure?.code === 'cancelled') jobs.change(job.id, { state: 'cancelled' });
        else if (failure) jobs.change(job.id, { state: 'failed', failure });
      });
      return ok(job);
    },
    cancel: (job) => running.get(job)?.abort(),
    abortAll: () => {
      for (const controller of running.values()) controller.abort();
    },
  };
};
