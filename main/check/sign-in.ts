/** A session for a check from the command line: in memory only, for one server. */
import { fail, ok, type Result } from '@contract/failure';
import { emptyProfile, type ServerProfile } from '@contract/reading/server-profile';
import { findTokensIn } from '../core/call/secrets';
import type { SessionPort, Tokens } from '../core/call/session-port';
import type { Transport } from '../core/call/transport';
import { toPerson } from '../core/session/person';
import { createCheckCall } from './check-call';

export interface Entered {
  readonly session: SessionPort;
  readonly personId: string;
}

export interface Entrance {
  readonly server: string;
  readonly profile?: ServerProfile | undefined;
  readonly email: string;
  readonly password: string;
}

const sessionPortOf = (
  server: string,
  profile: ServerProfile | undefined,
  tokens: Tokens | undefined,
): SessionPort => ({
  target: () => ({ mode: 'live', server, profile: profile ?? emptyProfile }),
  token: () => tokens?.access,
  generation: () => 0,
  expire: () => undefined,
  renewTokens: () => undefined,
  noteSuccess: () => undefined,
  secrets: () => Object.values(tokens ?? {}),
});

/** Signs in as the app does. Fails with the server's own refusal, or with `bad-answer` if no token came. */
export const signIn = async (live: Transport, entrance: Entrance, signal: AbortSignal): Promise<Result<Entered>> => {
  const { server, profile, email, password } = entrance;
  const { result } = await createCheckCall(sessionPortOf(server, profile, undefined), live)(
    'auth.logIn',
    { email, password },
    signal,
  );
  if (!result.ok) return result;
  const tokens = findTokensIn(result.value);
  if (!tokens) return fail('unexpected', 'bad-answer');
  const { id } = toPerson(result.value, email, Object.values(tokens));
  return ok({ session: sessionPortOf(server, profile, tokens), personId: id });
};
