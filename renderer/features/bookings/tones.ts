import type { bookingStatuses } from '@contract/entities/booking';
import type { Tones } from '../../kit/area/field';

export const bookingTones: Tones<typeof bookingStatuses> = {
  pending: 'warning',
  confirmed: 'success',
  cancelled: 'danger',
  expired: 'neutral',
  refunded: 'informative',
  partially_refunded: 'informative',
};
