/**
 * The sample tasks and their store. The sample API has no calls for them, so they live in the page until the app is
 * closed or the demo is reset.
 */
import { toDay } from '../../kit/format/day';
import { createResettableStore } from '../../kit/stores/resettable-store';

export const priorities = ['high', 'medium', 'low'] as const;
export const tags = ['team', 'update', 'paddock', 'tickets', 'inspection'] as const;
export const assignees = ['Casey Morgan', 'Demetrius Hansen', 'Mckenzie Bernhard', 'Peter Metz', 'Sara Dare'] as const;

/** The values of the form. */
export interface TaskValues {
  readonly title: string;
  readonly note: string;
  /** A day, `2026-05-16`; empty where there is none. */
  readonly due: string;
  readonly priority: (typeof priorities)[number];
  readonly tag: (typeof tags)[number];
  /** A person's name; empty if unassigned. */
  readonly assignee: string;
}

export interface Task extends TaskValues {
  readonly id: number;
  readonly important: boolean;
  readonly done: boolean;
}

/** The day that is so many days from today. */
export const dayFromToday = (days: number): string => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return toDay(date);
};

export const emptyTask: TaskValues = { title: '', note: '', due: '', priority: 'medium', tag: 'team', assignee: '' };

type Seed = Partial<Omit<Task, 'due'>> & { readonly title: string; readonly dueInDays?: number };

const seeds: readonly Seed[] = [
  {
    title: 'Confirm the marshals for Saturday',
    note: 'Two are still missing at post 7 and one at the pit exit. Ask the club in Cedar Lake first.',
    dueInDays: 0,
    priority: 'high',
    assignee: 'Sara Dare',
    important: true,
  },
  {
    title: 'Send the revised timetable to all teams',
    note: 'Qualifying moves to 09:40. The support race keeps its slot.',
    dueInDays: 0,
    priority: 'high',
    tag: 'update',
    assignee: 'Casey Morgan',
    important: true,
  },
  {
    title: 'Call back the tire supplier about the second truck',
    note: 'They can come in by gate B until seven.',
    dueInDays: -1,
    tag: 'paddock',
    assignee: 'Peter Metz',
  },
  {
    title: 'Check helmets and suits of the junior class',
    dueInDays: 1,
    priority: 'high',
    tag: 'inspection',
    assignee: 'Demetrius Hansen',
  },
  {
    title: 'Open ticket sales for the autumn meeting',
    dueInDays: 3,
    tag: 'tickets',
    assignee: 'Mckenzie Bernhard',
    important: true,
  },
  { title: 'Order radios for the new posts', dueInDays: 5, priority: 'low', tag: 'paddock', assignee: 'Peter Metz' },
  { title: 'Write the report on the rain delay', dueInDays: 2, tag: 'update', assignee: 'Casey Morgan' },
  { title: 'Book rooms for the scrutineers', dueInDays: 9, priority: 'low' },
  { title: 'Renew the first-aid kits of the medical car', tag: 'inspection' },
  { title: 'Sign the lease of the north car park', dueInDays: -4, tag: 'update', done: true },
  { title: 'Print the paddock passes', dueInDays: -1, priority: 'low', tag: 'paddock', done: true },
];

const createTasks = (): readonly Task[] =>
  seeds.map(({ dueInDays, ...seed }, index) => ({
    ...emptyTask,
    important: false,
    done: false,
    ...seed,
    id: index + 1,
    due: dueInDays === undefined ? '' : dayFromToday(dueInDays),
  }));

export const useTasks = createResettableStore(() => ({ tasks: createTasks() }));

const change = (next: (tasks: readonly Task[]) => readonly Task[]): void =>
  useTasks.setState(({ tasks }) => ({ tasks: next(tasks) }));

/** Adds a task at the top. */
export const addTask = (values: TaskValues): void =>
  change((tasks) => [
    { ...values, id: Math.max(0, ...tasks.map(({ id }) => id)) + 1, important: false, done: false },
    ...tasks,
  ]);

export const changeTask = (id: number, values: Partial<Task>): void =>
  change((tasks) => tasks.map((task) => (task.id === id ? { ...task, ...values } : task)));

/** Removes a task and returns what puts it back. */
export const removeTask = (id: number): (() => void) => {
  const { tasks: before } = useTasks.getState();
  const index = before.findIndex((task) => task.id === id);
  change((tasks) => tasks.filter((task) => task.id !== id));
  return () => change((tasks) => tasks.toSpliced(index, 0, ...before.slice(index, index + 1)));
};
