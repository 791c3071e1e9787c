/** The network between the app and the server: it fails on demand and records what reached the server. */
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { WriteFault } from './plan';

export interface Arrival {
  readonly path: string;
  /** The values that a write sends. */
  readonly values: readonly string[];
  /** Whether the server did it. */
  isDone: boolean;
}

export interface BadNetwork {
  readonly url: string;
  /** Every request that got through, in order. */
  readonly arrivals: readonly Arrival[];
  /** The faults of the attempts to write a value. */
  setFaults(value: string, faults: readonly WriteFault[]): void;
  clearFaults(): void;
  /** Refuses connections, or accepts them again. */
  setUp(isUp: boolean): Promise<void>;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const valuesIn = (path: string, body: Buffer): readonly string[] => {
  if (path.startsWith('/media/upload')) return /filename="([^"]+)"/.exec(body.toString('latin1'))?.slice(1) ?? [];
  if (!path.startsWith('/track/update') && !path.startsWith('/track/create')) return [];
  const { data }: { readonly data?: object } = JSON.parse(body.toString('utf8'));
  return Object.values(data ?? {}).filter((value) => typeof value === 'string');
};

const slowness = 350;

export const createBadNetwork = async (server: string): Promise<BadNetwork> => {
  const target = new URL(server);
  const arrivals: Arrival[] = [];
  const faults = new Map<string, WriteFault[]>();

  const forward = (request: IncomingMessage, body: Buffer) =>
    new Promise<{ readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: Buffer }>(
      (resolve, reject) => {
        const { method = 'GET', url: path = '/', headers } = request;
        const upstream = send(
          { host: target.hostname, port: target.port, method, path, headers: { ...headers, host: target.host } },
          (response) => {
            bodyOf(response).then(
              (answer) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: answer }),
              reject,
            );
          },
        );
        upstream.once('error', reject);
        upstream.end(body);
      },
    );

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    const path = request.url ?? '/';
    const values = valuesIn(path, body);
    const arrival: Arrival = { path, values, isDone: false };
    arrivals.push(arrival);
    const fault = faults.get(values.find((value) => faults.has(value)) ?? '')?.shift();
    if (fault === 'hang') return;
    if (fault === 'before') {
      request.destroy();
      return;
    }
    if (fault === 'expire') {
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"messages":{"error":{"msg":"Signed out"}}}');
      return;
    }
    if (fault === 'slow') await wait(slowness);
    const answer = await forward(request, body);
    arrival.isDone = answer.status === 200;
    if (fault === 'slow') await wait(slowness);
    if (fault === 'after') response.destroy();
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  };

  const listener = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      listener.once('error', reject);
      listener.listen(port, '127.0.0.1', () => {
        listener.off('error', reject);
        resolve();
      });
    });
  await listen(0);
  const { port } = listener.address() as AddressInfo;
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      listener.close(() => resolve());
      listener.closeAllConnections();
    });

  return {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    setFaults: (value, list) => void faults.set(value, [...list]),
    clearFaults: () => faults.clear(),
    setUp: async (isUp) => {
      if (isUp === listener.listening) return;
      await (isUp ? listen(port) : stop());
    },
    close: async () => {
      if (listener.listening) await stop();
    },
  };
};
