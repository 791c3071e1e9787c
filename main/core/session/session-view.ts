/** What the page may know of the session. */
import type { KeychainState, LockView, ReturnTo, SessionView } from '@contract/bridge';
import { unknownSubjectsIn } from './person';
import { signedOutView } from './signed-out-view';
import type { TokenStore } from './token-store';

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
