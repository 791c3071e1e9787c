/** The records that the user opened last, for each user and server. Main keeps them in the settings. */
import { limits } from '@contract/limits';
import type { RecentRecord } from '@contract/settings/recent-records';
import { changeOwnSetting, readOwnSetting, useOwnSetting } from './own-settings';
import { changeSettings, useSettings } from './settings';

export type { RecentRecord };

const none: readonly RecentRecord[] = [];

/** Newest first. */
export const useRecentRecords = (): readonly RecentRecord[] => useOwnSetting('recent') ?? none;

/** Nobody waits for it: a list that can't be saved is still right until the app closes. */
const change = (next: (before: readonly RecentRecord[]) => readonly RecentRecord[]): void => {
  const before = readOwnSetting('recent') ?? none;
  const after = next(before);
  if (JSON.stringify(after) !== JSON.stringify(before)) void changeOwnSetting('recent', after);
};

/** Puts an opened record first. */
export const noteRecentRecord = ({ area, path, title }: RecentRecord): void =>
  change((before) =>
    [
      { area, path, title: title.slice(0, limits.recentRecords.title) },
      ...before.filter((record) => record.path !== path),
    ].slice(0, limits.recentRecords.each),
  );

/** For a record that no longer exists. */
export const forgetRecentRecord = (path: string): void =>
  change((before) => before.filter((record) => record.path !== path));

/** The mode and the server of an owner. */
const serverOf = (owner: string): string => JSON.stringify(JSON.parse(owner).slice(0, 2));

/** Forgets what other users of a server opened, because a person signs in there. */
export const forgetRecordsOfOthers = (owner: string): void => {
  const { settings } = useSettings.getState();
  if (settings === undefined) return;
  const kept = Object.entries(settings.recent).filter(
    ([other]) => other === owner || serverOf(other) !== serverOf(owner),
  );
  if (kept.length === Object.keys(settings.recent).length) return;
  const recent = Object.fromEntries(kept);
  useSettings.setState({ settings: { ...settings, recent } });
  void changeSettings({ recent });
};
