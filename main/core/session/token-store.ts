/**
 * Holds who is signed in, in memory only: tokens, person and abilities. Calls use it as their session port; the session
 * subscribes to what calls report.
 */
import type { Person, SessionView } from '@contract/bridge';
import { isRecord } from '@contract/json/record';
import { type EndpointId, rowOf } from '@contract/table';
import type { CallTarget, SessionPort } from '../call/session-port';
import { toPerson } from './person';
import type { StoredSession } from './stored-session';

export interface ActiveSession extends StoredSession, Pick<SessionView, 'unknownSubjects'> {
  readonly target: CallTarget;
  /** Whether the keychain has it. */
  readonly isStored: boolean;
}

export interface TokenStoreListener {
  /** The server rejected the token; the session has ended. */
  expired(session: ActiveSession): void;
  /** A response contained new tokens. */
  renewed(session: ActiveSession): void;
  /** A call changed the user's own account. */
  personChanged(session: ActiveSession): void;
}

export interface TokenStore {
  /** What calls need from the session. */
  readonly port: SessionPort;
  /** Where the settings point. */
  configuredTarget(): CallTarget;
  current(): ActiveSession | undefined;
  /** Starts a session, as a new generation. */
  start(session: ActiveSession): void;
  /** Changes the current session, within its generation. */
  update(change: Partial<ActiveSession>): void;
  /** Ends the current session, if there is one. Starts a new generation in either case. */
  end(why?: 'locked'): ActiveSession | undefined;
  /** Where a sign-in in progress sends its call; undefined when it is over. */
  setSignInTarget(target: CallTarget | undefined): void;
  subscribe(listener: TokenStoreListener): void;
  /** Adds a listener that is called when a session starts, and with undefined when one ends. */
  onSessionChange(listener: SessionChangeListener): void;
}

/** Why a session ended other than by signing out: the person is expected back. */
export type SessionPause = 'expired' | 'locked';
export type SessionChangeListener = (session: ActiveSession | undefined, why?: SessionPause) => void;

/** Identifies a user of a server, or of the demo. */
export const userKeyOf = ({ target: { mode, server }, person }: Pick<ActiveSession, 'target' | 'person'>): string =>
  JSON.stringify([mode, server, person.id]);

/**
 * `configuredTarget` reads the settings. `profileOf` is looked up on each call, so that a saved profile applies at once.
 */
const profileCall: EndpointId = 'auth.profileUpdate';

/** The person after a successful call with this response; undefined if it changed nothing about them. */
const personAfter = (
  id: string,
  value: unknown,
  { person, tokens }: Pick<StoredSession, 'person' | 'tokens'>,
): Person | undefined => {
  // A call of the page that renews the tokens has set a password.
  if (rowOf(id)?.renewsTokens) {
    const { mustChangePassword, ...rest } = person;
    return mustChangePassword ? rest : undefined;
  }
  const record = id === profileCall && isRecord(value) ? value.record : undefined;
  if (!isRecord(record)) return undefined;
  const { id: changedId, name, email, more } = toPerson(record, person.email, Object.values(tokens));
  if (changedId !== person.id) return undefined;
  // A record without a name is named by its email.
  return { ...person, name: name === email ? person.name : name, email, more: { ...person.more, ...more } };
};

export const createTokenStore = (
  configuredTarget: () => CallTarget,
  profileOf: (server: string) => CallTarget['profile'] = () => undefined,
): TokenStore => {
  let active: ActiveSession | undefined;
  let signInTarget: CallTarget | undefined;
  let generation = 0;
  let listener: TokenStoreListener | undefined;
  const sessionListeners: SessionChangeListener[] = [];
  const sessionChanged: SessionChangeListener = (...change) => {
    for (const notify of sessionListeners) notify(...change);
  };

  const end = (why?: SessionPause): ActiveSession | undefined => {
    const ended = active;
    active = undefined;
    generation += 1;
    sessionChanged(undefined, why);
    return ended;
  };

  return {
    port: {
      target: () => {
        const { mode, server } = active?.target ?? signInTarget ?? configuredTarget();
        const profile = mode === 'live' ? profileOf(server) : undefined;
        return { mode, server, ...(profile ? { profile } : {}) };
      },
      token: () => active?.tokens.access,
      generation: () => generation,
      expire: (token) => {
        if (active?.tokens.access !== token) return;
        const ended = end('expired');
        if (ended) listener?.expired(ended);
      },
      renewTokens: (tokens) => {
        if (!active) return;
        active = { ...active, tokens: { ...active.tokens, ...tokens } };
        listener?.renewed(active);
      },
      noteSuccess: (id, value) => {
        const person = active && personAfter(id, value, active);
        if (!active || !person) return;
        active = { ...active, person };
        listener?.personChanged(active);
      },
      secrets: () => (active ? Object.values(active.tokens) : []),
    },
    configuredTarget,
    current: () => active,
    start: (session) => {
      active = session;
      generation += 1;
      sessionChanged(session);
    },
    update: (change) => {
      if (active) active = { ...active, ...change };
    },
    end,
    setSignInTarget: (target) => {
      signInTarget = target;
    },
    subscribe: (next) => {
      listener = next;
    },
    onSessionChange: (next) => {
      sessionListeners.push(next);
    },
  };
};
