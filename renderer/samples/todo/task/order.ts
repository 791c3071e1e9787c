import { fold } from '@contract/text/fold';
import { markupText } from '../../../kit/format/markup';
import { type Priority, priorities, type Sort, type Tag, type TaskList } from '../options';
import type { Task } from './task';

/** The list with one item moved to another's position. Unknown ids change nothing. */
export const moveItem = <Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  toPlaceOf: string,
): readonly Item[] => {
  const from = items.findIndex((item) => item.id === id);
  const to = items.findIndex((item) => item.id === toPlaceOf);
  const item = items[from];
  if (!item || to === -1 || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** What the list shows. */
export interface TaskFilter {
  readonly filter: TaskList;
  readonly tag?: Tag | undefined;
  readonly priority?: Priority | undefined;
  /** The search: all words must be in the title, note or assignee. */
  readonly words: string;
}

const holds: Readonly<Record<TaskList, (task: Task, today: string) => boolean>> = {
  all: () => true,
  // Late tasks belong to today as well.
  day: ({ due, done }, today) => due === today || (due !== '' && due < today && !done),
  important: ({ important }) => important,
  completed: ({ done }) => done,
  deleted: () => true,
};

const hasWords = (task: Task, words: readonly string[]): boolean => {
  const text = fold(`${task.title} ${markupText(task.note)} ${task.assignee}`);
  return words.every((word) => text.includes(word));
};

/** The tasks that match, in manual order. */
export const filterTasks = (tasks: readonly Task[], filter: TaskFilter, today: string): readonly Task[] => {
  const words = fold(filter.words).split(/\s+/).filter(Boolean);
  return tasks.filter(
    (task) =>
      task.deleted === (filter.filter === 'deleted') &&
      holds[filter.filter](task, today) &&
      (filter.tag === undefined || task.tags.includes(filter.tag)) &&
      (filter.priority === undefined || task.priority === filter.priority) &&
      hasWords(task, words),
  );
};

/** Empty texts sort last. */
const byText = (one: string, other: string): number =>
  one === '' || other === '' ? Number(one === '') - Number(other === '') : one.localeCompare(other);

const compare: Readonly<Record<Sort, (one: Task, other: Task) => number>> = {
  manual: () => 0,
  due: (one, other) => byText(one.due, other.due),
  priority: (one, other) => priorities.indexOf(one.priority) - priorities.indexOf(other.priority),
  title: (one, other) => one.title.localeCompare(other.title),
  assignee: (one, other) => byText(one.assignee, other.assignee),
};

/** Stable. */
export const sortTasks = (tasks: readonly Task[], by: Sort): readonly Task[] => tasks.toSorted(compare[by]);
