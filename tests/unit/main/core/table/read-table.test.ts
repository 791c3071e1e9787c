import { strToU8, zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { FailureError } from '../../../../../main/core/call/failure-error';
import { readTable } from '../../../../../main/core/table/read-table';

const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (type: string, target: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;

/** A workbook around the XML of its one sheet. */
const workbookOf = (sheet: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relationships('officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(relationships('worksheet', 'worksheets/sheet1.xml')),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  });
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const sheetOf = (rows: string): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const small = sheetOf(`<row>${text('Name')}${text('Car')}</row><row>${text('Zoë')}${text('007')}</row>`);

/** The same archive, whose directory says another size of the sheet. */
const withSize = (archive: Uint8Array, size: number): Uint8Array => {
  const bytes = Buffer.from(archive);
  const entry = bytes.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
  bytes.writeUInt32LE(size, entry + 24);
  return bytes;
};

const utf16 = (word: string): Buffer => Buffer.from(word, 'utf16le');
const compound = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

const cellsOf = async (bytes: Uint8Array) => {
  const { titles, rows, skipped } = await readTable(bytes, 'list');
  return { titles, rows: rows.flatMap((piece) => JSON.parse(piece)), skipped };
};
const problemOf = (bytes: Uint8Array): Promise<unknown> =>
  readTable(bytes, 'list').then(
    () => undefined,
    (error: unknown) => error instanceof FailureError && error.failure.about?.context,
  );

describe('a CSV file', () => {
  it.each([
    ['a semicolon and a decimal comma', Buffer.from('Name;Sum\r\nZoë;1.234,50\r\n'), [['Zoë', '1.234,50']]],
    ['the letters of old Windows', Buffer.from('Name,Sum\nJos\xe9,1\n', 'latin1'), [['José', '1']]],
    [
      'the two bytes of UTF-16',
      Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('Name\tSum\nZoë\t1\n')]),
      [['Zoë', '1']],
    ],
    ['its own separator', Buffer.from('sep=|\nName|Sum\nZoë|1\n'), [['Zoë', '1']]],
    ['its own separator in quotes', Buffer.from('"sep=^"\nName^Sum\nVale,Zoë^1\n'), [['Vale,Zoë', '1']]],
    ['marks of Pitwall for a spreadsheet', Buffer.from("Name,Sum\n'=1+2,007\u034f\n"), [['=1+2', '007']]],
    ['an apostrophe of Pitwall before a wide sign', Buffer.from("Name,Sum\n'＝1+2,1\n"), [['＝1+2', '1']]],
  ])('is read with %s', async (_, bytes, rows) => {
    expect(await cellsOf(bytes)).toEqual({ titles: ['Name', 'Sum'], rows, skipped: 0 });
  });

  it('is read from the line of its titles on, without empty lines', async () => {
    const bytes = Buffer.from('Payouts\r\n2026-05-16\r\n\r\nName,Sum,Day\r\nZoë,1,\r\n\r\n,,\r\nJo,2,2026-05-16\r\n');
    expect(await cellsOf(bytes)).toEqual({
      titles: ['Name', 'Sum', 'Day'],
      rows: [
        ['Zoë', '1'],
        ['Jo', '2', '2026-05-16'],
      ],
      skipped: 2,
    });
  });
});

it('reads a computed number of a workbook as the sheet shows it', async () => {
  const sheet = sheetOf(`<row>${text('Sum')}</row><row><c><v>0.30000000000000004</v></c></row>`);
  expect(await cellsOf(workbookOf(sheet))).toEqual({ titles: ['Sum'], rows: [[0.3]], skipped: 0 });
});

it('reads a time without a day as a time, and keeps the seconds', async () => {
  const at = (day: string, time: string): Date => new Date(`${day}T${time}Z`);
  const rows = [
    ['Time', 'At'],
    [at('1899-12-30', '09:36:00'), at('2026-05-16', '13:30:45')],
    [at('1899-12-30', '00:00:00'), at('2026-05-16', '13:30:00')],
  ];
  const bytes = await writeXlsx({
    sheets: [{ name: 'A', rows, columns: [{ numFmt: 'hh:mm:ss' }, { numFmt: 'yyyy-mm-dd hh:mm:ss' }] }],
  });
  expect((await cellsOf(bytes)).rows).toEqual([
    ['09:36', '2026-05-16 13:30:45'],
    ['00:00', '2026-05-16 13:30'],
  ]);
});

it('reads a file of one column whose words have commas', async () => {
  const bytes = Buffer.from('Name\nVale, Zoë\nReyes, Adam\n');
  expect(await cellsOf(bytes)).toMatchObject({ titles: ['Name'], rows: [['Vale, Zoë'], ['Reyes, Adam']] });
});

describe('a workbook', () => {
  it('has texts, numbers, days and times, of the first sheet with rows', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Empty', rows: [] },
        {
          name: 'List',
          rows: [
            ['Name', 'Car', 'Sum', 'Day', 'At', 'Paid'],
            ['Zoë', '007', 12.5, new Date('2026-05-16T00:00:00Z'), new Date('2026-05-16T18:30:00Z'), true],
          ],
        },
      ],
    });
    expect(await cellsOf(bytes)).toEqual({
      titles: ['Name', 'Car', 'Sum', 'Day', 'At', 'Paid'],
      rows: [['Zoë', '007', 12.5, '2026-05-16', '2026-05-16 18:30', true]],
      skipped: 0,
    });
  });

  it('is read whatever the file is called', async () => {
    expect(await cellsOf(workbookOf(small))).toMatchObject({ titles: ['Name', 'Car'], rows: [['Zoë', '007']] });
  });

  it('has no entities of its own', async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1_000)}"><!ENTITY b "${'&a;'.repeat(1_000)}">]>${sheetOf(
      `<row>${text('Name')}</row><row>${text('&b;')}</row>`,
    )}`;
    const read = await cellsOf(workbookOf(bomb)).catch(() => undefined);
    expect(JSON.stringify(read ?? '').length).toBeLessThan(1_000);
  });
});

describe('a file that can not be compared says why', () => {
  const csv = (content: string): Uint8Array => Buffer.from(content);
  it.each([
    ['a page', 'type', csv('<html><table></table></html>')],
    ['a PDF', 'type', csv('%PDF-1.7\n')],
    ['another archive', 'type', zipSync({ 'content.xml': strToU8('<x/>') })],
    ['a workbook of an old Excel', 'old', Buffer.concat([compound, utf16('Workbook')])],
    ['a workbook with a password', 'encrypted', Buffer.concat([compound, utf16('EncryptedPackage')])],
    ['a workbook that breaks off', 'broken', workbookOf(small).subarray(0, 900)],
    ['a sheet that is larger than it says', 'broken', withSize(workbookOf(small), 10)],
    ['a sheet that is no XML', 'empty', workbookOf('not a sheet')],
    ['a text with an open quote', 'broken', csv('Name,Sum\n"Zoë,1\n')],
    ['a sheet that unpacks to gigabytes', 'large', withSize(workbookOf(small), 2_000_000_000)],
    ['more columns than anybody compares', 'rows', csv(`${'x,'.repeat(400)}x\n1\n`)],
    ['more rows than anybody compares', 'rows', csv(`Name\n${'x\n'.repeat(200_001)}`)],
    ['titles alone', 'empty', csv('Name,Sum\n')],
    ['nothing', 'empty', csv('')],
  ])('%s', async (_, problem, bytes) => {
    expect(await problemOf(bytes)).toBe(problem);
  });
});
