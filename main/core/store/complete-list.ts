/** Finds the kept pages that together are a complete list. */
import type { CopiedInput } from './copied-call';
import type { Entry } from './copy-index';

/** Pages that have all rows of a list, in the order of the rows. */
export interface CompleteList {
  readonly pages: readonly Entry[];
  /** The inputs by which the rows must be narrowed further. */
  readonly extra: readonly string[];
}

const hasNoSearch = ({ asked: { input } }: Entry): boolean => input.q === undefined && input.filters === undefined;

/** Whether a list was kept for the same inputs, or for fewer of them. */
const contains = ({ asked: { base } }: Entry, asked: CopiedInput): boolean =>
  [...base].every(([name, text]) => asked.base.get(name) === text);

/** Pages of one list in one order belong together. */
const groupOf = ({ asked: { base, query } }: Entry): string => JSON.stringify([[...base].toSorted(), query]);

/** The newest complete page, or all pages if their distinct rows reach the total. `pages` come newest first. */
const complete = (pages: readonly Entry[]): readonly Entry[] | undefined => {
  const only = pages.find(({ info }) => info.list?.isComplete);
  if (only) return [only];
  const total = pages.find(({ info }) => info.list?.total !== undefined)?.info.list?.total;
  if (total === undefined || pages.some(({ info }) => info.list?.ids === undefined)) return undefined;
  const ids = new Set(pages.flatMap(({ info }) => info.list?.ids ?? []));
  if (ids.size < total) return undefined;
  return pages.toSorted((one, other) => one.asked.offset - other.asked.offset);
};

const oldest = (pages: readonly Entry[]): string =>
  pages.map(({ info }) => info.at).reduce((one, other) => (one < other ? one : other), '~');

/**
 * The complete lists that contain what is asked, the best first: those for more of its inputs, then newer ones.
 * `entries` are those of the call, oldest first.
 */
export const completeLists = (entries: readonly Entry[], asked: CopiedInput): readonly CompleteList[] => {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (!entry.info.list || !hasNoSearch(entry) || !contains(entry, asked)) continue;
    const group = groupOf(entry);
    groups.set(group, [entry, ...(groups.get(group) ?? [])]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const pages = complete(group);
      const known = group[0]?.asked.base;
      return pages && known ? [{ pages, extra: [...asked.base.keys()].filter((name) => !known.has(name)) }] : [];
    })
    .toSorted(
      (one, other) => one.extra.length - other.extra.length || (oldest(one.pages) < oldest(other.pages) ? 1 : -1),
    );
};

/** The first page of the same list, search, order and filters, if the page asked for lies within its rows. */
export const coveringPage = (entries: readonly Entry[], asked: CopiedInput): Entry | undefined =>
  entries.findLast(({ info: { list }, asked: kept }) => {
    if (!list || kept.offset !== 0 || kept.query !== asked.query) return false;
    const isSameList = JSON.stringify([...kept.base].toSorted()) === JSON.stringify([...asked.base].toSorted());
    return isSameList && (list.isComplete || list.rows === list.total || asked.offset + asked.limit <= list.rows);
  });
