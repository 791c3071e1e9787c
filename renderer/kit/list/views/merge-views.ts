/** Merges the views of a file into those of the person. */
import { type SavedView, type ViewsByList, viewsOf } from '../../stores/saved-views';
import { freeName, isNameUsed } from './view-names';

/** What becomes of a view whose name is used. */
export const decisions = ['both', 'replace', 'skip'] as const;
export type Decision = (typeof decisions)[number];

/** The decision about a list's view, by its name in the file. */
export type Decide = (list: string, view: SavedView) => Decision;

export const isConflict = (existing: ViewsByList, list: string, { name }: SavedView): boolean =>
  isNameUsed(name, viewsOf(existing, list));

const mergeList = (
  existing: readonly SavedView[],
  incoming: readonly SavedView[],
  decide: (view: SavedView) => Decision,
  newId: () => string,
): readonly SavedView[] => {
  let merged = existing;
  for (const view of incoming) {
    const { isDefault, ...rest } = view;
    const before = merged.find(({ name }) => isNameUsed(name, [view]));
    const decision = before ? decide(view) : 'both';
    if (decision === 'skip') continue;
    if (before && decision === 'replace') {
      const { id, name } = before;
      const replaced: SavedView = { ...rest, id, name, ...(before.isDefault ? { isDefault: true } : {}) };
      merged = merged.map((one) => (one === before ? replaced : one));
      continue;
    }
    // A list that has a default view keeps it.
    const isFirst = isDefault === true && !merged.some((one) => one.isDefault);
    const added = { ...rest, id: newId(), name: freeName(view.name, merged), ...(isFirst ? { isDefault } : {}) };
    merged = [...merged, added];
  }
  return merged;
};

/** The lists that change, with all their views. */
export const mergeViews = (
  existing: ViewsByList,
  incoming: ViewsByList,
  decide: Decide,
  newId: () => string,
): ViewsByList =>
  Object.fromEntries(
    Object.entries(incoming).flatMap(([list, views]) => {
      const before = viewsOf(existing, list);
      const merged = mergeList(before, views, (view) => decide(list, view), newId);
      return merged === before ? [] : [[list, merged]];
    }),
  );
