/** How much the user uses pages, commands and settings, for each user and server. Main keeps it in the settings. */
import { limits } from '@contract/limits';
import type { Use, UsesOfPerson } from '@contract/settings/uses';
import { changeOwnSetting, readOwnSetting, useOwnSetting } from './own-settings';

const day = 86_400_000;
/** After this time a use counts half. */
const halfLife = 14 * day;

/** How much a use counts now. A clock that was set back makes nothing count more. */
export const scoreNow = ({ score, at }: Use, now: number): number => score * 0.5 ** (Math.max(0, now - at) / halfLife);

/** The uses with one more; the least used are left out. */
export const withUse = (uses: UsesOfPerson, key: string, now: number): UsesOfPerson => {
  const before = uses[key];
  const use = { score: (before ? scoreNow(before, now) : 0) + 1, at: now };
  const others = Object.entries(uses)
    .filter(([other]) => other !== key)
    .sort(([, one], [, other]) => scoreNow(other, now) - scoreNow(one, now));
  return Object.fromEntries([...others.slice(0, limits.uses - 1), [key, use]]);
};

const none: UsesOfPerson = {};

export const useUses = (): UsesOfPerson => useOwnSetting('uses') ?? none;

/** Counts a use of `page:/bookings`, `command:export` or `setting:appearance.skin`. */
export const recordUse = (key: string): void =>
  void changeOwnSetting('uses', withUse(readOwnSetting('uses') ?? none, key, Date.now()));
