/**
 * How the user arranged a list: columns, density and page size. Main stores it in the settings, never in local storage.
 * While a saved view is open, its arrangement applies, and changes of it wait until the view is saved.
 */
import type { ListChoice } from '@contract/bridge';
import { useCallback, useMemo } from 'react';
import { notifyFailure } from '../../feedback/notify-failure';
import type { SavedView } from '../../stores/saved-views';
import { changeSettings, useSettings } from '../../stores/settings';
import { setArrangement, useArrangements } from '../../stores/view-arrangements';
import { arrangementOf } from './view-state';

const none: ListChoice = {};

export type ChangeChoice = (change: { readonly [K in keyof ListChoice]?: ListChoice[K] | undefined }) => void;

/** Removes undefined values, which the settings do not accept. */
const compact = (choice: Parameters<ChangeChoice>[0]): ListChoice =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));

const storeChoice = (list: string, parts: Parameters<ChangeChoice>[0]): void => {
  const { settings } = useSettings.getState();
  const next = compact({ ...settings?.lists?.[list], ...parts });
  if (settings) useSettings.setState({ settings: { ...settings, lists: { ...settings.lists, [list]: next } } });
  void changeSettings({ lists: { [list]: next } }).then(notifyFailure);
};

/** The arrangement and a function that changes parts of it, first on the screen and then where it is kept. */
export const useListChoice = (list: string, view?: SavedView): readonly [ListChoice, ChangeChoice] => {
  const own = useSettings(({ settings }) => settings?.lists?.[list]) ?? none;
  const changed = useArrangements((arrangements) => (view ? arrangements[view.id] : undefined));
  const ofView = useMemo(() => (view ? (changed ?? arrangementOf(view)) : undefined), [view, changed]);
  const change = useCallback<ChangeChoice>(
    (parts) => {
      if (!view) return storeChoice(list, parts);
      const before = useArrangements.getState()[view.id] ?? arrangementOf(view);
      setArrangement(view.id, compact({ ...before, ...parts }));
    },
    [list, view],
  );
  return [ofView ?? own, change];
};
