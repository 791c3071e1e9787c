/** Fetches one address. Each redirect is checked like the first address, and only the server gets the token. */

import { dropBody } from '../core/async/close-stream';
import { targetOf } from './address-rules';
import { type Content, contentOf } from './content-type';

export interface MediaAnswer {
  readonly status: number;
  /** Names in lower case; a redirect has its `location` as an absolute address. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: AsyncIterable<Uint8Array>;
}

export interface MediaNetwork {
  /** Whether a host name leads to this computer or a private network. */
  isPrivate(hostname: string): Promise<boolean>;
  /** Never follows a redirect. Rejects if no answer came. */
  send(request: {
    readonly url: URL;
    readonly token?: string;
    readonly range?: string;
    readonly signal: AbortSignal;
  }): Promise<MediaAnswer>;
}

export interface DownloadRules {
  readonly server: string;
  readonly token: string | undefined;
  readonly isAllowed: (host: string) => boolean;
}

export type Download =
  | {
      readonly ok: true;
      readonly answer: MediaAnswer;
      readonly content: Content;
      readonly chunks: AsyncIterator<Uint8Array>;
      readonly head: Uint8Array;
    }
  /** `host` is set if a redirect leads to a host that nobody has allowed yet. */
  | { readonly ok: false; readonly status: number; readonly host?: string };

const maxRedirects = 3;
/** Bytes read before the type is detected. */
const sniffLength = 8_192;

const refused = (status: number, host?: string): Download => ({
  ok: false,
  status,
  ...(host === undefined ? {} : { host }),
});

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Reads the first bytes of a body, and returns them with an iterator over the rest. */
const readHead = async (body: AsyncIterable<Uint8Array>): Promise<readonly [Uint8Array, AsyncIterator<Uint8Array>]> => {
  const chunks = body[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  while (size < sniffLength) {
    const next = await chunks.next();
    if (next.done) break;
    read.push(next.value);
    size += next.value.byteLength;
  }
  return [Buffer.concat(read), chunks];
};

/** A server outside the private network must not lead into it; checked for every address, also of redirects. */
export const isInReach = async (network: MediaNetwork, url: URL, server: string): Promise<boolean> =>
  (await network.isPrivate(new URL(server).hostname)) || !(await network.isPrivate(url.hostname));

/**
 * Opens an address of an answer. `known` is its type from an earlier request, needed for a range that starts later than
 * the first byte. Rejects if no answer came. The caller must read `chunks` to the end or close them.
 */
export const openDownload = async (
  network: MediaNetwork,
  rules: DownloadRules,
  address: string,
  options: { readonly signal: AbortSignal; readonly range?: string; readonly known?: Content },
): Promise<Download> => {
  const { signal, range, known } = options;
  let next = address;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const target = targetOf(next, rules.server);
    if (!target) return refused(403);
    if (!target.own && !rules.isAllowed(target.host)) return refused(403, target.host);
    if (!target.own && !(await isInReach(network, target.url, rules.server))) return refused(403);
    const answer = await network.send({
      url: target.url,
      signal,
      ...(target.own && rules.token !== undefined ? { token: rules.token } : {}),
      ...(range === undefined ? {} : { range }),
    });
    if (isRedirect(answer.status)) {
      const { location = '' } = answer.headers;
      if (!URL.canParse(location, target.url.href)) return refused(502);
      next = new URL(location, target.url).href;
      continue;
    }
    if (answer.status !== 200 && answer.status !== 206) {
      dropBody(answer.body);
      return refused(answer.status === 404 || answer.status === 410 ? 404 : 502);
    }
    const isLater = answer.status === 206 && !/^bytes 0-/.test(answer.headers['content-range'] ?? '');
    if (isLater) {
      const chunks = answer.body[Symbol.asyncIterator]();
      if (known) return { ok: true, answer, content: known, chunks, head: new Uint8Array() };
      dropBody(answer.body);
      return refused(416);
    }
    const [head, chunks] = await readHead(answer.body);
    const content = await contentOf(head);
    if (content) return { ok: true, answer, content, chunks, head };
    await chunks.return?.();
    return refused(415);
  }
  return refused(508);
};
