/** Serves the built browser demo on this computer only, with the desktop's own security headers. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { root } from './setup.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const isFile = async (path) => (await stat(path).catch(() => undefined))?.isFile() ?? false;

/** The file for a request's path, or the page for a route of the app. Undefined if there is neither. */
const fileFor = async (folder, url) => {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
  if (path.includes('\0')) return undefined;
  const file = normalize(join(folder, path));
  if (!file.startsWith(folder + sep)) return path === '/' ? join(folder, 'index.html') : undefined;
  if (await isFile(file)) return file;
  return extname(path) === '' ? join(folder, 'index.html') : undefined;
};

/**
 * @param port 0 for any free one
 * @param folder the folder to serve; its index.html answers every route of the app
 * @returns the server's address, and a function that stops it
 */
export const serveDemo = async (port = 0, folder = join(root, 'out', 'demo')) => {
  const { headersOf } = await import('../../main/app/security/content-security-policy.ts');
  const server = createServer(async (request, response) => {
    const file =
      request.method === 'GET' || request.method === 'HEAD' ? await fileFor(folder, request.url ?? '/') : undefined;
    if (!file) {
      response.writeHead(404, headersOf('text/plain; charset=utf-8')).end('Not found\n');
      return;
    }
    response.writeHead(200, headersOf(types[extname(file)] ?? 'application/octet-stream'));
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
};
