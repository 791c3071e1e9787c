/** What the network asks of the session, and tells it. The session implements it; calls know nothing else of it. */
import type { Mode } from '@contract/bridge';
import type { ServerProfile } from '@contract/reading/server-profile';

export interface CallTarget {
  readonly mode: Mode;
  /** The live server's address; an empty text in the demo. */
  readonly server: string;
  /** The profile of that server; absent if only the built-in rules apply. */
  readonly profile?: ServerProfile;
}

export interface Tokens {
  readonly access: string;
  readonly refresh?: string;
}

export interface SessionPort {
  /** Where calls go now. */
  target(): CallTarget;
  /** The access token, or nothing while signed out. */
  token(): string | undefined;
  /** Counts sign-ins and sign-outs: an answer asked for in one session must not reach the next. */
  generation(): number;
  /** The server no longer accepts this token. However many calls say so, the session ends once. */
  expire(token: string): void;
  /** New tokens in the answer of a call (a changed password): from now on these. */
  renewTokens(tokens: Tokens): void;
  /** Texts that nothing may let through: the tokens in use. */
  secrets(): readonly string[];
}

/** The same port with the live server's profile. It is looked up on each call, so a saved profile applies at once. */
export const withProfiles = (
  gate: SessionPort,
  profileOf: (server: string) => ServerProfile | undefined,
): SessionPort => ({
  ...gate,
  target: () => {
    const where = gate.target();
    const profile = where.mode === 'live' ? profileOf(where.server) : undefined;
    return profile ? { ...where, profile } : where;
  },
});
