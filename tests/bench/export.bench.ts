/**
 * Exports a million rows (600 MB of text) from a server on this computer and measures the memory used: that of the process
 * that exports, and by how much the others grow.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { machineSwitches } from './devtools';
import { electronPath } from './electron-page';
import { atMost, type Bench, type Figure, info } from './figure';

interface Measurement {
  readonly state: string;
  readonly rows: number;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly peak: number;
}

const chosen = 'id,bookingNumber,notes';
/** How a server sends the rows of an export, each with a call that is answered so. A server's file has all its columns. */
const sources = [
  { name: 'page by page', call: 'booking.list', columns: chosen },
  { name: 'page by page, all columns', call: 'booking.list', columns: 'all' },
  { name: 'from an address', call: 'booking.ticketCsv', columns: 'all' },
  { name: 'as the answer itself', call: 'booking.transactionCsv', columns: 'all' },
  { name: 'in one JSON answer', call: 'booking.list', columns: chosen, base: '/unpaged' },
  { name: 'in one JSON answer, all columns', call: 'booking.list', columns: 'all', base: '/unpaged' },
  { name: 'in one JSON answer to a CSV call', call: 'booking.ticketCsv', columns: 'all', base: '/unpaged' },
] as const;
/** The rows in one answer: 75 MB of JSON where the other sources have a million rows. */
const unpagedShare = 0.12;

const note = 'Helmet and suit checked at the gate. '.repeat(16).slice(0, 577);
/** Rows per page, a little more than a megabyte. */
const rowsPerPage = 2_000;

function* lines(rows: number): Generator<string, void> {
  yield 'id,bookingNumber,note\n';
  for (let from = 0; from < rows; from += rowsPerPage) {
    let piece = '';
    for (let id = from; id < Math.min(from + rowsPerPage, rows); id += 1)
      piece += `${1e6 + id},BK-${1e6 + id},${note}\n`;
    yield piece;
  }
}

const pageOf = (page: number, perPage: number, rows: number): string => {
  const from = (page - 1) * perPage;
  const count = Math.max(0, Math.min(perPage, rows - from));
  const data = Array.from({ length: count }, (_, at) => {
    const id = 1e6 + from + at;
    return `{"id":${id},"bookingNumber":"BK-${id}","note":"${note}"}`;
  });
  return `{"data":{"attributes":{"data":[${data.join(',')}],"total":${rows}}}}`;
};

/** All rows in one answer, whatever page was asked for. */
function* unpaged(rows: number): Generator<string, void> {
  yield '{"data":{"attributes":{"data":[';
  for (let from = 0; from < rows; from += rowsPerPage) {
    let piece = from === 0 ? '' : ',';
    for (let id = from; id < Math.min(from + rowsPerPage, rows); id += 1)
      piece += `${id === from ? '' : ','}{"id":${1e6 + id},"bookingNumber":"BK-${1e6 + id}","note":"${note}"}`;
    yield piece;
  }
  yield `],"total":${rows}}}}`;
}

const serve = async (request: IncomingMessage, response: ServerResponse, rows: number): Promise<void> => {
  const requestText = await text(request);
  const sendText = (): Promise<void> => {
    response.setHeader('content-type', 'text/csv; charset=utf-8');
    return pipeline(Readable.from(lines(rows)), response);
  };
  if (/^\/unpaged\/booking\/(list|ticket)/.test(request.url ?? '')) {
    response.setHeader('content-type', 'application/json');
    return pipeline(Readable.from(unpaged(Math.round(rows * unpagedShare))), response);
  }
  if (request.url === '/a.csv' || request.url?.includes('transaction')) return sendText();
  const { page = 1, perPage = rowsPerPage } = JSON.parse(requestText || '{}') as { page?: number; perPage?: number };
  response.setHeader('content-type', 'application/json');
  response.end(
    request.url === '/booking/list' ? pageOf(page, perPage, rows) : '{"data":{"attributes":{"url":"/a.csv"}}}',
  );
};

/** Far longer than an export takes: a client that hangs must not stop all benches. */
const clientTimeoutMs = 300_000;

/** @param folder where the file is written, and where Electron keeps its profile */
const runClient = async (args: readonly string[], folder: string): Promise<Measurement> => {
  const switches = [...machineSwitches, `--user-data-dir=${join(folder, 'data')}`];
  const child = spawn(electronPath(), [...switches, resolve('out/bench/export-client.js'), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: clientTimeoutMs,
  });
  const output = await text(child.stdout);
  if (output === '') throw new Error('The client ended without figures.');
  return JSON.parse(output) as Measurement;
};

export const exports: Bench = async ({ short }) => {
  const rows = short ? 250_000 : 1_000_000;
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-export-'));
  const server = createServer((request, response) => {
    serve(request, response, rows).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const figures: Figure[] = [];
    for (const { name, call, columns, ...source } of sources) {
      const base = 'base' in source ? source.base : '';
      const count = base === '' ? rows : Math.round(rows * unpagedShare);
      const exported = await runClient([call, columns, address + base, join(folder, `${call}.csv`)], folder);
      if (exported.state !== 'done' || exported.rows !== count)
        throw new Error(`The export ${name} ended as ${exported.state} with ${exported.rows} rows.`);
      const size = `${count.toLocaleString('en-US')} rows, ${Math.round(exported.bytes / 1e6)} MB`;
      figures.push(
        atMost(`export of ${size}, ${name}: peak memory`, exported.peak, 'MB', 400, [
          info('time', exported.milliseconds, 'ms'),
        ]),
      );
    }
    return figures;
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
