/**
 * Entry of the worker that parses large responses. Decoding and parsing 60 MB of JSON takes seconds and would block
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

export interface ParseJob {
  readonly job: number;
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly context: ResponseContext;
}

/** First the `rows` of a response in pieces, then the response without them. */
export type ResponsePiece =
  | { readonly job: number; readonly rows: readonly unknown[] }
  | { readonly job: number; readonly read: ParsedResponse };

/** Main has processed a piece and is ready for the next one. Without this, main would receive all pieces at once. */
export interface NextPieceRequest {
  readonly next: number;
}

/** Characters of JSON, and rows, in one piece, which main processes in a few milliseconds. */
const pieceLength = 256 * 1024;
const pieceRows = 2_000;
/** The most characters of a single record, or of a response without a list, that are accepted. */
const maxRecordLength = 2 * 1024 * 1024;

const tooLarge = fail('unexpected', 'too-large');

/** Sends the rows piece by piece and empties the list. Returns false if one of them is too large to be a record. */
const sendRows = async (rows: unknown[], send: (rows: readonly unknown[]) => Promise<void>): Promise<boolean> => {
  let piece: unknown[] = [];
  let size = 0;
  const all = rows.splice(0);
  for (const [at, row] of all.entries()) {
    // Main has its own copy, so the list never exists twice.
    all[at] = undefined;
    const length = JSON.stringify(row)?.length ?? 0;
    if (length > maxRecordLength) return false;
    piece.push(row);
    size += length;
    if (size < pieceLength && piece.length < pieceRows) continue;
    await send(piece);
    [piece, size] = [[], 0];
  }
  await send(piece);
  return true;
};

const sendInPieces = async (
  read: ParsedResponse,
  send: (rows: readonly unknown[]) => Promise<void>,
): Promise<ParsedResponse> => {
  if (!read.result.ok || typeof read.result.value === 'string') return read;
  const { value } = read.result;
  const { inspected: _, ...rest } = read;
  const rejected = { ...rest, result: tooLarge, isUnreadable: true };
  if (isRecord(value) && Array.isArray(value.rows)) return (await sendRows(value.rows, send)) ? read : rejected;
  if (isRecord(value) && typeof value.text === 'string') return read; // a CSV's text
  return JSON.stringify(value).length > maxRecordLength ? rejected : read;
};

const resume = new Map<number, () => void>();

/** Bytes, text and records are each as large as the response: the bytes are freed before parsing, the text after it. */
const parseBytes = (row: AnyRow, bytes: Uint8Array<ArrayBuffer>, context: ResponseContext): ParsedBody => {
  const decoded = decodeText(bytes, context.type);
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return parseBody(row, decoded, context);
};

const parseJob = async ({ job, id, bytes, context }: ParseJob): Promise<void> => {
  const row = rowOf(id);
  if (!row) return;
  const send = (piece: ResponsePiece): void => parentPort?.postMessage(piece);
  const read = await sendInPieces(toParsedResponse(row, parseBytes(row, bytes, context), context), (rows) => {
    send({ job, rows });
    return new Promise((resolve) => resume.set(job, resolve));
  });
  resume.delete(job);
  send({ job, read });
};

parentPort?.on('message', (message: ParseJob | NextPieceRequest) => {
  if ('next' in message) resume.get(message.next)?.();
  else void parseJob(message);
});
