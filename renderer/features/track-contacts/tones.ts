import type { w9Statuses } from '@contract/entities/w9';
import type { Tones } from '../../kit/area/field';

export const w9Tones: Tones<typeof w9Statuses> = {
  not_requested: 'neutral',
  sent: 'brand',
  delivered: 'brand',
  completed: 'success',
  declined: 'danger',
  voided: 'danger',
};
