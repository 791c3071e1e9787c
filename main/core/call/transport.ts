/** The transport port: requests and responses as they cross the network. */
import type { EndpointId } from '@contract/table';

/** A request without the server's address. */
export interface TransportRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with its parameters filled in, starting with `/`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
  /** Whether it must never be sent twice, not even by the network stack itself, because it changes something. */
  readonly once: boolean;
  /** Sent as `Authorization: Bearer`. */
  readonly token?: string;
  /** A call of the sample API, which the demo answers even without a network. */
  readonly isSample?: true;
}

/** A response of any status; the caller reads the body. */
export interface TransportResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Sends a request to a server. Rejects with a `TransportError` if there is no response. The signal also aborts reading. */
export type Transport = (request: TransportRequest, server: string, signal: AbortSignal) => Promise<TransportResponse>;

/** A body of known length, sent piece by piece. */
export interface StreamUpload {
  readonly id: EndpointId;
  /** `content-type` and the like; the transport adds `authorization` and `content-length`. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The transport is done with a chunk when it requests the next one, so the sender can reuse one buffer. With 1 MiB
   * chunks, uploads are then as fast as curl's; a new buffer for each chunk takes 2.5 times as long.
   */
  readonly body: AsyncIterable<Uint8Array>;
  /** The file in the body: its bytes, and the MIME type of its content. */
  readonly file: { readonly size: number; readonly mime: string };
  /** The exact number of bytes of the body. */
  readonly length: number;
  readonly signal: AbortSignal;
  /** Called with the number of bytes handed to the network so far. */
  readonly onSent?: (bytes: number) => void;
}

/** Sends a body piece by piece, never twice. Rejects with a `TransportError` if there is no response. */
export type UploadTransport = (
  upload: Omit<StreamUpload, 'id' | 'file'> & { readonly path: string; readonly token?: string },
  server: string,
) => Promise<TransportResponse>;

/** Both ways to send to one kind of server. */
export interface Transports {
  readonly send: Transport;
  readonly upload: UploadTransport;
}

export const isSuccess = ({ status }: Pick<TransportResponse, 'status'>): boolean => status >= 200 && status <= 299;

export const contentTypeOf = ({ headers }: Pick<TransportResponse, 'headers'>): string => headers['content-type'] ?? '';
