/** Writes a million rows of twelve columns to disk, compared with csv-stringify, a hand-written loop and a raw write of the same bytes. */
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
  readonly pause: number;
}

const methods = ['ours', 'hand-loop', 'csv-stringify', 'raw'] as const;
type Method = (typeof methods)[number];

export const csv: Bench = async ({ short }) => {
  const rows = short ? 300_000 : 1_000_000;
  const folder = mkdtempSync(join(tmpdir(), 'pitwall-csv-'));
  const pathOf = (method: Method): string => join(folder, `${method === 'raw' ? 'ours' : method}.csv`);
  const measurements: Record<Method, Measurement[]> = {
    ours: [],
    'hand-loop': [],
    'csv-stringify': [],
    raw: [],
  };
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
    const written = new Set((['ours', 'hand-loop', 'csv-stringify'] as const).map((method) => hash(pathOf(method))));
    if (written.size > 1) throw new Error('The methods wrote different files.');
    const size = statSync(pathOf('ours')).size / 1e6;
    const time = (method: Method): number => median(of(method, 'milliseconds'));
    const peak = (method: Method): number => median(of(method, 'peak'));
    const mine = time('ours');
    const count = rows.toLocaleString('en-US');
    return [
      atLeast(`CSV of ${count} rows to disk: csv-stringify / Pitwall`, time('csv-stringify') / mine, 'x', 3),
      atMost('  peak memory of Pitwall / of a hand-written loop', peak('ours') / peak('hand-loop'), 'x', 1.15),
      info('  peak memory of Pitwall', peak('ours'), 'MB'),
      info('  peak memory of csv-stringify', peak('csv-stringify'), 'MB'),
      info('  longest pause of the event loop of Pitwall', median(of('ours', 'pause')), 'ms'),
      info('  Pitwall', mine, 'ms'),
      info('  Pitwall / hand-written loop', mine / time('hand-loop'), 'x'),
      info('  Pitwall / raw write of the same bytes, synced', mine / time('raw'), 'x'),
      info('  file', size, 'MB'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
