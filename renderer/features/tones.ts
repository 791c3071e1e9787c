/** Tones of status words that several areas show. The tones of an area's own words are in its folder. */
import type { paymentStatuses } from '@contract/entities/booking';
import type { w9Statuses } from '@contract/entities/w9';
import type { Tones } from '../kit/area/field';

export const paymentTones: Tones<typeof paymentStatuses> = {
  unpaid: 'warning',
  paid: 'success',
  failed: 'danger',
  refunded: 'informative',
  partially_refunded: 'informative',
};

export const w9Tones: Tones<typeof w9Statuses> = {
  not_requested: 'neutral',
  sent: 'brand',
  delivered: 'brand',
  completed: 'success',
  declined: 'danger',
  voided: 'danger',
};
