/** CSV text from the server, read row by row, however it is delimited and wherever its pieces were cut. */
import { TextDecoder } from 'node:util';
import { type CsvError, parse } from 'csv-parse';
import { type FailureError, failureError } from '../../files/disk';

/** Characters fed to the parser at a time: a few milliseconds of work, so that the window stays alive. */
const slice = 65_536;
/** A row longer than this is a quote that was never closed. */
const longestRow = 8 * 1024 * 1024;

/** A text in slices, never through a surrogate pair. */
export function* slices(text: string): Generator<string, void> {
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + slice, text.length);
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1)) && to < text.length) to += 1;
    yield text.slice(from, to);
    from = to;
  }
}

/** Base64, with or without a `data:` head and line breaks, as bytes in slices. Anything else in it is a bad answer. */
export function* base64Bytes(text: string): Generator<Uint8Array, void> {
  const start = /^\s*data:[^,]{0,200},/.exec(text)?.[0].length ?? 0;
  const plain = text.slice(start).replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(plain)) throw failureError('unexpected', 'bad-answer');
  for (const part of slices(plain)) yield Buffer.from(part, 'base64'); // slices are multiples of 4 long
}

const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Bytes as text: UTF-8, or UTF-16 where a mark says so. Bytes that are no such text are a bad answer, not replaced. */
export async function* decoded(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string, void> {
  let decoder: TextDecoder | undefined;
  let head: Uint8Array = new Uint8Array();
  const read = (part: Uint8Array | undefined): string => {
    try {
      return decoder?.decode(part, { stream: part !== undefined }) ?? '';
    } catch {
      throw failureError('unexpected', 'bad-answer');
    }
  };
  for await (const part of bytes) {
    if (decoder) {
      yield read(part);
      continue;
    }
    head = Buffer.concat([head, part]);
    if (head.length < 2) continue;
    const marked = marks.find((mark) => mark.bytes.every((byte, at) => head[at] === byte));
    decoder = new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true });
    yield read(head);
  }
  decoder ??= new TextDecoder('utf-8', { fatal: true });
  if (head.length < 2) yield read(head);
  yield read(undefined);
}

/** The delimiter that stands most often in the first line, outside of quotes. */
export const delimiterOf = (head: string): string => {
  const line = (/^\s*([^\r\n"]|"[^"]*")*/.exec(head)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = [',', ';', '\t', '|'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
};

/** What came instead of CSV, where that can be seen from its first characters. */
const mistaken = (head: string): FailureError | undefined => {
  if (/^\s*<(!doctype|html|head|body|\?xml|!--)/i.test(head)) return failureError('unexpected', 'html-answer');
  return /^\s*[{[]/.test(head) ? failureError('unexpected', 'bad-answer') : undefined;
};

/** Collects text until the first line is there (or enough of it to see what this is). */
async function* withHead(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
  let head: string | undefined = '';
  for await (const chunk of chunks) {
    if (head === undefined) yield* slices(chunk);
    else {
      head += chunk;
      if (!/[\r\n]/.test(head) && head.length < slice) continue;
      yield* slices(head);
      head = undefined;
    }
  }
  if (head) yield head;
}

/**
 * The records of a CSV text, header included, in batches. Any line ending, mixed ones too; a quote inside an unquoted
 * cell is a character. Lines with nothing on them are left out. Throws a `Refusal` where the text is no CSV or ends
 * inside a quoted cell: a file cut off on its way.
 */
export async function* csvRecords(chunks: AsyncIterable<string>): AsyncGenerator<readonly string[][], void> {
  let records: string[][] = [];
  let broken: CsvError | Error | undefined;
  let write: ((chunk: string) => Promise<void>) | undefined;
  let end: (() => Promise<void>) | undefined;

  const begin = (head: string): void => {
    const wrong = mistaken(head);
    if (wrong) throw wrong;
    const parser = parse({
      delimiter: delimiterOf(head),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
    });
    parser.on('data', (record: string[]) => records.push(record));
    parser.on('error', (error) => {
      broken = error;
    });
    const settled = (run: (done: () => void) => void): Promise<void> =>
      new Promise((resolve) => {
        parser.once('close', resolve);
        run(() => {
          parser.off('close', resolve);
          resolve();
        });
      });
    write = (chunk) => settled((done) => parser.write(chunk, done));
    end = () =>
      new Promise((resolve) => {
        parser.once('close', resolve);
        parser.end();
      });
  };
  const taken = (): string[][] => {
    if (broken) throw failureError('unexpected', 'bad-answer');
    const batch = records;
    records = [];
    return batch;
  };

  for await (const chunk of withHead(chunks)) {
    if (!write) begin(chunk);
    await write?.(chunk);
    const batch = taken();
    if (batch.length > 0) yield batch;
  }
  await end?.();
  const last = taken();
  if (last.length > 0) yield last;
}
