/** A laptop: its disk, its keychain, and the app's core as a process that may be killed at any moment. */
import type { BridgeEvent } from '@contract/bridge';
import { fail, ok } from '@contract/failure';
import { limits } from '@contract/limits';
import { createApiClient } from '../../main/core/api-client';
import type { Random } from '../../main/core/async/ports';
import { createFileJobs } from '../../main/core/file-jobs';
import { createOffline } from '../../main/core/offline';
import { createSession } from '../../main/core/session/session';
import { createTokenStore } from '../../main/core/session/token-store';
import { createMemoryStore } from '../../main/core/store/memory-store';
import type { StoreChange } from '../../main/core/store/store';
import type { OpenStoreOf, StoreOwner } from '../../main/core/store/store-access';
import type { Disk } from '../../main/desktop/disk';
import { fileTarget } from '../../main/files/file-target';
import type { VirtualTime } from './clock';
import { createFiles } from './files';
import { createKeychain, type KeychainCondition } from './keychain';
import { type Network, whileAlive } from './network';
import type { OwnerKey } from './owners';
import type { DiskState, Power } from './power';
import { createVolume, type Volume } from './volume';

export interface ComputerPorts {
  readonly time: VirtualTime;
  readonly network: Network;
  readonly random: Random;
  /** Called with every event that the page would get, and who is signed in. */
  readonly onEvent: (event: BridgeEvent, owner: OwnerKey | undefined) => void;
  /** Called with all bytes that go to the disk for a person. */
  readonly onWrite: (bytes: Uint8Array, owner: OwnerKey) => void;
  /** Called with the body of every request that changes something, as it leaves. */
  readonly onSend: (body: string) => void;
}

const ownerKeyOf = ({ server, personId }: Pick<StoreOwner, 'server' | 'personId'>): OwnerKey => `${server} ${personId}`;

/** How many of all disks are slow from the start. */
const slowDisks = 0.1;

/** Events that the page gets while the app is locked. */
const whileLocked: ReadonlySet<BridgeEvent['type']> = new Set(['session', 'network']);

export const createComputer = ({ time, network, random, onEvent, onWrite, onSend }: ComputerPorts) => {
  const volumes = new Map<OwnerKey, Volume>();
  const keychain = createKeychain();
  let savesFor: OwnerKey = ' ';
  /** The number in the name of the file that a person chooses next. */
  let chosenFile = 0;
  const files = createFiles((bytes) => onWrite(bytes, savesFor));
  let pending: readonly string[] = [];
  let disk: DiskState = random.number() < slowDisks ? 'slow' : 'ok';
  let lastFullMs = Number.NEGATIVE_INFINITY;
  /** Writes until the app is killed. */
  let writesLeft = Number.POSITIVE_INFINITY;
  let server = '';
  let life = { isOver: false };

  const volumeOf = (owner: OwnerKey): Volume => {
    const found = volumes.get(owner) ?? createVolume((bytes) => onWrite(bytes, owner));
    volumes.set(owner, found);
    return found;
  };

  /** Kills the app. Of the writes that were not flushed, the first ones are kept, as the disk got to them. */
  const kill = (kept: number): void => {
    life.isOver = true;
    writesLeft = Number.POSITIVE_INFINITY;
    for (const volume of volumes.values()) volume.cutPower(kept);
    files.cutPower(kept);
  };

  /** Parts of files that the app left when it was killed. */
  let partsAtStart: ReadonlySet<string> = new Set();

  const start = () => {
    partsAtStart = new Set(files.names());
    const own = { isOver: false };
    life = own;
    const isAlive = (): boolean => !own.isOver;
    const clock = time.clockOf(isAlive);
    const power: Power = {
      isAlive,
      alive: (work) => whileAlive(isAlive, work),
      after: (ms) => new Promise((resolve) => void clock.startTimer(resolve, ms)),
      diskState: () => disk,
      wrote: () => {
        writesLeft -= 1;
        if (writesLeft < 0 && isAlive()) kill(random.number());
      },
    };
    const vault = keychain.open(power);
    const ownDisk: Disk = files.open(power);
    const tokens = createTokenStore(() => ({ mode: 'live', server }));
    const current = (): OwnerKey | undefined => {
      const session = tokens.current();
      return session && ownerKeyOf({ server: session.target.server, personId: session.person.id });
    };
    const emit = (event: BridgeEvent): void => {
      if (isAlive() && (!session.isLocked() || whileLocked.has(event.type))) onEvent(event, current());
    };
    const ways = network.transportsOf(isAlive, () => isAlive() && kill(random.number()));
    const transports: typeof ways = {
      ...ways,
      send: (request, ...rest) => {
        if (request.once && isAlive()) onSend(request.body ?? '');
        return ways.send(request, ...rest);
      },
    };
    const api = createApiClient({ session: tokens.port, live: transports, demo: transports, clock, random });
    const openStore: OpenStoreOf = async (owner) => {
      // Its key is in the keychain.
      if (!keychain.givesKeys()) return { store: createMemoryStore(), notice: 'no-keychain' };
      if (disk === 'locked') return { store: createMemoryStore(), notice: 'no-disk' };
      return { store: volumeOf(ownerKeyOf(owner)).open(power) };
    };
    const offline = createOffline({
      ...{ tokens, api, emit, clock, random, openStore },
      logOrigin: () => ({ computer: computerId, gate: '' }),
      saveJson: async () => ok(null),
    });
    const fileJobs = createFileJobs({
      ...{ emit, clock, random, limits: limits.upload },
      calls: offline.api.forCurrentSession,
      notesOf: offline.notes.ofArea,
      stores: offline.stores,
      journal: offline.journal,
      openSheet: () => {
        throw new Error('No Excel file is saved here.');
      },
      chooseTarget: async () => {
        savesFor = current() ?? ' ';
        const path = `/exports/${savesFor.replaceAll(/\W/g, '-')}-${chosenFile}.csv`;
        return ok(fileTarget(path, { ...savedFilePorts, disk: ownDisk }));
      },
      findSaved: (reference) => fileTarget(reference, { ...savedFilePorts, disk: ownDisk }),
      chooseFolder: async () => ok(null),
      uploads: noUploads,
    });
    const session = createSession({
      ...{ tokens, api, vault, emit, clock },
      pendingRevocations: {
        get: () => pending,
        set: (servers) => {
          if (isAlive()) pending = servers;
        },
      },
      discardWork: async () => fileJobs.reset(),
      storedState: offline.storedState,
      lockHost: {
        idle: async () => {
          await Promise.all([fileJobs.idle(), offline.idle()]);
        },
        cover: () => undefined,
        forget: () => undefined,
        waiting: () => ({ count: offline.waitingInMemory(), isKept: true }),
      },
    });
    void session.restore();
    return { isAlive, tokens, current, api, offline, fileJobs, session };
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
    chooseFile: (number: number) => {
      chosenFile = number;
    },
    /** Starts the app, unless it runs. Whether it did not. */
    start: (): boolean => {
      if (!life.isOver) return false;
      app = start();
      return true;
    },
    /** Kills the app at one of its next writes. */
    killAfter: (writes: number) => {
      writesLeft = writes;
    },
    /** A newer version runs for a while, and this one again. */
    updateApp: () => {
      if (!life.isOver) kill(1);
      for (const volume of volumes.values()) volume.updateApp(random.uuid());
      keychain.updateApp();
    },
    setDisk: (state: DiskState) => {
      if (disk === 'full') lastFullMs = time.passedMs;
      disk = state;
    },
    /** Whether the disk is full, or was at a moment since then. */
    wasDiskFull: (sinceMs: number): boolean => disk === 'full' || lastFullMs >= sinceMs,
    setKeychain: (condition: KeychainCondition) => keychain.set(condition),
    /** Another server in the settings, for which nobody is signed in. */
    setServer: (address: string) => {
      server = address;
    },
    get server() {
      return server;
    },
    /** What a power cut now would leave of a person's records, as texts. */
    durable: (owner: OwnerKey): readonly string[] => volumes.get(owner)?.durable() ?? [],
    /** Whether a power cut now would leave this text in the records of anybody. */
    wouldKeep: (text: string): boolean =>
      [...volumes.values()].some((volume) => volume.durable().some((kept) => kept.includes(text))),
    /** The entries of a person's outbox as they are stored now. */
    outboxImage: (owner: OwnerKey): readonly StoreChange[] => volumes.get(owner)?.image('outbox') ?? [],
    /** Stores what was stored earlier, while the app does not run. */
    putBack: (owner: OwnerKey, image: readonly StoreChange[]) => volumes.get(owner)?.putBack(image),
    removedOfNewer: () => [...volumes.values()].flatMap((volume) => volume.removedOfNewer()),
    /** What a power cut now would leave of saved files, by path. */
    savedFiles: files.durable,
    /** Whether the running app has a part of a file in the folder of saved files. */
    hasPartOfFile: () => files.names().some((name) => name.endsWith('.part') && !partsAtStart.has(name)),
    /** Whether the keychain has a session of a server that the next start would return to. */
    keepsSession: (address: string): boolean => keychain.has(address) && !pending.includes(address),
  };
};

const savedFilePorts = { owner: () => '0123456789abcdef', showInFolder: () => undefined, openFile: async () => '' };

const noUploads = {
  chooseFiles: async () => [],
  nameOf: () => '',
  inspect: () => Promise.reject(new Error('Uploads are sent past their queue here.')),
  isCorrectable: () => false,
  detectType: async () => undefined,
  failureOf: () => fail('file', 'file-failed').failure,
};

export type Computer = ReturnType<typeof createComputer>;
