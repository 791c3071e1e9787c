import type { visitorStatuses } from '@contract/entities/visitor';
import type { visitorTypes } from '@contract/entities/visitor-types';
import type { Tones } from '../../kit/area/field';

export const visitorTones: Tones<typeof visitorStatuses> = {
  active: 'success',
  blocked: 'danger',
  deleted: 'neutral',
};

export const typeTones: Tones<typeof visitorTypes> = { racer: 'brand', spectator: 'neutral' };
