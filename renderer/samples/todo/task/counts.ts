import { priorities, tags, taskLists } from '../options';
import { filterTasks, type TaskFilter } from './order';
import type { Task } from './task';

const isOpen = ({ done }: Task): boolean => !done;

/** How many open tasks each list, tag and priority has: `tag team`. Completed and deleted lists count all their tasks. */
export const countsOf = (tasks: readonly Task[], today: string): Readonly<Record<string, number>> => {
  const count = (filter: Omit<TaskFilter, 'words'>): number => {
    const found = filterTasks(tasks, { ...filter, words: '' }, today);
    return filter.filter === 'completed' || filter.filter === 'deleted' ? found.length : found.filter(isOpen).length;
  };
  return Object.fromEntries([
    ...taskLists.map((filter) => [`filter ${filter}`, count({ filter })]),
    ...tags.map((tag) => [`tag ${tag}`, count({ filter: 'all', tag })]),
    ...priorities.map((priority) => [`priority ${priority}`, count({ filter: 'all', priority })]),
  ]);
};
