/**
 * Reads CSV text record by record, with any delimiter and line endings, however it is split into chunks. Our own code:
 * csv-parse takes six times as long, and Papa Parse misreads irregular files (docs/decisions/0007). A test compares the first two.
 */

import type { Clock } from '../async/ports';
import { yieldToEventLoop } from '../async/timing';
import { type FailureError, failureError } from '../call/failure-error';
import { chunkLength, splitText } from './text-chunks';

/** A longer record has a quote that was never closed. */
const maxRecordLength = 8 * 1024 * 1024;
/** Chunks read before other work gets its turn. */
const chunksPerStep = 16;

/** JSON, a PDF, or only an error. */
const notCsv = /^\s*[{[]|^%PDF-|^\s*(?:error|exception|fatal|failed)\b[^\r\n,;\t|]+\s*$/i;
/** Excel's and other packed files have control characters in their first bytes, which no title has twice. */
const packed = /^[\s\S]{0,7}(?![\t\r\n])\p{Cc}[\s\S]{0,7}(?![\t\r\n])\p{Cc}/u;

/** A reason why a text that starts like this is no CSV. */
const refusalOf = (head: string): FailureError | undefined => {
  if (/^\s*<(!doctype|html|head|body|\?xml|!--)/i.test(head)) return failureError('unexpected', 'html-answer');
  return notCsv.test(head) || packed.test(head) ? failureError('unexpected', 'bad-answer') : undefined;
};

/** Lines that tell the delimiter. */
const headLines = 20;
const hasHead = (text: string): boolean =>
  text.length >= chunkLength || (text.match(/[^\r\n](?:\r\n|\r|\n)/g)?.length ?? 0) > headLines;

/** Joins chunks until there are enough lines to tell the delimiter. */
async function* withHead(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
  let head: string | undefined = '';
  for await (const chunk of chunks) {
    if (head === undefined) yield* splitText(chunk);
    else {
      head += chunk;
      if (!hasHead(head)) continue;
      yield* splitText(head);
      head = undefined;
    }
  }
  if (head) yield* splitText(head);
}

/**
 * Where in a cell the reader is: at its start, in plain text, between quotes, after a quote that may end them, or behind
 * a carriage return that may be half of a line end.
 */
type Position = 'start' | 'plain' | 'quoted' | 'quote' | 'return';

const createParser = (delimiter: string) => {
  const plainText = new RegExp(`[^${delimiter.replace(/[\\\]^-]/, '\\$&')}\r\n]*`, 'y');
  let records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let length = 0;
  let position: Position = 'start';
  let isQuoted = false;

  const append = (text: string): void => {
    cell += text;
    length += text.length;
    if (length > maxRecordLength) throw failureError('unexpected', 'bad-answer');
  };
  const endCell = (): void => {
    record.push(cell);
    cell = '';
    position = 'start';
    isQuoted = false;
  };
  const endRecord = (): void => {
    const isEmptyLine = record.length === 0 && cell === '' && !isQuoted;
    endCell();
    if (!isEmptyLine) records.push(record);
    record = [];
    length = 0;
  };
  /** Handles the delimiter or line end at the end of a cell. Returns the position after it. */
  const endAt = (text: string, at: number): number => {
    const char = text.charAt(at);
    if (char === delimiter) endCell();
    else {
      endRecord();
      if (char === '\r') position = 'return';
    }
    return at + 1;
  };
  const readPlain = (text: string, at: number): number => {
    plainText.lastIndex = at;
    append(plainText.exec(text)?.[0] ?? '');
    const end = plainText.lastIndex;
    return end < text.length ? endAt(text, end) : end;
  };
  const readQuoted = (text: string, at: number): number => {
    const quote = text.indexOf('"', at);
    append(text.slice(at, quote < 0 ? text.length : quote));
    if (quote < 0) return text.length;
    position = 'quote';
    return quote + 1;
  };
  const readAfterQuote = (text: string, at: number): number => {
    const char = text.charAt(at);
    if (char === '"') {
      append(char);
      position = 'quoted';
      return at + 1;
    }
    if (char === delimiter || char === '\r' || char === '\n') return endAt(text, at);
    // The quotes enclose only a part of the cell, so they are ordinary characters.
    cell = `"${cell}"`;
    position = 'plain';
    return at;
  };
  const read = (text: string, at: number): number => {
    switch (position) {
      case 'return':
        position = 'start';
        return text.charAt(at) === '\n' ? at + 1 : at;
      case 'start':
        isQuoted = text.charAt(at) === '"';
        position = isQuoted ? 'quoted' : 'plain';
        return isQuoted ? at + 1 : at;
      case 'plain':
        return readPlain(text, at);
      case 'quoted':
        return readQuoted(text, at);
      case 'quote':
        return readAfterQuote(text, at);
    }
  };

  return {
    write(text: string): void {
      for (let at = 0; at < text.length; ) at = read(text, at);
    },
    end(): void {
      if (position === 'quoted') throw failureError('unexpected', 'bad-answer');
      if (position !== 'return') endRecord();
    },
    /** Returns the records read since the last call. */
    take(): readonly string[][] {
      const taken = records;
      records = [];
      return taken;
    },
  };
};

/** How the start of a text reads with a delimiter. */
interface Reading {
  readonly delimiter: string;
  /** The number of titles. */
  readonly width: number;
  /** How many of the first lines are as wide as the titles, from 0 to 1. */
  readonly even: number;
  /** Whether the delimiter is part of the words: "Name (last, first)", or a space after it in every line. */
  readonly tearsWords: boolean;
}

const readingOf = (head: string, delimiter: string): Reading => {
  const parser = createParser(delimiter);
  try {
    parser.write(head);
    // The last line of a longer text may be cut off.
    if (!hasHead(head)) parser.end();
  } catch {
    // A quote that is not closed: the lines before it still tell the delimiter.
  }
  const [header = [], ...rows] = parser.take().slice(0, headLines + 1);
  const width = header.length;
  const isEven = (row: string[]): boolean => row.length >= width && row.slice(width).every((cell) => cell === '');
  const isSpaced = (row: string[]): boolean => row.slice(1).some((cell) => cell.startsWith(' '));
  return {
    delimiter,
    width,
    even: rows.length === 0 ? 1 : rows.filter(isEven).length / rows.length,
    tearsWords: header.some((title) => /\([^)]*$/.test(title)) || [header, ...rows].every(isSpaced),
  };
};

/**
 * The delimiter that makes all of the first lines equally wide. Where several do, the one that tears no words, then the
 * one with most columns, then another than the comma, which is also a decimal sign.
 */
export const delimiterOf = (head: string): string => {
  const readings = [',', ';', '\t', '|'].map((delimiter) => readingOf(head, delimiter));
  const ranks = (one: Reading): readonly number[] => [
    Number(one.width > 1),
    one.even,
    Number(!one.tearsWords),
    one.width,
    Number((one.delimiter === ',') === one.width < 2),
  ];
  return readings.reduce((best, one) => {
    const [ours, theirs] = [ranks(one), ranks(best)];
    const at = ours.findIndex((rank, index) => rank !== theirs[index]);
    return at >= 0 && (ours[at] ?? 0) > (theirs[at] ?? 0) ? one : best;
  }).delimiter;
};

/** A first line that names the delimiter for spreadsheets: `sep=;`, also in quotes or padded to the width of the table. */
export const namedDelimiter = /^"?sep="?([^\w"\r\n])[^\w\r\n]*(?:\r\n?|\n|$)/i;

/** A parser for a text, and where its first record starts. */
const openText = (head: string) => {
  const marked = head.startsWith('\uFEFF') ? 1 : 0;
  const named = namedDelimiter.exec(head.slice(marked, marked + 100));
  const start = marked + (named?.[0].length ?? 0);
  return { parser: createParser(named?.[1] ?? delimiterOf(head.slice(start, chunkLength))), start };
};

/** The records of a complete text, as `csvRecords` finds them. */
export const parseCsv = (text: string): readonly string[][] => {
  const { parser, start } = openText(text);
  parser.write(text.slice(start));
  parser.end();
  return parser.take();
};

/**
 * The records of a CSV text, header included, in batches; empty lines are left out. A quote inside an unquoted cell is a
 * character. Throws a `FailureError` if the text is no CSV or ends inside a quoted cell, as a truncated file does.
 */
export async function* csvRecords(
  clock: Clock,
  chunks: AsyncIterable<string>,
): AsyncGenerator<readonly string[][], void> {
  let parser: ReturnType<typeof createParser> | undefined;
  let count = 0;
  for await (const chunk of withHead(chunks)) {
    let start = 0;
    if (!parser) {
      ({ parser, start } = openText(chunk));
      const refusal = refusalOf(chunk.slice(start));
      if (refusal) throw refusal;
    }
    parser.write(chunk.slice(start));
    const batch = parser.take();
    if (batch.length > 0) yield batch;
    count += 1;
    if (count % chunksPerStep === 0) await yieldToEventLoop(clock);
  }
  parser?.end();
  const last = parser?.take() ?? [];
  if (last.length > 0) yield last;
}
