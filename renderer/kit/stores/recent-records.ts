/** The records that the user opened last, for each user and server. Main keeps them in the settings. */
import { limits } from '@contract/limits';
import type { RecentRecord } from '@contract/settings/recent-records';
import { ownerOf, useSession, withOwner } from './session';
import { changeSettings, useSettings } from './settings';

export type { RecentRecord };

const none: readonly RecentRecord[] = [];

/** Newest first. */
export const useRecentRecords = (): readonly RecentRecord[] => {
  const owner = useSession(({ session }) => ownerOf(session));
  return useSettings(({ settings }) => (owner === undefined ? undefined : settings?.recent[owner])) ?? none;
};

type ByOwner = Readonly<Record<string, readonly RecentRecord[]>>;

/** Nobody waits for it: a list that can't be saved is still right until the app closes. */
const save = (recent: ByOwner): void => {
  const { settings } = useSettings.getState();
  if (settings === undefined) return;
  useSettings.setState({ settings: { ...settings, recent } });
  void changeSettings({ recent });
};

const change = (next: (before: readonly RecentRecord[]) => readonly RecentRecord[]): void => {
  const owner = ownerOf(useSession.getState().session);
  const byOwner = useSettings.getState().settings?.recent;
  if (owner === undefined || byOwner === undefined) return;
  const before = byOwner[owner] ?? none;
  const after = next(before);
  if (JSON.stringify(after) !== JSON.stringify(before)) save(withOwner(byOwner, owner, after));
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
  const byOwner = useSettings.getState().settings?.recent ?? {};
  const kept = Object.entries(byOwner).filter(([other]) => other === owner || serverOf(other) !== serverOf(owner));
  if (kept.length < Object.keys(byOwner).length) save(Object.fromEntries(kept));
};
