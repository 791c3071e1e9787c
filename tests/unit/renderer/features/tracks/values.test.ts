import { hasData } from '@contract/reading/same-value';
import { expect, test } from 'vitest';
import { newTrack, trackForm } from '../../../../../renderer/features/tracks/form/values';

test('a new track is sent with defaults and without empty values', () => {
  expect(trackForm.all({ ...newTrack, name: 'New Oval', state: 'Ohio', waiverRequired: false })).toEqual({
    name: 'New Oval',
    status: 'pending',
    country: 'US',
    countryCode: '+1',
    timezone: 'America/Chicago',
    state: 'Ohio',
    waiverRequired: false,
  });
});

test('the sent values are found in a record of other types, and a difference is detected', () => {
  const record = { capacity: '4200', zipCode: '02138', logo: null, amenities: ['Fuel', 'Camping'] };
  expect(hasData(record, { capacity: 4200, zipCode: '02138', logo: null, amenities: ['Fuel', 'Camping'] })).toBe(true);
  expect(hasData(record, { zipCode: '2138' })).toBe(false);
  expect(hasData(record, { amenities: ['Fuel'] })).toBe(false);
});
