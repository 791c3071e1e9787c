/** The layout preferences of the specification: skin, direction, density, menu collapsed. Nothing else is in local storage. */
import {
  type Density,
  type DirectionChoice,
  densities,
  directionChoices,
  type SkinChoice,
  skinChoices,
} from '@contract/appearance';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

export interface Preferences {
  readonly skin: SkinChoice;
  readonly direction: DirectionChoice;
  readonly density: Density;
  /** Whether the navigation shows icons only. */
  readonly collapsed: boolean;
}

export const defaultPreferences: Preferences = {
  skin: 'system',
  direction: 'auto',
  density: 'compact',
  collapsed: false,
};

/** Parses stored preferences; invalid values become the defaults. */
export const readPreferences = (stored: unknown): Preferences => {
  const from: Partial<Record<keyof Preferences, unknown>> = typeof stored === 'object' && stored !== null ? stored : {};
  return {
    skin: skinChoices.find((skin) => skin === from.skin) ?? defaultPreferences.skin,
    direction: directionChoices.find((direction) => direction === from.direction) ?? defaultPreferences.direction,
    density: densities.find((density) => density === from.density) ?? defaultPreferences.density,
    collapsed: from.collapsed === true,
  };
};

const storageKey = 'pitwall.layout';

export const usePreferences = create<Preferences>()(
  persist(() => defaultPreferences, {
    name: storageKey,
    version: 2,
    storage: createJSONStorage(() => localStorage),
    merge: (stored) => readPreferences(stored),
    migrate: (stored, version) => {
      const preferences = readPreferences(stored);
      // Left to right was the default before the direction could follow the language.
      return version < 2 && preferences.direction === 'ltr' ? { ...preferences, direction: 'auto' } : preferences;
    },
  }),
);

export const setPreferences = (change: Partial<Preferences>): void => {
  usePreferences.setState(change);
};

/** Follows changes in other windows. Returns the function that stops it. */
export const followOtherTabs = (): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === storageKey) void usePreferences.persist.rehydrate();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
