import type { Tone } from '../../kit/area/field';
import type { CertificationState } from './certification';

export const inspectorTones: Readonly<Record<string, Tone>> = {
  available: 'success',
  on_duty: 'brand',
  off: 'neutral',
  suspended: 'danger',
};

export const certificationTones: Readonly<Record<CertificationState, Tone>> = {
  valid: 'success',
  soon: 'warning',
  expired: 'danger',
  none: 'neutral',
  unknown: 'neutral',
};
