import type { scheduleStatuses } from '@contract/entities/event-web';
import type { Tones } from '../../../kit/area/field';

export const entryTones: Tones<typeof scheduleStatuses> = {
  on_time: 'success',
  delayed: 'warning',
  cancelled: 'danger',
};
