/** JSON values as lines of bytes, and back. */
import { failureError } from '../core/call/failure-error';

/** The longest line that is read: the longest answer of a server, with room for escapes. */
const maxLineBytes = 80 * 1024 * 1024;
const lineEnd = 10;
const damaged = () => failureError('invalid', 'handover-file');

export async function* toLines(values: AsyncIterable<unknown>): AsyncGenerator<Uint8Array, void> {
  for await (const value of values) yield Buffer.from(`${JSON.stringify(value)}\n`);
}

const parse = (pieces: readonly Uint8Array[]): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces)));
  } catch {
    throw damaged();
  }
};

/** Throws `handover-file` for a line that is too long or no JSON, and for a last line without its end. */
export async function* fromLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<unknown, void> {
  let pieces: Uint8Array[] = [];
  let bytes = 0;
  const add = (piece: Uint8Array): void => {
    bytes += piece.length;
    if (bytes > maxLineBytes) throw damaged();
    pieces.push(piece);
  };
  for await (const chunk of source) {
    let from = 0;
    for (let end = chunk.indexOf(lineEnd); end >= 0; end = chunk.indexOf(lineEnd, from)) {
      add(chunk.subarray(from, end));
      yield parse(pieces);
      pieces = [];
      bytes = 0;
      from = end + 1;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (bytes > 0) throw damaged();
}
