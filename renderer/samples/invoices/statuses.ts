/** The states of sample invoices (specification, section 4), and how their badges look. */
import type { Tone } from '../../kit/area/field';

export const statuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;

export const tones: Readonly<Record<string, Tone>> = {
  Paid: 'success',
  Downloaded: 'informative',
  Sent: 'brand',
  Draft: 'neutral',
  'Partial Payment': 'warning',
  'Past Due': 'danger',
};
