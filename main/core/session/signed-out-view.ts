/** What the page may know while nobody is signed in: a module of its own, because main's first module answers with it. */
import type { KeychainState, SessionView } from '@contract/bridge';
import { defaultPermissions } from '@contract/permissions';
import type { CallTarget } from '../call/session-port';

export const signedOutView = (
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
