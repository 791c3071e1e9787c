/**
 * Entry of the worker that reads large answers. Decoding and parsing 60 MB of JSON takes seconds and would block
 * main. The worker returns rows in pieces, each of which main processes in a few milliseconds.
 */
import { parentPort } from 'node:worker_threads';
import type { AnyRow } from '@contract/endpoint';
import { fail } from '@contract/failure';
import { isRecord } from '@contract/json/record';
import { rowOf } from '@contract/table';
import { decodeText } from '../core/call/decode-text';
import {
  type ParsedBody,
  type ParsedResponse,
  parseBody,
  type ResponseContext,
  toParsedResponse,
} from '../core/call/parse-response';

export interface ReadJob {
  readonly job: number;
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly context: ResponseContext;
}

/** First the `rows` of an answer in pieces, then the answer without them. */
export type ReadAnswerPiece =
  | { readonly job: number; readonly rows: readonly unknown[] }
  | { readonly job: number; readonly read: ParsedResponse };

/** Main has processed a piece and is ready for the next one. Without this, main would receive all pieces at once. */
export interface ReadNextPiece {
  readonly next: number;
}

/** Characters of JSON in one piece: main parses it in a few milliseconds. */
const pieceSize = 256 * 1024;
/** No well-meaning server sends a single record, or an answer without a list, that is larger than this. */
const maxRecord = 2 * 1024 * 1024;

const tooLarge = fail('unexpected', 'too-large');

/** Sends the rows piece by piece and empties the list. Returns false if one of them is too large to be a record. */
const handOn = async (rows: unknown[], send: (rows: readonly unknown[]) => Promise<void>): Promise<boolean> => {
  let piece: unknown[] = [];
  let size = 0;
  const all = rows.splice(0);
  for (const [at, row] of all.entries()) {
    // Main has it next: two copies of a whole list would not be needed at any moment.
    all[at] = undefined;
    const length = JSON.stringify(row)?.length ?? 0;
    if (length > maxRecord) return false;
    piece.push(row);
    size += length;
    if (size < pieceSize) continue;
    await send(piece);
    [piece, size] = [[], 0];
  }
  await send(piece);
  return true;
};

const lighten = async (
  read: ParsedResponse,
  send: (rows: readonly unknown[]) => Promise<void>,
): Promise<ParsedResponse> => {
  if (!read.result.ok || typeof read.result.value === 'string') return read;
  const { value } = read.result;
  const { inspected: _, ...rest } = read;
  const refused = { ...rest, result: tooLarge, torn: true };
  if (isRecord(value) && Array.isArray(value.rows)) return (await handOn(value.rows, send)) ? read : refused;
  if (isRecord(value) && typeof value.text === 'string') return read; // a CSV's text
  return JSON.stringify(value).length > maxRecord ? refused : read;
};

const waiting = new Map<number, () => void>();

/** Bytes, text and records are each as large as the answer: the bytes are freed before parsing, and the text after it. */
const parseBytes = (row: AnyRow, bytes: Uint8Array<ArrayBuffer>, context: ResponseContext): ParsedBody => {
  const decoded = decodeText(bytes, context.type);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return parseBody(row, decoded, context);
};

const work = async ({ job, id, bytes, context }: ReadJob): Promise<void> => {
  const row = rowOf(id);
  if (!row) return;
  const send = (piece: ReadAnswerPiece): void => parentPort?.postMessage(piece);
  const read = await lighten(toParsedResponse(row, parseBytes(row, bytes, context), context), (rows) => {
    send({ job, rows });
    return new Promise((resolve) => waiting.set(job, resolve));
  });
  waiting.delete(job);
  send({ job, read });
};

parentPort?.on('message', (message: ReadJob | ReadNextPiece) => {
  if ('next' in message) waiting.get(message.next)?.();
  else void work(message);
});
