/**
 * Chromium's network stack, which knows the system's proxy, its log-in, and the certificates of the operating system.
 * Sessions of its own, without cookies or cache; never the window's.
 */
import { Readable } from 'node:stream';
import { net, type Session, session } from 'electron';
import { raceAbort } from '../core/call/deadline';
import type { TransportResponse, UploadTransport } from '../core/call/transport';
import { TransportError, toTransportError } from '../core/call/transport-error';
import { uploadDirectly } from './direct-upload';
import type { Networks } from './live';
import { fetchOnOwnConnection } from './own-connection';

/** Calls that change something, at the same time; more of them wait. */
const lanes = 8;

const own = (name: string): Session => session.fromPartition(`pitwall-${name}`, { cache: false });

interface Lane {
  readonly session: Session;
  release(): void;
}

/** Waits before anything is sent: what ends meanwhile was never sent. */
const before = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
  try {
    return await raceAbort(signal, work);
  } catch (error) {
    throw signal.aborted ? new TransportError('cancelled', false) : error;
  }
};

/** Lends out sessions one by one, each without an open connection: only on a fresh one is a POST never sent twice. */
const createLanes = (): ((signal: AbortSignal) => Promise<Lane>) => {
  const free = Array.from({ length: lanes }, (_, index) => `change-${index}`);
  const waiting = new Set<(name: string) => void>();
  const giveBack = (name: string): void => {
    const [next] = waiting;
    if (next) next(name);
    else free.push(name);
  };
  const place = (signal: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => {
      const take = (name: string): void => {
        waiting.delete(take);
        signal.removeEventListener('abort', leave);
        resolve(name);
      };
      const leave = (): void => {
        waiting.delete(take);
        reject(new TransportError('cancelled', false));
      };
      waiting.add(take);
      signal.addEventListener('abort', leave, { once: true });
    });
  return async (signal) => {
    if (signal.aborted) throw new TransportError('cancelled', false);
    const name = free.pop() ?? (await place(signal));
    const lane = own(name);
    const closing = lane.closeAllConnections();
    let isLent = true;
    const release = (): void => {
      if (isLent) giveBack(name);
      isLent = false;
    };
    try {
      await before(signal, closing);
      if (signal.aborted) throw new TransportError('cancelled', false);
    } catch (error) {
      // Lent again only once it is closed.
      closing.then(release, release);
      throw error;
    }
    return { session: lane, release };
  };
};

/** A body piece by piece through Chromium: `transfer-encoding: chunked`, a quarter of the speed, behind any proxy. */
const sendThrough = (
  lane: Session,
  upload: Parameters<UploadTransport>[0],
  url: string,
  release: () => void,
): Promise<TransportResponse> =>
  new Promise((resolve, reject) => {
    const { headers, body, length, signal, onSent, token } = upload;
    const pieces = body[Symbol.asyncIterator]();
    let sent = 0;
    let isAnswered = false;
    const request = net.request({ url, method: 'POST', session: lane, redirect: 'error', credentials: 'omit' });
    request.chunkedEncoding = true;
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers })) {
      request.setHeader(name, value);
    }
    if (token !== undefined) request.setHeader('authorization', `Bearer ${token}`);
    const stop = (): void => lose(new TransportError('cancelled', true));
    const over = (): void => {
      signal.removeEventListener('abort', stop);
      release();
    };
    const lose = (error: unknown): void => {
      pieces.return?.().then(undefined, () => undefined);
      request.abort();
      over();
      const fault = toTransportError(error);
      reject(new TransportError(fault.code, sent === length && fault.sent, fault.word));
    };
    const pump = async (): Promise<void> => {
      for (let next = await pieces.next(); !next.done && !isAnswered; next = await pieces.next()) {
        const piece = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
        await new Promise<void>((taken, failed) => {
          request.write(piece, undefined, (error?: Error | null) => (error ? failed(error) : taken()));
        });
        sent += piece.byteLength;
        onSent?.(sent);
      }
      if (!isAnswered && sent !== length) throw new TransportError('upload-changed', false);
      if (!isAnswered) request.end();
    };
    request.on('error', lose);
    request.on('response', (message) => {
      isAnswered = true;
      pieces.return?.().then(undefined, () => undefined);
      const all = Object.entries(message.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
      const answer = Readable.from(message as unknown as AsyncIterable<Uint8Array>);
      answer.once('close', over);
      resolve({ status: message.statusCode, headers: Object.fromEntries(all), body: answer });
    });
    signal.addEventListener('abort', stop, { once: true });
    pump().catch((error: unknown) => {
      if (!isAnswered) lose(error);
    });
  });

export interface Chromium {
  readonly networks: Networks;
  readonly upload: UploadTransport;
}

/**
 * The live transport's networks and upload. Uploads go over a socket of our own where the system asks for no proxy and
 * the server's certificate is one that everybody trusts; else through Chromium. To be used after Electron's `ready`.
 */
export const createChromium = (): Chromium => {
  const reads = (): Session => own('read');
  const lend = createLanes();
  const through = async (request: Parameters<UploadTransport>[0], url: string): Promise<TransportResponse> => {
    const { session: lane, release } = await lend(request.signal);
    return sendThrough(lane, request, url, release);
  };
  return {
    networks: {
      fetch: (input, init) => reads().fetch(input instanceof URL ? input.href : input, init),
      fetchOnce: async (input, init) => {
        const request = new Request(input, init);
        init.departure.mayHaveArrived = () => false;
        const { session: lane, release } = await lend(request.signal);
        return fetchOnOwnConnection(lane, request, init.departure, release);
      },
    },
    upload: async (request, server) => {
      const url = `${server}${request.path}`;
      const proxy = await before(request.signal, reads().resolveProxy(url));
      if (proxy !== 'DIRECT') return through(request, url);
      try {
        return await uploadDirectly(request, server);
      } catch (error) {
        const fault = toTransportError(error);
        // Not one byte was sent: the certificate may be one that only the operating system knows.
        if (fault.code === 'tls' && !fault.sent) return through(request, url);
        throw fault;
      }
    },
  };
};
