import type { trackStatuses } from '@contract/entities/track';
import type { Tones } from '../../kit/area/field';

export const trackTones: Tones<typeof trackStatuses> = {
  active: 'success',
  inactive: 'neutral',
  pending: 'warning',
};
