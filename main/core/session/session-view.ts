/** What the page may know of the session. */
import type { KeychainState, LockView, ReturnTo, SessionView } from '@contract/bridge';
import { defaultPermissions } from '@contract/permissions';
import type { CallTarget } from '../call/session-port';
import { unknownSubjectsIn } from './person';
import type { TokenStore } from './token-store';

const signedOutView = (
  { mode, server }: Pick<CallTarget, 'mode' | 'server'>,
  keychain: KeychainState,
): SessionView => ({
  state: 'signed-out',
  mode,
  server: mode === 'demo' ? '' : server,
  ability: defaultPermissions,
  keychain: mode === 'demo' ? 'ok' : keychain,
  isStored: false,
});

export const toSessionView = (
  tokens: TokenStore,
  keychain: KeychainState,
  returnTo: ReturnTo | undefined,
  lock: LockView | undefined,
): SessionView => {
  const signedOut = signedOutView(tokens.port.target(), keychain);
  if (lock) return { ...signedOut, state: 'locked', lock, ...(returnTo ? { returnTo } : {}) };
  const active = tokens.current();
  if (!active) return { ...signedOut, ...(returnTo ? { returnTo } : {}) };
  return {
    ...signedOut,
    state: 'signed-in',
    person: active.person,
    ability: active.ability,
    ...unknownSubjectsIn(active),
    isStored: active.isStored,
    ...(returnTo ? { returnTo } : {}),
  };
};
