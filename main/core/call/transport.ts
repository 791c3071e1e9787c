/** The words of `main/api`: what goes out, what comes back, and what the rest of main may ask for. */

import type { CsvAnswer } from '@contract/endpoint';
import type { Failure, Result } from '@contract/failure';
import type { EndpointId } from '@contract/table';

/** One request as it goes to a transport: everything but the server's address. */
export interface TransportRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with its parameters filled in, starting with `/`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON text, or nothing. */
  readonly body?: string;
  /** Changes something, so it must never be sent twice, not even by the network stack itself. */
  readonly once: boolean;
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string;
}

/** What came back, whatever its status; the body is read by whoever asked. */
export interface TransportResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Sends one request to one server; rejects with a `Fault` where no answer came. The signal ends sending and reading. */
export type Transport = (outgoing: TransportRequest, server: string, signal: AbortSignal) => Promise<TransportResponse>;

/** A body of known length, sent piece by piece: uploads. */
export interface StreamUpload {
  readonly id: EndpointId;
  /** `content-type` and the like; `authorization` and `content-length` are added here. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The body. A piece is done with when the next one is asked for, so one buffer may be filled again and again:
   * that, with pieces of 1 MiB, is what makes an upload as fast as curl (fresh buffers take 2.5 times as long).
   */
  readonly body: AsyncIterable<Uint8Array>;
  /** The exact number of bytes of the body. */
  readonly length: number;
  readonly signal: AbortSignal;
  /** Called with the number of bytes handed to the network so far. */
  readonly onSent?: (bytes: number) => void;
}

/** Sends a body piece by piece. Rejects with a `Fault` where no answer came; never sends anything twice. */
export type UploadTransport = (
  request: Omit<StreamUpload, 'id'> & { readonly path: string; readonly token?: string },
  server: string,
) => Promise<TransportResponse>;

/** Thrown while a `Download` is read. */
export class DownloadError extends Error {
  override readonly name = 'BrokenOff';

  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/** A file behind an address that the server named, or the answer itself; its deadline goes on until it is read. */
export interface Download {
  /** From `content-length`, where the server says one and does not compress. */
  readonly length?: number;
  readonly type: string;
  readonly body: AsyncIterable<Uint8Array>;
}

export type NetworkState = 'online' | 'offline' | 'captive';

/** What may be asked in the name of whoever is signed in. */
export interface ApiCalls {
  /** One call of the table. Never rejects. */
  call(id: EndpointId, input: unknown, signal: AbortSignal): Promise<Result<unknown>>;
  /** A CSV call: a file while it comes, where the server sends a long one as such; any other answer as `call` reads it. */
  downloadCsv(id: EndpointId, input: unknown, signal: AbortSignal): Promise<Result<CsvAnswer | Download>>;
  /** A POST whose body is streamed, with the session's token; never repeated. Answers as `call` does. */
  upload(request: StreamUpload): Promise<Result<unknown>>;
  /** Fetches an address from an answer: the server's own host only, https or this computer (else `export-address`). */
  download(url: string, signal: AbortSignal): Promise<Result<Download>>;
  /** Why reading a `Download` threw. */
  failureOf(error: unknown): Failure;
}

export interface ApiClient extends ApiCalls {
  /**
   * The same, for the session of this moment only: once it is over, whoever signs in next, nothing is sent any more and
   * `signed-out` is the answer. For work that waits its turn.
   */
  forCurrentSession(): ApiCalls;
  /** Ends every call in flight; they answer `cancelled`. */
  abortAll(): void;
  readonly network: NetworkState;
}
