import type { trackStatuses } from '@contract/entities/track';
import type { w9Statuses } from '@contract/entities/w9';
import type { Tones } from '../../kit/area/field';

export const trackTones: Tones<typeof trackStatuses> = {
  active: 'success',
  inactive: 'neutral',
  pending: 'warning',
};

export const w9Tones: Tones<typeof w9Statuses> = {
  not_requested: 'neutral',
  sent: 'brand',
  delivered: 'brand',
  completed: 'success',
  declined: 'danger',
  voided: 'danger',
};
