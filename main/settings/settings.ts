/** The settings: what the user chose, and what the app remembers on its own (window, zoom, skin, last folders). */
import { ok, type Result } from '@contract/failure';
import { defaultLanguage, type Language } from '@contract/language';
import {
  type AppSettings,
  initialSettings,
  type SafeMode,
  type SettingsChange,
  type SettingsView,
  type StoredSettings,
  type SwitchSettings,
} from '@contract/settings';
import { changeSettings, type SettingsRules, viewSettings } from '@contract/settings/user-settings';
import { noPolicy, type Policy } from './policy';
import { createProfiles, type Profiles } from './profiles';
import { memoryFile, openSettingsFile } from './settings-file';

export interface Settings {
  /** For main's own use; without the notice. */
  current(): SettingsView;
  /** For the screen, with problems of the file, which are reported once. */
  read(): SettingsView;
  /** Fails as `server-address` for a bad address, `not-allowed` for what a switch or the policy has fixed. */
  change(change: SettingsChange): Promise<Result<SettingsView>>;
  /** What the app remembers on its own. */
  memory(): AppSettings;
  /** Server profiles from the policy or the person's own choice. */
  readonly profiles: Profiles;
  /** What an administrator set for this computer. */
  readonly policy: Policy;
  /** Stores a value, and writes it soon. */
  remember(memory: Partial<AppSettings>): void;
  /** Writes what is not written yet, or was damaged. Resolves once all is written. Call after the start, and before the end. */
  flush(): Promise<void>;
}

/** What a start in safe mode says to the settings. */
interface StartMode {
  readonly why?: SafeMode;
  /** A file or folder that was set aside, until a person has decided about it. */
  aside(): string | undefined;
}
const normalStart: StartMode = { aside: () => undefined };

/** Opens the settings of a folder (absolute). A file that cannot be read is kept as a copy, and the initial settings apply. */
export const createSettings = (
  folder: string,
  fixed: SwitchSettings = {},
  policy: Policy = noPolicy,
  systemLanguage: Language = defaultLanguage,
  safeStart: StartMode = normalStart,
): Settings => {
  const file = safeStart.why === 'switch' ? memoryFile : openSettingsFile(folder);
  let stored: StoredSettings = file.start.reading?.stored ?? initialSettings;
  let notice: SettingsView['notice'] = file.start.reset ? 'reset' : undefined;
  let unwritten = file.start.damaged;
  let complained = false;

  const rules: SettingsRules = {
    fixed,
    byPolicy: policy.fixed,
    systemLanguage,
    allowHttp: policy.allowHttp,
    ...(policy.view ? { policy: policy.view } : {}),
    ...(safeStart.why ? { safeMode: safeStart.why } : {}),
  };
  const view = (): SettingsView => viewSettings(stored, { ...rules, hasBackup: safeStart.aside() !== undefined });
  /** With problems of the file, which are reported once. */
  const viewWithNotice = (): SettingsView => {
    const pendingNotice = notice;
    notice = undefined;
    return { ...view(), ...(pendingNotice ? { notice: pendingNotice } : {}) };
  };
  const written = (done: boolean): void => {
    unwritten = !done;
    if (!done && !complained) notice = 'not-kept';
    // What could not be kept before is kept now.
    if (done && notice === 'not-kept') notice = undefined;
    complained = !done;
  };
  const save = async (): Promise<void> => {
    unwritten = true;
    written(await file.write(stored));
  };

  const profiles = createProfiles({
    policy,
    read: () => stored.profiles,
    write: async (next) => {
      stored = { ...stored, profiles: next };
      await save();
    },
    bad: file.start.badProfiles,
  });

  return {
    profiles,
    policy,
    current: view,
    read: viewWithNotice,
    change: async (change) => {
      const changed = changeSettings(stored, change, rules);
      if (!changed.ok) return changed;
      stored = changed.value;
      await save();
      return ok(viewWithNotice());
    },
    memory: () => stored,
    remember: (memory) => {
      const before = JSON.stringify(stored);
      stored = { ...stored, ...memory };
      // The page reports its skin at every start.
      if (JSON.stringify(stored) === before) return;
      void save();
    },
    flush: async () => {
      if (unwritten) await save();
    },
  };
};
