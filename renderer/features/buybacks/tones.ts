import type { paymentStatuses } from '@contract/entities/booking';
import type { buybackStatuses } from '@contract/entities/buyback';
import type { Tones } from '../../kit/area/field';

export const buybackTones: Tones<typeof buybackStatuses> = {
  available: 'brand',
  requested: 'warning',
  approved: 'success',
  paid: 'success',
  used: 'neutral',
  declined: 'danger',
  expired: 'neutral',
};

export const paymentTones: Tones<typeof paymentStatuses> = {
  unpaid: 'warning',
  paid: 'success',
  failed: 'danger',
  refunded: 'informative',
  partially_refunded: 'informative',
};
