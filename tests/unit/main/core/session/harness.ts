/** Session and network as main builds them: live over Node's `fetch`, the demo by its own answers. */
import type { BridgeEvent } from '@contract/bridge';
import { createApiClient } from '../../../../../main/core/call/api-client';
import { createDemoTransport } from '../../../../../main/core/call/demo-transport';
import type { CallTarget } from '../../../../../main/core/call/session-port';
import type { ApiClient } from '../../../../../main/core/call/transport';
import { createSession, type Session } from '../../../../../main/core/session/session';
import type { PendingRevocations } from '../../../../../main/core/session/session-store';
import type { Vault } from '../../../../../main/core/session/vault';
import { uploadDirectly } from '../../../../../main/transport/direct-upload';
import { createLiveTransport } from '../../../../../main/transport/live';
import { createAnswers } from '../../../../../mocks/adapter';
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

export interface App {
  readonly session: Session;
  readonly api: ApiClient;
  readonly events: BridgeEvent[];
  readonly lines: string[];
  settings: CallTarget;
  /** What was left to do before another person came in: who was signed in then. */
  readonly cleared: (string | undefined)[];
}

/** What the settings remember of sessions that could not be cleared. */
export const createDebts = (): PendingRevocations => {
  let servers: readonly string[] = [];
  return {
    get: () => servers,
    set: (next) => {
      servers = next;
    },
  };
};

/** An app that was just started; `vault` and `debts` outlive it, as keychain and settings do. */
export const startApp = (
  server: string,
  vault: Vault,
  patience = 60_000,
  debts: PendingRevocations = createDebts(),
): App => {
  const events: BridgeEvent[] = [];
  const lines: string[] = [];
  const cleared: (string | undefined)[] = [];
  const app: { settings: CallTarget } = { settings: { mode: 'live', server } };
  const session = createSession({
    vault,
    settings: () => app.settings,
    pendingRevocations: debts,
    emit: (event) => events.push(event),
    api: () => api,
    discardPreviousWork: async () => {
      cleared.push(session.port.token());
    },
    patience,
  });
  const demo = createDemoTransport(async () => createAnswers({ rows: 20 }).answer);
  const api = createApiClient({
    gate: session.port,
    live: createLiveTransport({ fetch: globalThis.fetch, fetchOnce: globalThis.fetch }),
    demo: demo.transport,
    upload: { live: uploadDirectly, demo: demo.upload },
    log: (line) => lines.push(line),
    random: () => 0,
    pause: async () => undefined,
  });
  return Object.assign(app, { session, api, events, lines, cleared });
};

export const never = (): AbortSignal => new AbortController().signal;
