/** Downloads a file behind an address that the server named, passing it on while it arrives. */
import { csv, get } from '@contract/endpoint';
import { type Failure, fail, ok, type Result } from '@contract/failure';
import { isPageType } from '@contract/http/refusal';
import { emptyProfile } from '@contract/reading/server-profile';
import { z } from 'zod';
import type { Deadline } from '../async/deadline';
import { toFailure } from './call-failure';
import { demoServer } from './demo-transport';
import { toOwnAddress } from './own-address';
import type { PreparedCall } from './prepare-call';
import { readResponse } from './read-response';
import { type CallDependencies, sendOnce, sendWithRetry } from './send-with-retry';
import type { SessionPort } from './session-port';
import { contentTypeOf, isSuccess, type TransportResponse } from './transport';
import { toTransportError } from './transport-error';

/** A response body that is read while it arrives; the call's deadline runs until it is read. */
export interface Download {
  /** From `content-length`, if the server sends one and doesn't compress. */
  readonly length?: number;
  readonly type: string;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Thrown while the body of a `Download` is read. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';

  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/** Passes on the body and clears the deadline after the last piece, or when the reader stops. */
async function* bodyOf(
  { row }: PreparedCall,
  response: TransportResponse,
  deadline: Deadline,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of response.body) yield piece;
    if (deadline.reason() !== undefined) throw new Error('aborted');
  } catch (error) {
    throw new DownloadError(toFailure(row, toTransportError(error), deadline.reason()));
  } finally {
    deadline.clear();
  }
}

/** A response as a download, which clears the deadline. */
export const toDownload = (call: PreparedCall, deadline: Deadline, response: TransportResponse): Download => {
  const declared = response.headers['content-length'];
  const length = declared === undefined || response.headers['content-encoding'] ? Number.NaN : Number(declared);
  const body = bodyOf(call, response, deadline);
  return { type: contentTypeOf(response), body, ...(Number.isSafeInteger(length) ? { length } : {}) };
};

/** Passes on a 2xx body; reads anything else, HTML pages included, and explains it. */
const open = async (
  dependencies: CallDependencies,
  call: PreparedCall,
  deadline: Deadline,
  response: TransportResponse,
): Promise<Result<Download>> => {
  if (isSuccess(response) && !isPageType(contentTypeOf(response))) return ok(toDownload(call, deadline, response));
  const result = await readResponse(dependencies, call, response, deadline.signal);
  return result.ok ? fail('unexpected', 'bad-answer', { status: response.status }) : result;
};

type OpenResponse<T> = (
  dependencies: CallDependencies,
  call: PreparedCall,
  deadline: Deadline,
  response: TransportResponse,
) => Promise<Result<T>>;

/** Sends a call whose body may be read later. After a success, `openResponse` or the reader clears the deadline. */
export const sendAndOpen = <T>(
  dependencies: CallDependencies,
  call: PreparedCall,
  stop: AbortSignal,
  openResponse: OpenResponse<T>,
  mayRetry?: () => Promise<boolean>,
): Promise<Result<T>> =>
  sendWithRetry(
    dependencies,
    call,
    stop,
    async (deadline) => {
      const attempt = await sendOnce(dependencies, call, deadline, (response) =>
        openResponse(dependencies, call, deadline, response),
      );
      if (!attempt.result.ok) deadline.clear();
      return attempt;
    },
    mayRetry,
  );

/** Starts a prepared download. Its deadline runs until the body is read. */
export const openDownload = (
  dependencies: CallDependencies,
  call: PreparedCall,
  stop: AbortSignal,
): Promise<Result<Download>> => sendAndOpen(dependencies, call, stop, open);

/** A file is no call of the contract, but its response is treated like that of a CSV call. */
const fileRow = get('/', { input: z.unknown(), output: csv(), returns: 'csv', kind: 'read', by: 'files' });

/** Prepares the download of an address from a response. Fails with `export-address` if it isn't the server's own. */
export const prepareDownload = (session: SessionPort, url: string): Result<PreparedCall> => {
  const { mode, server } = session.target();
  const token = session.token();
  if (token === undefined) return fail('signed-out', 'not-signed-in');
  const address = toOwnAddress(url, mode === 'demo' ? demoServer : server);
  if (!address.ok) return address;
  const { origin, path } = address.value;
  return ok({
    id: 'file',
    row: fileRow,
    input: undefined,
    request: { method: 'GET', path, once: false, token },
    isDemo: mode === 'demo',
    server: origin,
    profile: emptyProfile,
    generation: session.generation(),
  });
};
