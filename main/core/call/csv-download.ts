/** CSV calls, whose response may be the file itself: a long one is passed on while it arrives and never held in memory. */
import type { CsvAnswer } from '@contract/endpoint';
import { ok, type Result } from '@contract/failure';
import { closeStream } from '../async/close-stream';
import { type Deadline, raceAbort } from '../async/deadline';
import { type Download, sendAndOpen, toDownload } from './download';
import type { PreparedCall } from './prepare-call';
import { joinBytes, rejoin } from './read-bytes';
import { readResponse } from './read-response';
import type { CallDependencies } from './send-with-retry';
import { contentTypeOf, isSuccess, type TransportResponse } from './transport';
import { toTransportError } from './transport-error';

/** Bytes to look at before a response counts as a file; a shorter response is read at once. */
const peekBytes = 1024 * 1024;

/** Reads the first pieces of a response, and returns the response as if none had been read. */
const peek = async (
  response: TransportResponse,
  signal: AbortSignal,
): Promise<{ readonly head: Uint8Array; readonly isComplete: boolean; readonly response: TransportResponse }> => {
  const rest = response.body[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let size = 0;
  let isComplete = false;
  try {
    while (size < peekBytes && !isComplete) {
      const next = await raceAbort(signal, rest.next());
      if (next.done) isComplete = true;
      else {
        pieces.push(next.value);
        size += next.value.byteLength;
      }
    }
  } catch (error) {
    closeStream(rest);
    throw toTransportError(error);
  }
  return { head: joinBytes(pieces, size), isComplete, response: { ...response, body: rejoin(pieces, rest) } };
};

const lineFeed = 0x0a;

/** Whether the text has lines and doesn't start like an object, a list, a page or a data address. */
const looksLikeCsv = (head: Uint8Array): boolean =>
  head.includes(lineFeed) && !/^[^\w"]*([{[<]|data:)/.test(String.fromCharCode(...head.subarray(0, 100)));

const open = async (
  dependencies: CallDependencies,
  call: PreparedCall,
  deadline: Deadline,
  received: TransportResponse,
): Promise<Result<CsvAnswer | Download>> => {
  let response = received;
  if (isSuccess(received) && /\bcsv\b/i.test(contentTypeOf(received))) {
    const peeked = await peek(received, deadline.signal);
    response = peeked.response;
    if (!peeked.isComplete && looksLikeCsv(peeked.head)) return ok(toDownload(call, deadline, response));
  }
  const result = await readResponse(dependencies, call, response, deadline.signal);
  deadline.clear();
  return result as Result<CsvAnswer>; // as the row of the call promises
};

/**
 * Makes a CSV call. A long response of type CSV becomes a download whose deadline runs until it is read; everything else
 * (base64, an address, rows, an error, anything short) is read at once like any other response.
 */
export const openCsv = (
  dependencies: CallDependencies,
  call: PreparedCall,
  stop: AbortSignal,
): Promise<Result<CsvAnswer | Download>> => sendAndOpen(dependencies, call, stop, open);
