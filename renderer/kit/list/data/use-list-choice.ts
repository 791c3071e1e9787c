/**
 * How the user arranged a list: columns, density and page size. Main stores it in the settings, never in local storage.
 */
import type { ListChoice } from '@contract/bridge';
import { useCallback } from 'react';
import { notifyFailure } from '../../feedback/notify-failure';
import { changeSettings, useSettings } from '../../stores/settings';

const none: ListChoice = {};

export type ChangeChoice = (change: { readonly [K in keyof ListChoice]?: ListChoice[K] | undefined }) => void;

/** Removes undefined values, which the settings do not accept. */
const compact = (choice: Parameters<ChangeChoice>[0]): ListChoice =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));

/** The arrangement and a function that changes parts of it, first on the screen and then in the settings. */
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
