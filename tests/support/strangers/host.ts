/** The plain HTTP beneath the strangers: one port of this computer, JSON or multipart in, whatever a server sends out. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export type Json = Readonly<Record<string, unknown>>;

export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** The JSON body; empty where there is none. */
  readonly input: Json;
  readonly headers: IncomingHttpHeaders;
  readonly token: string | undefined;
  readonly file: UploadedFile | undefined;
  /** `http://127.0.0.1:<port>` */
  readonly base: string;
}

export interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export type Answer = (asked: Asked) => Reply;

export const json = (status: number, value: unknown, type = 'application/json'): Reply => ({
  status,
  type,
  body: JSON.stringify(value),
});

const largest = 32 * 1024 * 1024;

const bytesOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array);
    size += bytes.length;
    if (size > largest) throw new Error('the body is too large');
    parts.push(bytes);
  }
  return Buffer.concat(parts);
};

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const asJson = (value: unknown): Json => (isJson(value) ? value : {});

/** The first part with a file name, whatever its field is called. */
const fileOf = (body: Buffer, boundary: string): UploadedFile | undefined => {
  for (const part of body.toString('latin1').split(`--${boundary}`)) {
    const end = part.indexOf('\r\n\r\n');
    const head = part.slice(0, Math.max(0, end));
    const name = /filename="([^"]*)"/i.exec(head)?.[1];
    if (name === undefined) continue;
    const type = /content-type:\s*([^\r\n]+)/i.exec(head)?.[1] ?? 'application/octet-stream';
    const bytes = Buffer.from(part.slice(end + 4, -2), 'latin1');
    return { name: Buffer.from(name, 'latin1').toString('utf8'), type, bytes };
  }
  return undefined;
};

const askedOf = async (request: IncomingMessage, base: string): Promise<Asked> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', base);
  const body = await bytesOf(request);
  const boundary = /boundary="?([^";]+)/i.exec(request.headers['content-type'] ?? '')?.[1];
  let input: Json = {};
  if (boundary === undefined && body.length > 0)
    try {
      input = asJson(JSON.parse(body.toString('utf8')));
    } catch {
      input = {};
    }
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    input,
    headers: request.headers,
    token: /^Bearer\s+(.+)$/i.exec(request.headers.authorization ?? '')?.[1],
    file: boundary === undefined ? undefined : fileOf(body, boundary),
    base,
  };
};

export interface Host {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Listens on 127.0.0.1; port 0 takes any free one. `make` gets the address, which answers may contain. */
export const listen = async (make: (base: string) => Answer, port = 0): Promise<Host> => {
  let answer: Answer = () => ({ status: 503, body: '' });
  let base = '';
  const server = createServer((request, response) => {
    const serve = async (): Promise<void> => {
      const reply = answer(await askedOf(request, base));
      response.writeHead(reply.status, {
        ...(reply.type === undefined ? {} : { 'content-type': reply.type }),
        ...reply.headers,
      });
      response.end(request.method === 'HEAD' ? undefined : reply.body);
    };
    serve().catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
  answer = make(base);
  return {
    url: base,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
