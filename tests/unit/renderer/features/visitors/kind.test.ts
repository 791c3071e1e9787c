import { expect, test } from 'vitest';
import { parseKind, withKind } from '../../../../../renderer/features/visitors/find-visitor';

test('an address shows all visitors, racers or spectators', () => {
  expect(parseKind(new URLSearchParams(''))).toBe('all');
  expect(parseKind(new URLSearchParams('filter.userType=racer'))).toBe('racer');
  expect(parseKind(new URLSearchParams('filter.userType=spectator&q=o'))).toBe('spectator');
});

test('a filter of both or of an unknown type selects no tab', () => {
  expect(parseKind(new URLSearchParams('filter.userType=racer&filter.userType=spectator'))).toBeUndefined();
  expect(parseKind(new URLSearchParams('filter.userType=crew'))).toBeUndefined();
});

test('choosing a type keeps the search and starts at the first page', () => {
  const before = new URLSearchParams('q=smith&page=4&filter.userType=racer');
  expect(withKind(before, 'spectator').toString()).toBe('q=smith&filter.userType=spectator');
  expect(withKind(before, 'all').toString()).toBe('q=smith');
});
