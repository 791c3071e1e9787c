import type { inspectorStatuses } from '@contract/entities/inspector';
import type { Tone, Tones } from '../../kit/area/field';
import type { CertificationState } from './certification';

export const inspectorTones: Tones<typeof inspectorStatuses> = {
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
