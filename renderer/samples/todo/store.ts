/** The tasks in manual order, and the actions on them. */
import { createResettableStore } from '../../kit/stores/resettable-store';
import { createTasks } from './seeds/tasks';
import { today } from './task/days';
import { moveItem } from './task/order';
import type { Task, TaskValues } from './task/task';

interface Todo {
  readonly tasks: readonly Task[];
}

export const useTodo = createResettableStore<Todo>(() => ({ tasks: createTasks(today()) }));

const all = (): readonly Task[] => useTodo.getState().tasks;
const set = (tasks: readonly Task[]): void => useTodo.setState({ tasks });

export const taskOf = (id: string): Task | undefined => all().find((task) => task.id === id);

export const changeTask = (id: string, change: Partial<Omit<Task, 'id'>>): void =>
  set(all().map((task) => (task.id === id ? { ...task, ...change } : task)));

/** Adds a task at the top. */
export const addTask = (values: TaskValues): Task => {
  const highest = Math.max(0, ...all().map(({ id }) => Number(id)));
  const task: Task = { ...values, id: String(highest + 1), done: false, deleted: false };
  set([task, ...all()]);
  return task;
};

/** Moves a task to another's position; hidden tasks keep theirs. */
export const moveTask = (id: string, toPlaceOf: string): void => set(moveItem(all(), id, toPlaceOf));

/** Removes tasks permanently. */
export const removeTasks = (ids: readonly string[]): void => set(all().filter(({ id }) => !ids.includes(id)));
