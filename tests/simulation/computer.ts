/** A laptop: its disk, its keychain, and the app's core as a process that may be killed at any moment. */
import type { BridgeEvent } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { createApiClient } from '../../main/core/api-client';
import type { Random } from '../../main/core/async/ports';
import { createOffline } from '../../main/core/offline';
import { createSession } from '../../main/core/session/session';
import { createTokenStore } from '../../main/core/session/token-store';
import type { Vault } from '../../main/core/session/vault';
import { createMemoryStore } from '../../main/core/store/memory-store';
import type { Store, StoreChange, StoreKind } from '../../main/core/store/store';
import type { OpenStoreOf, StoreOwner } from '../../main/core/store/store-access';
import type { VirtualTime } from './clock';
import { type Network, whileAlive } from './network';

/** What one person's store has on the disk: whole writes in their order. */
interface Volume {
  /** What a power cut leaves. */
  durable: Map<string, Uint8Array>;
  /** What the running app sees. */
  view: Map<string, Uint8Array>;
  unflushed: (readonly StoreChange[])[];
}

const keyOf = (kind: StoreKind, id: string): string => `${kind} ${id}`;

const apply = (records: Map<string, Uint8Array>, changes: readonly StoreChange[]): void => {
  for (const { kind, id, value } of changes)
    if (value === undefined) records.delete(keyOf(kind, id));
    else records.set(keyOf(kind, id), value);
};

export interface ComputerPorts {
  readonly time: VirtualTime;
  readonly network: Network;
  readonly random: Random;
  /** Called with every event that the page would get. */
  readonly onEvent: (event: BridgeEvent) => void;
  /** Called with all bytes that go to the disk. */
  readonly onWrite: (bytes: Uint8Array) => void;
}

const ownerKeyOf = ({ server, personId }: Pick<StoreOwner, 'server' | 'personId'>): string => `${server} ${personId}`;

const writeMs = 2;

export const createComputer = ({ time, network, random, onEvent, onWrite }: ComputerPorts) => {
  const volumes = new Map<string, Volume>();
  const secrets = new Map<string, string>();
  let pending: readonly string[] = [];
  let isDiskFull = false;
  let keychain: 'ok' | 'locked' | 'slow' = 'ok';
  /** Writes until the app is killed. */
  let writesLeft = Number.POSITIVE_INFINITY;
  let server = '';
  let life = { isOver: false };

  const volumeOf = (owner: StoreOwner): Volume => {
    const found = volumes.get(ownerKeyOf(owner)) ?? { durable: new Map(), view: new Map(), unflushed: [] };
    volumes.set(ownerKeyOf(owner), found);
    return found;
  };

  /** Kills the app. Of the writes that were not flushed, the first ones are kept, as the disk got to them. */
  const kill = (kept: number): void => {
    life.isOver = true;
    writesLeft = Number.POSITIVE_INFINITY;
    for (const volume of volumes.values()) {
      const count = Math.floor(kept * (volume.unflushed.length + 1));
      for (const changes of volume.unflushed.slice(0, count)) apply(volume.durable, changes);
      volume.unflushed = [];
      volume.view = new Map(volume.durable);
    }
  };

  const start = () => {
    const own = { isOver: false };
    life = own;
    const isAlive = (): boolean => !own.isOver;
    const clock = time.clockOf(isAlive);
    const alive = <T>(work: Promise<T>): Promise<T> => whileAlive(isAlive, work);
    const after = (ms: number): Promise<void> => new Promise((resolve) => void clock.startTimer(resolve, ms));

    const openStore = (owner: StoreOwner): Store => {
      const volume = volumeOf(owner);
      let isClosed = false;
      const flush = (): void => {
        for (const changes of volume.unflushed) apply(volume.durable, changes);
        volume.unflushed = [];
      };
      const write: Store['write'] = async (changes, options) => {
        if (isClosed) return fail('file', 'file-failed');
        await after(writeMs);
        if (isDiskFull) return fail('file', 'disk-full');
        for (const { value } of changes) if (value) onWrite(value);
        apply(volume.view, changes);
        volume.unflushed.push(changes);
        writesLeft -= 1;
        if (writesLeft < 0) kill(random.number());
        else if (options?.flush) flush();
        return ok(null);
      };
      return {
        isDurable: true,
        read: (kind, id) => alive(Promise.resolve(volume.view.get(keyOf(kind, id)))),
        write: (...change) => alive(write(...change)),
        list: async function* (kind) {
          const ofKind = [...volume.view].filter(([key]) => key.startsWith(`${kind} `));
          for (const [key, value] of ofKind) yield alive(Promise.resolve({ id: key.slice(kind.length + 1), value }));
        },
        close: async () => {
          isClosed = true;
          if (isAlive()) flush();
        },
      };
    };
    const answer = async <T>(work: () => T): Promise<T> => {
      if (keychain === 'slow') await after(3_000);
      return work();
    };
    const vault: Vault = {
      get: (name) =>
        alive(
          answer(() => {
            const value = secrets.get(name);
            if (keychain === 'locked') return { state: 'locked' } as const;
            return value === undefined ? { state: 'ok' } : { state: 'ok', value };
          }),
        ),
      set: (name, value) =>
        alive(
          answer(() => {
            if (keychain !== 'locked') secrets.set(name, value);
            return keychain === 'locked' ? 'locked' : 'ok';
          }),
        ),
      clear: (name) =>
        alive(
          answer(() => {
            if (keychain !== 'locked') secrets.delete(name);
            return keychain === 'locked' ? 'locked' : 'ok';
          }),
        ),
      isHanging: () => false,
      whenResponsive: async () => undefined,
    };

    const emit = (event: BridgeEvent): void => {
      if (isAlive()) onEvent(event);
    };
    const tokens = createTokenStore(() => ({ mode: 'live', server }));
    const transports = network.transportsOf(isAlive);
    const api = createApiClient({ session: tokens.port, live: transports, demo: transports, clock, random });
    const open: OpenStoreOf = async (owner) => {
      // Its key is in the keychain.
      if (keychain === 'locked') return { store: createMemoryStore() };
      return { store: openStore(owner) };
    };
    const offline = createOffline({
      ...{ tokens, api, emit, clock, random },
      openStore: open,
      logOrigin: () => ({ computer: computerId, gate: '' }),
      saveJson: async () => ok(null),
    });
    const session = createSession({
      ...{ tokens, api, vault, emit, clock },
      pendingRevocations: {
        get: () => pending,
        set: (servers) => {
          if (isAlive()) pending = servers;
        },
      },
      discardWork: async () => undefined,
      storedState: offline.storedState,
      lockHost: {
        idle: offline.idle,
        cover: () => undefined,
        forget: () => undefined,
        waiting: () => ({ count: offline.waitingInMemory(), isKept: true }),
      },
    });
    void session.restore();
    return { isAlive, tokens, api, offline, session };
  };
  const computerId = random.uuid();
  let app = start();

  return {
    /** The running app. */
    get app() {
      return app;
    },
    kill: (kept: number) => {
      if (!life.isOver) kill(kept);
    },
    /** Starts the app, unless it runs. */
    start: () => {
      if (life.isOver) app = start();
    },
    /** Kills the app at one of its next writes. */
    killAfter: (writes: number) => {
      writesLeft = writes;
    },
    setDisk: (isFull: boolean) => {
      isDiskFull = isFull;
    },
    get isDiskFull() {
      return isDiskFull;
    },
    setKeychain: (state: typeof keychain) => {
      keychain = state;
    },
    /** Another server in the settings, for which nobody is signed in. */
    setServer: (address: string) => {
      server = address;
    },
    get server() {
      return server;
    },
    /** What a power cut now would leave of a person's records, as texts. */
    durable: (owner: Pick<StoreOwner, 'server' | 'personId'>): readonly string[] =>
      [...(volumes.get(ownerKeyOf(owner))?.durable ?? [])].map(([key, value]) => `${key} ${Buffer.from(value)}`),
    /** Whether the keychain has a session of a server that the next start would return to. */
    keepsSession: (address: string): boolean => secrets.has(address) && !pending.includes(address),
  };
};

export type Computer = ReturnType<typeof createComputer>;
