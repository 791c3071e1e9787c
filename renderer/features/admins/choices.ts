import type { Tone } from '../../kit/area/field';

export const adminStatuses = ['active', 'inactive', 'invited'] as const;

export const adminTones: Readonly<Record<string, Tone>> = {
  active: 'success',
  inactive: 'neutral',
  invited: 'warning',
};
