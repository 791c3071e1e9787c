/** The skin of the page: the person's choice, or that of the system while it is. */
import { type Skin, systemSkin } from '@contract/appearance';
import { useSyncExternalStore } from 'react';
import { usePreferences } from './preferences';

const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'] as const;

const readSystem = (): Skin => {
  const [isDark, wantsContrast] = queries.map((query) => window.matchMedia(query).matches);
  return systemSkin(isDark === true, wantsContrast === true);
};

const followSystem = (listener: () => void): (() => void) => {
  const lists = queries.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
};

/** Changes with the system while the app runs. */
export const useSkin = (): Skin => {
  const choice = usePreferences(({ skin }) => skin);
  const system = useSyncExternalStore(followSystem, readSystem);
  return choice === 'system' ? system : choice;
};

/** The same outside of components. */
export const pageSkin = (): Skin => {
  const { skin } = usePreferences.getState();
  return skin === 'system' ? readSystem() : skin;
};
