import { hasData } from '@contract/reading/same-value';
import { describe, expect, onTestFinished, test } from 'vitest';
import { newTrack, readTrack, toNewTrackData, toTrackData } from '../../../../../renderer/features/tracks/form/values';
import { changeLanguage } from '../../../../../renderer/locales';

const record = {
  id: 6,
  name: "O'Hara Field",
  capacity: '4200',
  commissionPercent: 5,
  zipCode: '02138',
  state: 'Massachusetts',
  stateCode: 'MA',
  amenities: ['Fuel', 'Camping'],
  images: ['data:image/png;base64,AA'],
  logo: null,
  waiverRequired: true,
  noiseLimitDb: 103,
};
const before = readTrack(record);

describe('a track’s form', () => {
  test('sends nothing if nothing changed', () => {
    expect(toTrackData({ before, now: { ...before, name: ` ${before.name} ` }, record })).toEqual({});
  });

  test('sends the changed fields, in the types of the server', () => {
    const now = { ...before, capacity: '5000', commissionPercent: '4.5', zipCode: '02139', hours: 'Sat', surface: '' };
    expect(toTrackData({ before, now, record })).toEqual({
      capacity: '5000',
      commissionPercent: 4.5,
      zipCode: '02139',
      hours: 'Sat',
    });
  });

  test('reads numbers in the notation of the region, and leaves unchanged ones alone', async () => {
    await changeLanguage('es');
    onTestFinished(() => changeLanguage('en'));
    const place = { ...record, latitude: 40.4168, longitude: '-3.7038' };
    const shown = readTrack(place);
    expect([shown.latitude, shown.longitude]).toEqual(['40,4168', '-3,7038']);
    expect(toTrackData({ before: shown, now: shown, record: place })).toEqual({});
    const now = { ...shown, latitude: '40,5', longitude: '-3.7', commissionPercent: '7,5', capacity: '1.500' };
    expect(toTrackData({ before: shown, now, record: place })).toEqual({
      latitude: 40.5,
      longitude: '-3.7',
      commissionPercent: 7.5,
      capacity: '1500',
    });
    expect(toTrackData({ before: shown, now: { ...shown, latitude: '٤٠٫٥' }, record: place })).toEqual({
      latitude: 40.5,
    });
  });

  test('clears a field with null', () => {
    expect(toTrackData({ before, now: { ...before, zipCode: ' ' }, record })).toEqual({ zipCode: null });
  });

  test('sends the code of a new state, or null if it has none', () => {
    const now = { ...before, state: 'Texas' };
    expect(toTrackData({ before, now, record, stateCode: 'TX' })).toEqual({ state: 'Texas', stateCode: 'TX' });
    expect(toTrackData({ before, now, record })).toEqual({ state: 'Texas', stateCode: null });
  });

  test('sends the address of an uploaded waiver and W-9, and null to remove one', () => {
    const waiver = 'https://x.example/waiver.pdf';
    const [w9, other] = ['https://x.example/w9.pdf', 'https://x.example/w9-new.pdf'];
    expect(toNewTrackData({ ...newTrack, name: 'Oval', waiverUrl: [waiver] })).toMatchObject({ waiverUrl: waiver });
    const had = { ...record, w9Url: w9, waiverUrl: waiver };
    const read = readTrack(had);
    expect(toTrackData({ before: read, now: read, record: had })).toEqual({});
    expect(toTrackData({ before: read, now: { ...read, w9Url: [other], waiverUrl: [] }, record: had })).toEqual({
      w9Url: other,
      waiverUrl: null,
    });
  });

  test('compares lists by their words', () => {
    expect(toTrackData({ before, now: { ...before, amenities: 'Fuel,  Camping , Fuel' }, record })).toEqual({});
    const now = { ...before, amenities: 'Fuel', images: [], logo: ['https://x.example/a.png'] };
    expect(toTrackData({ before, now, record })).toEqual({
      amenities: ['Fuel'],
      images: [],
      logo: 'https://x.example/a.png',
    });
  });

  test('sends a new track with defaults and without empty values', () => {
    const data = toNewTrackData({ ...newTrack, name: 'New Oval', state: 'Ohio', waiverRequired: false }, 'OH');
    expect(data).toEqual({
      name: 'New Oval',
      status: 'pending',
      country: 'US',
      countryCode: '+1',
      timezone: 'America/Chicago',
      state: 'Ohio',
      stateCode: 'OH',
      waiverRequired: false,
    });
  });

  test('finds the sent values in a record of other types, and detects a difference', () => {
    expect(hasData(record, { capacity: 4200, zipCode: '02138', logo: null, amenities: ['Fuel', 'Camping'] })).toBe(
      true,
    );
    expect(hasData(record, { zipCode: '2138' })).toBe(false);
    expect(hasData(record, { amenities: ['Fuel'] })).toBe(false);
  });
});
