import type { invoiceStatuses } from '@contract/samples/entities/invoice';
import type { Tones } from '../../kit/area/field';

/** The states of sample invoices (specification, section 4). */
export const tones: Tones<typeof invoiceStatuses> = {
  Paid: 'success',
  Downloaded: 'informative',
  Sent: 'brand',
  Draft: 'neutral',
  'Partial Payment': 'warning',
  'Past Due': 'danger',
};
