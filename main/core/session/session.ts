/** The session: signing in and out, returning to it after a restart, and the view sent to the renderer. */
import type { BridgeEvent, ResumeState, SavedResumeState, SessionView } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { field } from '@contract/json/record';
import { readPermissions } from '@contract/reading/permissions';
import type { Clock } from '../async/ports';
import { withTimeout } from '../async/timing';
import type { ApiClient } from '../call/calls';
import type { CallTarget } from '../call/session-port';
import { createLock, type LockHost } from './lock';
import { unknownSubjectsIn } from './person';
import {
  createResumeReader,
  createResumeSaver,
  createResumeStates,
  onlyWindow,
  type StoredResumeState,
  type WindowKeys,
} from './resume-state';
import { createSessionStore, type PendingRevocations } from './session-store';
import { toSessionView } from './session-view';
import { type Credentials, createSignIn } from './sign-in';
import { type ActiveSession, type TokenStore, userKeyOf } from './token-store';
import type { Vault } from './vault';

export interface SessionOptions {
  readonly tokens: TokenStore;
  readonly api: Pick<ApiClient, 'call' | 'abortAll'>;
  /** The keychain; never used for the demo. */
  readonly vault: Vault;
  readonly pendingRevocations: PendingRevocations;
  readonly emit: (event: BridgeEvent) => void;
  /**
   * Discards the jobs and everything else of the user who was signed in: at sign-out, and before a different user's
   * session starts. Must not reject.
   */
  readonly discardWork: () => Promise<void>;
  /** Keeps where a person was while the app is locked. */
  readonly storedState: StoredResumeState;
  readonly lockHost: LockHost;
  /** Left out where there is one window. */
  readonly windows?: WindowKeys;
  readonly clock: Clock;
  /** Milliseconds that a sign-in waits for the keychain. */
  readonly keychainTimeout?: number;
}

export interface Session {
  /** Restores the session that the keychain has for the configured server. Call once, at start. Never rejects. */
  restore(): Promise<SessionView>;
  /** Waits for a running restore, so that a start never shows the sign-in screen by mistake. */
  current(): Promise<SessionView>;
  /** The same for a page that has just loaded, with where the person was and what they had not saved. */
  currentWithReturn(): Promise<SessionView>;
  /** Fails with the server's own failure, `wrong-password` for a 401, or `bad-answer` for a response without a token. */
  signIn(credentials: Credentials): Promise<Result<SessionView>>;
  /** Signs in to the demo as its admin, regardless of the configured mode. Signing out returns to that mode. */
  exploreDemo(): Promise<Result<SessionView>>;
  /** Requests the abilities again; they stay as they are if the response has none. */
  refresh(): Promise<Result<SessionView>>;
  /** Works offline. If `keychain` in the result isn't `ok`, the keychain may still have the session. */
  signOut(): Promise<Result<SessionView>>;
  /** Saves where the user is, or was when the session expired or was locked. */
  saveResumeState(resumeState: ResumeState): Promise<Result<SavedResumeState>>;
  /** Locks the app, if a user is signed in. The page is told before this resolves, jobs under way go on. */
  lock(): Promise<Result<SessionView>>;
  isLocked(): boolean;
  /** Fails as `signIn` does, and as `unlock-wait` after several wrong passwords. */
  unlock(password: string): Promise<Result<SessionView>>;
  unlockBySystem(): Promise<Result<SessionView>>;
  confirmPassword(password: string): Promise<Result<null>>;
}

/** The demo's admin: an account of the sample data, no secret. */
const demoAdmin: Credentials = { email: 'admin@pitwall.example', password: 'pitwall' };
/** Milliseconds after a restart until the abilities are requested, which would hold up the page's first screen. */
const abilitiesDelay = 1_000;
const demoTarget: CallTarget = { mode: 'demo', server: '' };

export const createSession = (options: SessionOptions): Session => {
  const { tokens, api, clock, vault, emit, discardWork, storedState, lockHost, windows = onlyWindow } = options;
  const resumeStates = createResumeStates();
  const store = createSessionStore(vault, options.pendingRevocations, tokens, () => lock.isOn());
  let lastUser: string | undefined;
  let restoring: Promise<unknown> = Promise.resolve();

  const view = (resumeState?: ResumeState): SessionView => toSessionView(tokens, store.state, resumeState, lock.view());
  const emitSession = (reason: 'expired' | 'locked' | 'changed'): void =>
    emit({ type: 'session', session: view(), reason });

  /** If a different user signs in, discards the previous user's work. */
  const discardOthersWork = async (next: ActiveSession): Promise<void> => {
    const isOther = lastUser !== undefined && lastUser !== userKeyOf(next);
    lastUser = userKeyOf(next);
    if (isOther) await discardWork();
  };

  tokens.subscribe({
    expired: (ended) => {
      if (lock.isConfirming()) signIn.cancel();
      void store.remove(ended);
      // The page shows only the lock screen, and unlocking starts a new session.
      if (lock.isOn()) return;
      resumeStates.expectReturn(userKeyOf(ended));
      emitSession('expired');
    },
    renewed: () => void store.save(),
    personChanged: () => {
      emitSession('changed');
      void store.save();
    },
  });

  const { readResumeState, takeResumeState } = createResumeReader({ windows, resumeStates, storedState, clock });

  const signIn = createSignIn({
    tokens,
    api,
    beforeStart: discardOthersWork,
    mayRenew: () => lock.isOn() || lock.isConfirming(),
    hashPassword: async (password) => (lockHost.passwords?.isOn() ? lockHost.passwords.create(password) : undefined),
    started: async (session) => {
      const resumeState = await takeResumeState(session, lock.release());
      let isWaiting = true;
      const saving = store.save().then(() => {
        if (!isWaiting && tokens.current()) emitSession('changed');
      });
      await withTimeout(clock, saving, options.keychainTimeout ?? 1_000, undefined);
      isWaiting = false;
      return view(resumeState);
    },
  });

  const refresh = async (): Promise<Result<SessionView>> => {
    if (!tokens.current()) return fail('signed-out', 'not-signed-in');
    const generation = tokens.port.generation();
    const answer = await api.call('auth.userRole', {}, new AbortController().signal);
    if (!answer.ok) return answer;
    const session = tokens.current();
    if (tokens.port.generation() !== generation || !session) return fail('cancelled', 'cancelled');
    const found = Array.isArray(answer.value) ? answer.value : field(answer.value, 'ability');
    if (found === undefined) return fail('unexpected', 'bad-answer');
    const ability = readPermissions(found);
    const unknownSubjects = unknownSubjectsIn(answer.value).unknownSubjects ?? [];
    const before = [session.ability, session.unknownSubjects ?? []];
    if (JSON.stringify([ability, unknownSubjects]) !== JSON.stringify(before)) {
      tokens.update({ ability, unknownSubjects });
      emitSession('changed');
      void store.save();
    }
    return ok(view());
  };

  const lock = createLock({
    ...lockHost,
    windows,
    clock,
    tokens,
    read: store.read,
    save: store.save,
    signIn,
    announce: () => emitSession('locked'),
    abortCalls: api.abortAll,
    beforeResume: discardOthersWork,
    resume: async (session) => {
      if (!tokens.current()) tokens.start(session);
      const resumeState = await takeResumeState(session, lock.release());
      void store.save();
      void refresh();
      return ok(view(resumeState));
    },
  });

  const restore = async (): Promise<SessionView> => {
    const target = tokens.configuredTarget();
    if (target.mode === 'demo' || target.server === '' || tokens.current()) return view();
    const generation = tokens.port.generation();
    const stored = await store.read(target.server);
    const isLate = (): boolean => tokens.port.generation() !== generation || signIn.isInProgress();
    if (!stored || isLate()) return view();
    if (stored.isLocked) {
      lock.restore(stored, target);
      return view();
    }
    const restored: ActiveSession = { ...stored, target, isStored: true };
    await discardOthersWork(restored);
    if (isLate()) return view();
    tokens.start(restored);
    const started = tokens.port.generation();
    clock.startTimer(() => tokens.port.generation() === started && void refresh(), abilitiesDelay);
    return view();
  };

  /** Restores the session when a slow keychain responds (macOS may prompt first), unless a user has signed in by then. */
  const restoreLate = async (): Promise<void> => {
    if (!vault.isHanging() || tokens.current()) return;
    await vault.whenResponsive();
    await restore();
    if (lock.isOn()) emitSession('changed');
    else if (tokens.current()) emit({ type: 'session', session: view(await readResumeState()), reason: 'changed' });
  };

  return {
    restore: () => {
      const restored = restore();
      restoring = restored;
      void restored.then(restoreLate);
      return restored;
    },
    current: async () => {
      await restoring;
      return view();
    },
    currentWithReturn: async () => {
      await restoring;
      const session = tokens.current();
      return view(session && !lock.isOn() ? await takeResumeState(session, true) : undefined);
    },
    signIn: (credentials) => signIn.signIn(tokens.configuredTarget(), credentials),
    exploreDemo: () => signIn.signIn(demoTarget, demoAdmin),
    refresh,
    signOut: async () => {
      signIn.cancel();
      const target = lock.target();
      lock.release();
      // Before the store closes, which waits for it.
      void storedState.forget(windows.all());
      const ended = tokens.end() ?? (target && { target });
      api.abortAll();
      // Discarded at once: a disk or keychain that hangs must not keep the user's work on the screen.
      const discarded = discardWork();
      if (ended) {
        await store.remove(ended);
        emitSession('changed');
      }
      await discarded;
      return ok(view());
    },
    saveResumeState: createResumeSaver({ tokens, storedState, resumeStates, lock, windows }),
    lock: async () => {
      await restoring;
      void lock.lock();
      return ok(view());
    },
    isLocked: lock.isOn,
    unlock: lock.unlock,
    unlockBySystem: lock.unlockBySystem,
    confirmPassword: lock.confirmPassword,
  };
};
