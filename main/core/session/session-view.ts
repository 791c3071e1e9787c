/** What the page may know of the session. */
import type { KeychainState, LockView, ResumeState, SessionView } from '@contract/bridge';
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
  resumeState: ResumeState | undefined,
  lock: LockView | undefined,
): SessionView => {
  const signedOut = signedOutView(tokens.port.target(), keychain);
  if (lock) return { ...signedOut, state: 'locked', lock, ...(resumeState ? { resumeState } : {}) };
  const active = tokens.current();
  if (!active) return { ...signedOut, ...(resumeState ? { resumeState } : {}) };
  return {
    ...signedOut,
    state: 'signed-in',
    person: active.person,
    ability: active.ability,
    ...unknownSubjectsIn(active),
    isStored: active.isStored,
    ...(resumeState ? { resumeState } : {}),
  };
};
