/** The filters, the order and the open task, held by the URL. */
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { oneOf, priorities, type Sort, sorts, tags, taskLists } from './options';
import type { TaskFilter } from './task/order';

type Change = Readonly<Partial<Record<'filter' | 'tag' | 'priority' | 'q' | 'sort', string | undefined>>>;

const list = '/apps/todo';
const withSearch = (path: string, search: URLSearchParams): string => (search.size > 0 ? `${path}?${search}` : path);

export interface TodoLocation {
  readonly filter: TaskFilter;
  readonly sort: Sort;
  /** The open task's id, or `new`. */
  readonly open: string | undefined;
  /** Changes query parameters; undefined removes one. */
  readonly change: (change: Change) => void;
  /** A task's path that keeps the filters. */
  readonly pathOf: (id: string) => string;
  /** The path of the list with other filters and no search; keeps the order. */
  readonly listBy: (change: Change) => string;
  readonly openTask: (id: string) => void;
  readonly close: () => void;
}

export const useTodoLocation = (): TodoLocation => {
  const [search, setSearch] = useSearchParams();
  const { id } = useParams();
  const navigate = useNavigate();
  const changed = (change: Change, from = search): URLSearchParams => {
    const next = new URLSearchParams(from);
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined || value === '') next.delete(key);
      else next.set(key, value);
    }
    return next;
  };
  const sort = oneOf(sorts, search.get('sort')) ?? 'manual';
  const pathOf = (task: string): string => withSearch(`${list}/${task}`, search);
  return {
    filter: {
      filter: oneOf(taskLists, search.get('filter')) ?? 'all',
      tag: oneOf(tags, search.get('tag')),
      priority: oneOf(priorities, search.get('priority')),
      words: search.get('q') ?? '',
    },
    sort,
    open: id,
    change: (change) => setSearch(changed(change), { replace: true, preventScrollReset: true }),
    pathOf,
    listBy: (change) =>
      withSearch(list, changed({ ...change, sort: sort === 'manual' ? undefined : sort }, new URLSearchParams())),
    openTask: (task) => void navigate(pathOf(task), { preventScrollReset: true }),
    close: () => void navigate(withSearch(list, search), { preventScrollReset: true }),
  };
};
