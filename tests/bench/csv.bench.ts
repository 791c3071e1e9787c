/** Writes a million rows of twelve columns to disk, compared with csv-stringify and a raw write of the same bytes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { atLeast, atMost, type Bench, info, median } from './figure';

interface Measurement {
  readonly milliseconds: number;
  /** Peak resident memory in MiB, and the longest pause of the event loop in milliseconds. */
  readonly peak: number;
  readonly heldBytes: number;
}

const methods = ['ours', 'csv-stringify', 'raw'] as const;
type Method = (typeof methods)[number];

export const csv: Bench = async ({ short }) => {
  const rows = short ? 300_000 : 1_000_000;
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-csv-'));
  const pathOf = (method: Method): string => join(folder, `${method === 'raw' ? 'ours' : method}.csv`);
  const measurements: Record<Method, Measurement[]> = { ours: [], 'csv-stringify': [], raw: [] };
  const of = (method: Method, key: keyof Measurement): number[] => measurements[method].map((one) => one[key]);
  const hash = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
  try {
    for (let round = 0; round < (short ? 3 : 5); round += 1)
      for (const method of methods) {
        const words = [resolve('out/bench/csv-writer.js'), method, String(rows), pathOf(method)];
        measurements[method].push(
          JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' })) as Measurement,
        );
      }
    if (hash(pathOf('ours')) !== hash(pathOf('csv-stringify'))) throw new Error('The methods wrote different files.');
    const size = statSync(pathOf('ours')).size / 1e6;
    const [mine, theirs, disk] = methods.map((method) => median(of(method, 'milliseconds')));
    if (mine === undefined || theirs === undefined || disk === undefined) return [];
    const count = rows.toLocaleString('en-US');
    return [
      atLeast(`CSV of ${count} rows to disk: csv-stringify / Pitwall`, theirs / mine, 'x', 3),
      atMost('  peak memory of Pitwall', Math.max(...of('ours', 'peak')), 'MB', 200),
      info('  peak memory of csv-stringify', Math.max(...of('csv-stringify', 'peak')), 'MB'),
      info('  longest pause of the event loop of Pitwall', median(of('ours', 'heldBytes')), 'ms'),
      info('  Pitwall', mine, 'ms'),
      info('  csv-stringify', theirs, 'ms'),
      info('  Pitwall / raw write of the same bytes, synced', mine / disk, 'x'),
      info('  file', size, 'MB'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
