/** Transactions: every movement of money. The server has them only as a CSV file, whose rows the list shows. */
import type { transactionStatuses, transactionTypes } from '@contract/entities/transaction';
import { MoneyRegular } from '@fluentui/react-icons';
import { defineResource } from '../../kit/area/define-resource';
import type { Tones } from '../../kit/area/field';

const typeTones: Tones<typeof transactionTypes> = {
  payment: 'success',
  refund: 'warning',
  dispute: 'danger',
  buyback: 'brand',
  payout: 'informative',
  fee: 'neutral',
};

const statusTones: Tones<typeof transactionStatuses> = {
  pending: 'warning',
  succeeded: 'success',
  failed: 'danger',
  refunded: 'informative',
  disputed: 'danger',
};

export const area = defineResource({
  name: 'transactions',
  icon: MoneyRegular,
  group: 'sales',
  order: 30,
  list: 'transaction.list',
  capabilities: { query: false },
  recordPath: '/bookings',
  recordId: 'bookingId',
  export: 'booking.transactionCsv',
  naming: 'transactionNumber',
  fields: {
    type: { column: 104, tones: typeTones, filter: true },
    amount: { column: 100 },
    fee: { column: 84 },
    refundAmount: { column: 96 },
    disputeAmount: { column: 96 },
    payoutAmount: { column: 96 },
    paymentMethod: { column: 96, filter: true, valueTexts: 'words:booking.paymentMethod' },
    bookingNumber: { column: 100, linkTo: { area: 'bookings', id: 'bookingId', inList: true } },
    status: { column: 108, tones: statusTones, filter: true },
    eventName: { column: 160, filter: true, linkTo: { area: 'events', id: 'eventId', inList: true } },
    userName: { column: 140, linkTo: { area: 'visitors', id: 'userId', inList: true } },
    processedAt: { column: 196, filter: 'days' },
    currency: { column: 76, filter: true },
    transactionNumber: { hiddenColumn: 116 },
    netAmount: { hiddenColumn: 100 },
    direction: { hiddenColumn: 90, filter: true },
    gateway: { hiddenColumn: 96, filter: true },
    gatewayReference: { hiddenColumn: 160 },
    cardBrand: { hiddenColumn: 100 },
    cardLast4: { hiddenColumn: 100 },
    reason: { hiddenColumn: 160, filter: true },
    failureReason: { hiddenColumn: 160 },
    settledAt: { hiddenColumn: 120, filter: 'days' },
    receiptUrl: { hiddenColumn: 200 },
  },
  listHeader: () => import('./sums-header'),
});
