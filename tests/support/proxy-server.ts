/** A real proxy on this computer: it may ask for a sign-in or refuse, and it alone knows the names of its hosts. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface ProxyOptions {
  /** The ports of this computer that stand for hosts: `{ 'api.pitwall.test': 8080 }`. Others don't exist. */
  readonly hosts: Readonly<Record<string, number>>;
  /** `name:password`. */
  readonly account?: string;
  /** Answers this status to everything. */
  readonly refusal?: number;
}

export interface ProxyServer {
  /** `http://127.0.0.1:3128`. */
  readonly url: string;
  /** Its host and port. */
  readonly host: string;
  /** What was asked for: `CONNECT api.pitwall.test:443`. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

/** The caller closes it. */
export const startProxy = async ({ hosts, account, refusal }: ProxyOptions): Promise<ProxyServer> => {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const statusFor = ({ method, url = '', headers }: IncomingMessage): number => {
    asked.push(`${method} ${url}`);
    const given = Buffer.from((headers['proxy-authorization'] ?? '').replace(/^Basic /, ''), 'base64').toString();
    if (refusal !== undefined) return refusal;
    if (account !== undefined && given !== account) return 407;
    const { hostname } = new URL(method === 'CONNECT' ? `http://${url}` : url);
    return hosts[hostname] === undefined ? 502 : 200;
  };
  const portOf = (address: string): number => hosts[new URL(address).hostname] ?? 0;
  const realm = 'Basic realm="Paddock"';

  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    const status = statusFor(incoming);
    if (status !== 200) {
      response.writeHead(status, status === 407 ? { 'proxy-authenticate': realm } : {}).end('refused');
      return;
    }
    const { pathname, search } = new URL(incoming.url ?? '');
    const { method = 'GET', headers } = incoming;
    const { 'proxy-authorization': _, ...passed } = headers;
    const options = { host: '127.0.0.1', port: portOf(incoming.url ?? ''), path: pathname + search, method };
    const onward = request({ ...options, headers: passed }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
  server.on('connect', (incoming: IncomingMessage, socket: Socket) => {
    const status = statusFor(incoming);
    if (status !== 200) {
      const header = status === 407 ? `Proxy-Authenticate: ${realm}\r\n` : '';
      socket.end(`HTTP/1.1 ${status} Refused\r\n${header}Content-Length: 0\r\nConnection: close\r\n\r\n`);
      return;
    }
    const onward = connect(portOf(`http://${incoming.url}`), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    asked,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
