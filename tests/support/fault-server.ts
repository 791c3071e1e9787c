/** A real HTTP server on this computer that fails on demand and records all requests. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

/** A request that arrived, with its full body unless the behavior did not wait for it. */
interface Hit {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

export interface Behaviour {
  /** Whether to act right after the headers, before reading the body. */
  readonly early?: boolean;
  readonly act: (exchange: Exchange) => void;
}

export interface FaultServer {
  readonly url: string;
  readonly hits: readonly Hit[];
  /** Sets the behaviors of a path, one per request; the last one repeats. Other paths answer 404. */
  on(path: string, ...behaviours: readonly Behaviour[]): void;
  /** The number of requests of a path. */
  count(path: string): number;
  /** Resolves when a path has had this many requests. */
  reached(path: string, times?: number): Promise<void>;
  close(): Promise<void>;
}

const act = (behave: Behaviour['act']): Behaviour => ({ act: behave });

/** The server's usual envelope. */
export const attributes = (content: unknown): unknown => ({ data: { attributes: content } });

export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  text(JSON.stringify(body), 'application/json', status, headers);

export const text = (
  body: string | Buffer,
  type: string,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Behaviour =>
  act(({ response }) => {
    response.writeHead(status, { 'content-type': type, ...headers });
    response.end(body);
  });

/** A captive portal: an HTML page in place of JSON. */
export const portal = text('<!doctype html><title>Paddock Wi-Fi</title>', 'text/html');

export const redirect = (location: string, status = 302): Behaviour =>
  act(({ response }) => {
    response.writeHead(status, { location });
    response.end();
  });

/** Closes the connection without reading the body. */
export const dropBeforeReading: Behaviour = { early: true, act: ({ request }) => request.socket.destroy() };

/** Reads everything, then closes the connection without an answer. */
export const dropAfterReading = act(({ request }) => request.socket.destroy());

/** Resets the connection in the middle of the answer. */
export const breakOff = (start: string, promised: number): Behaviour =>
  act(({ request, response }) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': promised });
    response.write(start, () => request.socket.destroy());
  });

/** Never answers. */
export const silence = act(() => undefined);

/** Sends one byte every tenth of a second, endlessly. */
export const drip = act(({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{');
  const timer = setInterval(() => response.write(' '), 100);
  response.once('close', () => clearInterval(timer));
});

/** A small compressed answer that expands to that many bytes of JSON text. */
export const bomb = (bytes: number): Behaviour => {
  const packed = gzipSync(Buffer.concat([Buffer.from('"'), Buffer.alloc(bytes, 'a'), Buffer.from('"')]));
  return text(packed, 'application/json', 200, { 'content-encoding': 'gzip' });
};

/** An endless answer, as fast as it is read. */
export const flood = act(({ response }) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const piece = Buffer.alloc(1024 * 1024, ' ');
  const pour = (): void => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', pour);
  pour();
});

const read = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

export const startFaultServer = async (): Promise<FaultServer> => {
  const hits: Hit[] = [];
  const plans = new Map<string, Behaviour[]>();
  const waiting = new Set<() => void>();
  const sockets = new Set<Socket>();
  const count = (path: string): number => hits.filter((hit) => hit.path === path).length;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '';
    const plan = plans.get(path) ?? [];
    const behaviour = (plan.length > 1 ? plan.shift() : plan[0]) ?? json({}, 404);
    const body = behaviour.early ? Buffer.alloc(0) : await read(request);
    hits.push({ method: request.method ?? '', path, headers: request.headers, body: body.toString('utf8') });
    behaviour.act({ request, response, body });
    for (const look of waiting) look();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    on: (path, ...behaviours) => {
      plans.set(path, [...behaviours]);
    },
    count,
    reached: (path, times = 1) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (count(path) < times) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
};
