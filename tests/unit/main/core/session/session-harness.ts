/** Session and calls as main creates them: live over Node's `fetch`, the demo by its own answers. */

import type { BridgeEvent } from '@contract/bridge';
import { createApiClient } from '../../../../../main/core/api-client';
import type { Clock } from '../../../../../main/core/async/ports';
import type { ApiClient } from '../../../../../main/core/call/calls';
import { createDemoTransports } from '../../../../../main/core/call/demo-transport';
import type { CallTarget } from '../../../../../main/core/call/session-port';
import type { LockHost } from '../../../../../main/core/session/lock';
import { onlyWindow, type WindowKeys } from '../../../../../main/core/session/resume-state';
import { createSession, type Session } from '../../../../../main/core/session/session';
import type { PendingRevocations } from '../../../../../main/core/session/session-store';
import { createTokenStore, type TokenStore } from '../../../../../main/core/session/token-store';
import type { Vault } from '../../../../../main/core/session/vault';
import { createMemoryStore } from '../../../../../main/core/store/memory-store';
import { createStoreAccess } from '../../../../../main/core/store/store-access';
import { createStoredResumeState } from '../../../../../main/core/store/stored-resume-state';
import { systemHost } from '../../../../../main/desktop/system-ports';
import { uploadDirectly } from '../../../../../main/transport/direct-upload';
import { createLiveTransport, networkOf } from '../../../../../main/transport/live';
import { createAnswers } from '../../../../../mocks/adapter';
import { hurriedClock } from '../../../../support/clocks';
import { attributes, json } from '../../../../support/fault-server';

export const canary = 'canary-5b7e2d90c1f84a3e';
export const person = { id: 3, firstName: 'Dana', lastName: 'Whitlock', email: 'dana@example.com', role: 'admin' };
export const login = (more: object = {}, token: unknown = `${canary}-access`) =>
  json(
    attributes({
      ...person,
      accessToken: token,
      refreshToken: `${canary}-refresh`,
      ability: [{ action: 'manage', subject: 'all' }],
      ...more,
    }),
  );
export const typed = { email: 'dana@example.com', password: 'correct-horse' };

/** A host without jobs, whose window does nothing. */
export const quietLockHost: LockHost = {
  idle: async () => undefined,
  cover: () => undefined,
  forget: () => undefined,
  waiting: () => ({ count: 0, isKept: true }),
};

export interface App {
  readonly session: Session;
  readonly tokens: TokenStore;
  readonly api: ApiClient;
  readonly events: BridgeEvent[];
  readonly lines: string[];
  settings: CallTarget;
  /** The token in use each time the previous user's work was discarded. */
  readonly discarded: (string | undefined)[];
}

/** What the settings remember of sessions that could not be deleted. */
export const createPendingRevocations = (): PendingRevocations => {
  let servers: readonly string[] = [];
  return {
    get: () => servers,
    set: (next) => {
      servers = next;
    },
  };
};

/** An app that was just started; `vault` and `pendingRevocations` outlive it, as keychain and settings do. */
export const startApp = (
  server: string,
  vault: Vault,
  keychainTimeout = 60_000,
  pendingRevocations: PendingRevocations = createPendingRevocations(),
  discardWork: () => Promise<void> = async () => undefined,
  {
    clock = systemHost.clock,
    windows = onlyWindow,
    ...lockHost
  }: Partial<LockHost> & { readonly clock?: Clock; readonly windows?: WindowKeys } = {},
): App => {
  const events: BridgeEvent[] = [];
  const lines: string[] = [];
  const discarded: (string | undefined)[] = [];
  const app: { settings: CallTarget } = { settings: { mode: 'live', server } };
  const tokens = createTokenStore(() => app.settings);
  const api = createApiClient({
    session: tokens.port,
    live: {
      send: createLiveTransport({ read: networkOf(fetch), write: networkOf(fetch) }),
      upload: uploadDirectly,
    },
    demo: createDemoTransports(async () => createAnswers({ rows: 20 }).answer, systemHost),
    log: (line) => lines.push(line),
    clock: hurriedClock(),
    random: systemHost.random,
  });
  const stores = createStoreAccess(async () => ({ store: createMemoryStore() }));
  tokens.onSessionChange(stores.sessionChanged);
  const session = createSession({
    tokens,
    api,
    vault,
    pendingRevocations,
    emit: (event) => events.push(event),
    discardWork: async () => {
      discarded.push(tokens.port.token());
      await discardWork();
    },
    keychainTimeout,
    storedState: createStoredResumeState(stores),
    clock,
    windows,
    lockHost: { ...quietLockHost, ...lockHost },
  });
  return Object.assign(app, { session, tokens, api, events, lines, discarded });
};

export const never = (): AbortSignal => new AbortController().signal;
