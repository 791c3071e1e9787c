/** The saved views of the signed-in person at this server. Main keeps them in the settings. */
import { fail, type Result } from '@contract/failure';
import { limits } from '@contract/limits';
import type { SavedView, ViewsByList } from '@contract/list/saved-view';
import { isWithinSize } from '@contract/list/view-rules';
import { readOwnSetting, useOwnSetting } from './own-settings';
import { ownerOf, useSession } from './session';
import { changeSettings } from './settings';

export type { SavedView, ViewsByList };

const noViews: ViewsByList = {};
const none: readonly SavedView[] = [];

/** All views of the person, by list. */
export const useAllViews = (): ViewsByList => useOwnSetting('views') ?? noViews;

/** The views of a list. A list of a file may have any name, which must not reach a prototype. */
export const viewsOf = (views: ViewsByList, list: string): readonly SavedView[] =>
  Object.hasOwn(views, list) ? (views[list] ?? none) : none;

export const useSavedViews = (list: string): readonly SavedView[] => viewsOf(useAllViews(), list);

/** The same outside of components. */
export const currentViews = (): ViewsByList => readOwnSetting('views') ?? noViews;

/** Why these views can't be kept; undefined if they can. */
export const whyTooMany = (views: ViewsByList): 'count' | 'size' | undefined => {
  if (Object.values(views).some(({ length }) => length > limits.views.perList)) return 'count';
  return isWithinSize(views) ? undefined : 'size';
};

/** Keeps these views in place of the person's views of the same lists. They appear when main has stored them. */
export const storeViews = async (changed: ViewsByList): Promise<Result<unknown>> => {
  const owner = ownerOf(useSession.getState().session);
  if (owner === undefined) return fail('signed-out', 'not-signed-in');
  const views = Object.entries({ ...currentViews(), ...changed }).filter(([, ofList]) => ofList.length > 0);
  return changeSettings({ views: { [owner]: Object.fromEntries(views) } });
};

export const newViewId = (): string => crypto.randomUUID().replaceAll('-', '');
