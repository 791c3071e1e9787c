/**
 * Signs in to proxies that ask for it (407). A person is asked once for each proxy, however many requests wait. What they
 * enter stays in main's memory, or in the keychain if they choose so. It is given to proxies only, never to a server.
 */
import { fail, ok, type Result } from '@contract/failure';
import { readJson } from '@contract/json/read-json';
import type { ProxyAnswer, ProxyQuestion } from '@contract/network/proxy-question';
import type { AuthInfo } from 'electron';
import { z } from 'zod';
import type { Vault } from '../core/session/vault';

const Credentials = z.strictObject({ name: z.string(), password: z.string() });
type Credentials = Readonly<z.output<typeof Credentials>>;

/** The part of one request that answers its proxy. */
interface RequestSignIn {
  /** Listens to the request's `login` event. */
  readonly onLogin: (info: Pick<AuthInfo, 'isProxy' | 'host' | 'port'>, reply: Reply) => void;
  /** Whether a proxy asked, and nobody signed in. */
  readonly isRefused: () => boolean;
}
/** Answers the proxy; without a name it refuses. */
export type Reply = (name?: string, password?: string) => void;

export interface ProxySignIn {
  forRequest(): RequestSignIn;
  /** What a person is asked now. */
  question(): ProxyQuestion | undefined;
  /** Signs in with what a person entered. Whether the keychain stores it, if they want that. */
  answer(answer: ProxyAnswer): Promise<Result<{ readonly isStored: boolean }>>;
  /** Fails the requests that wait, and asks nobody again until `askAgain`. */
  cancel(id: number): Result<null>;
  /** Asks again after a person has cancelled: they try again, or another proxy is set. */
  askAgain(): void;
  /** The host and port of a proxy that has a sign-in in this run. */
  signedIn(): string | undefined;
  /** Forgets every sign-in of this run, and that of a proxy that this run may not have used, also in the keychain. */
  signOut(unusedProxy?: string): Promise<void>;
  /** Calls the listener when the question or `signedIn` changes. Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** The names and passwords in use, which no log may contain. */
  secrets(): readonly string[];
}

interface KnownProxy {
  readonly host: string;
  credentials?: Credentials | undefined;
  /** Whether a person has cancelled. */
  isDeclined: boolean;
  /** Whether the keychain was asked. */
  isRead: boolean;
  /** Resolves with what all waiting requests get. */
  pending?: Promise<Credentials | undefined> | undefined;
}

interface Asked {
  readonly question: ProxyQuestion;
  readonly resolve: (credentials: Credentials | undefined) => void;
}

const entryOf = (host: string): string => `proxy ${host}`;

const parseEntry = (value = ''): Credentials | undefined => Credentials.safeParse(readJson(value)).data;

export const createProxySignIn = (vault: Pick<Vault, 'get' | 'set' | 'clear'>): ProxySignIn => {
  const proxies = new Map<string, KnownProxy>();
  const listeners = new Set<() => void>();
  let asked: readonly Asked[] = [];
  let count = 0;

  const proxyOf = (host: string): KnownProxy => {
    const known = proxies.get(host);
    if (known) return known;
    const proxy: KnownProxy = { host, isDeclined: false, isRead: false };
    proxies.set(host, proxy);
    return proxy;
  };
  const report = (): void => {
    for (const listener of listeners) listener();
  };
  const setAsked = (next: readonly Asked[]): void => {
    asked = next;
    report();
  };
  const ask = (host: string, isWrong: boolean): Promise<Credentials | undefined> =>
    new Promise((resolve) => {
      count += 1;
      setAsked([...asked, { question: { id: count, proxy: host, isWrong }, resolve }]);
    });
  const end = (id: number, credentials: Credentials | undefined): KnownProxy | undefined => {
    const found = asked.find(({ question }) => question.id === id);
    if (!found) return undefined;
    const proxy = proxyOf(found.question.proxy);
    proxy.credentials = credentials;
    proxy.isDeclined = credentials === undefined;
    found.resolve(credentials);
    setAsked(asked.filter((each) => each !== found));
    return proxy;
  };

  const readOrAsk = async (proxy: KnownProxy, isWrong: boolean): Promise<Credentials | undefined> => {
    if (isWrong) await vault.clear(entryOf(proxy.host));
    else if (!proxy.isRead) {
      proxy.credentials = parseEntry((await vault.get(entryOf(proxy.host))).value);
      if (proxy.credentials) {
        report();
        return proxy.credentials;
      }
    }
    proxy.isRead = true;
    return proxy.isDeclined ? undefined : ask(proxy.host, isWrong);
  };
  /** `given` is what this request got before: if it is still in use, it is wrong. */
  const credentialsFor = (proxy: KnownProxy, given: Credentials | undefined): Promise<Credentials | undefined> => {
    if (proxy.pending) return proxy.pending;
    const isWrong = given !== undefined && proxy.credentials === given;
    if (isWrong) proxy.credentials = undefined;
    if (proxy.credentials) return Promise.resolve(proxy.credentials);
    const pending = readOrAsk(proxy, isWrong).finally(() => {
      proxy.pending = undefined;
    });
    proxy.pending = pending;
    return pending;
  };

  return {
    forRequest: () => {
      let given: Credentials | undefined;
      let isRefused = false;
      return {
        isRefused: () => isRefused,
        onLogin: ({ isProxy, host, port }, reply) => {
          // A server that asks for a password gets none: the app has only the token.
          if (!isProxy) return reply();
          void credentialsFor(proxyOf(`${host}:${port}`), given).then((found) => {
            given = found;
            isRefused = found === undefined;
            if (found) reply(found.name, found.password);
            else reply();
          });
        },
      };
    },
    question: () => asked[0]?.question,
    answer: async ({ id, name, password, isKept }) => {
      const proxy = end(id, { name, password });
      if (!proxy) return fail('invalid', 'bad-request');
      if (!isKept) return ok({ isStored: false });
      const state = await vault.set(entryOf(proxy.host), JSON.stringify({ name, password }));
      return ok({ isStored: state === 'ok' });
    },
    cancel: (id) => (end(id, undefined) ? ok(null) : fail('invalid', 'bad-request')),
    askAgain: () => {
      for (const proxy of proxies.values()) proxy.isDeclined = false;
    },
    signedIn: () => [...proxies.values()].find(({ credentials }) => credentials)?.host,
    signOut: async (unusedProxy) => {
      const hosts = new Set(proxies.keys());
      if (unusedProxy !== undefined) hosts.add(unusedProxy);
      for (const proxy of proxies.values()) proxy.credentials = undefined;
      await Promise.all([...hosts].map((host) => vault.clear(entryOf(host))));
      report();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    secrets: () => [...proxies.values()].flatMap(({ credentials }) => (credentials ? Object.values(credentials) : [])),
  };
};
