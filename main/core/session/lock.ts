/**
 * The lock. While it is on, the page gets nothing but how to unlock, and the session stays in memory only until the jobs
 * under way have ended.
 */
import type { LockView, Person, SessionView } from '@contract/bridge';
import { type Failure, fail, isNetworkFailure, ok, type Result } from '@contract/failure';
import type { Clock } from '../async/ports';
import { withTimeout } from '../async/timing';
import type { CallTarget } from '../call/session-port';
import type { WindowKeys } from './resume-state';
import type { SignIn } from './sign-in';
import type { StoredSession } from './stored-session';
import { type ActiveSession, type TokenStore, userKeyOf } from './token-store';

/** What a host adds to the lock. */
export interface LockHost {
  /** Resolves when no job needs the session any more. */
  readonly idle: () => Promise<void>;
  /** Empties the windows. `isAnswering`: each page has saved what the person was typing; otherwise one may be frozen. */
  readonly cover: (isAnswering: boolean) => void;
  /** Drops everything that was read for the person. */
  readonly forget: () => void;
  /** What waits in the outbox. */
  readonly waiting: () => { readonly count: number; readonly isKept: boolean };
  /** Checks a password without the server; left out where the keychain is not the system's. */
  readonly passwords?: PasswordHashes;
  /** The system's own question who is there; left out where there is none. */
  readonly systemCheck?: { isAvailable(): boolean; ask(): Promise<boolean> };
}

export interface PasswordHashes {
  /** Whether the user chose to unlock without a network. */
  readonly isOn: () => boolean;
  readonly create: (password: string) => Promise<string>;
  readonly matches: (password: string, hash: string) => Promise<boolean>;
}

export interface LockPorts extends LockHost {
  readonly clock: Clock;
  readonly tokens: TokenStore;
  /** The stored session of a server, with its lock. */
  readonly read: (server: string) => Promise<StoredSession | undefined>;
  /** Stores the current session as locked, so that a restart is locked too. */
  readonly save: () => Promise<void>;
  /** Releases the lock when it succeeds. */
  readonly signIn: Pick<SignIn, 'signIn' | 'cancel'>;
  /** Called before a session goes on. */
  readonly beforeResume: (session: ActiveSession) => Promise<void>;
  /** Goes on with the stored session; releases the lock. */
  readonly resume: (session: ActiveSession) => Promise<Result<SessionView>>;
  /** Tells the pages that the app is locked. */
  readonly announce: () => void;
  readonly abortCalls: () => void;
  readonly windows: Pick<WindowKeys, 'all'>;
}

interface Locked {
  readonly target: CallTarget;
  readonly userKey: string;
  readonly view: LockView;
}

/** Milliseconds that the pages have to save what the person was typing. */
const pageTimeout = 1_000;
/** Seconds to wait after a number of wrong passwords in a row; the last one for all further ones. */
const waits = [0, 0, 0, 2, 4, 8, 15, 30] as const;

export const createLock = (ports: LockPorts) => {
  const { tokens, clock, passwords, systemCheck } = ports;
  let locked: Locked | undefined;
  let pageSaved: (window: string) => void = () => undefined;
  let wrong = 0;
  let retryAt = 0;
  let isChecking = false;
  let isConfirming = false;

  const lockedFor = (target: CallTarget, person: Person, passwordHash: string | undefined): Locked => {
    const { count, isKept } = ports.waiting();
    return {
      target,
      userKey: userKeyOf({ target, person }),
      view: {
        name: person.name,
        email: person.email,
        hasSystemCheck: systemCheck?.isAvailable() ?? false,
        worksOffline: passwordHash !== undefined && (passwords?.isOn() ?? false),
        waiting: count,
        isKept,
      },
    };
  };

  const lock = async (): Promise<void> => {
    const session = tokens.current();
    if (!session || locked) return;
    // The answer to a password that was typed before would end this lock.
    ports.signIn.cancel();
    const current = lockedFor(session.target, session.person, session.passwordHash);
    locked = current;
    const saved = Promise.withResolvers<boolean>();
    const unsaved = new Set(ports.windows.all());
    pageSaved = (window) => {
      unsaved.delete(window);
      if (unsaved.size === 0) saved.resolve(true);
    };
    ports.announce();
    const stored = ports.save();
    const isAnswering = await withTimeout(clock, saved.promise, pageTimeout, false);
    if (locked !== current) return;
    ports.cover(isAnswering);
    ports.forget();
    await Promise.all([ports.idle(), stored]);
    if (locked !== current) return;
    // Nothing that still runs needs the session.
    tokens.end('locked');
    ports.abortCalls();
    ports.forget();
  };

  const wait = (): number => Math.max(0, Math.ceil((retryAt - clock.monotonicMs()) / 1_000));
  const noteWrong = (): void => {
    wrong += 1;
    retryAt = clock.monotonicMs() + (waits[Math.min(wrong, waits.length - 1)] ?? 0) * 1_000;
  };

  /** The stored session of the locked person; undefined if the keychain has none of them. */
  const stored = async ({ target, userKey }: Locked): Promise<ActiveSession | undefined> => {
    const current = tokens.current();
    if (current) return current;
    const session = target.mode === 'live' ? await ports.read(target.server) : undefined;
    if (!session || userKeyOf({ target, person: session.person }) !== userKey) return undefined;
    const { isLocked: _, ...open } = session;
    return { ...open, target, isStored: true };
  };

  /** Compares a password with the hash of the session, where the server can't be asked. */
  const matchHere = async (
    session: ActiveSession | undefined,
    password: string,
    failure: Failure,
  ): Promise<Result<ActiveSession>> => {
    if (!session?.passwordHash) return { ok: false, failure };
    if (await passwords?.matches(password, session.passwordHash)) return ok(session);
    noteWrong();
    return fail('rejected', 'wrong-password');
  };

  /** Resumes the session of a lock, unless that was released meanwhile. */
  const resume = async (current: Locked, session: ActiveSession): Promise<Result<SessionView>> => {
    if (locked === current) await ports.beforeResume(session);
    return locked === current ? ports.resume(session) : fail('cancelled', 'cancelled');
  };

  const check = async (current: Locked, password: string): Promise<Result<SessionView>> => {
    const result = await ports.signIn.signIn(current.target, { email: current.view.email, password });
    if (result.ok || locked !== current) return result;
    if (isNetworkFailure(result.failure)) {
      const session = passwords?.isOn() ? await stored(current) : undefined;
      const matched = await matchHere(session, password, result.failure);
      return matched.ok ? resume(current, matched.value) : matched;
    }
    if (result.failure.kind === 'rejected') noteWrong();
    return result;
  };

  /** A sign-in is the only check of a password that servers have; the session goes on with its answer. */
  const confirm = async (session: ActiveSession, password: string): Promise<Result<null>> => {
    const result = await ports.signIn.signIn(session.target, { email: session.person.email, password });
    if (result.ok) return ok(null);
    if (isNetworkFailure(result.failure)) {
      const matched = await matchHere(passwords?.isOn() ? session : undefined, password, result.failure);
      return matched.ok ? ok(null) : matched;
    }
    if (result.failure.kind === 'rejected') noteWrong();
    return result;
  };

  /** One password at a time, and none while several wrong ones have to be waited for. */
  const oneAtATime = async <T>(run: () => Promise<Result<T>>): Promise<Result<T>> => {
    if (wait() > 0) return fail('busy', 'unlock-wait', { about: { seconds: wait() } });
    if (isChecking) return fail('busy', 'busy');
    isChecking = true;
    try {
      return await run();
    } finally {
      isChecking = false;
    }
  };

  return {
    isOn: () => locked !== undefined,
    view: (): LockView | undefined => locked?.view,
    target: () => locked?.target,
    lock,
    /** The page has saved what the person was typing. */
    notePageSaved: (window: string) => pageSaved(window),
    /** A start with a session that was locked. */
    restore: (session: StoredSession, target: CallTarget): void => {
      locked = lockedFor(target, session.person, session.passwordHash);
    },
    /** Ends the lock; returns whether it was on. */
    release: (): boolean => {
      const wasOn = locked !== undefined;
      locked = undefined;
      wrong = 0;
      retryAt = 0;
      return wasOn;
    },
    unlock: async (password: string): Promise<Result<SessionView>> => {
      const current = locked;
      return current ? oneAtATime(() => check(current, password)) : fail('invalid', 'bad-request');
    },
    /** Whether the signed-in person is being asked for the password. */
    isConfirming: () => isConfirming,
    confirmPassword: async (password: string): Promise<Result<null>> => {
      const session = tokens.current();
      if (!session || locked) return fail('invalid', 'bad-request');
      return oneAtATime(async () => {
        isConfirming = true;
        try {
          const confirmed = await confirm(session, password);
          if (confirmed.ok && locked) return fail('cancelled', 'cancelled');
          if (confirmed.ok) [wrong, retryAt] = [0, 0];
          return confirmed;
        } finally {
          isConfirming = false;
        }
      });
    },
    unlockBySystem: async (): Promise<Result<SessionView>> => {
      const current = locked;
      if (!current) return fail('invalid', 'bad-request');
      const session = systemCheck?.isAvailable() ? await stored(current) : undefined;
      if (!session) return fail('refused', 'unlock-password');
      if (!(await systemCheck?.ask())) return fail('cancelled', 'cancelled');
      return resume(current, session);
    },
  };
};
