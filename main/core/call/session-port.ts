/** What calls need from the session, and report to it. The token store implements it. */
import type { Mode } from '@contract/bridge';
import type { ServerProfile } from '@contract/reading/server-profile';

/** Where calls go. */
export interface CallTarget {
  readonly mode: Mode;
  /** The live server's address; empty in the demo. */
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
  /** The access token; undefined while signed out. */
  token(): string | undefined;
  /** Counts sign-ins and sign-outs. A response to one session must not reach the next. */
  generation(): number;
  /** The server rejected this token. The session ends once, however many calls report it. */
  expire(token: string): void;
  /** A response (to a changed password) contains new tokens. */
  renewTokens(tokens: Tokens): void;
  /** A write of this session succeeded; changes of the user's own account update the session. */
  noteSuccess(id: string, value: unknown): void;
  /** Strings to remove from everything that leaves main: the tokens in use. */
  secrets(): readonly string[];
}
