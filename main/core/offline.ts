/** What works without a network for the signed-in person. Each part adds a layer around the calls or handlers for the page. */
import { abilityOf, allows } from '@contract/ability';
import type { BridgeEvent } from '@contract/bridge';
import type { NativeBridge } from '@contract/bridge/native-calls';
import type { LogEntry } from '@contract/event-log/entry';
import { ok, type Result } from '@contract/failure';
import { isReachable } from '@contract/network/network-view';
import type { Clock, Random } from './async/ports';
import { withTimeout } from './async/timing';
import { type CallPriority, createCallPriority } from './call/call-priority';
import type { ApiClient } from './call/calls';
import { catchFailure } from './call/failure-error';
import { wrapClient } from './call/wrap-client';
import { createEventLog, type LogOrigin } from './event-log/event-log';
import { removeRuns } from './export/changes/last-runs';
import { createJournal, type Journal } from './journal/journal';
import { createNotes, type Notes } from './notes/notes';
import type { SaveJson } from './outbox/handlers';
import { createOutbox } from './outbox/outbox';
import { createPacks, type Packs } from './pack/packs';
import { createPictureStore, type FetchPicture } from './pack/picture-store';
import type { StoredResumeState } from './session/resume-state';
import type { TokenStore } from './session/token-store';
import type { Copy } from './store/copy';
import { createCopy } from './store/create-copy';
import { createStoreAccess, type OpenStoreOf, type StoreAccess } from './store/store-access';
import { createStoredResumeState } from './store/stored-resume-state';
import { withCopy } from './store/with-copy';

/** Answers the page's calls about the copy and what is prepared of events. */
const done = ok(null);

/** `eraseMore` removes what else is kept of the server's data. */
const createPackHandlers = (packs: Packs, eraseMore: () => Promise<Result<null>>): NativeBridge<'offline'> => ({
  view: () => catchFailure(async () => ok(await packs.view())),
  prepare: (request) =>
    catchFailure(async () => {
      await packs.prepare(request);
      return done;
    }),
  stop: async ({ event }) => {
    await packs.stop(String(event));
    return done;
  },
  remove: ({ event }) => catchFailure(() => packs.remove(String(event))),
  erase: () =>
    catchFailure(async () => {
      const erased = await packs.erase();
      return erased.ok ? eraseMore() : erased;
    }),
});

export interface OfflinePorts {
  readonly tokens: TokenStore;
  readonly api: ApiClient;
  readonly openStore: OpenStoreOf;
  readonly clock: Clock;
  readonly random: Random;
  readonly emit: (event: BridgeEvent) => void;
  /** Fetches a picture of an answer. Left out where pictures are part of the answers. */
  readonly fetchPicture?: FetchPicture;
  readonly saveJson: SaveJson;
  /** Where entries of an event's log come from. */
  readonly logOrigin: () => LogOrigin;
  /** The log of the demo's event. Left out if it starts with an empty one. */
  readonly demoLog?: () => Promise<readonly LogEntry[]>;
}

export interface Offline {
  /** The calls of the page and of file jobs. */
  readonly api: ApiClient;
  readonly stores: StoreAccess;
  readonly copy: Copy;
  readonly notes: Notes;
  readonly journal: Journal;
  readonly handlers: { readonly [A in 'offline' | 'notes' | 'eventLog' | 'outbox' | 'journal']: NativeBridge<A> };
  /** A picture of a prepared event. */
  readonly readPicture: (url: string) => Promise<Uint8Array | undefined>;
  /** Resolves when the store has the answers and the outbox as they are shown, or can't take them. */
  stored(): Promise<void>;
  /** How many changes only the memory has: of people whose session expired, and those that the disk refused. */
  readonly waitingInMemory: () => number;
  /** Lets background work wait for the page. */
  readonly priority: CallPriority;
  readonly storedState: StoredResumeState;
  /** Resolves when no event is being prepared, no change is being sent, and every answer is stored. */
  idle(): Promise<void>;
  /** Stops everything and closes the store. */
  end(): Promise<void>;
}

/** Milliseconds that quitting and locking wait for answers that are not stored yet. */
const storeTimeout = 2_000;

export const createOffline = (ports: OfflinePorts): Offline => {
  const { tokens, api, openStore, clock, random, emit, fetchPicture, saveJson, logOrigin, demoLog } = ports;
  const stores = createStoreAccess(openStore);
  tokens.onSessionChange(stores.sessionChanged);
  const copy = createCopy(stores, { clock });
  const { generation } = tokens.port;
  const priority = createCallPriority(clock);
  const packs = createPacks({
    ...{ copy, stores, clock, fetchPicture },
    calls: () => priority.background(api.forCurrentSession()),
    can: (needs) => allows(abilityOf(tokens.current()?.ability ?? []), needs),
    emit: (view) => emit({ type: 'offline', view }),
  });
  const notes = createNotes(stores, clock);
  const removeComparedRows = async (): Promise<Result<null>> => {
    const open = await stores.current();
    return open ? removeRuns(open.store) : done;
  };
  const journal = createJournal({ stores, clock, random, computer: () => logOrigin().computer });
  const hasNetwork = (): boolean => isReachable(api.network);
  const outbox = createOutbox({
    ...{ stores, copy, clock, random, emit, saveJson, journal },
    calls: api.forCurrentSession,
    isReachable: hasNetwork,
  });
  api.connection.subscribe(() => {
    if (hasNetwork()) outbox.wake();
  });
  const copied = wrapClient(
    wrapClient(api, priority.page),
    withCopy({ copy, network: () => api.network, generation, clock }),
  );
  return {
    api: wrapClient(copied, outbox.layer),
    stores,
    copy,
    notes,
    journal,
    handlers: {
      offline: createPackHandlers(packs, removeComparedRows),
      notes: notes.handlers,
      eventLog: createEventLog({
        ...{ stores, clock, random, emit, demoLog, origin: logOrigin },
        clockOffset: () => api.connection.view().clockOffset,
      }),
      outbox: outbox.handlers,
      journal: journal.handlers,
    },
    stored: async () => {
      await Promise.all([copy.stored(), outbox.stored()]);
    },
    readPicture: createPictureStore(stores).read,
    waitingInMemory: outbox.waitingInMemory,
    priority,
    storedState: createStoredResumeState(stores),
    idle: async () => {
      await Promise.all([packs.idle(), outbox.idle()]);
      await withTimeout(clock, copy.stored(), storeTimeout, undefined);
    },
    end: async () => {
      await withTimeout(clock, copy.stored(), storeTimeout, undefined);
      await stores.close();
    },
  };
};
