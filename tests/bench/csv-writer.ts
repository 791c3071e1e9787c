/**
 * Writes one file with one method and prints time and memory: `csv-writer <method> <rows> <path>`. Its own process,
 * because peak memory is counted per process; it starts no other one.
 */
import { closeSync, createWriteStream, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pipeline } from 'node:stream/promises';
import { type CsvRules, csvColumnsOf, csvHead, csvPieces } from '@contract/csv/csv-format';
import { stringify } from 'csv-stringify';
import { writeAtomic } from '../../main/files/write-atomic';
import { peakMemory } from './peak-memory';

const first = ['Imani', 'Lefty', 'Dana', 'Marco', 'Zoë', 'José', '美咲'];
const last = ['Okafor', 'Whitlock', 'Reyes', 'Müller', "O'Brien"];
const two = (value: number): string => String(value).padStart(2, '0');

/** 20,000 bookings of 12 columns, written repeatedly so that creating rows is not measured. */
const pool = Array.from({ length: 20_000 }, (_, at) => ({
  id: 55_000 + at,
  bookingNumber: `BK-${((at * 7919) % 1_000_000).toString(36).toUpperCase()}`,
  userName: `${first[at % first.length]} ${last[at % last.length]}`,
  userEmail: `visitor${at}@example.com`,
  userPhone: `+1 555 01${two(at % 100)}`,
  eventName:
    at % 7 === 0 ? `Sunset Sprint, Round ${at % 5}` : at % 11 === 0 ? 'Track Day "North Loop"' : 'Open Track Day',
  trackName: 'Norman Ring',
  bookingDate: `2026-${two(1 + (at % 12))}-${two(1 + (at % 28))}T10:15:00Z`,
  ticketCount: at % 5,
  total: (at % 1000) + 0.5,
  status: ['paid', 'pending', 'refunded'][at % 3],
  note: at % 4 === 0 ? null : 'Helmet and suit checked',
}));

function* rowsOf(count: number): Generator<(typeof pool)[number], void> {
  for (let at = 0; at < count; at += 1) {
    const row = pool[at % pool.length];
    if (row) yield row;
  }
}

const rules: CsvRules = { separator: ',', forSpreadsheet: true, keepZeros: false };

/** As an export does it: with formulas neutralized, atomic and synced. */
const ours = async (count: number, path: string): Promise<void> => {
  const columns = csvColumnsOf(pool);
  async function* pieces(): AsyncGenerator<string, void> {
    yield csvHead(columns, rules);
    for (const { text } of csvPieces(rowsOf(count), columns, rules)) yield text;
  }
  const result = await writeAtomic(path, pieces(), new AbortController().signal);
  if (!result.ok) throw new Error(result.failure.code);
};

/** The same text as csv-stringify's, by a loop written for these columns: the least that a program has to do. */
const handLoop = (count: number, path: string): Promise<void> => {
  const keys = Object.keys(pool[0] ?? {}) as (keyof (typeof pool)[number])[];
  const [firstKey = 'id', ...others] = keys;
  const cell = (value: unknown): string => {
    const text = value === null || value === undefined ? '' : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  function* pieces(): Generator<string, void> {
    let text = `\uFEFF${keys.join(',')}\r\n`;
    for (const row of rowsOf(count)) {
      let line = cell(row[firstKey]);
      for (const key of others) line += `,${cell(row[key])}`;
      text += `${line}\r\n`;
      if (text.length < 262_144) continue;
      yield text;
      text = '';
    }
    yield text;
  }

  return pipeline(pieces(), createWriteStream(path, { flush: true }));
};

/** csv-stringify, synced too; without its neutralizing of formulas, which damages numbers. */
const csvStringify = (count: number, path: string): Promise<void> =>
  pipeline(
    rowsOf(count),
    stringify({ header: true, bom: true, record_delimiter: 'windows' }),
    createWriteStream(path, { flush: true }),
  );

/** The same bytes, held in memory and written in pieces of 1 MiB, synced. */
const raw = (bytes: Uint8Array, path: string): void => {
  const file = openSync(path, 'w');
  for (let from = 0; from < bytes.length; )
    from += writeSync(file, bytes, from, Math.min(1_048_576, bytes.length - from));
  fsyncSync(file);
  closeSync(file);
};

const [method, count = '0', path = ''] = process.argv.slice(2);
const rows = Number(count);
const methods: Readonly<Record<string, () => Promise<void> | void>> = {
  ours: () => ours(rows, path),
  'hand-loop': () => handLoop(rows, path),
  'csv-stringify': () => csvStringify(rows, path),
};
const bytes = method === 'raw' ? readFileSync(path) : undefined;
const run = bytes ? () => raw(bytes, `${path}.raw`) : methods[method ?? ''];
if (!run) throw new Error(`There is no method ${method}.`);
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const from = performance.now();
await run();
const milliseconds = performance.now() - from;
delay.disable();
console.log(
  JSON.stringify({
    milliseconds,
    peak: peakMemory(),
    pause: Number.isFinite(delay.max) ? delay.max / 1e6 : 0,
  }),
);
