import type { adminStatuses } from '@contract/entities/admin';
import type { Tones } from '../../kit/area/field';

export const adminTones: Tones<typeof adminStatuses> = {
  active: 'success',
  inactive: 'neutral',
  invited: 'warning',
};
