import type { Tone } from '../../kit/area/field';

export const trackTypes = ['drag_strip', 'road_course', 'oval', 'kart', 'drift'] as const;
export const trackStatuses = ['active', 'inactive', 'pending'] as const;

export const trackTones: Readonly<Record<string, Tone>> = {
  active: 'success',
  inactive: 'neutral',
  pending: 'warning',
};
