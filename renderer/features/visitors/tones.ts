import type { Tone } from '../../kit/area/field';

export const visitorTones: Readonly<Record<string, Tone>> = {
  active: 'success',
  blocked: 'danger',
  deleted: 'neutral',
};

export const kindTones: Readonly<Record<string, Tone>> = { racer: 'brand' };

/** Of bookings and of their payments; the two share no word with another tone. */
export const bookingTones: Readonly<Record<string, Tone>> = {
  pending: 'warning',
  unpaid: 'warning',
  confirmed: 'success',
  paid: 'success',
  cancelled: 'danger',
  failed: 'danger',
  expired: 'neutral',
  refunded: 'informative',
  partially_refunded: 'informative',
};

export const eventTones: Readonly<Record<string, Tone>> = {
  draft: 'neutral',
  published: 'brand',
  live: 'success',
  paused: 'warning',
  completed: 'neutral',
  cancelled: 'danger',
  postponed: 'warning',
};
