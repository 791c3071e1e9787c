import type { Tone } from '../../kit/area/field';

export const eventTones: Readonly<Record<string, Tone>> = {
  draft: 'neutral',
  published: 'brand',
  live: 'success',
  paused: 'warning',
  completed: 'neutral',
  cancelled: 'danger',
  postponed: 'warning',
};

export const entryTones: Readonly<Record<string, Tone>> = {
  on_time: 'success',
  delayed: 'warning',
  cancelled: 'danger',
};
