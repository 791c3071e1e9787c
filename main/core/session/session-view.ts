/** What the page may know of the session. */
import { defaultPermissions } from '@contract/ability';
import type { KeychainState, ReturnTo, SessionView } from '@contract/bridge';
import { unknownSubjectsIn } from './person';
import type { TokenStore } from './token-store';

export const toSessionView = (
  tokens: TokenStore,
  keychain: KeychainState,
  returnTo: ReturnTo | undefined,
): SessionView => {
  const { mode, server } = tokens.port.target();
  const active = tokens.current();
  return {
    state: active ? 'signed-in' : 'signed-out',
    mode,
    server: mode === 'demo' ? '' : server,
    ...(active ? { person: active.person } : {}),
    ability: active?.ability ?? defaultPermissions,
    ...unknownSubjectsIn(active),
    keychain: mode === 'demo' ? 'ok' : keychain,
    isStored: active?.isStored ?? false,
    ...(returnTo ? { returnTo } : {}),
  };
};
