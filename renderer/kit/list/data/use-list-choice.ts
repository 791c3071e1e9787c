/** How a person arranged a list: kept by main in the settings, never in local storage. */
import type { ListChoice } from '@contract/bridge';
import { useCallback } from 'react';
import { notifyFailure } from '../../feedback/notify-failure';
import { changeSettings, useSettings } from '../../stores/settings';

const none: ListChoice = {};

export type ChangeChoice = (change: { readonly [K in keyof ListChoice]?: ListChoice[K] | undefined }) => void;

/** Drops what is undefined: the settings take what is there or nothing. */
const compact = (choice: Parameters<ChangeChoice>[0]): ListChoice =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));

/** The arrangement, and how to change parts of it: at once on the screen, then for good. */
export const useListChoice = (list: string): readonly [ListChoice, ChangeChoice] => {
  const choice = useSettings(({ settings }) => settings?.lists?.[list]) ?? none;
  const change = useCallback<ChangeChoice>(
    (parts) => {
      const { settings } = useSettings.getState();
      const next = compact({ ...settings?.lists?.[list], ...parts });
      if (settings) useSettings.setState({ settings: { ...settings, lists: { ...settings.lists, [list]: next } } });
      void changeSettings({ lists: { [list]: next } }).then(notifyFailure);
    },
    [list],
  );
  return [choice, change];
};
