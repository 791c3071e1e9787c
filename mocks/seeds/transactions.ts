/** All transactions: payments and failed attempts, refunds, buybacks, and payouts to tracks after an event. */

import { bookingStatuses, paymentMethods } from '@contract/entities/booking';
import type { Transaction } from '@contract/entities/transaction';
import { bookingNumber, firstBookingId, type SeedData } from './bookings';
import type { BuybackSeed } from './buybacks';
import { dateTimeText, dayText, hour, day as oneDay } from './calendar';
import { situations } from './event-day';
import { liveIndex } from './events';
import { moneyText, shareOf } from './money';
import { createRandom } from './random';

interface Entry {
  readonly at: number;
  readonly type: 'payment' | 'refund' | 'buyback' | 'payout' | 'fee';
  readonly status: 'pending' | 'succeeded' | 'failed' | 'refunded' | 'disputed';
  /** Minor units; negative for outgoing money. */
  readonly amount: number;
  readonly event: number;
  readonly booking?: number;
  readonly gateway: 'stripe' | 'square' | 'cash';
  readonly method?: (typeof paymentMethods)[number];
  readonly reason?: string;
  readonly failure?: string;
}

const failures = ['card_declined', 'insufficient_funds', 'expired_card', 'authentication_required'];
const refundReasons = ['Rain-out', 'Cannot attend', 'Wrong date', 'Event cancelled', 'Duplicate booking'];

const entriesOfBookings = ({ events, sales, seed, now }: SeedData): Entry[] => {
  const random = createRandom(seed + 9);
  const entries: Entry[] = [];
  for (let booking = 0; booking < sales.count; booking += 1) {
    const amount = sales.total[booking] ?? 0;
    const status = bookingStatuses[sales.status[booking] ?? 0];
    if (amount === 0 || status === 'expired') continue;
    random.at('transaction', booking);
    const event = sales.event[booking] ?? 0;
    const at = (sales.placed[booking] ?? 0) * 1_000;
    const method = paymentMethods[sales.method[booking] ?? 0] ?? 'card';
    const cash = method === 'cash';
    const gateway = cash ? 'cash' : sales.channel[booking] === 2 ? 'square' : 'stripe';
    const entry = { type: 'payment', event, booking, gateway, method } as const;
    const failed = { ...entry, status: 'failed', amount, failure: random.pick(failures) } as const;
    if (status === 'cancelled') {
      entries.push({ ...failed, at });
      continue;
    }
    if (!cash && random.chance(0.14)) entries.push({ ...failed, at: at - 90_000 });
    const situation = situations[(sales.situation[booking] ?? 0) - 1];
    const isUnlucky = !cash && random.chance(0.014);
    const disputed = status === 'confirmed' && (situation?.isDisputed ?? isUnlucky);
    const paid =
      status === 'pending' ? 'pending' : status === 'refunded' ? 'refunded' : disputed ? 'disputed' : 'succeeded';
    entries.push({ ...entry, at, amount, status: paid });
    const refunded = sales.refunded[booking] ?? 0;
    if (refunded === 0) continue;
    const isCancelled = events[event]?.status === 'cancelled';
    if (situation && !cash)
      entries.push({
        ...entry,
        type: 'refund',
        at: at + 60_000,
        amount: -refunded,
        status: 'failed',
        failure: 'insufficient_funds',
        reason: 'Cannot attend',
      });
    entries.push({
      ...entry,
      type: 'refund',
      at: Math.max(at + 120_000, Math.min(now - 300_000, at + random.between(1, 12) * oneDay)),
      amount: -refunded,
      status: 'succeeded',
      reason: isCancelled ? 'Event cancelled' : random.pick(refundReasons.slice(0, 3)),
    });
  }
  return entries;
};

const entriesOfBuybacks = (buybacks: readonly BuybackSeed[]): Entry[] =>
  buybacks
    .filter(({ paid }) => paid)
    .map(({ requested, kind, round, price, event, booking }) => ({
      at: requested + 300_000,
      type: 'buyback',
      status: 'succeeded',
      amount: kind === 'race_reentry' ? price : -price,
      event,
      booking,
      gateway: 'square',
      reason: kind === 'race_reentry' ? `Buy-back, round ${round}` : 'Ticket returned',
    }));

const entriesOfEvents = ({ events, now }: SeedData, earned: (event: number) => number): Entry[] =>
  events.flatMap((event, index): Entry[] => {
    // Today's event has had a part of its money in advance.
    const isToday = index === liveIndex;
    const at = isToday ? Math.min(now - hour, event.start + 12 * hour) : event.end + 3 * oneDay + 9 * hour;
    const net = isToday ? shareOf(earned(index), 3_000) : earned(index);
    if (at > now || net <= 0) return [];
    const commission = shareOf(net, event.track.id % 3 === 1 ? 450 : 500);
    const entry = { at, event: index, status: 'succeeded', gateway: 'stripe' } as const;
    return [
      {
        ...entry,
        type: 'payout',
        amount: commission - net,
        reason: `${isToday ? 'Advance' : 'Payout'} for ${event.code}`,
      },
      { ...entry, type: 'fee', amount: commission, reason: `Commission for ${event.code}` },
    ];
  });

export const makeTransactions = (
  world: SeedData,
  buybacks: readonly BuybackSeed[],
  earned: (event: number) => number,
): Transaction[] => {
  const random = createRandom(world.seed + 10);
  const entries = [...entriesOfBookings(world), ...entriesOfBuybacks(buybacks), ...entriesOfEvents(world, earned)];
  entries.sort((left, right) => left.at - right.at);
  return entries.map((entry, index) => {
    random.at('transaction', index);
    const event = world.events[entry.event];
    const currency = event?.track.currency ?? 'USD';
    const { booking } = entry;
    const visitor = booking === undefined ? undefined : world.visitors[world.sales.visitor[booking] ?? 0];
    const at = dateTimeText(entry.at);
    const card = entry.gateway !== 'cash' && visitor !== undefined;
    const charged = entry.type === 'payment' && card && entry.status !== 'failed' && entry.status !== 'pending';
    const fee = charged ? shareOf(entry.amount, 290) + (currency === 'JPY' ? 40 : 30) : 0;
    const settled = entry.status === 'succeeded' && entry.at + 2 * oneDay < world.now;
    return {
      id: 90_001 + index,
      transactionNumber: `TX-${90_001 + index}`,
      bookingId: booking === undefined ? null : firstBookingId + booking,
      bookingNumber: booking === undefined ? null : bookingNumber(booking),
      userId: visitor?.id ?? null,
      userName: visitor?.name ?? null,
      eventId: event?.id ?? null,
      eventName: event?.name ?? null,
      trackId: event?.track.id ?? null,
      type: entry.type,
      direction: entry.amount < 0 ? 'debit' : 'credit',
      amount: moneyText(entry.amount, currency),
      fee: moneyText(fee, currency),
      netAmount: moneyText(entry.amount - fee, currency),
      currency,
      paymentMethod: entry.method ?? null,
      gateway: entry.gateway,
      gatewayReference: entry.gateway === 'cash' ? null : `pi_3N${(index * 7_919 + 1_000_003).toString(36)}`,
      cardBrand: card ? random.pick(['Visa', 'Visa', 'Mastercard', 'Amex']) : null,
      cardLast4: card ? String(random.whole(10_000)).padStart(4, '0') : null,
      status: entry.status,
      failureReason: entry.failure ?? null,
      reason: entry.reason ?? null,
      processedAt: at,
      settledAt: settled ? dayText(Math.floor(entry.at / oneDay) + 2) : null,
      receiptUrl: entry.status === 'failed' ? null : `https://receipts.example.com/TX-${90_001 + index}`,
      createdAt: at,
      updatedAt: at,
      createdBy: visitor?.id ?? 1,
      isActive: true,
    };
  });
};
