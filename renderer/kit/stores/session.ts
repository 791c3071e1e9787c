/** The session and its permissions, mirrored from main. */
import { type Ability, abilityOf, allows, defaultPermissions, type Needs } from '@contract/ability';
import type { SessionView } from '@contract/bridge';
import { create } from 'zustand';
import { restoreDrafts } from './drafts';

interface SessionState {
  /** Undefined until main's first answer. */
  readonly session: SessionView | undefined;
  readonly ability: Ability;
  /** Why the last session ended; undefined during a session, or if there was none. */
  readonly ended: 'expired' | undefined;
  /** Whose session expired; empty for nobody. */
  readonly endedEmail: string;
}

export const useSession = create<SessionState>(() => ({
  session: undefined,
  ability: abilityOf(defaultPermissions),
  ended: undefined,
  endedEmail: '',
}));

/** Identifies a user at a server, because ids of the demo and of servers are unrelated; undefined if nobody is signed in. */
export const ownerOf = (session: SessionView | undefined): string | undefined =>
  session?.person && JSON.stringify([session.mode, session.server, session.person.id]);

/** Applies a session from main. Drafts that were restored with an expired session wait for their forms. */
export const setSession = (session: SessionView, why: 'expired' | 'locked' | 'changed' = 'changed'): void => {
  if (session.resumeState) restoreDrafts(session.resumeState.drafts);
  const before = useSession.getState().session?.person;
  useSession.setState({
    session,
    ability: abilityOf(session.state === 'signed-in' ? session.ability : defaultPermissions),
    ended: why === 'expired' ? 'expired' : undefined,
    endedEmail: why === 'expired' ? (before?.email ?? '') : '',
  });
};

/** Returns the path to open after signing in again, once. */
export const takeResumePath = (): string | undefined => {
  const { session } = useSession.getState();
  if (!session?.resumeState) return undefined;
  const { resumeState, ...rest } = session;
  useSession.setState({ session: rest });
  return resumeState.path;
};

export const useAbility = (): Ability => useSession((state) => state.ability);

/** Whether no permissions could be read from the server's answer to signing in, so that nothing is known of them. */
export const useIsAbilityUnread = (): boolean =>
  useSession(({ session }) => session?.ability.every(({ subject }) => subject === 'Auth') === true);

/** Whether the user has a permission; true if none is needed (the server decides). */
export const useCan = (needs: Needs | undefined): boolean => useSession((state) => allows(state.ability, needs));
