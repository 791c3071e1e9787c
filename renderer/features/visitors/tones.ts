import type { visitorStatuses, visitorTypes } from '@contract/entities/visitor';
import type { Tones } from '../../kit/area/field';

export const visitorTones: Tones<typeof visitorStatuses> = {
  active: 'success',
  blocked: 'danger',
  deleted: 'neutral',
};

export const typeTones: Tones<typeof visitorTypes> = { racer: 'brand', spectator: 'neutral' };
