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
