/** The session and its permissions, mirrored from main. */
import { type Ability, abilityOf, allows, defaultPermissions, type Needs } from '@contract/ability';
import type { SessionView } from '@contract/bridge';
import { create } from 'zustand';
import { restoreDrafts } from './drafts';

interface SessionState {
  /** Undefined until main has answered once. */
  readonly session: SessionView | undefined;
  readonly ability: Ability;
  /** Why the last session ended; undefined while one runs, or when none was there. */
  readonly ended: 'expired' | undefined;
}

export const useSession = create<SessionState>(() => ({
  session: undefined,
  ability: abilityOf(defaultPermissions),
  ended: undefined,
}));

/** Takes over what main tells. Drafts that came back with an expired session wait for their forms. */
export const setSession = (session: SessionView, why: 'expired' | 'changed' = 'changed'): void => {
  if (session.returnTo) restoreDrafts(session.returnTo.drafts);
  useSession.setState({
    session,
    ability: abilityOf(session.state === 'signed-in' ? session.ability : defaultPermissions),
    ended: why === 'expired' ? 'expired' : undefined,
  });
};

/** The path to go back to after signing in again; given once. */
export const takeReturnTo = (): string | undefined => {
  const { session } = useSession.getState();
  if (!session?.returnTo) return undefined;
  const { returnTo, ...rest } = session;
  useSession.setState({ session: rest });
  return returnTo.path;
};

export const useAbility = (): Ability => useSession((state) => state.ability);

/** Whether the user has a permission; true if none is needed (the server decides). */
export const useCan = (needs: Needs | undefined): boolean => useSession((state) => allows(state.ability, needs));
