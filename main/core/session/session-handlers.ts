/** The bridge's session calls, as both hosts answer them. */
import type { Bridge } from '@contract/bridge';
import { ok } from '@contract/failure';
import type { Session } from './session';

export const createSessionHandlers = (session: Session): Bridge['session'] => ({
  current: async () => ok(await session.current()),
  signIn: session.signIn,
  exploreDemo: session.exploreDemo,
  refresh: session.refresh,
  signOut: session.signOut,
  saveReturnTo: async (returnTo) => session.saveReturnTo(returnTo),
});
