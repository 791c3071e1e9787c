/** Changes the saved views of a list, and says when main has stored that. */
import { limits } from '@contract/limits';
import type { ViewContent } from '@contract/list/saved-view';
import { notify } from '../../feedback/notify';
import { notifyFailure } from '../../feedback/notify-failure';
import { text } from '../../format/text';
import { currentViews, newViewId, type SavedView, storeViews, viewsOf, whyTooMany } from '../../stores/saved-views';
import { resetArrangement } from '../../stores/view-arrangements';
import { freeName } from './view-names';

type Views = readonly SavedView[];

const viewsIn = (list: string): Views => viewsOf(currentViews(), list);

/** Stores the views of a list. Returns whether they are stored; if not, a toast says why. */
const store = async (list: string, views: Views): Promise<boolean> => {
  const problem = whyTooMany({ ...currentViews(), [list]: views });
  if (problem) {
    const body = text(`views:full.${problem}`, { max: limits.views.perList });
    notify({ intent: 'error', title: text('views:full.title'), body });
    return false;
  }
  return notifyFailure(await storeViews({ [list]: views }));
};

const withoutDefault = ({ isDefault: _, ...view }: SavedView): SavedView => view;

/** At most one view of a list is its default. */
const withDefault = (views: Views, id: string, isDefault: boolean): Views =>
  views.map((view) =>
    view.id === id
      ? { ...withoutDefault(view), ...(isDefault ? { isDefault } : {}) }
      : isDefault
        ? withoutDefault(view)
        : view,
  );

/** Returns the new view; undefined if it could not be stored. */
export const addView = async (
  list: string,
  { name, isDefault }: { readonly name: string; readonly isDefault: boolean },
  content: ViewContent,
): Promise<SavedView | undefined> => {
  const view: SavedView = { ...content, id: newViewId(), name };
  if (!(await store(list, withDefault([...viewsIn(list), view], view.id, isDefault)))) return undefined;
  notify({ intent: 'success', title: text('views:saved', { name }) });
  return view;
};

/** Replaces what a view shows by what the list shows now. */
export const saveChanges = async (list: string, { id, name, isDefault }: SavedView, content: ViewContent) => {
  const changed: SavedView = { ...content, id, name, ...(isDefault ? { isDefault } : {}) };
  if (
    !(await store(
      list,
      viewsIn(list).map((view) => (view.id === id ? changed : view)),
    ))
  )
    return;
  resetArrangement(id);
  notify({ intent: 'success', title: text('views:changed', { name }) });
};

export const renameView = (list: string, id: string, name: string): Promise<boolean> =>
  store(
    list,
    viewsIn(list).map((view) => (view.id === id ? { ...view, name } : view)),
  );

export const setDefaultView = (list: string, id: string, isDefault: boolean): Promise<boolean> =>
  store(list, withDefault(viewsIn(list), id, isDefault));

const restore = (list: string, view: SavedView, index: number): Promise<boolean> => {
  const views = viewsIn(list);
  const hasDefault = views.some(({ isDefault }) => isDefault);
  const restored = { ...(hasDefault ? withoutDefault(view) : view), name: freeName(view.name, views) };
  return store(list, views.toSpliced(index, 0, restored));
};

/** Deletes a view; a toast brings it back at its position. */
export const deleteView = async (list: string, view: SavedView): Promise<boolean> => {
  const index = viewsIn(list).findIndex(({ id }) => id === view.id);
  if (!(await store(list, viewsIn(list).toSpliced(index, index < 0 ? 0 : 1)))) return false;
  notify({
    intent: 'success',
    title: text('views:deleted', { name: view.name }),
    actions: [{ label: text('views:undo'), run: () => void restore(list, view, index) }],
  });
  return true;
};
