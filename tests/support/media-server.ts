/**
 * The mock server with pictures and documents as files, on its own host (127.0.0.1) or on `localhost`,
 * which is another host to the app.
 */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendFile } from './media-files';
import { startMockServer } from './mock-server';

export interface FileRequest {
  readonly path: string;
  readonly isElsewhere: boolean;
  readonly headers: IncomingHttpHeaders;
}

export interface MediaServer {
  readonly url: string;
  readonly requests: () => readonly FileRequest[];
  /** Paths of requests that the app canceled before they were answered. */
  readonly ended: () => readonly string[];
  /** Forgets the requests so far, also those that were canceled. */
  readonly clearRequests: () => void;
  /** Delays all further file requests. */
  readonly hold: () => void;
  /** Answers the delayed requests and all later ones. */
  readonly release: () => void;
  /** Breaks every connection to the other host, or answers there again. */
  readonly setElsewhereDown: (isDown: boolean) => void;
  readonly close: () => Promise<void>;
}

export interface MediaServerOptions {
  /** Whether every second picture is on another host. */
  readonly elsewhere?: boolean;
  /** The number of pictures of an inspection, in addition to its other files. */
  readonly pictures?: number;
}

/** The address of a file at a closed port. */
export const unreachable = 'https://localhost:1/cage.heic';

/** The files of every inspection: pictures, both kinds of video, a document, and one that cannot be shown. */
const filesOf = (pictures: number): readonly object[] =>
  [
    ...Array.from({ length: pictures }, (_, at) => ({ category: 'front', url: `/files/front-${at}.png` })),
    { category: 'engine', url: '/files/ranges.webm', mediaType: 'video' },
    { category: 'rear', url: '/files/whole.mp4', mediaType: 'video' },
    { category: 'belt_tag', url: '/files/card.pdf', mediaType: 'pdf', fileName: 'card.pdf' },
    { category: 'cage', url: unreachable },
  ].map((file, at) => ({ id: at + 1, mediaType: 'image', ...file }));

/** Replaces the demo's inline pictures in an answer with addresses of files. */
const addressed = (answer: string, path: string, server: string, options: MediaServerOptions): string => {
  const { elsewhere = false, pictures = 2 } = options;
  if (path.endsWith('/tech-inspection-media')) return JSON.stringify({ data: { attributes: filesOf(pictures) } });
  let count = 0;
  const next = (): string => {
    count += 1;
    const file = `/files/${count}.png`;
    return JSON.stringify(elsewhere && count % 2 === 0 ? `${server.replace('127.0.0.1', 'localhost')}${file}` : file);
  };
  return answer
    .replaceAll(/"https:\/\/documents\.example\.com\/[^"]*"/g, () => JSON.stringify('/files/paper.pdf'))
    .replaceAll(/"data:image\/[^"]*"/g, next)
    .replaceAll(/"(driverSignature|inspectorSignature|signatureImage|icon)":null/g, (_, name) => `"${name}":${next()}`);
};

const isOtherHost = ({ host }: IncomingHttpHeaders): boolean => host?.startsWith('localhost') === true;

/** Starts it on a port of this computer. The caller closes it. */
export const startMediaServer = async (options: MediaServerOptions = {}): Promise<MediaServer> => {
  const mock = await startMockServer({ rows: 400 });
  const requests: FileRequest[] = [];
  const ended: string[] = [];
  let waiting: (() => void)[] | undefined;
  let isElsewhereDown = false;
  let url = '';

  const answerFile = async (path: string, request: Parameters<typeof sendFile>[1], response: ServerResponse) => {
    const isElsewhere = isOtherHost(request.headers);
    requests.push({ path, isElsewhere, headers: request.headers });
    response.once('close', () => {
      if (!response.writableFinished) ended.push(path);
    });
    // The host of files must not get a token; the server itself needs it.
    if (isElsewhere === (request.headers.authorization !== undefined)) {
      response.writeHead(401).end();
      return;
    }
    const pending = waiting;
    if (pending) await new Promise<void>((resolve) => pending.push(resolve));
    await sendFile(path, request, response);
  };

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (isElsewhereDown && isOtherHost(request.headers)) {
      request.socket.destroy();
      return;
    }
    if (path.startsWith('/files/')) return answerFile(path, request, response);
    const body: Buffer[] = [];
    for await (const piece of request) body.push(piece as Buffer);
    const { authorization, 'content-type': type } = request.headers;
    const answer = await fetch(`${mock.url}${path}`, {
      method: request.method ?? 'GET',
      headers: { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) },
      ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    const text = await answer.text();
    response.end(answer.ok ? addressed(text, path, url, options) : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests: () => requests,
    ended: () => ended,
    clearRequests: () => {
      requests.length = 0;
      ended.length = 0;
    },
    hold: () => {
      waiting ??= [];
    },
    release: () => {
      for (const answer of waiting ?? []) answer();
      waiting = undefined;
    },
    setElsewhereDown: (isDown) => {
      isElsewhereDown = isDown;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await mock.close();
    },
  };
};
