/** When the app locks, and how it unlocks: as the settings say, or as they start for the demo and a live server. */
import type { Mode } from '@contract/bridge';
import { lockMinutesOf } from '@contract/settings/lock-minutes';
import { resolveToggle, type Toggle } from '@contract/settings/toggles';
import type { PasswordHashes } from '../../core/session/lock';
import type { Settings } from '../../settings/settings';
import { hashPassword, matchesPassword } from '../../vault/password-hash';

export interface LockPreferences {
  readonly minutes: () => number;
  readonly locksWithScreen: () => boolean;
  readonly passwords: PasswordHashes;
}

export const createLockPreferences = (settings: Settings, mode: () => Mode): LockPreferences => {
  const isDemo = (): boolean => mode() === 'demo';
  const isOn = (toggle: Toggle): boolean => resolveToggle(toggle, settings.current()[toggle], isDemo());
  return {
    minutes: () => lockMinutesOf(settings.current().lockMinutes, isDemo()),
    locksWithScreen: () => isOn('lockWithScreen'),
    passwords: { isOn: () => isOn('unlockOffline'), create: hashPassword, matches: matchesPassword },
  };
};
