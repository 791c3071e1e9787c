/** The saved view that a list shows, and whether the list was changed since it was opened. */
import type { ViewFile } from '@contract/list/view-file';
import { useEffect, useMemo } from 'react';
import type { Field } from '../../area/field';
import { notify } from '../../feedback/notify';
import { fieldName } from '../../format/field-name';
import { joinList } from '../../format/join';
import { kitText } from '../../format/text';
import { type SavedView, useSavedViews } from '../../stores/saved-views';
import type { ListState } from '../data/list-state';
import { noteFilterKey } from '../data/note-filter';
import type { ListOfArea } from '../data/starting-state';
import { type List, useStartingState } from '../data/use-list';
import { useUrlListState } from '../data/use-list-state';
import {
  showsSameColumns,
  showsSameRows,
  type UnknownParts,
  unknownParts,
  viewState,
  withoutUnknown,
} from '../data/view-state';

/** The state of an area's list in its address, which opens with the default view. */
export const useViewedList = (area: ListOfArea) => {
  const fallback = useStartingState(area);
  const views = useSavedViews(area.name);
  const initial = useMemo(() => {
    const view = views.find(({ isDefault }) => isDefault);
    return view && viewState(view, fallback);
  }, [views, fallback]);
  const stateful = useUrlListState(fallback, initial);
  const view = views.find(({ id }) => id === stateful.state.view);
  return { stateful, fallback, views, view };
};

export interface ViewedList {
  readonly list: List;
  readonly fields: readonly Field[];
  readonly fallback: ListState;
  readonly views: readonly SavedView[];
  /** The view that is open. */
  readonly view: SavedView | undefined;
}

/** What a dialog does: save what the list shows, rename the open view, or exchange views with other computers. */
export type ViewTask = 'save' | 'rename' | 'export' | ViewFile;

/** The views for which the notice of missing columns was shown. */
const shownNotices = new Set<string>();

const useTellUnknown = (view: SavedView | undefined, unknown: UnknownParts | undefined, isLoaded: boolean): void => {
  useEffect(() => {
    if (!view || !unknown || !isLoaded || shownNotices.has(view.id)) return;
    const keys = [
      ...new Set([...unknown.columns, ...unknown.filters, ...(unknown.sort === undefined ? [] : [unknown.sort])]),
    ];
    if (keys.length === 0) return;
    shownNotices.add(view.id);
    notify({
      intent: 'info',
      title: kitText('views.unknown.title', { view: view.name }),
      body: kitText('views.unknown.body', { count: keys.length, names: joinList(keys.map(fieldName)) }),
    });
  }, [view, unknown, isLoaded]);
};

/** Leaves out the filters and the order of a view that this list doesn't have. Returns whether the list was changed since. */
export const useViewCheck = ({ list, fields, fallback, view }: ViewedList): boolean => {
  const { state, change, columns, choice } = list;
  const { all } = columns;
  const isLoaded = list.rows.call.state === 'fulfilled' && list.rows.sample.length > 0;
  const unknown = useMemo(() => {
    const keys = new Set([noteFilterKey, ...fields.map(({ key }) => key), ...all.map(({ key }) => key)]);
    return view && unknownParts(view, (key) => keys.has(key));
  }, [view, fields, all]);
  useTellUnknown(view, unknown, isLoaded);

  const isAnswered = list.rows.call.state === 'fulfilled';
  const { filters, sort } = state;
  useEffect(() => {
    if (!unknown || !isAnswered) return;
    const kept = Object.entries(filters).filter(([key]) => !unknown.filters.includes(key));
    const isSortUnknown = sort !== undefined && sort.key === unknown.sort;
    if (kept.length === Object.keys(filters).length && !isSortUnknown) return;
    change({ filters: Object.fromEntries(kept), ...(isSortUnknown ? { sort: fallback.sort } : {}) });
  }, [unknown, isAnswered, filters, sort, fallback.sort, change]);

  return useMemo(() => {
    if (!view || !unknown) return false;
    const applied = withoutUnknown(view, unknown);
    return !(
      showsSameRows(state, viewState(applied, fallback), fallback) &&
      showsSameColumns(all, fields, view) &&
      choice.density === view.density
    );
  }, [view, unknown, state, fallback, all, fields, choice]);
};
