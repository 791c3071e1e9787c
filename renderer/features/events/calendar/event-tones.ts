import type { eventStatuses } from '@contract/entities/event';
import type { Tones } from '../../../kit/area/field';

export const eventTones: Tones<typeof eventStatuses> = {
  draft: 'neutral',
  published: 'brand',
  live: 'success',
  paused: 'warning',
  completed: 'neutral',
  cancelled: 'danger',
  postponed: 'warning',
};
