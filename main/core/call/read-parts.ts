/** Reads the rows of a long answer part by part while it arrives, so that neither its text nor its rows are held complete. */
import { jsonLimits } from '@contract/json/read-json';
import { isRecord } from '@contract/json/record';
import { closeStream } from '../close-stream';
import { yieldToEventLoop } from '../yield-to-event-loop';
import { raceAbort } from './deadline';
import { charsetOf } from './decode-text';
import { createJsonSplitter, type JsonSplitter } from './json-splitter';
import type { ParsedResponse, ResponseContext } from './parse-response';
import type { PreparedCall } from './prepare-call';
import { readBytes, rejoin } from './read-bytes';
import type { CallDependencies } from './send-with-retry';
import { contentTypeOf, type TransportResponse } from './transport';
import { TransportError, toTransportError } from './transport-error';

const MiB = 1024 * 1024;
/** Bytes of records in one part: few enough to be parsed here, which is faster than in a worker. */
const partLength = MiB / 4;
/** Bytes after which an answer is looked at for rows. */
const tryAt = [0.25, 0.5, 1, 2, 4, 8].map((size) => size * MiB);
/** Bytes looked at before the clock is, and milliseconds after which other work gets its turn. */
const stepLength = 64 * 1024;
const stepTime = 10;

/** Charsets whose bytes below 128 are ASCII, so that brackets, commas and quotes can be found in them. */
const isLikeAscii = (type: string): boolean => {
  const charset = charsetOf(type);
  return charset === undefined || /^(utf-?8|us-ascii|iso-8859-\d+|latin\d|windows-125\d)$/i.test(charset);
};

/** Whether a body starts like a JSON object or list of one byte per sign. */
const startsLikeJson = (head: Uint8Array): boolean => {
  const from = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
  const text = String.fromCharCode(...head.subarray(from, from + 100)).trimStart();
  return /^[{[]/.test(text) && !text.includes('\0');
};

/** The number of rows in a list's page, or in a CSV answer of rows. */
const countRows = ({ result }: ParsedResponse): number => {
  const rows = result.ok && isRecord(result.value) ? result.value.rows : undefined;
  return Array.isArray(rows) ? rows.length : 0;
};

/** JSON:API keeps parts of its rows in `included`, usually behind them, so such an answer is read at once. */
const mayReferToLaterParts = (document: Uint8Array): boolean =>
  /"relationships"\s*:/.test(new TextDecoder('latin1').decode(document));

interface ReadLimits {
  /** The most bytes to hold. */
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** What one part came to. */
export interface AnswerPart {
  readonly parsed: ParsedResponse;
  readonly isLast: boolean;
}

type Parse = (document: Uint8Array<ArrayBuffer>, rowsBefore?: number) => Promise<ParsedResponse>;

/** What a parser need not find out about bytes that were split. */
type Facts = Pick<ResponseContext, 'isChecked' | 'isCostly'>;

const factsOf = (splitter: JsonSplitter): Facts => ({ isChecked: true, isCostly: splitter.isCostly() });

const chooseRows = async (splitter: JsonSplitter, parse: Parse): Promise<void> => {
  for (const { document, empty, rows, choose } of splitter.candidates()) {
    // The start of the answer is parsed again with each part.
    if (empty.byteLength > partLength / 4 || mayReferToLaterParts(document)) continue;
    if (countRows(await parse(document)) !== rows || countRows(await parse(empty)) !== 0) continue;
    choose();
    return;
  }
};

const badAnswer = (): TransportError => new TransportError('bad-answer', true);

/** A body in short pieces. Pieces that have arrived already would follow each other without a turn for anything else. */
async function* steps(body: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncGenerator<Uint8Array, void> {
  const iterator = body[Symbol.asyncIterator]();
  let turn = performance.now();
  try {
    for (;;) {
      const next = await raceAbort(signal, iterator.next());
      if (next.done) return;
      for (let from = 0; from < next.value.byteLength; from += stepLength) {
        yield next.value.subarray(from, from + stepLength);
        if (performance.now() - turn < stepTime) continue;
        await yieldToEventLoop();
        turn = performance.now();
      }
    }
  } finally {
    closeStream(iterator);
  }
}

/** The first piece that has bytes, and the body as if none had been read. */
const peekBody = async (
  body: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<{ readonly head: Uint8Array; readonly body: AsyncIterable<Uint8Array> }> => {
  const iterator = body[Symbol.asyncIterator]();
  for (;;) {
    const next = await raceAbort(signal, iterator.next());
    if (next.done) return { head: new Uint8Array(), body: rejoin([], iterator) };
    if (next.value.byteLength > 0) return { head: next.value, body: rejoin([next.value], iterator) };
  }
};

/** A body whose bytes are held while it is looked at, or undefined if its brackets can't be found. */
const openSplitter = async (
  { row }: PreparedCall,
  response: TransportResponse,
  { limit, signal }: ReadLimits,
): Promise<{ readonly splitter?: JsonSplitter; readonly body: AsyncIterable<Uint8Array> }> => {
  const { head, body } = await peekBody(response.body, signal);
  if (!startsLikeJson(head) || !isLikeAscii(contentTypeOf(response))) return { body };
  const maxText = row.output.shape === 'csv' ? limit : 2 * MiB;
  return { body, splitter: createJsonSplitter({ ...jsonLimits, held: limit, text: maxText }) };
};

const addTo = (splitter: JsonSplitter, bytes: Uint8Array): void => {
  const problem = splitter.add(bytes);
  if (problem !== undefined) throw new TransportError(problem, true);
};

/**
 * Reads all bytes, unless they are JSON that no useful answer is: then it throws a `TransportError` as soon as that shows, so
 * that nobody has to parse it.
 */
export const readUsefulBytes = async (
  call: PreparedCall,
  response: TransportResponse,
  limits: ReadLimits,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly facts?: Facts }> => {
  try {
    const { body, splitter } = await openSplitter(call, response, limits);
    if (!splitter) return { bytes: await readBytes({ ...response, body }, limits.limit, limits.signal) };
    for await (const bytes of steps(body, limits.signal)) addTo(splitter, bytes);
    return { bytes: splitter.end().document, facts: factsOf(splitter) };
  } catch (error) {
    throw toTransportError(error);
  }
};

/**
 * Reads the answer to a list or CSV call. A long answer comes in several parts with some of its rows each. The last part
 * also has what stands behind the rows, such as totals and links. Any other answer comes in one part. Throws a
 * `TransportError`.
 */
export async function* readParts(
  dependencies: Pick<CallDependencies, 'parse'>,
  call: PreparedCall,
  response: TransportResponse,
  context: ResponseContext,
  { limit, signal }: ReadLimits,
): AsyncGenerator<AnswerPart, void> {
  const { id, row } = call;
  let facts: Facts = {};
  const parse: Parse = (document, rowsBefore = 0) =>
    dependencies.parse(id, row, document, { ...context, ...facts, rowsBefore }, signal);
  try {
    const { body, splitter } = await openSplitter(call, response, { limit, signal });
    if (!splitter) {
      yield { parsed: await parse(await readBytes({ ...response, body }, limit, signal)), isLast: true };
      return;
    }
    const tries = [...tryAt];
    let rowsBefore = 0;
    for await (const bytes of steps(body, signal)) {
      addTo(splitter, bytes);
      facts = factsOf(splitter);
      if (tries[0] !== undefined && splitter.held() >= tries[0]) {
        tries.shift();
        await chooseRows(splitter, parse);
      }
      const part = splitter.take(partLength);
      if (!part) continue;
      tries.length = 0;
      const parsed = await parse(part.document, rowsBefore);
      if (parsed.result.ok && countRows(parsed) !== part.rows) throw badAnswer();
      rowsBefore += part.rows;
      yield { parsed, isLast: false };
    }
    const { document, empty, rows } = splitter.end();
    const parsed = await parse(document, rowsBefore);
    // What comes behind the rows may show that others are the rows, such as a second list of the same name.
    if (rowsBefore > 0 && empty && parsed.result.ok)
      if (countRows(parsed) !== rows || countRows(await parse(empty, rowsBefore)) !== 0) throw badAnswer();
    yield { parsed, isLast: true };
  } catch (error) {
    throw toTransportError(error);
  }
}
