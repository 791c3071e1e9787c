/** What the page may know of the session. */
import { defaultPermissions } from '@contract/ability';
import type { KeychainState, LockView, ReturnTo, SessionView } from '@contract/bridge';
import { unknownSubjectsIn } from './person';
import type { TokenStore } from './token-store';

export const toSessionView = (
  tokens: TokenStore,
  keychain: KeychainState,
  returnTo: ReturnTo | undefined,
  lock: LockView | undefined,
): SessionView => {
  const { mode, server } = tokens.port.target();
  const active = lock ? undefined : tokens.current();
  return {
    state: lock ? 'locked' : active ? 'signed-in' : 'signed-out',
    mode,
    server: mode === 'demo' ? '' : server,
    ...(active ? { person: active.person } : {}),
    ability: active?.ability ?? defaultPermissions,
    ...unknownSubjectsIn(active),
    keychain: mode === 'demo' ? 'ok' : keychain,
    isStored: active?.isStored ?? false,
    ...(lock ? { lock } : {}),
    ...(returnTo ? { returnTo } : {}),
  };
};
