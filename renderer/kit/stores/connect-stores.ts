/** Connects the stores to events of the bridge. */
import type { Command, SessionView } from '@contract/bridge';
import { bridge } from '../bridge/bridge';
import { queryClient } from '../bridge/query-client';
import { dismissAll } from '../feedback/notify';
import { notifyJob } from '../feedback/notify-job';
import { clearListMemory } from '../list/data/list-memory';
import { clearDrafts, collectDrafts, hasDrafts, useDrafts } from './drafts';
import { setJob, setJobs } from './jobs';
import { setNetwork } from './network';
import { followOtherTabs, usePreferences } from './preferences';
import { resetForUser } from './resettable-store';
import { clearServerCheck, setCheckProgress } from './server-check';
import { setSession, useSession } from './session';

interface ConnectOptions {
  /** The current path, search and hash. */
  readonly path: () => string;
  /** Native menu commands, which the shell carries out. */
  readonly command: (command: Command) => void;
}

/** Identifies a user at a server; ids of the demo and the live server are unrelated. */
const ownerOf = (session: SessionView | undefined): string | undefined =>
  session?.person && JSON.stringify([session.mode, session.server, session.person.id]);

/** What main still knows of jobs: nothing, once somebody else is signed in. */
const readJobs = async (): Promise<void> => {
  const jobs = await bridge().files.jobs();
  if (jobs.ok) setJobs(jobs.value);
};

/**
 * Takes over a session from main, or from the answer to a sign-in. What was cached or typed belongs to the person before.
 * Whichever of answer and event comes first does the work, the other changes nothing. Jobs and toasts outlast a session
 * that ended by itself, for the person who signs in again; not a sign-out, and nobody else sees them.
 */
export const applySession = (session: SessionView, why: 'expired' | 'changed' = 'changed'): void => {
  const owner = ownerOf(session);
  if (owner !== ownerOf(useSession.getState().session)) {
    queryClient.clear();
    clearDrafts();
    clearServerCheck();
    clearListMemory();
  }
  const isOther = resetForUser(owner);
  if (isOther || (owner === undefined && why === 'changed')) {
    dismissAll();
    setJobs([]);
    void readJobs();
  }
  setSession(session, why);
};

/**
 * Reads the session and the jobs, then follows the bridge. When a session ends by itself, path and drafts go to main's
 * memory and local storage is cleared, as the specification says. Returns the function that ends it all.
 */
export const connectStores = async ({ path, command }: ConnectOptions): Promise<() => void> => {
  const unsubscribers = [
    bridge().on((event) => {
      if (event.type === 'job') {
        setJob(event.job);
        notifyJob(event.job);
      } else if (event.type === 'network') setNetwork(event.state);
      else if (event.type === 'command') command(event.command);
      else if (event.type === 'check') setCheckProgress(event);
      else {
        if (event.reason === 'expired') {
          // However many calls failed together, the first ends the session; a later one would save the wrong path.
          if (useSession.getState().session?.state === 'signed-out') return;
          void bridge().session.saveReturnTo({ path: path(), drafts: collectDrafts() });
          localStorage.clear();
        }
        applySession(event.session, event.reason);
      }
    }),
    useDrafts.subscribe((state, previous) => {
      const dirty = Object.keys(state.dirty).length > 0;
      if (dirty !== Object.keys(previous.dirty).length > 0) void bridge().app.unsaved({ dirty });
    }),
    usePreferences.subscribe(({ skin }, previous) => {
      if (skin !== previous.skin) void bridge().app.skin({ skin });
    }),
    followOtherTabs(),
  ];
  void bridge().app.skin({ skin: usePreferences.getState().skin });
  void bridge().app.unsaved({ dirty: hasDrafts() });
  const [session] = await Promise.all([bridge().session.current(), readJobs()]);
  if (session.ok) {
    resetForUser(ownerOf(session.value));
    setSession(session.value);
  }
  return () => {
    for (const end of unsubscribers) end();
  };
};
