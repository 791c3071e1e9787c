import type { Tone } from '../../kit/area/field';

export const bookingTones: Readonly<Record<string, Tone>> = {
  pending: 'warning',
  confirmed: 'success',
  cancelled: 'danger',
  expired: 'neutral',
  refunded: 'informative',
  partially_refunded: 'informative',
};

export const paymentTones: Readonly<Record<string, Tone>> = {
  unpaid: 'warning',
  paid: 'success',
  failed: 'danger',
  refunded: 'informative',
  partially_refunded: 'informative',
};

export const ticketTones: Readonly<Record<string, Tone>> = {
  valid: 'success',
  used: 'brand',
  cancelled: 'danger',
  transferred: 'informative',
  refunded: 'informative',
  blocked: 'danger',
};
