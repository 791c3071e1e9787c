/** What tracks are due is exact, adds up, and is unknown rather than guessed. */
import { fail, ok } from '@contract/failure';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commissionOf, settle } from '../../../../../renderer/features/desk/settlement/settlement';
import { ownForms, payoutState } from '../../../../../renderer/features/desk/settlement/w9-state';
import type { Values } from '../../../../../renderer/kit/area/field';

/** An amount in cents as the server writes it: "12.05". */
const written = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const toCents = (text: string | undefined): number => Math.round(Number(text) * 100);

const tracks = [
  { id: 1, name: 'Oval', commissionPercent: 4.5 },
  { id: 2, name: 'Strip' },
];
const events = [
  { id: 'e1', name: 'Night race', trackId: 1 },
  { id: 'e2', name: 'Test day', trackId: 2 },
];
const row = (values: Values): Values => ({ status: 'succeeded', currency: 'USD', eventId: 'e1', ...values });

test('due is gross less refunds, disputes, fees and commission, for any amounts', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => written(hundredths));
  fc.assert(
    fc.property(cents, cents, cents, cents, percent, (paid, refunded, disputed, fee, commissionPercent) => {
      const [settled] = settle(
        [
          row({ type: 'payment', amount: written(paid), fee: written(fee) }),
          row({ type: 'refund', amount: written(-refunded), refundAmount: written(refunded) }),
          row({ type: 'dispute', amount: written(disputed), disputeAmount: written(disputed) }),
        ],
        { tracks: [{ id: 1, name: 'Oval', commissionPercent }], events },
      ).rows;
      const kept = paid - refunded - disputed;
      expect(toCents(settled?.due)).toBe(kept - fee - toCents(settled?.commission));
      // At most half a cent from the exact product.
      const exact = (BigInt(kept) * BigInt(Math.round(Number(commissionPercent) * 100)) * 2n) / 10_000n;
      const rounded = BigInt(toCents(settled?.commission)) * 2n;
      expect(rounded - exact <= 1n && exact - rounded <= 1n).toBe(true);
    }),
  );
});

test('the commission is rounded half up to the smallest unit of its currency', () => {
  expect(commissionOf('10.10', '5', 'USD')).toBe('0.51');
  expect(commissionOf('10.09', 5, 'USD')).toBe('0.50');
  expect(commissionOf('1010', '5', 'JPY')).toBe('51');
  expect(commissionOf('10.10', '5', 'KWD')).toBe('0.505');
  for (const percent of [undefined, null, '', 'five', '-1', '101'])
    expect(commissionOf('10', percent, 'USD')).toBeUndefined();
});

describe('the rows', () => {
  test('are one for each event and currency, with the track of the row or of its event', () => {
    const { rows, unplaced } = settle(
      [
        row({ type: 'payment', amount: '100.00', fee: '3.00' }),
        row({ type: 'payment', amount: '50.00', currency: 'CAD' }),
        row({ type: 'payment', amount: '7.00', eventId: 'e2', trackId: 1 }),
        row({ type: 'payout', amount: '-90.00', payoutAmount: '90.00' }),
        row({ type: 'payment', amount: '9.00', eventId: null }),
      ],
      { tracks, events },
    );
    expect(unplaced).toBe(1);
    expect(rows).toMatchObject([
      {
        trackName: 'Oval',
        eventName: 'Night race',
        currency: 'USD',
        gross: '100.00',
        commission: '4.50',
        due: '92.50',
        paidOut: '90.00',
      },
      { eventName: 'Night race', currency: 'CAD', gross: '50.00', due: '47.75' },
      { trackName: 'Oval', eventName: 'Test day', gross: '7.00', commission: '0.32' },
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test('have no amount due if the commission is unknown, and no amounts if a transaction cannot be counted', () => {
    const unknownTrack = settle([row({ type: 'payment', amount: '5.00', eventId: 'e2' })], { tracks, events }).rows;
    expect(unknownTrack).toMatchObject([{ gross: '5.00', commission: undefined, due: undefined, notCounted: 0 }]);
    const unread = settle([row({ type: 'payment', amount: '5.00' }), row({ type: 'payment', amount: 500 })], {
      tracks,
      events,
    }).rows;
    // The row that isn't counted may be a payment, a refund or a payout, or have a fee.
    const nothing = { gross: undefined, refunded: undefined, disputed: undefined, fees: undefined, paidOut: undefined };
    expect(unread).toMatchObject([{ ...nothing, commission: undefined, due: undefined, notCounted: 1 }]);
  });

  test('do not deduct a charge that was booked, because the commission is in it', () => {
    const charged = settle(
      [row({ type: 'payment', amount: '100.00', fee: '0.00' }), row({ type: 'fee', amount: '4.50' })],
      {
        tracks,
        events,
      },
    ).rows;
    expect(charged).toMatchObject([{ due: '95.50', notCounted: 0 }]);
  });

  test('have no fees and no amount due if no transaction says its fee', () => {
    const { rows } = settle([row({ type: 'payment', amount: '100.00' })], { tracks, events });
    expect(rows).toMatchObject([{ gross: '100.00', commission: '4.50', fees: undefined, due: undefined }]);
  });
});

test('a payout is blocked only if the server says that there is no signed form', () => {
  expect(payoutState(undefined)).toBe('loading');
  expect(payoutState(fail('rejected', 'not-found'))).toBe('blocked');
  expect(payoutState(fail('network', 'offline'))).toBe('unknown');
  for (const status of ['not_requested', 'sent', 'delivered', 'declined', 'voided'])
    expect(payoutState(ok({ status }))).toBe('blocked');
  expect(payoutState(ok({ status: 'completed' }))).toBe('ready');
  expect(payoutState(ok({ status: 'archived', signedAt: '2026-01-01T00:00:00Z' }))).toBe('unknown');
  expect(payoutState(ok({ signedAt: '2026-01-01T00:00:00Z' }))).toBe('ready');
  expect(payoutState(ok({}))).toBe('unknown');
});

test('a form that may be another track’s lets no track be paid', () => {
  const stateOf = (forms: Readonly<Record<string, Values>>) =>
    [...ownForms(new Map(Object.entries(forms).map(([id, form]) => [id, ok(form)]))).values()].map(payoutState);
  const signed = { status: 'completed' };
  expect(stateOf({ 1: { ...signed, trackId: 1 }, 2: { ...signed, trackId: '2' } })).toEqual(['ready', 'ready']);
  expect(stateOf({ 1: { ...signed, trackId: 1 }, 2: { ...signed, trackId: 1 } })).toEqual(['ready', 'unknown']);
  expect(stateOf({ 1: { ...signed, id: 'w9-7' }, 2: { ...signed, id: 'w9-7' } })).toEqual(['unknown', 'unknown']);
  expect(stateOf({ 1: { ...signed, id: 'w9-7' }, 2: { ...signed, id: 'w9-8' }, 3: signed })).toEqual([
    'ready',
    'ready',
    'ready',
  ]);
});
