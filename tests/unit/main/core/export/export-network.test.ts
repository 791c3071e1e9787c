/** Exports over real HTTP, through the same network code as the app's. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ExportRequest, Job } from '@contract/bridge';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemHost } from '../../../../../main/desktop/system-ports';
import { createFiles } from '../../../../../main/files/files';
import { startTableWorker } from '../../../../support/table-worker';
import { freshFolder } from '../../../../support/temporary-folders';
import { waitFor } from '../../../../support/wait-for';
import { benchFor, canary } from '../call/call-harness';

type Serve = (request: IncomingMessage, response: ServerResponse, address: string) => void;

const answering =
  (attributes: unknown): Serve =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { attributes } }));
  };

/** Exports once from a server; the finished job, the file's text (or nothing), and the requests. */
const exported = async (
  serve: Serve,
  more: Partial<ExportRequest> = {},
  onJob: (job: Job) => void = () => undefined,
): Promise<{ readonly job: Job; readonly text: string | undefined; readonly requests: readonly IncomingMessage[] }> => {
  const folder = freshFolder();
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    request.resume();
    serve(request, response, address);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const files = createFiles({
    startTableWorker,
    ...systemHost,
    notesOf: async () => new Map(),
    api: benchFor(address).api,
    dialogs: {
      save: async () => ({ canceled: false, filePath: join(folder, 'a.csv') }),
      open: async () => ({ canceled: true, filePaths: [] }),
    },
    folders: { get: () => ({}), set: () => undefined },
    start: { exports: folder, uploads: folder },
    emit: (event) => event.type === 'job' && onJob(event.job),
    stores: { current: async () => undefined },
    showInFolder: () => undefined,
    openFile: async () => '',
    print: async () => new Uint8Array(),
  });
  const started = await files.exportCsv({
    title: 'Tickets',
    source: { call: 'booking.ticketCsv', input: {} },
    columns: [],
    separator: ',',
    forSpreadsheet: true,
    ...more,
  });
  if (!started.ok) throw new Error(started.failure.code);
  await waitFor(() => expect(files.running()).toBe(0), { timeout: 60_000, interval: 2 });
  const jobs = files.jobs();
  const [job] = jobs.ok ? jobs.value : [];
  if (!job) throw new Error('no job');
  const names = readdirSync(folder);
  expect(names.filter((name) => name !== 'a.csv')).toEqual([]);
  return { job, text: names.length > 0 ? readFileSync(join(folder, 'a.csv'), 'utf8') : undefined, requests };
};

/** A spreadsheet shows -12.50 in a column of texts, and not -12.5. */
const file = '\uFEFFid,name\r\n1,Zoë\r\n2,"\'=HYPERLINK(""x"")"\r\n3,-12.50\u034F\r\n';
const sent = 'id,name\n1,Zoë\n2,"=HYPERLINK(""x"")"\n3,-12.50\n';

describe('row 65 (SEC-44): the export is the same neutralized file from', () => {
  it('an address on the same host (SEC-57)', async () => {
    const { job, text, requests } = await exported((request, response, address) => {
      if (request.method === 'POST') return answering({ url: `${address}/files/a.csv` })(request, response, address);
      response.setHeader('content-type', 'text/csv');
      response.end(sent);
    });
    expect(job).toMatchObject({ state: 'done', done: 3 });
    expect(text).toBe(file);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /booking/ticket-generate-csv',
      'GET /files/a.csv',
    ]);
    expect(requests[1]?.headers.authorization).toBe(`Bearer ${canary}`);
  });
});

describe('rows that a server sends in one long answer', () => {
  const records = Array.from({ length: 20_000 }, (_, id) => `{"id":${id},"bookingNumber":"BK-${id}"}`).join(',');
  const columns = ['id', 'bookingNumber'].map((key) => ({ key, title: key }));
  const sending =
    (body: string): Serve =>
    (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(body);
    };
  const list: Partial<ExportRequest> = { columns, source: { call: 'booking.list', input: {} } };

  it('are all in the file, of a list and of a CSV call', async () => {
    const body = sending(`{"data":[${records}],"total":20000}`);
    for (const more of [list, { columns }]) {
      const { job, text, requests } = await exported(body, more);
      expect(job).toMatchObject({ state: 'done', done: 20_000 });
      expect(text?.trimEnd().split('\r\n').at(-1)).toBe('19999,BK-19999');
      expect(requests).toHaveLength(1);
    }
  });

  it('leave no file if the answer is damaged', async () => {
    const { job, text } = await exported(sending(`{"data":[${records},{"id":1 2},${records}]}`), list);
    expect(job).toMatchObject({ state: 'failed', failure: { kind: 'unexpected', code: 'bad-answer' } });
    expect(text).toBeUndefined();
  });
});

/** An answer that calls itself CSV, whatever it is. */
const calledCsv =
  (body: string): Serve =>
  (_request, response) => {
    response.setHeader('content-type', 'text/csv; charset=utf-8');
    response.end(body);
  };
const longLine = `1,${'x'.repeat(998)}\n`;
/** More than is looked at before an answer is taken for a file. */
const long = `id,note\n${longLine.repeat(3_000)}`;

describe('an answer that is the CSV itself', () => {
  it('is exported like any other, short or long, without its byte order mark', async () => {
    expect((await exported(calledCsv(`\ufeff${sent}`))).text).toBe(file);
    const { job, text } = await exported(calledCsv(`\ufeff${long}`));
    expect(job).toMatchObject({ state: 'done', done: 3_000 });
    expect(text).toBe(`\ufeff${long.replaceAll('\n', '\r\n')}`);
  });

  it.each([
    ['Windows-1252, short', 'text/csv; charset=windows-1252', 100, 'latin1'],
    ['Windows-1252, long', 'text/csv; charset=windows-1252', 100_000, 'latin1'],
    ['ISO-8859-1, long, of another type', 'application/octet-stream; charset=ISO-8859-1', 100_000, 'latin1'],
    ['Windows-1252 that says nothing, long', 'text/csv', 100_000, 'latin1'],
    ['UTF-16, long', 'text/csv; charset=utf-16le', 100_000, 'utf16le'],
    ['UTF-8, long', 'text/csv', 100_000, 'utf8'],
  ] as const)('is read in %s', async (_what, type, rows, encoding) => {
    const body = `bookingNumber,userName\r\n${'BK-X,José Peña\r\n'.repeat(rows)}`;
    const { job, text } = await exported(
      (_request, response) => {
        response.setHeader('content-type', type);
        response.end(Buffer.from(body, encoding));
      },
      { source: { call: 'booking.transactionCsv', input: {} } },
    );
    expect(job).toMatchObject({ state: 'done', done: rows });
    expect(text).toBe(`\uFEFF${body}`);
  });

  it('is refused with the name of its charset if that is unknown and its letters can’t be told, short or long', async () => {
    for (const rows of [10, 100_000]) {
      const { job, text } = await exported((_request, response) => {
        response.setHeader('content-type', 'text/csv; charset=cp850');
        response.end(Buffer.from(`id,name\r\n${'1,José\r\n'.repeat(rows * 2)}`, 'latin1'));
      });
      expect(job).toMatchObject({ state: 'failed', failure: { code: 'unknown-charset', about: { charset: 'cp850' } } });
      expect(text).toBeUndefined();
    }
  });

  it('is read with the separator that its first line names, or its first lines show', async () => {
    const plain = { forSpreadsheet: false };
    const named = await exported(calledCsv('sep=;\r\nbookingNumber;userName\r\nBK-1;Zoe Vale\r\n'), plain);
    expect(named.text).toBe('bookingNumber,userName\r\nBK-1,Zoe Vale\r\n');
    const shown = await exported(calledCsv('Name (last, first);Phone\r\nVale, Zoe;0301\r\n'), plain);
    expect(shown.text).toBe('"Name (last, first)",Phone\r\n"Vale, Zoe",0301\r\n');
  });

  it('keeps codes as text and has amounts with the decimal sign of its kind, by what its columns are', async () => {
    const body = 'ticketNumber,price,className,Vehicle number,tip,level\n007,12.50,9.90,5E3,1.10,MAR-12\n';
    const { text } = await exported(calledCsv(body), { separator: ';' });
    const lines = [
      'ticketNumber;price;className;Vehicle number;tip;level',
      '007\u034F;12,50;9.90\u034F;5E3\u034F;1,10;MAR-12\u034F',
    ];
    expect(text).toBe(`\uFEFF${lines.join('\r\n')}\r\n`);
    expect((await exported(calledCsv(body), { forSpreadsheet: false })).text).toBe(body.replaceAll('\n', '\r\n'));
  });

  it('is written while it is received', async () => {
    let end = (): void => undefined;
    const { job } = await exported(
      (_request, response) => {
        response.setHeader('content-type', 'text/csv');
        response.write(long);
        end = () => void response.end(longLine);
      },
      {},
      ({ done }) => {
        if (done > 0) end();
      },
    );
    expect(job).toMatchObject({ state: 'done', done: 3_001 });
  });

  it('is read by its content if only its type says CSV', async () => {
    const rows = Array.from({ length: 3_000 }, (_, id) => ({ id, note: 'x'.repeat(998) }));
    const named = await exported(calledCsv(JSON.stringify({ data: { attributes: rows } })));
    expect(named.job).toMatchObject({ state: 'done', done: 3_000 });
    const refused = await exported(
      calledCsv(JSON.stringify({ messages: { error: { msg: 'Choose an event first' } } })),
    );
    expect(refused.job).toMatchObject({ state: 'failed', failure: { message: 'Choose an event first' } });
  });

  it('fails if it is truncated, and leaves no file (REL-08)', async () => {
    const { job, text } = await exported((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': long.length * 2 });
      response.write(long, () => response.destroy());
    });
    expect(job.state).toBe('failed');
    expect(text).toBeUndefined();
  });
});

describe('an export saves nothing from', () => {
  it('an address on another host, which is not requested (SEC-57)', async () => {
    const requests: unknown[] = [];
    const other = createServer((request, response) => {
      requests.push(request.headers);
      response.end(sent);
    });
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void other.close());
    const { job, text } = await exported(
      answering({ url: `http://127.0.0.1:${(other.address() as AddressInfo).port}/a.csv` }),
    );
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'export-address' } });
    expect(text).toBeUndefined();
    expect(requests).toEqual([]);
  });

  it('a truncated download (REL-08)', async () => {
    const { job, text } = await exported((request, response, address) => {
      if (request.method === 'POST') return answering({ url: `${address}/a.csv` })(request, response, address);
      response.writeHead(200, { 'content-type': 'text/csv', 'content-length': 1000 });
      response.write(sent);
      setImmediate(() => response.destroy());
    });
    expect(job.state).toBe('failed');
    expect(text).toBeUndefined();
  });

  it('an HTML page, an error, or fewer rows than promised', async () => {
    const page = await exported((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><p>Sign in to the network');
    });
    expect(page.job).toMatchObject({ state: 'failed', failure: { code: 'not-served' } });
    const refusal = await exported((_request, response) => {
      response.writeHead(422, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ messages: { error: { msg: 'Choose an event first' } } }));
    });
    expect(refusal.job).toMatchObject({ state: 'failed', failure: { message: 'Choose an event first' } });
    const short = await exported(answering(sent), { expected: 4 });
    expect(short.job).toMatchObject({
      state: 'failed',
      failure: { code: 'export-short', about: { expected: 4, found: 3 } },
    });
    expect([page.text, refusal.text, short.text]).toEqual([undefined, undefined, undefined]);
  });
});

it('row 75, REL-07: streams 20 MB of text from an address', async () => {
  const line = `BK-0001,${'x'.repeat(91)}\n`;
  const { job, text } = await exported((request, response, address) => {
    if (request.method === 'POST') return answering({ url: `${address}/a.csv` })(request, response, address);
    response.setHeader('content-type', 'text/csv');
    response.end(`number,note\n${line.repeat(200_000)}`);
  });
  expect(job).toMatchObject({ state: 'done', done: 200_000, total: 200_000 });
  expect(text?.length).toBe(1 + 'number,note\r\n'.length + 200_000 * (line.length + 1));
});
