/** A session for a check from the command line: in memory only, for one server. */
import { fail, ok, type Result } from '@contract/failure';
import { emptyProfile, type ServerProfile } from '@contract/reading/server-profile';
import type { Gate, Tokens } from '../api/gate';
import type { Transport } from '../api/shapes';
import { tokensIn } from '../api/tokens';
import { personOf } from '../session/person';
import { createAsk } from './ask';

export interface Entered {
  readonly gate: Gate;
  readonly personId: string;
}

export interface Entrance {
  readonly server: string;
  readonly profile?: ServerProfile | undefined;
  readonly email: string;
  readonly password: string;
}

const gateOf = (server: string, profile: ServerProfile | undefined, tokens: Tokens | undefined): Gate => ({
  where: () => ({ mode: 'live', server, profile: profile ?? emptyProfile }),
  token: () => tokens?.access,
  turn: () => 0,
  reject: () => undefined,
  renew: () => undefined,
  secrets: () => Object.values(tokens ?? {}),
});

/** Signs in as the app does. Fails with the server's own refusal, or with `bad-answer` if no token came. */
export const signIn = async (live: Transport, entrance: Entrance, signal: AbortSignal): Promise<Result<Entered>> => {
  const { server, profile, email, password } = entrance;
  const { result } = await createAsk(gateOf(server, profile, undefined), live)(
    'auth.logIn',
    { email, password },
    signal,
  );
  if (!result.ok) return result;
  const tokens = tokensIn(result.value);
  if (!tokens) return fail('unexpected', 'bad-answer');
  const { id } = personOf(result.value, email, Object.values(tokens));
  return ok({ gate: gateOf(server, profile, tokens), personId: id });
};
