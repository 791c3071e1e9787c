/** Who is signed in. Tokens stay here, in memory first and in the keychain; nothing else of the app ever sees one. */
import { defaultPermissions } from '@contract/ability';
import type { BridgeEvent, ReturnTo, SessionView } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { field } from '@contract/json/record';
import { readPermissions } from '@contract/reading/permissions';
import { findTokensIn } from '../call/secrets';
import type { CallTarget, SessionPort } from '../call/session-port';
import type { ApiClient } from '../call/transport';
import { toPerson, unknownSubjectsIn } from './person';
import { createReturnLocations } from './return-to';
import { createSessionStore, type PendingRevocations } from './session-store';
import type { StoredSession } from './stored-session';
import type { Vault } from './vault';

export interface SessionOptions {
  /** The keychain; never asked for the demo. */
  readonly vault: Vault;
  /** Mode and server as the settings say. */
  readonly settings: () => CallTarget;
  readonly pendingRevocations: PendingRevocations;
  readonly emit: (event: BridgeEvent) => void;
  /** Asked at the first call, since the network needs this session's gate first. */
  readonly api: () => Pick<ApiClient, 'call' | 'abortAll'>;
  /** Awaited before another person's tokens are held: by then nothing of the last one's work may be left. Never rejects. */
  readonly discardPreviousWork: () => Promise<void>;
  /** How long a sign-in waits for the keychain before it goes on without, in milliseconds. */
  readonly patience?: number;
}

export interface Session {
  /** What the network asks of the session. */
  readonly port: SessionPort;
  /** Brings back what the keychain kept for the server of the settings; once, at start. Never rejects. */
  restore(): Promise<SessionView>;
  /** Waits for a restore under way, so that a start never shows a sign-in screen by mistake. */
  current(): Promise<SessionView>;
  /** Failures as the server says them; `wrong-password` for a 401, `bad-answer` for a log-in without a token. */
  signIn(input: { readonly email: string; readonly password: string }): Promise<Result<SessionView>>;
  /** Signs in to the demo as its admin, whatever the settings' mode; signing out leads back to that mode. */
  exploreDemo(): Promise<Result<SessionView>>;
  /** Asks for the abilities anew; they stay as they were where the answer names none. */
  refresh(): Promise<Result<SessionView>>;
  /** Works offline. Anything but `ok` as `keychain` means that the keychain may still hold the session. */
  signOut(): Promise<Result<SessionView>>;
  saveReturnTo(place: ReturnTo): Result<null>;
}

interface Held extends StoredSession, Pick<SessionView, 'unknownSubjects'> {
  readonly where: CallTarget;
  /** Whether the keychain has it. */
  readonly kept: boolean;
}

/** The demo's admin: an account of the sample data, no secret. */
const demoAdmin = { email: 'admin@pitwall.example', password: 'pitwall' };
const demo: CallTarget = { mode: 'demo', server: '' };

export const createSession = (options: SessionOptions): Session => {
  const {
    vault,
    settings,
    pendingRevocations: debts,
    emit,
    api,
    discardPreviousWork: makeWay,
    patience = 1_000,
  } = options;
  const places = createReturnLocations();
  const keeping = createSessionStore(vault, debts);
  let held: Held | undefined;
  let turn = 0;
  /** The last person who was signed in, whether they still are or not. */
  let owner: string | undefined;
  /** Where a sign-in under way goes. */
  let aim: CallTarget | undefined;
  let signingIn: AbortController | undefined;
  let restoring: Promise<unknown> = Promise.resolve();

  const where = (): CallTarget => held?.where ?? aim ?? settings();
  const ownerOf = ({ where: { mode, server }, person }: Held): string => JSON.stringify([mode, server, person.id]);

  const view = (place?: ReturnTo): SessionView => {
    const { mode, server } = where();
    return {
      state: held ? 'signed-in' : 'signed-out',
      mode,
      server: mode === 'demo' ? '' : server,
      ...(held ? { person: held.person } : {}),
      ability: held?.ability ?? defaultPermissions,
      ...unknownSubjectsIn(held),
      keychain: mode === 'demo' ? 'ok' : keeping.state,
      kept: held?.kept ?? false,
      ...(place ? { returnTo: place } : {}),
    };
  };
  const tell = (why: 'expired' | 'changed'): void => emit({ type: 'session', session: view(), why });

  /** Before a session is held: who comes back after theirs has ended finds their work, another person none of it. */
  const belongTo = async (next: Held): Promise<void> => {
    if (owner !== undefined && owner !== ownerOf(next)) await makeWay();
    owner = ownerOf(next);
  };

  /** Writes what is held to the keychain; the session goes on whatever comes of it. */
  const save = async (saved: Held): Promise<void> => {
    if (saved.where.mode === 'demo') return;
    const mine = turn;
    const kept = await keeping.write(saved.where.server, saved);
    if (turn === mine && held) held = { ...held, kept };
    // Signed out in the meantime: what was written late must not stay.
    else if (!held) await keeping.clear(saved.where.server);
  };
  const forget = async (old: Held): Promise<void> => {
    if (old.where.mode === 'live') await keeping.clear(old.where.server);
  };

  const expire = (token: string): void => {
    if (!held || held.tokens.access !== token) return;
    const old = held;
    held = undefined;
    turn += 1;
    places.expectReturn(ownerOf(old));
    tell('expired');
    void forget(old);
  };

  const refresh = async (): Promise<Result<SessionView>> => {
    if (!held) return fail('signed-out', 'not-signed-in');
    const mine = turn;
    const answer = await api().call('auth.userRole', {}, new AbortController().signal);
    if (!answer.ok) return answer;
    if (turn !== mine || !held) return fail('cancelled', 'cancelled');
    const found = Array.isArray(answer.value) ? answer.value : field(answer.value, 'ability');
    if (found === undefined) return fail('unexpected', 'bad-answer');
    const ability = readPermissions(found);
    const unknown = unknownSubjectsIn(answer.value).unknownSubjects ?? [];
    if (JSON.stringify([ability, unknown]) !== JSON.stringify([held.ability, held.unknownSubjects ?? []])) {
      held = { ...held, ability, unknownSubjects: unknown };
      tell('changed');
      void save(held);
    }
    return ok(view());
  };

  const restore = async (): Promise<SessionView> => {
    const at = settings();
    if (at.mode === 'demo' || at.server === '' || held) return view();
    const mine = turn;
    const stored = await keeping.read(at.server);
    const isLate = (): boolean => turn !== mine || held !== undefined || aim !== undefined;
    if (!stored || isLate()) return view();
    const restored: Held = { ...stored, where: at, kept: true };
    await belongTo(restored);
    if (isLate()) return view();
    turn += 1;
    held = restored;
    void refresh();
    return view();
  };

  /** A keychain that answers late (macOS asks the person first) still leads back, if nobody signed in meanwhile. */
  const restoreLate = async (): Promise<void> => {
    if (!vault.isHanging() || held) return;
    await vault.whenResponsive();
    await restore();
    if (held) tell('changed');
  };

  const enter = async (at: CallTarget, input: { email: string; password: string }): Promise<Result<SessionView>> => {
    if (held) return fail('invalid', 'bad-request');
    if (signingIn) return fail('busy', 'busy');
    const controller = new AbortController();
    signingIn = controller;
    aim = at;
    try {
      const answer = await api().call('auth.logIn', input, controller.signal);
      if (controller.signal.aborted) return fail('cancelled', 'cancelled');
      if (!answer.ok) return answer;
      const tokens = findTokensIn(answer.value);
      if (!tokens) return fail('unexpected', 'bad-answer');
      const person = toPerson(answer.value, input.email, Object.values(tokens));
      const ability = readPermissions(field(answer.value, 'ability'));
      const entered: Held = { tokens, person, ability, ...unknownSubjectsIn(answer.value), where: at, kept: false };
      await belongTo(entered);
      if (controller.signal.aborted) return fail('cancelled', 'cancelled');
      turn += 1;
      held = entered;
      const place = places.take(ownerOf(entered));
      await settled(entered);
      return held ? ok(view(place)) : fail('signed-out', 'signed-out');
    } finally {
      aim = undefined;
      signingIn = undefined;
    }
  };

  /** Waits for the keychain as long as a person would; a slower answer is told when it comes. */
  const settled = async (entered: Held): Promise<void> => {
    let isWaiting = true;
    const saving = save(entered).then(() => {
      if (!isWaiting && held) tell('changed');
    });
    let timer: NodeJS.Timeout | undefined;
    const tired = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([saving, tired]);
    clearTimeout(timer);
    isWaiting = false;
  };

  const signOut = async (): Promise<Result<SessionView>> => {
    signingIn?.abort();
    const old = held;
    held = undefined;
    turn += 1;
    api().abortAll();
    if (old) {
      await forget(old);
      tell('changed');
    }
    return ok(view());
  };

  return {
    port: {
      target: where,
      token: () => held?.tokens.access,
      generation: () => turn,
      expire: expire,
      renewTokens: (tokens) => {
        if (!held) return;
        held = { ...held, tokens: { ...held.tokens, ...tokens } };
        void save(held);
      },
      secrets: () => (held ? Object.values(held.tokens) : []),
    },
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
    signIn: (input) => enter(settings(), input),
    exploreDemo: () => enter(demo, demoAdmin),
    refresh,
    signOut,
    saveReturnTo: places.save,
  };
};
