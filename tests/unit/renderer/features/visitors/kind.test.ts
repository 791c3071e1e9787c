import { expect, test } from 'vitest';
import { kindOf, withKind } from '../../../../../renderer/features/visitors/kind';

test('an address shows all visitors, racers or spectators', () => {
  expect(kindOf(new URLSearchParams(''))).toBe('all');
  expect(kindOf(new URLSearchParams('filter.userType=racer'))).toBe('racer');
  expect(kindOf(new URLSearchParams('filter.userType=spectator&q=o'))).toBe('spectator');
});

test('a filter of both, or of something else, is none of the three', () => {
  expect(kindOf(new URLSearchParams('filter.userType=racer&filter.userType=spectator'))).toBeUndefined();
  expect(kindOf(new URLSearchParams('filter.userType=crew'))).toBeUndefined();
});

test('choosing a kind keeps the search and starts at the first page', () => {
  const before = new URLSearchParams('q=smith&page=4&filter.userType=racer');
  expect(withKind(before, 'spectator').toString()).toBe('q=smith&filter.userType=spectator');
  expect(withKind(before, 'all').toString()).toBe('q=smith');
});
