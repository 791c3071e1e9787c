/** The session view while nobody is signed in. A separate module, so that main can answer before it loads the services. */
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
