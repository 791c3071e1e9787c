import type { bookingStatuses, paymentStatuses } from '@contract/entities/booking';
import type { Tones } from '../../kit/area/field';

export const bookingTones: Tones<typeof bookingStatuses> = {
  pending: 'warning',
  confirmed: 'success',
  cancelled: 'danger',
  expired: 'neutral',
  refunded: 'informative',
  partially_refunded: 'informative',
};

export const paymentTones: Tones<typeof paymentStatuses> = {
  unpaid: 'warning',
  paid: 'success',
  failed: 'danger',
  refunded: 'informative',
  partially_refunded: 'informative',
};
