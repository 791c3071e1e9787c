/**
 * Pictures, videos and documents of the live server. The page never learns a foreign address it could load: it gets
 * `app://pitwall/media/<id>`, and main fetches only addresses that an answer of this session contained.
 */
import type { MediaAddress } from '@contract/bridge/media';
import { fail, ok, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import { origin } from '../app/security/origin';
import { timeout } from '../core/async/deadline';
import { createQueue } from '../core/async/queue';
import type { SessionPort } from '../core/call/session-port';
import { isAllowedHost, targetOf } from './address-rules';
import type { Content } from './content-type';
import { type Download, type MediaNetwork, openDownload } from './download';
import { hidden, noAnswer, readPicture, respondKept } from './kept-picture';
import { createMediaIds } from './media-ids';
import { createMemoryCache } from './memory-cache';
import { readWhole } from './read-whole';
import { refuse, respondStream, respondWhole } from './respond';
import { createSeenAddresses } from './seen-addresses';

export interface MediaPorts {
  readonly session: Pick<SessionPort, 'target' | 'token' | 'generation'>;
  readonly network: MediaNetwork;
  /** Resolves when pictures may be fetched, because the page waits for no call. */
  readonly whenIdle?: (signal: AbortSignal) => Promise<void>;
  /** Hosts that the user has allowed for a server; kept in the settings. */
  readonly hosts: { get(server: string): readonly string[]; add(server: string, host: string): void };
  /** Asks the user in a native dialog, so that no script of the page can answer. */
  readonly ask: (host: string) => Promise<boolean>;
  /** A picture that was kept for when its server can't be reached. */
  readonly readKept?: (address: string) => Promise<Uint8Array | undefined>;
  /** Whether the server can be reached; if not, kept pictures wait for no deadline. */
  readonly canReach?: () => boolean;
  readonly limits?: Partial<Record<keyof typeof defaultLimits, number>>;
}

const defaultLimits = {
  ...limits.media,
  cache: 64 * 1024 * 1024,
  /** The most addresses that have an id at the same time. */
  ids: 20_000,
  /** The most fetches at the same time; playing videos do not count. */
  fetches: 6,
  /** Milliseconds that fetching a picture or document may take. */
  deadline: 60_000,
};

export interface Media {
  /** Remembers the addresses in a value that is sent to the page. */
  rememberUrls(value: unknown): void;
  resolve(input: { readonly urls: readonly string[] }): Result<readonly MediaAddress[]>;
  allow(input: { readonly host: string }): Promise<Result<boolean>>;
  /** Ends or prevents the fetching of what the page no longer shows. */
  cancel(input: { readonly addresses: readonly string[] }): Result<null>;
  /** Fetches a picture to keep it; undefined for what is not shown as one. Fails if the server did not answer, or the host is not allowed. */
  fetchPicture(address: string, signal: AbortSignal): Promise<Result<Uint8Array | undefined>>;
  /** Whether an address is one that `serve` answers. */
  serves(address: string): boolean;
  serve(request: Pick<Request, 'url' | 'method' | 'headers'>): Promise<Response>;
  /** Opens an address for saving, until the signal ends it. Undefined if it must not be fetched. Rejects if no answer came. */
  open(address: string, signal: AbortSignal): Promise<Download | undefined>;
  /** Forgets everything and aborts all fetches, for sign-out. */
  clear(): void;
}

const prefix = `${origin}/media/`;

export const createMedia = (ports: MediaPorts): Media => {
  const { session, network, hosts } = ports;
  const max = { ...defaultLimits, ...ports.limits };
  const seen = createSeenAddresses();
  const cache = createMemoryCache<Content>(max.cache);
  // The newest request is for what is on the screen now.
  const fetches = createQueue({ concurrency: max.fetches, newestFirst: true });
  const contents = new Map<string, Content>();
  const ids = createMediaIds(max.ids, (id) => contents.delete(id));
  /** Addresses that redirected to a host that nobody has allowed yet. */
  const redirected = new Map<string, string>();
  const askedHosts = new Set<string>();
  /** Running and waiting requests, by the address that the page requested. */
  const running = new Map<string, Set<AbortController>>();
  let lifetime = new AbortController();
  let generation = session.generation();

  const clear = (): void => {
    lifetime.abort();
    lifetime = new AbortController();
    seen.clear();
    cache.clear();
    for (const known of [ids, contents, redirected, askedHosts]) known.clear();
  };
  /** Clears everything if the session has changed, so that a user never sees the previous user's media. */
  const renew = (): void => {
    if (session.generation() === generation) return;
    generation = session.generation();
    clear();
  };
  const isLive = (): boolean => session.target().mode === 'live' && session.token() !== undefined;
  const isAllowed = (host: string): boolean => {
    const { server, profile } = session.target();
    return isAllowedHost(host, [...(profile?.media?.hosts ?? []), ...hosts.get(server)]);
  };

  const resolveOne = (address: string): MediaAddress => {
    const target = isLive() && seen.has(address) ? targetOf(address, session.target().server) : undefined;
    if (!target) return { state: 'refused' };
    const host = target.own || isAllowed(target.host) ? redirected.get(address) : target.host;
    if (host === undefined || isAllowed(host)) return { state: 'ready', address: `${prefix}${ids.idOf(address)}` };
    askedHosts.add(host);
    return { state: 'needs-permission', host };
  };

  const open = async (address: string, signal: AbortSignal, range?: string, known?: Content): Promise<Download> => {
    const { server } = session.target();
    const found = await openDownload(network, { server, token: session.token(), isAllowed }, address, {
      signal,
      ...(range === undefined ? {} : { range }),
      ...(known === undefined ? {} : { known }),
    });
    if (!found.ok && found.host !== undefined) redirected.set(address, found.host);
    return found;
  };

  const fetchInto = async (
    id: string,
    address: string,
    range: string | null,
    controller: AbortController,
    signal: AbortSignal,
  ): Promise<Response> => {
    const ownGeneration = generation;
    const timer = setTimeout(() => controller.abort(timeout()), max.deadline);
    try {
      const known = contents.get(id);
      const isRange = range !== null && (known?.family === 'video' || range === 'bytes=0-');
      const found = await open(address, signal, isRange ? range : undefined, known);
      if (!found.ok) return refuse(found.status);
      const { answer, content, head, chunks } = found;
      contents.set(id, content);
      if (content.family === 'video') {
        const total = Number(
          /\/(\d+)$/.exec(answer.headers['content-range'] ?? '')?.[1] ?? answer.headers['content-length'],
        );
        if (total > max.video) {
          await chunks.return?.();
          return refuse(413);
        }
        return respondStream(content, answer, head, chunks, max.video, () => controller.abort());
      }
      const bytes = await readWhole(found, max[content.family]);
      if (typeof bytes === 'number') return refuse(bytes);
      if (session.generation() === ownGeneration) cache.set(id, { content, bytes });
      return respondWhole(content, bytes);
    } finally {
      clearTimeout(timer);
    }
  };

  /** Waits for a slot and fetches; `cancel` and the session's end stop both. */
  const fetchQueued = async (
    pageAddress: string,
    id: string,
    address: string,
    range: string | null,
  ): Promise<Response> => {
    const controller = new AbortController();
    const signal = AbortSignal.any([lifetime.signal, controller.signal]);
    const same = running.get(pageAddress) ?? new Set();
    running.set(pageAddress, same.add(controller));
    try {
      await ports.whenIdle?.(signal);
      const fetched = await fetches.tryRun(() => fetchInto(id, address, range, controller, signal), signal);
      return fetched.ok ? fetched.value : refuse(noAnswer);
    } catch {
      return refuse(noAnswer);
    } finally {
      same.delete(controller);
      if (same.size === 0 && running.get(pageAddress) === same) running.delete(pageAddress);
    }
  };

  const showKept = async (address: string): Promise<Response | undefined> => {
    const ownGeneration = generation;
    const kept = await ports.readKept?.(address);
    return kept && session.generation() === ownGeneration ? respondKept(kept) : undefined;
  };

  return {
    rememberUrls(value) {
      renew();
      if (isLive()) seen.remember(value);
    },
    resolve({ urls }) {
      renew();
      return ok(urls.map(resolveOne));
    },
    async allow({ host }) {
      renew();
      const { server } = session.target();
      if (!isLive() || !askedHosts.has(host)) return fail('refused', 'not-allowed');
      const ownGeneration = generation;
      const allowed = await ports.ask(host);
      if (allowed && session.generation() === ownGeneration) hosts.add(server, host);
      return ok(allowed);
    },
    cancel({ addresses }) {
      for (const pageAddress of addresses) for (const each of running.get(pageAddress) ?? []) each.abort();
      return ok(null);
    },
    serves: (address) => address.startsWith(prefix),
    async serve({ url, method, headers }) {
      renew();
      if (method !== 'GET') return refuse(405);
      // A number after the id makes each request's address unique, so that canceling one never ends the next.
      const [id = ''] = url.slice(prefix.length).split('?');
      const address = ids.addressOf(id);
      if (address === undefined || !isLive()) return refuse(404);
      const cached = cache.get(id);
      if (cached) return respondWhole(cached.content, cached.bytes);
      const early = ports.canReach?.() === false ? await showKept(address) : undefined;
      if (early) return early;
      const fetched = await fetchQueued(url, id, address, headers.get('range'));
      return (fetched.status === noAnswer ? await showKept(address) : undefined) ?? fetched;
    },
    async fetchPicture(address, signal) {
      renew();
      const target = isLive() ? targetOf(address, session.target().server) : undefined;
      if (!target) return ok(undefined);
      if (!(target.own || isAllowed(target.host))) return hidden(target.host);
      const ends = AbortSignal.any([lifetime.signal, signal, AbortSignal.timeout(max.deadline)]);
      return readPicture(open(address, ends));
    },
    async open(address, signal) {
      renew();
      if (resolveOne(address).state !== 'ready') return undefined;
      return open(address, AbortSignal.any([lifetime.signal, signal]));
    },
    clear,
  };
};
