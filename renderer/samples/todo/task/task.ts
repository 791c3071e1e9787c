import type { Priority, Tag } from '../options';

export interface Task {
  readonly id: string;
  readonly title: string;
  /** HTML, written with the kit's editor. */
  readonly note: string;
  /** A day, `2026-05-16`; empty where there is none. */
  readonly due: string;
  readonly priority: Priority;
  readonly tags: readonly Tag[];
  /** A person's name; empty if unassigned. */
  readonly assignee: string;
  readonly important: boolean;
  readonly done: boolean;
  readonly deleted: boolean;
}

/** The values of the form. */
export type TaskValues = Pick<Task, 'title' | 'note' | 'due' | 'priority' | 'tags' | 'assignee' | 'important'>;
