import { expect, test } from 'vitest';
import { parseReferrer } from '../../../../../renderer/kit/detail/referrer';
import { findZones } from '../../../../../renderer/kit/form/location/time-zone-combobox';

test('Back leads to the record with the followed link, and only within the app', () => {
  const referrer = { path: '/bookings/50012?tab=tickets', name: 'BK-7N0JG', state: { list: '/bookings' } };
  expect(parseReferrer({ referrer })).toEqual(referrer);
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', 'bookings', 7, undefined])
    expect(parseReferrer({ referrer: { ...referrer, path } })).toBeUndefined();
  for (const odd of [null, undefined, 'x', {}, { referrer: null }, { referrer: { path: '/a', name: '' } }])
    expect(parseReferrer(odd)).toBeUndefined();
});

test('a time zone is found by any words of its name', () => {
  expect(findZones('new york')).toContain('America/New_York');
  expect(findZones('york america')).toContain('America/New_York');
  expect(findZones('utc')[0]).toBe('UTC');
  expect(findZones('nowhere at all')).toEqual([]);
});
