/**
 * Reads CSV text record by record, with any delimiter and line endings, however it is split into chunks. Our own code:
 * csv-parse takes six times as long, and Papa Parse misreads irregular files (docs/decisions/0007). A test compares the first two.
 */
import { type FailureError, failureError } from '../failure-error';
import { yieldToEventLoop } from '../yield-to-event-loop';
import { chunkLength, splitText } from './text-chunks';

/** A longer record has a quote that was never closed. */
const maxRecordLength = 8 * 1024 * 1024;
/** Chunks read before other work gets its turn. */
const chunksPerStep = 16;

/** The delimiter found most often in the first line, outside of quotes. */
export const delimiterOf = (head: string): string => {
  const line = (/^\s*([^\r\n"]|"[^"]*")*/.exec(head)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
};

/** A reason why a text that starts like this is no CSV. */
const refusalOf = (head: string): FailureError | undefined => {
  if (/^\s*<(!doctype|html|head|body|\?xml|!--)/i.test(head)) return failureError('unexpected', 'html-answer');
  return /^\s*[{[]/.test(head) ? failureError('unexpected', 'bad-answer') : undefined;
};

/** Joins chunks until the first line is complete, or long enough to tell the delimiter. */
async function* withHead(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
  let head: string | undefined = '';
  for await (const chunk of chunks) {
    if (head === undefined) yield* splitText(chunk);
    else {
      head += chunk;
      if (!/[\r\n]/.test(head) && head.length < chunkLength) continue;
      yield* splitText(head);
      head = undefined;
    }
  }
  if (head) yield head;
}

/**
 * Where in a cell the reader is: at its start, in plain text, between quotes, after a quote that may end them, or behind
 * a carriage return that may be half of a line end.
 */
type Position = 'start' | 'plain' | 'quoted' | 'quote' | 'return';

const createParser = (delimiter: string) => {
  const plainText = new RegExp(`[^${delimiter}\r\n]*`, 'y');
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
    const sign = text.charAt(at);
    if (sign === delimiter) endCell();
    else {
      endRecord();
      if (sign === '\r') position = 'return';
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
    const sign = text.charAt(at);
    if (sign === '"') {
      append(sign);
      position = 'quoted';
      return at + 1;
    }
    if (sign === delimiter || sign === '\r' || sign === '\n') return endAt(text, at);
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

/** The records of a complete text, as `csvRecords` finds them. */
export const parseCsv = (text: string): readonly string[][] => {
  const parser = createParser(delimiterOf(text));
  parser.write(text.replace(/^\uFEFF/, ''));
  parser.end();
  return parser.take();
};

/**
 * The records of a CSV text, header included, in batches; empty lines are left out. A quote inside an unquoted cell is a
 * character. Throws a `FailureError` if the text is no CSV or ends inside a quoted cell, as a truncated file does.
 */
export async function* csvRecords(chunks: AsyncIterable<string>): AsyncGenerator<readonly string[][], void> {
  let parser: ReturnType<typeof createParser> | undefined;
  let count = 0;
  for await (const part of withHead(chunks)) {
    const chunk = parser ? part : part.replace(/^\uFEFF/, '');
    if (!parser) {
      const refusal = refusalOf(chunk);
      if (refusal) throw refusal;
      parser = createParser(delimiterOf(chunk));
    }
    parser.write(chunk);
    const batch = parser.take();
    if (batch.length > 0) yield batch;
    count += 1;
    if (count % chunksPerStep === 0) await yieldToEventLoop();
  }
  parser?.end();
  const last = parser?.take() ?? [];
  if (last.length > 0) yield last;
}
