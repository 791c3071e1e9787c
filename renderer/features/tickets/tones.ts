import type { ticketStatuses } from '@contract/entities/ticket';
import type { Tones } from '../../kit/area/field';

export const ticketTones: Tones<typeof ticketStatuses> = {
  valid: 'success',
  used: 'brand',
  cancelled: 'danger',
  transferred: 'informative',
  refunded: 'informative',
  blocked: 'danger',
};
