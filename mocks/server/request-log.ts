/** Records requests for tests: at most the newest ten thousand. */
import type { IncomingHttpHeaders } from 'node:http';

export interface Recorded {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  /** The size of the body in bytes. */
  readonly bytes: number;
  /** Files of a multipart body; `sha256` in hexadecimal. */
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly size: number;
    readonly sha256: string;
  }[];
  /** The status of the answer; undefined if the connection was cut or is delayed. */
  readonly status: number | undefined;
}

const maxRequests = 10_000;

export interface Records {
  readonly add: (request: Recorded) => void;
  readonly list: () => readonly Recorded[];
  readonly clear: () => void;
}

export const createRecords = (): Records => {
  let requests: Recorded[] = [];
  return {
    add: (request) => {
      requests.push(request);
      if (requests.length > maxRequests * 2) requests = requests.slice(-maxRequests);
    },
    list: () => requests.slice(-maxRequests),
    clear: () => {
      requests = [];
    },
  };
};
