/** The bridge's session calls, as both hosts answer them. */
import type { Bridge } from '@contract/bridge';
import { ok } from '@contract/failure';
import type { Session } from './session';

export const createSessionHandlers = (session: Session): Bridge['session'] => ({
  current: async () => ok(await session.currentWithReturn()),
  signIn: session.signIn,
  exploreDemo: session.exploreDemo,
  refresh: session.refresh,
  signOut: session.signOut,
  saveResumeState: session.saveResumeState,
  lock: session.lock,
  unlock: ({ password }) => session.unlock(password),
  unlockBySystem: session.unlockBySystem,
  confirmPassword: ({ password }) => session.confirmPassword(password),
});
