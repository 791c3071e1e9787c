/**
 * Follows the server's own way to the next page of a list: a link, a `Link` header or a cursor. It is kept with the page
 * that names it, and used when the page after it is asked for. Never leads to another host. Also finds out which servers
 * count pages from 0.
 */
import { okValue, type Result } from '@contract/failure';
import { readWritten, writeJson } from '@contract/json/long-numbers';
import { isPage, isRecord, type Values } from '@contract/json/record';
import { isSamePage } from '@contract/list/all-pages';
import type { NextPage } from '@contract/reading/page-facts';
import { toOwnAddress } from './own-address';
import type { PreparedCall } from './prepare-call';
import type { TransportRequest } from './transport';

/** How a page is asked for: what is added to the call's own request. */
interface NextRequest {
  /** The path, if it is another one than the call's. */
  readonly path?: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The `Link` header of RFC 8288: `</list?page=2>; rel="next", </list?page=9>; rel="last"`. */
export const nextInHeader = (header: string | undefined): NextPage | undefined => {
  const links = (header ?? '').slice(0, 8_192).matchAll(/<([^<>]*)>((?:\s*;\s*[\w*-]+\s*=\s*(?:"[^"]*"|[^",;\s]+))*)/g);
  for (const [, link = '', parameters = ''] of links)
    if (/;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next(?:\s[^"]*)?"|next(?=[;\s]|$))/i.test(parameters)) return { link };
  return undefined;
};

const trimSlashes = (path: string): string => path.replace(/\/+$/, '');

/** Undefined for a link to another host, scheme or part of the server. */
const toNextRequest = ({ server, request }: PreparedCall, next: NextPage): NextRequest | undefined => {
  if (!('link' in next)) return { query: { [next.name]: next.value } };
  if (server === '') return undefined;
  // Behind a proxy that encrypts, a server takes its own scheme for http.
  const link = server.startsWith('https:') ? next.link.replace(/^http:/i, 'https:') : next.link;
  const own = toOwnAddress(link.startsWith('?') ? `${server}${request.path}${link}` : link, server);
  if (!own.ok) return undefined;
  const url = new URL(own.value.path, server);
  const base = trimSlashes(new URL(server).pathname);
  const query = Object.fromEntries(url.searchParams);
  const path = trimSlashes(url.pathname);
  if (path === trimSlashes(`${base}${request.path}`)) return { query };
  // Behind a gateway, a server may not know how its own path begins.
  if (path !== '' && trimSlashes(`${base}${request.path}`).endsWith(path)) return { query };
  return path.startsWith(`${base}/`) ? { path: path.slice(base.length), query } : undefined;
};

/** Sets `page[number]` as a server reads it from JSON: `{ page: { number: 2 } }`. */
const put = (body: Values, name: string, text: string): Values => {
  const [, outer = name, inner] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? [];
  if (outer === '__proto__' || inner === '__proto__') return body;
  const before = Object.hasOwn(body, outer) ? body[outer] : undefined;
  if (inner !== undefined) return { ...body, [outer]: put(isRecord(before) ? before : {}, inner, text) };
  if (before !== undefined && String(before) === text) return body;
  const isNumber = /^\d{1,9}$/.test(text) && typeof before !== 'string' && !/cursor|token|after|before/i.test(outer);
  return { ...body, [outer]: isNumber ? Number(text) : text };
};

/** The request of a page, from the same request without a page number. A POST has the parameters in both places. */
const merged = (request: TransportRequest, { path, query }: NextRequest): TransportRequest => {
  const moved = { ...request, ...(path === undefined ? {} : { path }), query: { ...request.query, ...query } };
  if (request.body === undefined) return moved;
  const body = readWritten(request.body) as Values;
  const names = Object.entries(query).reduce((all, [name, value]) => put(all, name, value), body);
  return { ...moved, body: writeJson(names) };
};

/** The request of the page before, as the profile sends pages; undefined if it sends none, or where rows begin. */
const pageBefore = ({ request, profile: { send }, input }: PreparedCall): TransportRequest | undefined => {
  const page = isRecord(input) ? input.page : undefined;
  const name = send?.names?.page === undefined ? 'page' : send.names.page;
  if (typeof page !== 'number' || name === null || send?.paging === 'offset' || request.body === undefined)
    return undefined;
  return { ...request, body: writeJson(put(readWritten(request.body) as Values, name, String(page - 1))) };
};

export interface NextPages {
  /** The call, asking for its page as the page before it said. `prepare` makes the same call with another input. */
  follow(call: PreparedCall, prepare: (input: Values) => PreparedCall | undefined): PreparedCall;
  /** Keeps what a page says of the next one. Returns whether there is a way to it. */
  note(call: PreparedCall, next: NextPage | undefined): boolean;
  /** Makes a call, and makes it again for the page before if its rows turn out to be of a later page than was asked for. */
  countedFromZero(call: PreparedCall, make: (call: PreparedCall) => Promise<Result<unknown>>): Promise<Result<unknown>>;
  clear(): void;
}

const maxLists = 100;

/** Create one per session and server. */
export const createNextPages = (): NextPages => {
  const lists = new Map<string, Map<number, NextRequest>>();
  /** Whether a list's pages are counted from 0, where its answers made it a question. */
  const fromZero = new Map<string, boolean>();
  const listOf = ({ server, id }: PreparedCall): string => JSON.stringify([server, id]);
  const splitInput = ({ id, server, input }: PreparedCall) => {
    const { page = 1, ...rest } = isRecord(input) ? input : {};
    return { key: JSON.stringify([server, id, rest]), page: typeof page === 'number' ? page : 1, rest };
  };
  return {
    follow: (call, prepare) => {
      const { key, page, rest } = splitInput(call);
      const next = page > 1 ? lists.get(key)?.get(page) : undefined;
      const plain = next && prepare(rest);
      if (next && plain) return { ...call, request: merged(plain.request, next) };
      const before = fromZero.get(listOf(call)) ? pageBefore(call) : undefined;
      return before ? { ...call, request: before } : call;
    },
    countedFromZero: async (call, make) => {
      const first = await make(call);
      const later = okValue(first);
      const before = isPage(later) && later.isLater && !fromZero.has(listOf(call)) ? pageBefore(call) : undefined;
      if (!isPage(later) || !before) return first;
      const again = await make({ ...call, request: before });
      // Without an answer it stays a question.
      if (!again.ok && again.failure.kind !== 'rejected') return again;
      const found = okValue(again);
      const isEarlier = isPage(found) && !found.isLater && found.rows.length > 0 && !isSamePage(found.rows, later.rows);
      fromZero.set(listOf(call), isEarlier);
      // The way to the next page is that of the last answer.
      return isEarlier ? again : make(call);
    },
    note: (call, next) => {
      const { key, page } = splitInput(call);
      const pages = lists.get(key) ?? new Map<number, NextRequest>();
      const request = next && toNextRequest(call, next);
      // A way that was taken before leads in a circle.
      const text = JSON.stringify(request);
      const isTaken = [...pages].some(([at, one]) => at <= page && JSON.stringify(one) === text);
      if (!request || isTaken) {
        pages.delete(page + 1);
        return false;
      }
      pages.set(page + 1, request);
      lists.delete(key);
      lists.set(key, pages);
      if (lists.size > maxLists) lists.delete(lists.keys().next().value ?? '');
      return true;
    },
    clear: () => {
      lists.clear();
      fromZero.clear();
    },
  };
};
