/** The values of task fields, and the colors of tags. */
import type { BadgeProps } from '@fluentui/react-components';

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

export const tags = ['team', 'update', 'paddock', 'tickets', 'inspection'] as const;
export type Tag = (typeof tags)[number];

export const taskLists = ['all', 'day', 'important', 'completed', 'deleted'] as const;
export type TaskList = (typeof taskLists)[number];

export const sorts = ['manual', 'due', 'priority', 'title', 'assignee'] as const;
export type Sort = (typeof sorts)[number];

export const tagColors: Readonly<Record<Tag, NonNullable<BadgeProps['color']>>> = {
  team: 'brand',
  update: 'informative',
  paddock: 'success',
  tickets: 'severe',
  inspection: 'warning',
};

/** The matching value, or undefined. */
export const oneOf = <Word extends string>(
  words: readonly Word[],
  param: string | null | undefined,
): Word | undefined => words.find((word) => word === param);
