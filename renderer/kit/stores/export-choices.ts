/** How the user exports each list: the last choices and named profiles. Main keeps them in the settings. */
import { limits } from '@contract/limits';
import type { ExportProfile, ListExports, StoredExportChoice } from '@contract/settings/export-choices';
import { nameKey } from '@contract/text/name-key';
import { notifyFailure } from '../feedback/notify-failure';
import { changeOwnSetting, readOwnSetting, useOwnSetting } from './own-settings';

const none: ListExports = { profiles: [] };

export const listExports = (list: string): ListExports => readOwnSetting('exports')?.[list] ?? none;

export const useListExports = (list: string): ListExports => useOwnSetting('exports')?.[list] ?? none;

const change = (list: string, next: ListExports): void =>
  void changeOwnSetting('exports', { ...readOwnSetting('exports'), [list]: next }).then(notifyFailure);

/** Keeps the choices of an export that was started, and the profile that it used. */
export const rememberExport = (list: string, last: StoredExportChoice, profile: string | undefined): void => {
  const { profiles } = listExports(list);
  change(list, { last, profiles, ...(profile === undefined ? {} : { profile }) });
};

/** Saves a profile under its name, a new one or with new choices; the names stay in order. */
export const saveProfile = (list: string, profile: ExportProfile): void => {
  const before = listExports(list);
  const others = before.profiles.filter(({ id }) => id !== profile.id);
  const profiles = [...others, profile].sort((one, other) => one.name.localeCompare(other.name));
  change(list, { ...before, profiles });
};

export const deleteProfile = (list: string, id: string): void => {
  const { profile, profiles, ...before } = listExports(list);
  const rest = profiles.filter((one) => one.id !== id);
  change(list, { ...before, ...(profile === id || profile === undefined ? {} : { profile }), profiles: rest });
};

/** Why a profile can't have a name. */
export const nameProblem = (
  name: string,
  others: readonly ExportProfile[],
): 'required' | 'taken' | 'tooMany' | undefined => {
  const key = nameKey(name);
  if (key === '') return 'required';
  if (others.some((one) => nameKey(one.name) === key)) return 'taken';
  return others.length >= limits.export.profiles ? 'tooMany' : undefined;
};
