import { expect, test } from 'vitest';
import { isApproved, isRefunded, kindOf } from '../../../../../renderer/event/buyback-kind';
import { isClosed } from '../../../../../renderer/features/buybacks/offers';
import { sections } from '../../../../../renderer/features/buybacks/sections';

test('re-entries and returns are distinguished, and an unknown word is "other"', () => {
  for (const word of ['race_reentry', 'Race Re-Entry', 'reentry'])
    expect(kindOf({ buybackType: word })).toBe('reentry');
  for (const word of ['ticket_return', 'Ticket return', 'resale']) expect(kindOf({ buybackType: word })).toBe('return');
  for (const word of ['swap', '', null, undefined, 7]) expect(kindOf({ buybackType: word })).toBe('other');
});

test('a kind that is not understood stands under neither kind’s title', () => {
  const shownFor = (buybackType: unknown) =>
    Object.entries(sections).flatMap(([name, section]) =>
      'when' in section && section.when({ buybackType, status: 'requested' }) ? [name] : [],
    );
  expect(shownFor('t')).toEqual(['unknown', 'decision']);
  expect(shownFor(3)).toEqual(['unknown', 'decision']);
  expect(shownFor('race_reentry')).toEqual(['reentry', 'decision']);
  expect(shownFor('ticket_return')).toEqual(['offered', 'decision']);
});

test('only approved requests count as approved, and only paid ones as refunded', () => {
  for (const status of ['declined', 'requested', 'expired', 'available', undefined, 7])
    expect([status, isApproved({ status }), isRefunded({ status, paymentStatus: 'paid' })]).toEqual([
      status,
      false,
      false,
    ]);
  expect(isApproved({ status: 'Approved' })).toBe(true);
  expect(isRefunded({ status: 'approved', paymentStatus: 'unpaid' })).toBe(false);
  expect(isRefunded({ status: 'paid' })).toBe(true);
});

test('an offer is closed after its end, even if the server calls it enabled', () => {
  const now = Date.parse('2026-05-16T20:00:00Z');
  expect(isClosed({ enabled: true, closesAt: '2026-05-16T19:59:00Z' }, now)).toBe(true);
  expect(isClosed({ enabled: true, closesAt: '2026-05-16T20:01:00Z' }, now)).toBe(false);
  expect(isClosed({ enabled: 'no' }, now)).toBe(true);
  expect(isClosed({}, now)).toBe(false);
  // A time without a zone uses the event's zone if it is known.
  expect(isClosed({ closesAt: '2026-05-16T14:59:00' }, now, 'America/Chicago')).toBe(true);
  expect(isClosed({ closesAt: '2026-05-16T15:01:00' }, now, 'America/Chicago')).toBe(false);
  expect(isClosed({ closesAt: '2026-05-16T14:59:00' }, now)).toBe(false);
});
