import type { transactionStatuses, transactionTypes } from '@contract/entities/transaction';
import type { Tones } from '../../kit/area/field';

export const typeTones: Tones<typeof transactionTypes> = {
  payment: 'success',
  refund: 'warning',
  dispute: 'danger',
  buyback: 'brand',
  payout: 'informative',
  fee: 'neutral',
};

export const statusTones: Tones<typeof transactionStatuses> = {
  pending: 'warning',
  succeeded: 'success',
  failed: 'danger',
  refunded: 'informative',
  disputed: 'danger',
};
