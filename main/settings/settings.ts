/** The settings: what the person chose, and what the app remembers for itself (window, zoom, skin, last folders). */
import type { SettingsChange, SettingsView } from '@contract/bridge';
import { fail, ok, type Result } from '@contract/failure';
import { isUnencrypted, serverAddress } from '@contract/server/server-address';
import { noPolicy, type Policy } from './policy';
import { createProfiles, type Profiles } from './profiles';
import { openSettingsFile } from './settings-file';
import { initialSettings, type StoredSettings } from './settings-schema';

/** What the app remembers without being asked. */
type Memory = Pick<
  StoredSettings,
  'window' | 'zoom' | 'skin' | 'folders' | 'forget' | 'mediaHosts' | 'linkHosts' | 'messages' | 'ignored'
>;

/** What the switches say; it holds for this run and is never written. */
export interface Fixed {
  readonly mode?: SettingsView['mode'];
  readonly server?: string;
}

export interface Settings {
  /** For main's own use; without the notice. */
  current(): SettingsView;
  /** For the screen: with what went wrong with the file, told once. */
  read(): SettingsView;
  /** Fails as `server-address` for a bad address, `not-allowed` for what a switch has fixed. */
  change(change: SettingsChange): Promise<Result<SettingsView>>;
  memory(): Memory;
  /** Server profiles from the policy or the person's own choice. */
  readonly profiles: Profiles;
  /** What an administrator set for this computer. */
  readonly policy: Policy;
  /** Remembers; kept soon, and at the latest by `flush`. */
  remember(memory: Partial<Memory>): void;
  /** Loads what writes the file, and writes it anew where it was damaged: soon after the start, off the way to the window. */
  prepare(): Promise<void>;
  /** Writes what is not yet written, at once: before the app closes. */
  flush(): void;
}

/** Opens the settings of a folder (absolute). A file that cannot be read is kept as a copy, and defaults apply. */
export const createSettings = (folder: string, fixed: Fixed = {}, policy: Policy = noPolicy): Settings => {
  const file = openSettingsFile(folder);
  let kept: StoredSettings = file.start.reading?.kept ?? initialSettings;
  let notice: SettingsView['notice'] = file.start.reset ? 'reset' : undefined;
  let unwritten = file.start.damaged;
  let complained = false;

  const { allowHttp } = policy;
  /** An address without encryption is used only while the person's choice or the policy allows it. */
  const keptServer = (): string => {
    const read = serverAddress(kept.server, { allowHttp, acceptsPlain: kept.plainServer === kept.server });
    return read.ok ? read.value : '';
  };
  const view = (): SettingsView => ({
    mode: fixed.mode ?? kept.mode,
    server: fixed.server ?? keptServer(),
    ...(allowHttp.length > 0 ? { allowHttp } : {}),
    ...(kept.showSamples === undefined ? {} : { showSamples: kept.showSamples }),
    lists: kept.lists,
    fixed: [...(fixed.mode ? (['mode'] as const) : []), ...(fixed.server === undefined ? [] : (['server'] as const))],
  });
  const written = (done: boolean): void => {
    unwritten = !done;
    if (done || complained) return;
    complained = true;
    notice = 'not-kept';
  };
  const save = async (): Promise<void> => {
    unwritten = true;
    written(await file.write(kept));
  };

  const profiles = createProfiles({
    policy,
    kept: () => kept.profiles,
    keep: async (next) => {
      kept = { ...kept, profiles: next };
      await save();
    },
    bad: file.start.badProfiles,
  });

  return {
    profiles,
    policy,
    current: view,
    read: () => {
      const told = notice;
      notice = undefined;
      return { ...view(), ...(told ? { notice: told } : {}) };
    },
    change: async (change) => {
      if ((change.mode && fixed.mode) || (change.server !== undefined && fixed.server !== undefined))
        return fail('refused', 'not-allowed');
      const acceptsPlain = change.acceptsPlain === true;
      const server =
        change.server === undefined || change.server.trim() === ''
          ? undefined
          : serverAddress(change.server, {
              allowHttp,
              acceptsPlain: acceptsPlain || change.server === kept.plainServer,
            });
      if (server && !server.ok) return server;
      kept = {
        ...kept,
        ...(change.mode ? { mode: change.mode } : {}),
        ...(change.showSamples === undefined ? {} : { showSamples: change.showSamples }),
        ...(change.lists ? { lists: { ...kept.lists, ...change.lists } } : {}),
        ...(change.server === undefined ? {} : { server: server?.value ?? '' }),
        ...(server && acceptsPlain && isUnencrypted(server.value) ? { plainServer: server.value } : {}),
      };
      await save();
      const told = notice;
      notice = undefined;
      return ok({ ...view(), ...(told ? { notice: told } : {}) });
    },
    memory: () => kept,
    remember: (memory) => {
      kept = { ...kept, ...memory };
      void save();
    },
    prepare: async () => {
      await file.prepare();
      if (unwritten) await save();
    },
    flush: () => {
      if (unwritten) written(file.writeNow(kept));
    },
  };
};
