/** The state of updates: checks, downloads when a person agrees, and installs when the app quits and nothing waits. */
import type { UpdateMemory } from '@contract/settings/update-memory';
import type { Release, UpdateNews, UpdateState, UpdatesView } from '@contract/updates/updates-view';
import type { UpdateSource } from './update-address';
import type { FoundRelease, UpdateEngine } from './update-engine';
import { problemOf } from './update-problem';
import { compareVersions } from './versions';

/** Undefined if nothing has changed, and at the first start. */
const newsOf = (version: string, { lastRun, installing }: UpdateMemory): UpdateNews | undefined => {
  if (installing && compareVersions(version, installing.version) < 0)
    return { kind: 'not-installed', other: installing.version, notes: '' };
  if (lastRun === undefined) return undefined;
  const difference = compareVersions(version, lastRun);
  if (difference < 0) return { kind: 'older', other: lastRun, notes: '' };
  if (difference === 0) return undefined;
  return { kind: 'updated', other: lastRun, notes: installing?.version === version ? installing.notes : '' };
};

/** What must end before an update is installed. */
export type UpdateWaits = UpdatesView['waitsFor'];

export interface UpdatePorts {
  readonly version: string;
  readonly source: UpdateSource;
  /** Loads the library; called once, at the first check. */
  readonly openEngine: () => Promise<UpdateEngine>;
  /** `set` is written soon; `write` resolves once it is. */
  readonly memory: { get(): UpdateMemory; set(memory: UpdateMemory): void; write(): Promise<void> };
  readonly now: () => number;
  readonly waitsFor: () => UpdateWaits;
  /** Whether the network may be used without being asked. */
  readonly mayCheckAutomatically: () => boolean;
  readonly changed: (view: UpdatesView) => void;
  readonly note: (message: string) => void;
}

export interface Updates {
  view(): UpdatesView;
  /** Looks for a newer version, unless one is being downloaded or ready. `isAutomatic`: nobody asked for it. */
  check(isAutomatic?: boolean): Promise<void>;
  /** False if there is nothing that the app may download. */
  download(): boolean;
  cancel(): void;
  seen(): void;
  /** Exports, uploads or the outbox have changed. */
  workChanged(): void;
  /** Called when the app quits. Never rejects. */
  installAtQuit(waits: UpdateWaits): Promise<void>;
}

export const createUpdates = (ports: UpdatePorts): Updates => {
  const { version, source, memory, now } = ports;
  const isOff = 'off' in source;
  let state: UpdateState = isOff ? { name: 'off', why: source.off } : { name: 'unchecked' };
  let news = newsOf(version, memory.get());
  let engine: Promise<UpdateEngine> | undefined;
  let abort: AbortController | undefined;
  let shownWaits = '';
  if (!news && memory.get().lastRun !== version) memory.set({ ...memory.get(), lastRun: version });

  const view = (): UpdatesView => ({
    version,
    ...(source.source ? { source: source.source } : {}),
    state,
    waitsFor: ports.waitsFor(),
    ...(news ? { news } : {}),
  });
  const show = (next: UpdateState): void => {
    state = next;
    shownWaits = JSON.stringify(ports.waitsFor());
    ports.changed(view());
  };
  const loadEngine = (): Promise<UpdateEngine> => {
    engine ??= ports.openEngine();
    // A library that can't be loaded now may be later.
    engine.catch(() => {
      engine = undefined;
    });
    return engine;
  };

  const found = ({ isNewer, ...release }: FoundRelease): void => {
    if (isOff) return;
    const isManual = source.installer === 'manual';
    if (isNewer) show({ name: 'available', at: now(), release, isManual });
    else show({ name: 'current', at: now(), ...(release.version === version ? {} : { older: release.version }) });
    // The person agreed to it in an earlier run; the file is on the disk.
    if (isNewer && memory.get().downloaded === release.version) download();
  };
  const check = async (isAutomatic = false): Promise<void> => {
    if (isOff || ['checking', 'downloading', 'ready'].includes(state.name)) return;
    if (isAutomatic && !ports.mayCheckAutomatically()) return;
    const before = state;
    show({ name: 'checking' });
    try {
      found(await (await loadEngine()).check());
    } catch (error) {
      const problem = problemOf(error, 'bad-list');
      ports.note(`the check failed: ${problem}`);
      // What is known already stays more useful than a network that is down for a moment.
      show(isAutomatic && before.name === 'available' ? before : { name: 'failed', at: now(), problem });
    }
  };

  const offered = (): Release | undefined => {
    if (state.name === 'available' && !state.isManual) return state.release;
    return state.name === 'failed' ? state.release : undefined;
  };
  const fetchRelease = async (release: Release, signal: AbortSignal): Promise<void> => {
    try {
      await (await loadEngine()).download((percent) => {
        if (state.name === 'downloading' && state.percent !== percent) show({ name: 'downloading', release, percent });
      }, signal);
      memory.set({ ...memory.get(), downloaded: release.version });
      show({ name: 'ready', release });
    } catch (error) {
      if (signal.aborted) return show({ name: 'available', at: now(), release, isManual: false });
      const problem = problemOf(error, 'bad-list');
      ports.note(`the download failed: ${problem}`);
      show({ name: 'failed', at: now(), problem, release });
    }
  };
  const download = (): boolean => {
    const release = offered();
    if (!release) return false;
    abort = new AbortController();
    show({ name: 'downloading', release, percent: 0 });
    void fetchRelease(release, abort.signal);
    return true;
  };

  return {
    view,
    check,
    download,
    cancel: () => abort?.abort(),
    seen: () => {
      if (!news) return;
      news = undefined;
      const { installing, ...rest } = memory.get();
      memory.set({ ...rest, lastRun: version });
      ports.changed(view());
    },
    workChanged: () => {
      if (state.name === 'ready' && JSON.stringify(ports.waitsFor()) !== shownWaits) show(state);
    },
    installAtQuit: async ({ changes, jobs }) => {
      if (state.name !== 'ready') {
        abort?.abort();
        return;
      }
      if (changes > 0 || jobs > 0) return ports.note(`not installed: ${changes} changes and ${jobs} jobs wait`);
      const { version: next, notes } = state.release;
      const { downloaded, ...rest } = memory.get();
      // Before, because the installer may end the app. The next start compares it with the version that runs then.
      memory.set({ ...rest, installing: { version: next, notes } });
      await memory.write();
      ports.note(`installing ${next}`);
      try {
        await (await loadEngine()).install();
      } catch (error) {
        ports.note(`the installation failed: ${problemOf(error, 'install')}`);
      }
    },
  };
};
