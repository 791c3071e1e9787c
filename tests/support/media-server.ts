/**
 * The mock server with its pictures and documents as files behind addresses: every second one of an answer on this
 * server's own host (127.0.0.1), the others by the name `localhost`, which is another host to the app.
 */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMockServer } from './mock-server';
import { picture } from './upload-files';

export interface FileRequest {
  readonly path: string;
  readonly isElsewhere: boolean;
  readonly headers: IncomingHttpHeaders;
}

export interface MediaServer {
  readonly url: string;
  readonly requests: () => readonly FileRequest[];
  readonly close: () => Promise<void>;
}

/** Pages of one line of text each. */
export const pdf = (pages: number): Buffer => {
  const numbers = Array.from({ length: pages }, (_, index) => index);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((at) => `${4 + at * 2} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((at) => {
      const drawn = `BT /F1 24 Tf 72 720 Td (Sheet ${at + 1}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
};

const addressed = (answer: string, server: string): string => {
  let count = 0;
  const next = (ending: string): string => {
    count += 1;
    const path = `/files/${count}.${ending}`;
    return JSON.stringify(count % 2 === 1 ? path : `${server.replace('127.0.0.1', 'localhost')}${path}`);
  };
  return answer
    .replaceAll(/"https:\/\/documents\.example\.com\/[^"]*"/g, () => JSON.stringify('/files/paper.pdf'))
    .replaceAll(/"data:image\/[^"]*"/g, () => next('png'));
};

/** Starts it on a port of this computer. The caller closes it. */
export const startMediaServer = async (): Promise<MediaServer> => {
  const mock = await startMockServer({ rows: 100 });
  const requests: FileRequest[] = [];
  let url = '';
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/files/')) {
      const isElsewhere = request.headers.host?.startsWith('localhost') === true;
      requests.push({ path, isElsewhere, headers: request.headers });
      // A host of files wants no token, the server itself does.
      const isRefused = isElsewhere === (request.headers.authorization !== undefined);
      response.writeHead(isRefused ? 401 : 200, { 'content-type': 'application/octet-stream' });
      response.end(isRefused ? '' : path.endsWith('.pdf') ? pdf(3) : picture(64));
      return;
    }
    const body: Buffer[] = [];
    for await (const piece of request) body.push(piece as Buffer);
    const { authorization, 'content-type': type } = request.headers;
    const answer = await fetch(`${mock.url}${path}`, {
      method: request.method ?? 'GET',
      headers: { ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) },
      ...(body.length > 0 ? { body: Buffer.concat(body) } : {}),
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(addressed(await answer.text(), url));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests: () => requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await mock.close();
    },
  };
};
