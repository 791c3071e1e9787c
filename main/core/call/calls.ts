/** Calls that other parts of the app make in the name of the signed-in user. */
import type { UploadRequest } from '@contract/bridge';
import type { CsvAnswer } from '@contract/endpoint';
import type { Failure, Result } from '@contract/failure';
import type { NetworkState } from '@contract/network/network-view';
import type { EndpointId } from '@contract/table';
import type { Connection } from './connection';
import type { Download } from './download';
import type { StreamUpload } from './transport';

export interface CallOptions {
  /** Asked before a failed read is sent again: false ends it, because there is something to show in its place. */
  readonly mayRetry?: () => Promise<boolean>;
  /** Asked if a page answers in place of the server: whether the server answered this call before. */
  readonly hasWorked?: () => Promise<boolean>;
}

/** A file that was not sent because the server could not be reached. */
export interface FileToKeep {
  readonly name: string;
  readonly size: number;
  readonly mime: string;
  readonly request: UploadRequest;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Why it was not sent. */
  readonly failure: Failure;
}

/** Nothing here rejects. */
export interface ApiCalls {
  /** One call of the contract. */
  call(id: EndpointId, input: unknown, signal: AbortSignal, options?: CallOptions): Promise<Result<unknown>>;
  /** A CSV call: a download if the response is a long file, otherwise what `call` would return. */
  downloadCsv(id: EndpointId, input: unknown, signal: AbortSignal): Promise<Result<CsvAnswer | Download>>;
  /** A POST whose body is streamed, never repeated. Returns what `call` would return. */
  upload(upload: StreamUpload): Promise<Result<unknown>>;
  /** Keeps a file that could not be uploaded in the outbox, which sends it later. Fails in any case: as `queued` if it is kept. */
  keepUpload?(file: FileToKeep): Promise<Result<never>>;
  /** Downloads an address from a response. Only the server's own host is allowed (else `export-address`). */
  download(url: string, signal: AbortSignal): Promise<Result<Download>>;
  /** Why reading a `Download` threw. */
  failureOf(error: unknown): Failure;
}

export interface ApiClient extends ApiCalls {
  /**
   * The same calls for the current session only. Once it has ended, they fail as `signed-out`, whoever signs in next: for
   * work that waits in a queue.
   */
  forCurrentSession(): ApiCalls;
  /** Cancels every call in flight and forgets what earlier responses showed. */
  abortAll(): void;
  /** The state of the current server's network. */
  readonly network: NetworkState;
  readonly connection: Connection;
}
