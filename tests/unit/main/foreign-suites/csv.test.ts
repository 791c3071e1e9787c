/** The files of `csv-spectrum`: our readers find the cells that its answers name, and read what our writer wrote of them. */

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type CsvRules, csvColumnsOf, csvHead, csvPieces } from '@contract/csv/csv-format';
import { expect, test } from 'vitest';
import { decodeFile } from '../../../../main/core/call/decode-text';
import { csvRecords, parseCsv } from '../../../../main/core/csv/csv-records';
import { readTable } from '../../../../main/core/table/read-table';
import { systemClock } from '../../../../main/desktop/system-ports';
import { csvExceptions } from './exceptions';
import { judgeCases } from './judge-cases';

type Answer = readonly Readonly<Record<string, string>>[];

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('csv-spectrum'));
const cases = new Map(
  readdirSync(join(folder, 'csvs')).map((file) => [
    file,
    {
      bytes: readFileSync(join(folder, 'csvs', file)),
      answer: JSON.parse(readFileSync(join(folder, 'json', file.replace('.csv', '.json')), 'utf8')) as Answer,
    },
  ]),
);

const toAnswer = ([titles = [], ...rows]: readonly (readonly string[])[]): Answer =>
  rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ''])));
const differs = (ours: Answer, theirs: Answer): string | undefined =>
  JSON.stringify(ours) === JSON.stringify(theirs) ? undefined : JSON.stringify(ours);

test('the suite has all of its files', () => {
  expect(cases.size).toBe(12);
});

test.each([1, 3, 1_000])('a file that arrives in pieces of %d bytes is read as its answer says', async (size) => {
  const judge = async ({ bytes, answer }: { readonly bytes: Buffer; readonly answer: Answer }) => {
    function* pieces(): Generator<Uint8Array, void> {
      for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
    }
    const records: string[][] = [];
    for await (const batch of csvRecords(systemClock, decodeFile(pieces(), 'text/csv'))) records.push(...batch);
    return differs(toAnswer(records), answer);
  };
  expect(await judgeCases(cases, judge, csvExceptions)).toEqual([]);
});

test('a file to compare with is read as its answer says, without the white space around cells', async () => {
  const judge = async ({ bytes, answer }: { readonly bytes: Buffer; readonly answer: Answer }) => {
    const { titles, rows } = await readTable(bytes, 'case.csv');
    const cells = rows.flatMap((piece) => JSON.parse(piece) as (string | null)[][]);
    const trimmed = answer.map((row) =>
      Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, cell.trim()])),
    );
    return differs(toAnswer([titles, ...cells.map((row) => row.map((cell) => cell ?? ''))]), trimmed);
  };
  expect(await judgeCases(cases, judge, csvExceptions)).toEqual([]);
});

test.each([',', ';', '\t'] as const)(
  'what we write with "%s" is read as the answer that was written',
  async (separator) => {
    const judge = ({ answer }: { readonly answer: Answer }) => {
      const rules: CsvRules = { separator, forSpreadsheet: false };
      const rows = [answer].flat();
      const columns = csvColumnsOf(rows);
      const text = csvHead(columns, rules) + [...csvPieces(rows, columns, rules)].map((piece) => piece.text).join('');
      return differs(toAnswer(parseCsv(text)), rows);
    };
    expect(await judgeCases(cases, judge)).toEqual([]);
  },
);
