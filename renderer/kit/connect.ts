/** Ties the stores to the bridge: what main tells reaches the screens from here, once. */
import type { Command, SessionView } from '@contract/bridge';
import { bridge } from './bridge';
import { clearDrafts, collectDrafts, hasDrafts, useDrafts } from './drafts';
import { setJob, setJobs } from './jobs';
import { forgetLists } from './list/list-memory';
import { setNetwork } from './network';
import { usePreferences } from './preferences';
import { queryClient } from './query-client';
import { belongTo } from './reset';
import { setSession, useSession } from './session';
import { tellJob } from './tell-job';

interface Surroundings {
  /** Where the person is: path, search and hash. */
  readonly path: () => string;
  /** Native menu commands, which the shell carries out. */
  readonly command: (command: Command) => void;
}

/**
 * Takes over a session from main, or from the answer to a sign-in. What was cached or typed belongs to the person before.
 * Whichever of answer and event comes first does the work, the other changes nothing.
 */
export const takeSession = (session: SessionView, why: 'expired' | 'changed' = 'changed'): void => {
  if (session.person?.id !== useSession.getState().session?.person?.id) {
    queryClient.clear();
    clearDrafts();
    forgetLists();
  }
  belongTo(session.person?.id);
  setSession(session, why);
};

/**
 * Reads the session and the jobs, then follows the bridge. When a session ends by itself, place and drafts go to main's
 * memory and local storage is cleared, as the specification says. Returns the function that ends it all.
 */
export const connectKit = async ({ path, command }: Surroundings): Promise<() => void> => {
  const ends = [
    bridge().on((event) => {
      if (event.type === 'job') {
        setJob(event.job);
        tellJob(event.job);
      } else if (event.type === 'network') setNetwork(event.state);
      else if (event.type === 'command') command(event.command);
      else {
        if (event.why === 'expired') {
          // However many calls failed together, the first ends the session; a later one would keep the wrong place.
          if (useSession.getState().session?.state === 'signed-out') return;
          void bridge().session.keep({ path: path(), drafts: collectDrafts() });
          localStorage.clear();
        }
        takeSession(event.session, event.why);
      }
    }),
    useDrafts.subscribe((state, previous) => {
      const dirty = Object.keys(state.dirty).length > 0;
      if (dirty !== Object.keys(previous.dirty).length > 0) void bridge().app.unsaved({ dirty });
    }),
    usePreferences.subscribe(({ skin }, previous) => {
      if (skin !== previous.skin) void bridge().app.skin({ skin });
    }),
  ];
  void bridge().app.skin({ skin: usePreferences.getState().skin });
  void bridge().app.unsaved({ dirty: hasDrafts() });
  const [session, jobs] = await Promise.all([bridge().session.current(), bridge().files.jobs()]);
  if (session.ok) {
    belongTo(session.value.person?.id);
    setSession(session.value);
  }
  if (jobs.ok) setJobs(jobs.value);
  return () => {
    for (const end of ends) end();
  };
};
