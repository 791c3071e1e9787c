/** Signs in, to the live server or to the demo. */
import type { SessionView } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { field } from '@contract/json/record';
import { readPermissions } from '@contract/reading/permissions';
import type { ApiCalls } from '../call/calls';
import { findTokensIn } from '../call/secrets';
import type { CallTarget } from '../call/session-port';
import { toPerson, unknownSubjectsIn } from './person';
import { type ActiveSession, type TokenStore, userKeyOf } from './token-store';

export interface SignInPorts {
  readonly tokens: TokenStore;
  readonly api: Pick<ApiCalls, 'call'>;
  /** Called before the session starts. */
  readonly beforeStart: (session: ActiveSession) => Promise<void>;
  /** Whether the user who is signed in may sign in again: locked out, or asked for the password. */
  readonly mayRenew: () => boolean;
  /** A slow hash of an accepted password, if the user chose to unlock with it. */
  readonly hashPassword: (password: string) => Promise<string | undefined>;
  /** Called once the session has started; returns what the page gets to know. */
  readonly started: (session: ActiveSession) => Promise<SessionView>;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SignIn {
  signIn(target: CallTarget, credentials: Credentials): Promise<Result<SessionView>>;
  isInProgress(): boolean;
  /** Cancels a sign-in in progress. */
  cancel(): void;
}

const toSession = (answer: unknown, email: string, target: CallTarget): ActiveSession | undefined => {
  const tokens = findTokensIn(answer);
  if (!tokens) return undefined;
  const person = toPerson(answer, email, Object.values(tokens));
  const ability = readPermissions(field(answer, 'ability'));
  return { tokens, person, ability, ...unknownSubjectsIn(answer), target, isStored: false };
};

/** Starts a session; while jobs of the same user go on, theirs goes on with the new tokens. */
const startOrRenew = (tokens: TokenStore, session: ActiveSession): void => {
  const current = tokens.current();
  if (current && userKeyOf(current) === userKeyOf(session)) tokens.update(session);
  else tokens.start(session);
};

export const createSignIn = ({ tokens, api, ...ports }: SignInPorts): SignIn => {
  let inProgress: AbortController | undefined;
  const cancelled = fail('cancelled', 'cancelled');

  const enter = async (
    target: CallTarget,
    credentials: Credentials,
    signal: AbortSignal,
  ): Promise<Result<SessionView>> => {
    const answer = await api.call('auth.logIn', credentials, signal);
    if (signal.aborted) return cancelled;
    if (!answer.ok) return answer;
    const found = toSession(answer.value, credentials.email, target);
    if (!found) return fail('unexpected', 'bad-answer');
    const passwordHash = await ports.hashPassword(credentials.password);
    const session = { ...found, ...(passwordHash === undefined ? {} : { passwordHash }) };
    await ports.beforeStart(session);
    if (signal.aborted) return cancelled;
    startOrRenew(tokens, session);
    const view = await ports.started(session);
    return tokens.current() ? ok(view) : fail('signed-out', 'signed-out');
  };

  return {
    signIn: async (target, credentials) => {
      if (tokens.current() && !ports.mayRenew()) return fail('invalid', 'bad-request');
      if (inProgress) return fail('busy', 'busy');
      inProgress = new AbortController();
      tokens.setSignInTarget(target);
      try {
        return await enter(target, credentials, inProgress.signal);
      } finally {
        tokens.setSignInTarget(undefined);
        inProgress = undefined;
      }
    },
    isInProgress: () => inProgress !== undefined,
    cancel: () => inProgress?.abort(),
  };
};
