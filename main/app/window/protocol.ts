/** `app://pitwall/`: the built renderer, read from its folder and from nowhere else. */
import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { serverAddress } from '@contract/server/server-address';
import type { CustomScheme } from 'electron';
import { headersOf } from '../security/content-security-policy';
import { isOwn, scheme } from '../security/origin';

/**
 * Privileges of the scheme: no service workers, no CORS, no bypass of the content security policy. Chromium keeps the compiled
 * scripts, in a folder for them only.
 */
export const privileges: CustomScheme = {
  scheme,
  privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
};

/** Only these kinds of file are served. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** A client route consists of plain words and ids; a file has an extension, so the two differ. */
const route = /^(\/[A-Za-z0-9_-]{1,64}){0,6}\/?$/;
/** A file's path: no empty, hidden or `..` part, and no characters with a special meaning in a file system. */
const file = /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}){1,6}$/;

/**
 * The file that an address asks for, relative to the renderer's folder; or the status that refuses it. Reloads of
 * client routes are the page. Pure: the folder itself is checked when the file is opened.
 */
export const resolveFile = (
  address: string,
  method: string,
): { readonly file: string } | { readonly status: number } => {
  if (!isOwn(address)) return { status: 404 };
  if (method !== 'GET' && method !== 'HEAD') return { status: 405 };
  const path = new URL(address).pathname;
  // Not decoded: our file names need no escapes, so any escape is refused, even a nested one.
  if (path.length > 1_024 || path.includes('%')) return { status: 400 };
  if (route.test(path)) return { file: 'index.html' };
  return file.test(path) && extname(path) in types ? { file: path.slice(1) } : { status: 404 };
};

/** The part of a request that an answer depends on. */
export type PageRequest = Pick<Request, 'url' | 'method' | 'headers'>;

const refuse = (status: number, server?: URL): Response =>
  new Response(null, {
    status,
    headers: {
      ...headersOf('text/plain; charset=utf-8', server),
      ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
    },
  });

/** Whether a path, with all symbolic links followed, still lies inside a folder. */
const inside = (folder: string, path: string): boolean => path.startsWith(folder + sep);

/** Answers requests from a folder, which must exist. Missing files are a 404. */
export const serveFolder = (folder: string) => {
  const read = async (name: string): Promise<Buffer<ArrayBuffer> | undefined> => {
    try {
      const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
      return inside(root, path) ? await readFile(path) : undefined;
    } catch {
      return undefined; // missing, a directory, or not readable
    }
  };
  return async ({ url, method }: PageRequest): Promise<Response> => {
    const resolved = resolveFile(url, method);
    if ('status' in resolved) return refuse(resolved.status);
    const body = await read(resolved.file);
    if (!body) return refuse(404);
    const headers = headersOf(types[extname(resolved.file)] ?? 'application/octet-stream');
    return new Response(method === 'HEAD' ? null : body, { headers });
  };
};

/**
 * Answers requests from Vite's development server, so that the page keeps its address. For unpackaged runs only.
 * `fetch` must not go through the window's own session.
 */
export const serveDevelopment =
  (server: URL, fetch: (address: string, init: RequestInit) => Promise<Response>) =>
  async ({ url, method, headers }: PageRequest): Promise<Response> => {
    if (!isOwn(url)) return refuse(404, server);
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, server);
    const { pathname, search } = new URL(url);
    // Set part by part: a path that starts with two slashes would name another host.
    const address = new URL(server);
    address.pathname = pathname;
    address.search = search;
    // Linked and imported style sheets have the same address, and differ only in this header.
    const answer = await fetch(address.href, { headers: { accept: headers.get('accept') ?? '*/*' } });
    return new Response(answer.body, {
      status: answer.status,
      headers: headersOf(answer.headers.get('content-type') ?? 'text/plain; charset=utf-8', server),
    });
  };

/** Vite's development server, for hot reload: in an unpackaged run only, and on this computer only. */
export const developmentServer = (isPackaged: boolean): URL | undefined => {
  const rendererUrl = isPackaged ? undefined : process.env.ELECTRON_RENDERER_URL;
  const address = rendererUrl ? serverAddress(rendererUrl) : undefined;
  return address?.ok && address.value.startsWith('http:') ? new URL(address.value) : undefined;
};
