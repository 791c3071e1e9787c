/**
 * Reads CSV text record by record, with any delimiter and line endings, however it is split into chunks. Our own code:
 * csv-parse takes six times as long, and Papa Parse misreads irregular files (docs/decisions/0007). A test compares the first two.
 */

import type { Clock } from '../async/ports';
import { yieldToEventLoop } from '../async/timing';
import { type FailureError, failureError } from '../call/failure-error';
import { createParser } from './csv-parser';
import { delimiterOf, hasHead, namedDelimiter } from './delimiter';
import { chunkLength, splitText } from './text-chunks';

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

/** Joins chunks until there are enough records to tell the delimiter. */
async function* withHead(chunks: AsyncIterable<string>): AsyncGenerator<string, void> {
  let head: string | undefined = '';
  let needed = 0;
  for await (const chunk of chunks) {
    if (head === undefined) yield* splitText(chunk);
    else {
      head += chunk;
      if (head.length < needed) continue;
      // A server may send a few characters at a time.
      needed = Math.min(head.length * 2, chunkLength);
      if (!hasHead(head)) continue;
      yield* splitText(head);
      head = undefined;
    }
  }
  if (head) yield* splitText(head);
}

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
