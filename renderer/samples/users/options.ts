/** The values of sample users (specification, sections 4 and 6), and their badge colors. */
import type { Tone } from '../../kit/area/field';

export const roles = ['admin', 'author', 'editor', 'maintainer', 'subscriber'] as const;
export const plans = ['basic', 'team', 'company', 'enterprise'] as const;
export const statuses = ['active', 'inactive', 'pending'] as const;

export const tones: Readonly<Record<string, Tone>> = { active: 'success', pending: 'warning', inactive: 'neutral' };
