/** Rows that wait for their columns become the same file as rows in memory. */
import { type CsvColumn, type CsvRow, type CsvRules, csvHead, csvPieces } from '@contract/csv/csv-format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bufferRows } from '../../../../../main/core/csv/buffered-rows';
import { tableOfRows } from '../../../../../main/core/csv/csv-answer';
import type { Table } from '../../../../../main/core/csv/table';
import { systemClock } from '../../../../../main/desktop/system-ports';
import { createBlobScratch } from '../../../../../mocks/page/blob-scratch';

async function* batchesOf(rows: readonly CsvRow[], length: number): AsyncGenerator<readonly CsvRow[], void> {
  for (let from = 0; from < rows.length; from += length) yield rows.slice(from, from + length);
}

const textOf = async ({ columns, batches }: Table, rules: CsvRules): Promise<string> => {
  let text = csvHead(columns, rules);
  for await (const batch of batches) for (const piece of csvPieces(batch, columns, rules)) text += piece.text;
  return text;
};

/** The blobs of a scratch, and how often it was written to. */
const countedScratch = () => {
  const scratch = createBlobScratch();
  let writes = 0;
  return {
    writes: () => writes,
    scratch: {
      ...scratch,
      write: (text: string) => {
        writes += 1;
        return scratch.write(text);
      },
    },
  };
};

const name = fc.constantFrom('id', 'name', 'a,b', '"', '', '7', '03', 'constructor', 'total', '=x', 'é');
const value = fc.oneof(
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', ' ', 'a', '😀', '\ud800', '=', '-', '1', "'") }),
  fc.constantFrom(null, undefined, true, false, 0, -0, -12.5, 1e21, 1e-7, -1e-7, '', '-12.50', '+1 555 0100', '007'),
  fc.constantFrom({ a: [1, { b: null }] }, [], ['x', null]),
);
const row = fc.dictionary(name, value, { maxKeys: 6 });
const rules = fc.record({
  separator: fc.constantFrom(',', ';', '\t'),
  forSpreadsheet: fc.boolean(),
});

describe('rows that wait for their columns', () => {
  it('are the same text as rows in memory, wherever they wait', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(0, 40, 1_000),
        rules,
        async (rows, length, maxBuffered, format) => {
          const buffered = await bufferRows(systemClock, batchesOf(rows, length), createBlobScratch(), maxBuffered);
          const inMemory = await tableOfRows(systemClock, rows, []);
          expect({ ...buffered, batches: 0, keyOf: 0 }).toEqual({ ...inMemory, batches: 0, keyOf: 0 });
          expect(buffered.columns.map(({ key }) => buffered.keyOf?.(String(key)))).toEqual(
            buffered.columns.map(({ key }) => key),
          );
          expect(buffered.keyOf?.('toString')).toBe(inMemory.keyOf?.('toString'));
          expect(await textOf(buffered, format)).toBe(await textOf(inMemory, format));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('get a column that only the last row has, at the end', async () => {
    const rows = [...Array.from({ length: 5_000 }, (_, id): CsvRow => ({ id })), { late: 'x,y', id: 5_000 }];
    const { scratch, writes } = countedScratch();
    const buffered = await bufferRows(systemClock, batchesOf(rows, 5_001), scratch, 20_000);
    expect(writes()).toBeGreaterThan(1);
    expect(buffered.columns.map(({ title }: CsvColumn) => title)).toEqual(['id', 'late']);
    const text = await textOf(buffered, { separator: ',', forSpreadsheet: false });
    expect(text).toMatch(/^id,late\r\n0,\r\n1,\r\n/);
    expect(text).toMatch(/\r\n4999,\r\n5000,"x,y"\r\n$/);
  });

  it('use no scratch while they are few, and none without one', async () => {
    const { scratch, writes } = countedScratch();
    const rows = Array.from({ length: 1_000 }, (_, id): CsvRow => ({ id }));
    await bufferRows(systemClock, batchesOf(rows, 100), scratch);
    expect(writes()).toBe(0);
    const buffered = await bufferRows(systemClock, batchesOf(rows, 100), undefined, 0);
    const format = { separator: ',', forSpreadsheet: false } as const;
    expect(await textOf(buffered, format)).toBe(await textOf(await tableOfRows(systemClock, rows, []), format));
  });

  it('are refused if each has a name of its own, before all have arrived', async () => {
    let received = 0;
    async function* endless(): AsyncGenerator<readonly CsvRow[], void> {
      for (;;) {
        yield Array.from({ length: 2_000 }, (): CsvRow => ({ [`n${received++}`]: 1 }));
      }
    }
    await expect(bufferRows(systemClock, endless(), createBlobScratch())).rejects.toMatchObject({
      failure: { code: 'too-large' },
    });
    expect(received).toBe(102_000);
  });
});
