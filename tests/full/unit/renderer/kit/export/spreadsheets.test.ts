/**
 * Opens the files of every list with other programs, and compares their cells with the values that the lists show. Gnumeric
 * opens files with commas as a double click does; LibreOffice all of them, those with semicolons as on a German computer.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, type TestContext } from 'vitest';
import type { Area, ResourceArea } from '../../../../../../renderer/kit/area/area';
import type { Field, Values } from '../../../../../../renderer/kit/area/field';
import { rowsRequest, toExportPick } from '../../../../../../renderer/kit/export/export-request';
import type { FileFormat } from '../../../../../../renderer/kit/export/file-format';
import { freshFolder } from '../../../../../support/temporary-folders';
import { openExportDesk } from '../../../../../unit/main/core/export/export-harness';

const modules = import.meta.glob<{ readonly area: Area }>('../../../../../../renderer/features/*/index.ts', {
  eager: true,
});
const areas = Object.values(modules).flatMap(({ area }) => (area?.type === 'resource' ? [area] : []));

const texts = [
  ...['007', '00', '0', '5E3', '+14055550112', '+1-405-555-0112', '1234567890123456', '12E4', 'MAR-12', '3/4', 'SEPT2'],
  ...['12.50', '9.90', '1-2', '12 AM', '10%', '$5', '(12)', '1,234', '1.234,50', 'TRUE', '2026-05-16', '٠٠٧', '02138'],
  ...[
    'BK-1042',
    '12A',
    'Zoë "the, fast"; Vale',
    'José\nPeña',
    '=1+2',
    '-',
    'سارة',
    'x\ty',
    '  between spaces ',
    'Midnight Madness 2026',
    '',
  ],
];
const amounts = ['12.10', '9.10', '1234.50', 0, 7.25, -3.5, '-12.50', '0.05'];
const moments = ['2026-05-16T18:30:00Z', '2026-11-21T02:05:09.000Z'];

const isAmount = ({ kind }: Field): boolean => kind === 'money' || kind === 'number' || kind === 'percent';
const sampleOf = (field: Field, at: number): unknown => {
  if (isAmount(field)) return amounts[at % amounts.length];
  if (field.kind === 'dateTime') return moments[at % moments.length];
  return field.kind === 'date' ? '2026-05-16' : texts[at % texts.length];
};
const rowsOf = ({ columns }: ResourceArea): readonly Values[] =>
  texts.map((_, row) => Object.fromEntries(columns.map((field, column) => [field.key, sampleOf(field, row + column)])));

/** Saves all lists with the app's own export into one folder. Returns the files. */
const save = async (format: FileFormat): Promise<ReadonlyMap<ResourceArea, string>> => {
  const desk = openExportDesk();
  const files = new Map<ResourceArea, string>();
  for (const area of areas) {
    const { name, columns } = area;
    const picks = columns.map((field) =>
      toExportPick({ ...{ field, key: field.key, label: field.key }, shown: true, found: false, width: 1 }),
    );
    const file = `${name}.${format.format ?? 'csv'}`;
    desk.setName(file);
    const details = { title: name, choice: { scope: 'all', ...format } as const, picks };
    expect(await desk.run(rowsRequest(details, rowsOf(area)))).toMatchObject({ state: 'done', done: texts.length });
    files.set(area, join(desk.folder, file));
  }
  return files;
};

const run = (command: string, args: readonly string[]): void => {
  const { status, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    timeout: 80_000,
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
};
const skipWithout = (program: string, debianPackage: string, context: TestContext): void => {
  if (spawnSync(program, ['--version']).status !== 0) context.skip(`there is no ${program} (${debianPackage})`);
};
const read = (file: string): string[][] =>
  parse(readFileSync(file), { delimiter: '|', relax_column_count: true, record_delimiter: ['\r\n', '\n'] });

const readWithGnumeric = (file: string): string[][] => {
  const sheet = join(freshFolder(), 'sheet');
  run('ssconvert', [file, `${sheet}.gnumeric`]);
  run('ssconvert', ['-O', "separator='|' quoting-mode=always format=automatic", `${sheet}.gnumeric`, `${sheet}.txt`]);
  return read(`${sheet}.txt`);
};

/** Opens all files at once, because LibreOffice takes seconds to start. Returns the cells of each. */
const openWithLibreOffice = (files: readonly string[], separator?: string): ((file: string) => string[][]) => {
  const folder = freshFolder();
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const convert = (from: readonly string[], ...options: readonly string[]): void =>
    run('soffice', [profile, '--headless', ...options, '--outdir', folder, ...from]);
  // UTF-8, with numbers in quoted texts and dates recognized, which a person can ask for.
  const language = separator === ';' ? 1031 : 1033;
  const asCsv = separator ? [`--infilter=CSV:${separator.charCodeAt(0)},34,76,1,,${language},false,true`] : [];
  convert(files, ...asCsv, '--convert-to', 'ods');
  const inFolder = (file: string, extension: string) =>
    join(folder, basename(file).replace(/(?:csv|xlsx)$/, extension));
  const cells = 'csv:Text - txt - csv (StarCalc):124,34,76,1,,0,true,false';
  convert(
    files.map((file) => inFolder(file, 'ods')),
    '--convert-to',
    cells,
  );
  return (file) => read(inFolder(file, 'csv'));
};

/** What a person sees of a text. Gnumeric hides the apostrophe before what would be a formula, LibreOffice a TAB. */
const shownText = (cell: unknown): string =>
  String(cell)
    .replace(/\u034F$/, '')
    .replace(/^'/, '')
    .replaceAll('\t', '');
const momentOf = (cell = ''): number =>
  Date.parse(
    cell
      .replaceAll('/', '-')
      .replace(' ', 'T')
      .replace(/(T[\d:.]+)Z?$/, '$1Z'),
  );

const expectShown = (cells: readonly string[][], area: ResourceArea): void => {
  const { columns } = area;
  const [titles = [], ...lines] = cells;
  expect(titles.slice(0, columns.length)).toEqual(columns.map(({ key }) => key));
  const rows = rowsOf(area);
  expect(lines).toHaveLength(rows.length);
  lines.forEach((line, row) => {
    columns.forEach((field, column) => {
      const value = rows[row]?.[field.key];
      const cell = line[column];
      const about = `${area.name}, ${field.key}, line ${row + 2}`;
      if (isAmount(field)) expect(Number(cell), about).toBe(Number(value));
      else if (field.kind === 'date' || field.kind === 'dateTime')
        expect(momentOf(cell), about).toBe(momentOf(String(value)));
      else expect(shownText(cell), about).toBe(shownText(value));
    });
  });
};

describe('the file of each list for a spreadsheet shows what the list shows', () => {
  it('in Gnumeric', async (context) => {
    skipWithout('ssconvert', 'gnumeric', context);
    const files = await save({ separator: ',', forSpreadsheet: true });
    expect(files.size).toBeGreaterThan(8);
    for (const [area, file] of files) expectShown(readWithGnumeric(file), area);
  });

  it.for([',', ';', '\t'] as const)('in LibreOffice, separated by %j', async (separator, context) => {
    skipWithout('soffice', 'libreoffice-calc-nogui', context);
    const files = await save({ separator, forSpreadsheet: true });
    const open = openWithLibreOffice([...files.values()], separator);
    for (const [area, file] of files) expectShown(open(file), area);
  });
});

/** What a cell of an Excel file shows: `1,234.50`, `25.00%`, `2026-05-16 18:30 UTC`. */
const numberOf = (cell = ''): number => {
  const number = Number(cell.replace(/[,%]/g, ''));
  return cell.endsWith('%') ? number / 100 : number;
};
const toMinute = (time: number): number => Math.floor(time / 60_000);

const expectExcelCells = (cells: readonly string[][], area: ResourceArea): void => {
  const rows = rowsOf(area);
  const [titles = [], ...lines] = cells;
  expect(titles).toEqual(area.columns.map(({ key }) => key));
  expect(lines).toHaveLength(rows.length);
  lines.forEach((line, row) => {
    area.columns.forEach((field, column) => {
      const value = rows[row]?.[field.key];
      const cell = line[column];
      const about = `${area.name}, ${field.key}, line ${row + 2}`;
      if (isAmount(field)) expect(numberOf(cell), about).toBeCloseTo(Number(value));
      else if (field.kind === 'date' || field.kind === 'dateTime')
        expect(toMinute(momentOf(cell?.replace(/ UTC$/, ''))), about).toBe(toMinute(momentOf(String(value))));
      // LibreOffice shows a TAB as nothing.
      else expect(cell?.replaceAll('\t', ''), about).toBe(String(value).replaceAll('\t', ''));
    });
  });
};

describe('the Excel file of each list has the values that the list shows', () => {
  const excel = { separator: ',', forSpreadsheet: true, format: 'xlsx' } as const;

  it('in Gnumeric', async (context) => {
    skipWithout('ssconvert', 'gnumeric', context);
    for (const [area, file] of await save(excel)) expectExcelCells(readWithGnumeric(file), area);
  });

  it('in LibreOffice', async (context) => {
    skipWithout('soffice', 'libreoffice-calc-nogui', context);
    const files = await save(excel);
    const open = openWithLibreOffice([...files.values()]);
    for (const [area, file] of files) expectExcelCells(open(file), area);
  });
});

describe('the file of each list for another program', () => {
  it.for([',', ';', '\t'] as const)('has the plain values, separated by %j', async (separator, context) => {
    const files = await save({ separator, forSpreadsheet: false });
    for (const [area, file] of files) {
      const expected = rowsOf(area).map((row) => area.columns.map(({ key }) => String(row[key])));
      const [titles, ...lines]: string[][] = parse(readFileSync(file), {
        delimiter: separator,
        record_delimiter: '\r\n',
      });
      expect(titles).toEqual(area.columns.map(({ key }) => key));
      expect(lines).toEqual(expected);
    }
    if (separator !== ',') return;
    skipWithout('ssconvert', 'gnumeric', context);
    for (const [, file] of files) expect(readWithGnumeric(file)).toHaveLength(texts.length + 1);
  });
});
