/** Reads the first table of a CSV file or of an Excel workbook that a person chose, whatever its name says. */
import type { TableFile } from '@contract/bridge';
import { limits } from '@contract/limits';
import { unzipSync } from 'fflate';
import { streamXlsxRows } from 'hucre/xlsx';
import { decodeText } from '../call/decode-text';
import { FailureError } from '../call/failure-error';
import { parseCsv } from '../csv/csv-records';
import { delimiterOf, namedDelimiter } from '../csv/delimiter';
import { type TableProblem, tableFailure } from './table-failure';

type Cell = string | number | boolean | null;
type Row = readonly Cell[];

/** Thrown until the file's name is added. */
class Refusal extends Error {
  constructor(readonly problem: TableProblem) {
    super(problem);
  }
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);
const zip = [0x50, 0x4b, 0x03, 0x04];
/** Of old Office files, and of new ones with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];

const hasText = (bytes: Uint8Array, text: string): boolean =>
  new TextDecoder('latin1').decode(bytes).includes([...text].join('\0'));

const isEmpty = (cell: unknown): boolean => cell === null || cell === undefined || cell === '';

/** A text as it was before a spreadsheet got it: without the invisible mark, and the apostrophe before a formula. */
const plainText = (text: string): string =>
  text
    .replace(/\u034F$/, '')
    .replace(/^'(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/, '')
    .trim();

/** The calendar of a sheet starts with this day, which stands for none: a cell of it has only a time. */
const noDay = '1899-12-30';

/** A day, a time, or both, as the sheet shows it. A time is a fraction of a day, so its milliseconds are noise. */
const dateText = (date: Date): string => {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', clock = ''] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().split('T');
  const time = clock.slice(0, 8).replace(/:00$/, '');
  if (day === noDay) return time;
  return time === '00:00' ? day : `${day} ${time}`;
};

/** Spreadsheets compute with more digits than the 15 that they show, so that a sum is 0.30000000000000004. */
const shownNumber = (value: number): number => Number(value.toPrecision(15));

const toCell = (value: unknown): Cell => {
  if (typeof value === 'string') return plainText(value) || null;
  if (typeof value === 'number') return Number.isFinite(value) ? shownNumber(value) : null;
  if (typeof value === 'boolean') return value;
  return value instanceof Date ? dateText(value) : null;
};

/** Collects rows that have cells, until there are too many. */
const createCollector = () => {
  const rows: Row[] = [];
  return {
    rows,
    add(values: readonly unknown[]): void {
      const end = values.findLastIndex((value) => !isEmpty(value)) + 1;
      if (end === 0) return;
      if (end > limits.table.columns || rows.length > limits.table.rows) throw new Refusal('rows');
      rows.push(values.slice(0, end).map(toCell));
    },
  };
};

/** Fails if a workbook's parts are too large before any is unpacked. A part that is larger than it says is refused later. */
const checkParts = (bytes: Uint8Array): { readonly sheets: number } => {
  let unpacked = 0;
  let sheets = 0;
  let isWorkbook = false;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      unpacked += originalSize;
      isWorkbook ||= /^\/?xl\/workbook\.xml$/i.test(name);
      if (/^\/?xl\/worksheets\/[^/]+\.xml$/i.test(name)) sheets += 1;
      return false;
    },
  });
  if (!isWorkbook) throw new Refusal('type');
  if (unpacked > limits.table.unpacked) throw new Refusal('large');
  return { sheets };
};

const readWorkbook = async (bytes: Uint8Array) => {
  const { sheets } = checkParts(bytes);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const { add, rows } = createCollector();
    for await (const { values } of streamXlsxRows(bytes, { sheet })) add(values);
    if (rows.length > 0) return { rows, sheets, skipped: 0 };
  }
  throw new Refusal('empty');
};

/** Lines that may stand above the titles: a name, a day, an empty line. */
const maxPreface = 20;
/** Enough characters to tell the delimiter. */
const headLength = 16_384;

/** Where the first line with cells starts; 0 if no line has several. */
const tableStart = (text: string): number => {
  const head = text.slice(0, headLength);
  let start = 0;
  for (let line = 0; line <= maxPreface && start < head.length; line += 1) {
    const rest = head.slice(start);
    const [first = ''] = rest.split(/[\r\n]/, 1);
    const at = first.indexOf(delimiterOf(rest));
    // A comma with a space behind it is part of the words.
    if (namedDelimiter.test(first) || (at >= 0 && first.charAt(at + 1) !== ' ')) return start;
    start += first.length + (rest.startsWith('\r\n', first.length) ? 2 : 1);
  }
  return 0;
};

const readText = (bytes: Uint8Array) => {
  const { text } = decodeText(bytes, 'text/csv');
  if (/^\s*(?:<|\{|%PDF)/.test(text.slice(0, 1_000)) || text.slice(0, 10_000).includes('\0')) throw new Refusal('type');
  const start = tableStart(text);
  const preface = text.slice(0, start).split(/[\r\n]+/);
  const { add, rows } = createCollector();
  for (const record of parseCsv(text.slice(start))) add(record);
  return { rows, sheets: 1, skipped: preface.filter((line) => line.trim() !== '').length };
};

const read = async (bytes: Uint8Array) => {
  if (bytes.length > limits.table.bytes) throw new Refusal('large');
  if (startsWith(bytes, zip)) return readWorkbook(bytes);
  if (!startsWith(bytes, compound)) return readText(bytes);
  throw new Refusal(hasText(bytes, 'EncryptedPackage') ? 'encrypted' : 'old');
};

/** The first line that is about as wide as the widest of the first ones. */
const headerIndex = (rows: readonly Row[]): number => {
  const counts = rows.slice(0, maxPreface + 1).map((row) => row.filter((cell) => !isEmpty(cell)).length);
  const needed = Math.ceil(Math.max(...counts) * 0.6);
  return counts.findIndex((count) => count >= needed);
};

const rowsPerPiece = 1_000;

/** Throws a `FailureError` that says what is wrong with the file. */
export const readTable = async (bytes: Uint8Array, name: string): Promise<TableFile> => {
  try {
    const { rows, sheets, skipped } = await read(bytes);
    const header = Math.max(headerIndex(rows), 0);
    const [titles = [], ...body] = rows.slice(header);
    if (body.length === 0) throw new Refusal('empty');
    const width = body.reduce((widest, row) => Math.max(widest, row.length), titles.length);
    const pieces: string[] = [];
    for (let from = 0; from < body.length; from += rowsPerPiece)
      pieces.push(JSON.stringify(body.slice(from, from + rowsPerPiece)));
    return {
      name,
      titles: Array.from({ length: width }, (_, at) => (isEmpty(titles[at]) ? '' : String(titles[at]))),
      rows: pieces,
      skipped: skipped + header,
      sheets,
    };
  } catch (error) {
    throw new FailureError(tableFailure(error instanceof Refusal ? error.problem : 'broken', name));
  }
};
