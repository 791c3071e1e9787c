import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseServerTime } from '../../../../../renderer/kit/format/time-of-day';
import { toLocalTime, toTimestamp, zoneName } from '../../../../../renderer/kit/format/zone';

const at = (text: string): number => Date.parse(text);

describe('local times in other zones', () => {
  test.each([
    ['2026-05-16', 9 * 60 + 30, 'America/Chicago', '2026-05-16T14:30:00Z'],
    ['2026-01-16', 9 * 60 + 30, 'America/Chicago', '2026-01-16T15:30:00Z'],
    ['2026-05-16', 8 * 60, 'Asia/Tokyo', '2026-05-15T23:00:00Z'],
    ['2026-03-29', 12 * 60, 'Europe/Berlin', '2026-03-29T10:00:00Z'],
  ])('%s, minute %i in %s is %s', (day, minutes, zone, moment) => {
    expect(toTimestamp(day, minutes, zone)).toBe(at(moment));
  });

  test('a time that the clocks skip is an hour later, and one that occurs twice is the first', () => {
    expect(toTimestamp('2026-03-08', 2 * 60 + 30, 'America/New_York')).toBe(at('2026-03-08T07:30:00Z'));
    expect(toTimestamp('2026-11-01', 60 + 30, 'America/New_York')).toBe(at('2026-11-01T05:30:00Z'));
  });

  test('a day that does not exist is not a moment', () => {
    expect(toTimestamp('2026-02-30', 0, 'UTC')).toBeUndefined();
  });

  test('a moment converted to local time and back is unchanged, except in the hour that occurs twice', () => {
    const zones = ['America/Chicago', 'America/Phoenix', 'Europe/Berlin', 'Asia/Tokyo', 'America/Puerto_Rico'];
    const minutes = fc.integer({ min: at('2020-01-01T00:00:00Z') / 60_000, max: at('2035-01-01T00:00:00Z') / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (count, zone) => {
        const moment = count * 60_000;
        const local = toLocalTime(moment, zone);
        const named = local && toTimestamp(local.day, local.minutes, zone);
        expect([moment, moment - 3_600_000]).toContain(named);
      }),
    );
  });

  test('an unknown zone has no local time', () => {
    for (const zone of ['Mars/Olympus', 'IST', '', undefined, 7]) {
      expect(toLocalTime(0, zone)).toBeUndefined();
      expect(toTimestamp('2026-05-16', 0, zone)).toBeUndefined();
    }
  });

  test('a zone has its name of that moment', () => {
    expect(zoneName('America/Chicago', at('2026-07-01T00:00:00Z'))).toBe('Central Daylight Time');
    expect(zoneName('America/Chicago', at('2026-01-01T00:00:00Z'), 'short')).toBe('CST');
  });

  test.each([
    ['07:00', 420],
    ['7:05', 425],
    ['24:00', 1440],
    ['24:01', undefined],
    ['12:60', undefined],
    ['noon', undefined],
    [null, undefined],
  ])('the time of day %j is minute %j', (value, minutes) => {
    expect(parseServerTime(value)).toBe(minutes);
  });
});
