/** Session and network as main builds them: live over Node's `fetch`, the demo by its own answers. */
import type { BridgeEvent } from '@contract/bridge';
import { createApi } from '../../../../main/api/api';
import { createDemo } from '../../../../main/api/demo';
import { sendDirect } from '../../../../main/api/direct';
import type { Where } from '../../../../main/api/gate';
import { createLive } from '../../../../main/api/live';
import type { Api } from '../../../../main/api/shapes';
import type { Debts } from '../../../../main/session/keeping';
import { createSession, type Session } from '../../../../main/session/session';
import type { Vault } from '../../../../main/vault/vault';
import { createAnswers } from '../../../../mocks/adapter';
import { attributes, json } from '../../../support/fault-server';

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
  readonly api: Api;
  readonly events: BridgeEvent[];
  readonly lines: string[];
  settings: Where;
  /** What was left to do before another person came in: who was signed in then. */
  readonly cleared: (string | undefined)[];
}

/** What the settings remember of sessions that could not be cleared. */
export const createDebts = (): Debts => {
  let servers: readonly string[] = [];
  return {
    get: () => servers,
    set: (next) => {
      servers = next;
    },
  };
};

/** An app that was just started; `vault` and `debts` outlive it, as keychain and settings do. */
export const startApp = (server: string, vault: Vault, patience = 60_000, debts: Debts = createDebts()): App => {
  const events: BridgeEvent[] = [];
  const lines: string[] = [];
  const cleared: (string | undefined)[] = [];
  const app: { settings: Where } = { settings: { mode: 'live', server } };
  const session = createSession({
    vault,
    settings: () => app.settings,
    debts,
    emit: (event) => events.push(event),
    api: () => api,
    makeWay: async () => {
      cleared.push(session.gate.token());
    },
    patience,
  });
  const demo = createDemo(async () => createAnswers({ rows: 20 }).answer);
  const api = createApi({
    gate: session.gate,
    live: createLive({ fetch: globalThis.fetch, fetchOnce: globalThis.fetch }),
    demo: demo.transport,
    upload: { live: sendDirect, demo: demo.upload },
    log: (line) => lines.push(line),
    random: () => 0,
    pause: async () => undefined,
  });
  return Object.assign(app, { session, api, events, lines, cleared });
};

export const never = (): AbortSignal => new AbortController().signal;
