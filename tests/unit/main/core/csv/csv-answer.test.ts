/// <reference lib="es2024.string" />
import type { ExportColumn } from '@contract/bridge';
import { type CsvRow, csvHead, csvPieces } from '@contract/csv/csv-format';
import type { CsvAnswer } from '@contract/endpoint';
import { fail, ok } from '@contract/failure';
import { csvOf } from '@contract/reading/csv-answer';
import { emptyProfile } from '@contract/reading/server-profile';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FailureError } from '../../../../../main/core/call/failure-error';
import { type FileCalls, tableOfAnswer } from '../../../../../main/core/csv/csv-answer';
import { splitText } from '../../../../../main/core/csv/text-chunks';
import { systemClock } from '../../../../../main/desktop/system-ports';

const rules = { separator: ',', forSpreadsheet: false } as const;
const never = new AbortController().signal;
const noNetwork: FileCalls = {
  download: async () => fail('rejected', 'export-address'),
  failureOf: () => ({ kind: 'network', code: 'unreachable' }),
};
const bytes = async function* (...parts: (Uint8Array | Error)[]): AsyncGenerator<Uint8Array, void> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield part;
  }
};
const serving = (body: AsyncIterable<Uint8Array>, length?: number): FileCalls => ({
  ...noNetwork,
  download: async () => ok({ type: 'text/csv', body, ...(length === undefined ? {} : { length }) }),
});

/** The whole file that comes of an answer, without the mark; or the code of its refusal. */
const fileOf = async (
  answer: CsvAnswer,
  chosen: readonly ExportColumn[] = [],
  fetches = noNetwork,
): Promise<string> => {
  try {
    const table = await tableOfAnswer(answer, chosen, { clock: systemClock, calls: fetches, signal: never });
    let file = csvHead(table.columns, rules);
    for await (const batch of table.batches)
      for (const { text } of csvPieces(batch, table.columns, rules)) file += text;
    return file;
  } catch (error) {
    if (error instanceof FailureError) return error.failure.code;
    throw error;
  }
};
const ofText = (text: string, chosen: readonly ExportColumn[] = []): Promise<string> =>
  fileOf({ form: 'text', text }, chosen);
const base64 = (text: string): CsvAnswer => ({ form: 'base64', text });

describe('row 65: the export is the same file from', () => {
  const file = 'id,name\r\n1,Zoë\r\n2,"a ""b"", c"\r\n';
  const encoded = Buffer.from(file).toString('base64');

  it('rows', async () => {
    const rows = [
      { id: 1, name: 'Zoë' },
      { id: 2, name: 'a "b", c' },
    ];
    expect(await fileOf({ form: 'rows', rows })).toBe(file);
  });

  it('text with any line ends and delimiter', async () => {
    expect(await ofText(file)).toBe(file);
    expect(await ofText('id\tname\n1\tZoë\r2\t"a ""b"", c"\r\n\r\n')).toBe(file);
    expect(await ofText('id;name\n1;Zoë\n2;"a ""b"", c"')).toBe(file);
  });

  it('base64, also as a data URL, with line breaks or in its URL-safe form', async () => {
    expect(await fileOf(base64(encoded))).toBe(file);
    expect(
      await fileOf(base64(`data:text/csv;charset=utf-8;base64,${encoded.slice(0, 20)}\r\n${encoded.slice(20)}`)),
    ).toBe(file);
    const odd = 'id,name\r\n1,ÿÿ?>~\r\n';
    expect(await fileOf(base64(Buffer.from(odd).toString('base64url')))).toBe(odd);
  });

  it('UTF-8 and UTF-16 with a byte order mark', async () => {
    expect(await fileOf(base64(Buffer.from(`\uFEFF${file}`).toString('base64')))).toBe(file);
    expect(await fileOf(base64(Buffer.from(`\uFEFF${file}`, 'utf16le').toString('base64')))).toBe(file);
    expect(await fileOf(base64(Buffer.from(`\uFEFF${file}`, 'utf16le').swap16().toString('base64')))).toBe(file);
  });

  it('a download, wherever its chunks were cut', async () => {
    const url: CsvAnswer = { form: 'url', url: 'https://api.example.com/x.csv' };
    const whole = Buffer.from(file);
    for (let at = 0; at <= whole.length; at += 1) {
      const body = bytes(whole.subarray(0, at), whole.subarray(at));
      expect(await fileOf(url, [], serving(body, whole.length))).toBe(file);
    }
  });

  it('any table that is written and read again', async () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ' ', 'a', '😀', "'", '|') });
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(table, async (records) => {
        const columns = ['one', 'two', 'three'].map((title, key) => ({ key, title }));
        const text =
          csvHead(columns, rules) +
          [...csvPieces(records as CsvRow[], columns, rules)].map((piece) => piece.text).join('');
        expect(await ofText(text)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a file in Windows-1252 is the same', () => {
  const file = `bookingNumber,userName\r\n${'BK-X,José Peña\r\n'.repeat(3)}`;
  const western = Buffer.from(file, 'latin1');
  const type = 'text/csv; charset=windows-1252';
  const percent = [...western].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  const inJson = (text: string): CsvAnswer => csvOf(text, text, { profile: emptyProfile }) ?? base64('');

  it('in base64, whether its type is known or not', async () => {
    expect(await fileOf(base64(western.toString('base64')))).toBe(file);
    expect(await fileOf({ form: 'base64', text: western.toString('base64'), type })).toBe(file);
  });

  it('as the content of a file with a name, in an object of any name', async () => {
    const content = western.toString('base64');
    const inObject = (body: unknown) => csvOf(body, body, { profile: emptyProfile }) ?? base64('');
    expect(await fileOf(inObject({ d: { FileName: 'a.csv', FileContent: content } }))).toBe(file);
    const url = 'https://api.example.com/x.csv';
    for (const body of [{ 'download-url': url }, { ok: true, file: { url, expires_at: 1 } }])
      expect(inObject(body)).toEqual({ form: 'url', url });
  });

  it('in a data URL, in base64 and with escapes', async () => {
    for (const head of [
      'data:text/csv;charset=windows-1252',
      'data:text/csv;header=present;charset="ISO-8859-1"',
      'data:text/csv',
    ]) {
      expect(await fileOf(inJson(`${head};base64,${western.toString('base64')}`))).toBe(file);
      expect(await fileOf(inJson(`${head},${percent}`))).toBe(file);
    }
  });

  it('behind an address, wherever its chunks are cut', async () => {
    const url: CsvAnswer = { form: 'url', url: 'https://api.example.com/x.csv' };
    for (const of of [type, 'text/csv', 'text/csv; charset=utf-8'])
      for (let at = 0; at <= western.length; at += 1) {
        const body = bytes(western.subarray(0, at), western.subarray(at));
        const download = async () => ok({ type: of, body });
        expect(await fileOf(url, [], { ...noNetwork, download })).toBe(file);
      }
  });

  it('unless its charset is unknown, which is said', async () => {
    expect(await fileOf({ form: 'base64', text: western.toString('base64'), type: 'text/csv; charset=cp850' })).toBe(
      'unknown-charset',
    );
  });
});

describe('an answer that is not a table', () => {
  it.each([
    ['<!doctype html><p>Sign in', 'html-answer'],
    ['\uFEFF  <html lang="en">', 'html-answer'],
    ['<?xml version="1.0"?><Error/>', 'html-answer'],
    ['{"error":"no"}', 'bad-answer'],
    ['Error: no permission\r\n', 'bad-answer'],
    ['%PDF-1.7\n1 0 obj\n', 'bad-answer'],
    ['PK\x03\x04\x14\0\x06\0workbook.xml\n', 'bad-answer'],
    ['\x1f\ufffd\x08\0\0\0\0\0', 'bad-answer'],
    ['id,name\r\n1,"cut off in a quo', 'bad-answer'],
    ['id,name\r\n1,a,data without a column\r\n', 'bad-answer'],
  ])('is refused: %j (row 65)', async (text, code) => {
    expect(await ofText(text)).toBe(code);
  });

  it('is refused: invalid base64', async () => {
    expect(await fileOf(base64('%%%'))).toBe('bad-answer');
  });

  it('is refused: a download that breaks off, or is shorter or longer than announced (REL-08)', async () => {
    const url: CsvAnswer = { form: 'url', url: 'https://api.example.com/x.csv' };
    const part = Buffer.from('id,name\r\n1,a\r\n');
    expect(await fileOf(url, [], serving(bytes(part, new Error('reset'))))).toBe('unreachable');
    expect(await fileOf(url, [], serving(bytes(part), 100))).toBe('bad-answer');
    expect(await fileOf(url, [], serving(bytes(part), 3))).toBe('bad-answer');
    expect(await fileOf(url)).toBe('export-address');
  });

  it('is refused: a quote that is never closed, before it fills the memory', async () => {
    const text = `id,name\r\n1,"${'x'.repeat(9 * 1024 * 1024)}"\r\n`;
    expect(await ofText(text)).toBe('bad-answer');
  });
});

describe('an irregular CSV text', () => {
  it('has its short rows padded, and its blank lines and empty cells beyond the header dropped (row 63)', async () => {
    expect(await ofText('id,name,city\n1\n\n2,b,c,,\n')).toBe('id,name,city\r\n1,,\r\n2,b,c\r\n');
  });

  it('may contain an unescaped quote inside a cell', async () => {
    expect(await ofText('id,size\n1,17" wheel\n')).toBe('id,size\r\n1,"17"" wheel"\r\n');
  });

  it('may be empty', async () => {
    expect(await ofText('')).toBe('');
    expect(await ofText('', [{ key: 'id', title: 'Id' }])).toBe('Id\r\n');
    expect(await ofText('id,name')).toBe('id,name\r\n');
  });

  it('supplies the chosen columns by name, in their order, and fails if one is missing', async () => {
    const text = 'Booking Number,Total,Name\nBK-1,2.50,a\n';
    const total = { key: 'total', title: 'Amount' };
    const number = { key: 'bookingNumber', title: 'Booking' };
    expect(await ofText(text, [total, number])).toBe('Amount,Booking\r\n2.50,BK-1\r\n');
    expect(await ofText(text, [total, { key: 'status', title: 'Status' }])).toBe('export-columns');
  });
});

describe('text chunks', () => {
  it('are never cut through a surrogate pair', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), (before, after) => {
        const text = `${'x'.repeat(65_534 + before)}😀${'y'.repeat(after)}`;
        const parts = [...splitText(text)];
        expect(parts.join('')).toBe(text);
        expect(parts.every((part) => part.isWellFormed())).toBe(true);
      }),
    );
  });
});
