/**
 * Tells a page that the network shows in place of the server, such as the sign-in page of a Wi-Fi, from a route that the
 * server itself answers with a page. One such answer says nothing about the network: it is believed only if calls that
 * worked before fail the same way.
 */
import type { Failure, FailureCode } from '@contract/failure';
import { toOwnAddress } from './own-address';
import { mayLeaveUnknownOutcome } from './policy';
import type { PreparedCall } from './prepare-call';
import type { TransportRequest } from './transport';

/** `one-route`: the server has no such route. `network`: a page is in the way of all calls. `maybe`: not known yet. */
export type PageVerdict = 'one-route' | 'maybe' | 'network';

const pageCodes: ReadonlySet<FailureCode> = new Set<FailureCode>([
  'html-answer',
  'redirected',
  'blocked',
  'not-served',
]);

/** Whether an answer was a web page, a redirect or a firewall's page in place of data. */
export const isPageFailure = ({ code, status }: Failure): boolean => status !== undefined && pageCodes.has(code);

/** A sign-in page of the server itself: nothing behind it was done. */
const signInPath = /(log|sign)[-_]?in|\bauth\b|\bsso\b|session/i;

/** Where a redirect leads, for people: the host, and the path on the server's own host. Undefined for no web address. */
const targetOf = (server: string, location: string | undefined) => {
  if (location === undefined || !URL.canParse(location, `${server}/`)) return undefined;
  const { host, pathname, protocol } = new URL(location, `${server}/`);
  if (host === '' || !/^https?:$/.test(protocol)) return undefined;
  const isOwn = toOwnAddress(location, server).ok;
  return { isOwn, path: pathname, name: (isOwn ? `${host}${pathname}` : host).slice(0, 200) };
};

/**
 * The failure of a call whose route alone answers with a page. A change that is redirected within the server may have
 * been made, as by a server that shows the new record next, unless it leads to a sign-in page.
 */
export const routeFailure = (
  { row, server }: PreparedCall,
  { code, status }: Failure,
  location: string | undefined,
): Failure => {
  const about = status === undefined ? {} : { status };
  if (code !== 'redirected') return { kind: 'rejected', code: code === 'blocked' ? code : 'not-served', ...about };
  const target = targetOf(server, location);
  const mayBeMade =
    (status === 302 || status === 303) && target?.isOwn !== false && !signInPath.test(target?.path ?? '');
  if (mayBeMade && mayLeaveUnknownOutcome(row)) return { kind: 'unknown-outcome', code: 'unknown-outcome', ...about };
  return {
    ...{ kind: 'rejected', code, ...about },
    ...(target ? { about: { context: 'host', host: target.name } } : {}),
  };
};

/** The failure of a call while a page is in the way: nothing reached the server. */
export const networkFailure = ({ code, status }: Failure): Failure => ({
  kind: 'network',
  code: code === 'not-served' ? 'html-answer' : code,
  ...(status === undefined ? {} : { status }),
});

export interface PageJudgePorts {
  /** Sends a read again, or asks for the root. Whether a page answers; undefined without an answer. */
  readonly isPageFor: (request: TransportRequest | undefined) => Promise<boolean | undefined>;
  /** Whether a page at the root proves that it isn't the server's own. */
  readonly isRootProof: boolean;
  readonly generation: () => number;
}

/** What is known of the answers of one host. */
export interface PageJudge {
  /** The server itself answered the call. */
  noteAnswer(call: PreparedCall): void;
  /** What a page in place of the call's answer means. */
  judge(call: PreparedCall): Promise<PageVerdict>;
  /** A read that shows whether a page is still in the way; another one each time, if there are several. */
  nextWitness(): TransportRequest | undefined;
}

interface Witness {
  readonly request: TransportRequest;
  readonly generation: number;
}

/** Reads to ask again; more would load a server for nothing. */
const maxWitnesses = 3;
const asked = 2;

/** A request without the token, which may be another one by then. */
const withoutToken = ({ token: _, ...request }: TransportRequest): TransportRequest => request;

export const createPageJudge = ({ isPageFor, isRootProof, generation }: PageJudgePorts): PageJudge => {
  const answered = new Set<string>();
  const witnesses = new Map<string, Witness>();
  /** Reads that worked before the app started, and are answered with a page now. */
  const suspects = new Map<string, Witness>();
  let count = 0;
  const current = (...of: readonly ReadonlyMap<string, Witness>[]): readonly (readonly [string, Witness])[] =>
    of.flatMap((each) => [...each].filter(([, witness]) => witness.generation === generation()));

  return {
    noteAnswer: ({ id, row, request, generation: ofCall }) => {
      answered.add(id);
      suspects.clear();
      if (row.kind !== 'read' || row.output.shape === 'csv') return;
      witnesses.delete(id);
      witnesses.set(id, { request: withoutToken(request), generation: ofCall });
      if (witnesses.size > maxWitnesses) witnesses.delete(witnesses.keys().next().value ?? '');
    },
    judge: async ({ id, row, request, generation: ofCall, hasWorked }) => {
      if (isRootProof) return (await isPageFor(undefined)) === false ? 'one-route' : 'network';
      const others = current(witnesses).filter(([other]) => other !== id);
      if (others.length > 0) {
        const pages = await Promise.all(others.slice(-asked).map(([, { request: again }]) => isPageFor(again)));
        if (pages.includes(false)) return 'one-route';
        return pages.includes(undefined) ? 'maybe' : 'network';
      }
      const isKnown = answered.has(id) || (await hasWorked?.()) === true;
      // The root of many servers is a page of their own, so it proves nothing but the opposite.
      if (!isKnown || (await isPageFor(undefined)) === false) return 'one-route';
      if (row.kind === 'read') suspects.set(id, { request: withoutToken(request), generation: ofCall });
      return suspects.size > 1 ? 'network' : 'maybe';
    },
    nextWitness: () => {
      const all = current(witnesses, suspects);
      count += 1;
      return all[count % all.length]?.[1].request;
    },
  };
};
