/** Connects the stores to events of the bridge. */
import type { BridgeEvent, Job, OutboxEntry, SessionView } from '@contract/bridge';
import type { PageCommand } from '@contract/commands/table';
import type { LogEntry } from '@contract/event-log/entry';
import { bridge } from '../bridge/bridge';
import { queryClient } from '../bridge/query-client';
import { followOtherWindows } from '../bridge/use-call';
import { dismissAll } from '../feedback/notify';
import { notifyFailure } from '../feedback/notify-failure';
import { followOwner, readArrivedLink } from './arrived-link';
import { followNetwork } from './copies';
import { clearDrafts, collectDrafts } from './drafts';
import { setJob, setJobs } from './jobs';
import { keepWork } from './keep-work';
import { clearListMemory } from './list-memory';
import { setNetwork } from './network';
import { clearNotes, readNotes } from './notes';
import { readOffline, setOffline } from './offline';
import { isUnsent, setOutbox, useOutbox } from './outbox';
import { followOtherTabs, usePreferences } from './preferences';
import { forgetRecordsOfOthers } from './recent-records';
import { resetForUser } from './resettable-store';
import { clearServerCheck, setCheckProgress } from './server-check';
import { ownerOf, setSession, takeResumePath, useSession } from './session';
import { readSettings, takeSettings } from './settings';
import { readUpdates, setUpdates } from './updates';
import { clearArrangements } from './view-arrangements';

interface ConnectOptions {
  /** The current path, search and hash. */
  readonly path: () => string;
  /** Calls the listener when the path has changed. Returns the function that ends it. */
  readonly onMove: (listener: () => void) => () => void;
  /** Runs commands of the menu bar. */
  readonly command: (command: PageCommand) => void;
  /** Opens an area that was chosen in the menu bar. */
  readonly openArea: (path: string) => void;
  /** Follows what becomes of entries that were not sent. */
  readonly followOutbox: (before: readonly OutboxEntry[], now: readonly OutboxEntry[]) => void;
  /** A change was saved that can be undone. */
  readonly offerUndo: (saved: Extract<BridgeEvent, { readonly type: 'saved' }>) => void;
  /** Takes entries that were added to the log of an event. */
  readonly takeEntries: (entries: readonly LogEntry[]) => void;
}

/** Loads the jobs from main; empty after another user has signed in. */
const readJobs = async (): Promise<void> => {
  const jobs = await bridge().files.jobs();
  if (jobs.ok) setJobs(jobs.value);
};

const notifyEnd = async (job: Job): Promise<void> => (await import('../feedback/notify-job')).notifyJob(job, bridge());

/** Loads the outbox from main; empty for a person who is not signed in. */
const readOutbox = async (): Promise<void> => {
  const entries = await bridge().outbox.list();
  if (notifyFailure(entries) && entries.ok) setOutbox(entries.value);
};

/** Loads the state of the network, which may have changed before the page listened. */
const readNetwork = async (): Promise<void> => {
  const network = await bridge().network.view();
  if (network.ok) setNetwork(network.value);
};

/** What main has besides session, settings and jobs; it answers when the store is open. */
const readRest = (): Promise<unknown> => Promise.all([readOffline(), readOutbox(), readNetwork(), readArrivedLink()]);

/** What the first screen does without. */
export const readAfterStart = async (): Promise<void> => {
  await Promise.all([bridge().app.skin({ skin: usePreferences.getState().skin }), readRest(), readNotes()]);
};

/** What main told nobody while the app was locked. */
const readAfterLock = async (): Promise<void> => {
  await Promise.all([readSettings(), readJobs(), readRest(), readUpdates()]);
};

/**
 * Applies a session from main or from the answer to a sign-in. Discards cached data and drafts of a different user. The
 * event and the answer may come in either order; the second changes nothing. Jobs and toasts survive an expired session
 * for the same user, but not a sign-out or a different user.
 */
export const applySession = (session: SessionView, why: 'expired' | 'locked' | 'changed' = 'changed'): void => {
  const wasLocked = useSession.getState().session?.state === 'locked';
  const owner = ownerOf(session);
  if (owner !== ownerOf(useSession.getState().session)) {
    queryClient.clear();
    clearDrafts();
    clearServerCheck();
    clearListMemory();
    clearArrangements();
    clearNotes();
    void readNotes();
    if (owner !== undefined) forgetRecordsOfOthers(owner);
  }
  followOwner(owner, why);
  const isOther = resetForUser(owner);
  if (isOther || (owner === undefined && why !== 'expired')) {
    dismissAll();
    setJobs([]);
    void readJobs();
  }
  if (session.state === 'locked') setOutbox([]);
  setSession(session, why);
  if (wasLocked && session.state !== 'locked') void readAfterLock();
};

/**
 * Subscribes to the bridge, and loads the session and the jobs; `readAfterStart` loads the rest. When a session expires,
 * the path and the drafts are sent to main's memory and local storage is cleared, as the specification requires. Returns a
 * function that unsubscribes.
 */
export const connectStores = async (options: ConnectOptions): Promise<() => void> => {
  const { path, onMove, command, openArea, followOutbox, offerUndo, takeEntries } = options;
  const updateOutbox = (entries: readonly OutboxEntry[], isFollowedElsewhere: boolean): void => {
    const before = useOutbox.getState().entries;
    setOutbox(entries);
    if (before.some(isUnsent) && !isFollowedElsewhere) followOutbox(before, entries);
  };
  const unsubscribers = [
    bridge().on((event) => {
      if (event.type === 'job') {
        setJob(event.job);
        if (!event.isToldElsewhere) void notifyEnd(event.job);
      } else if (event.type === 'network') setNetwork(event.network);
      else if (event.type === 'command') command(event.command);
      else if (event.type === 'area') openArea(event.path);
      // While the app is locked, main keeps it.
      else if (event.type === 'link') {
        if (useSession.getState().session?.state !== 'locked') void readArrivedLink();
      } else if (event.type === 'check') setCheckProgress(event);
      else if (event.type === 'offline') setOffline(event.view);
      else if (event.type === 'outbox') updateOutbox(event.entries, event.isToldElsewhere === true);
      else if (event.type === 'saved') offerUndo(event);
      else if (event.type === 'log') takeEntries(event.entries);
      else if (event.type === 'updates') setUpdates(event.view);
      else if (event.type === 'settings') takeSettings(event.settings);
      else if (event.type === 'notes') void readNotes();
      // The screen that started a test follows it.
      else if (event.type === 'session') {
        if (event.reason !== 'changed') {
          // If several calls fail together, the first ends the session; a later one would save the wrong path.
          if (useSession.getState().session?.state !== 'signed-in') return;
          void bridge().session.saveResumeState({ path: path(), drafts: collectDrafts() });
          if (event.reason === 'expired') localStorage.clear();
        }
        applySession(event.session, event.reason);
      }
    }),
    keepWork({ path, onMove }),
    usePreferences.subscribe(({ skin }, previous) => {
      if (skin !== previous.skin) void bridge().app.skin({ skin });
    }),
    followOtherTabs(),
    followNetwork(),
  ];
  followOtherWindows();
  const [session] = await Promise.all([bridge().session.current(), readJobs()]);
  if (session.ok) {
    resetForUser(ownerOf(session.value));
    setSession(session.value);
    // A page that loads at a screen, such as after a crash, stays there.
    if (!path().startsWith('/login')) takeResumePath();
  }
  return () => {
    for (const end of unsubscribers) end();
  };
};
