/** Time zones as servers name them. */
import { dayAt, parseDateTime } from '@contract/time/moment';
import { resolveZone, timestampOf, wallTimeIn } from '@contract/time/zone';
import { describe, expect, it } from 'vitest';

it('reads no time of a day that there is not', () => {
  for (const day of ['2026-02-29', '2026-02-30', '2026-04-31', '2026-11-31'])
    expect([parseDateTime(`${day}T10:00:00Z`), dayAt(`${day}T10:00:00Z`, 'America/Chicago')]).toEqual([
      undefined,
      undefined,
    ]);
  expect(dayAt('2028-02-29T10:00:00Z', 'America/Chicago')).toBe('2028-02-29');
});

describe('resolveZone', () => {
  it.each([
    ['America/Chicago', 'America/Chicago'],
    ['america/chicago', 'America/Chicago'],
    [' America/New York ', 'America/New_York'],
    ['US/Central', 'America/Chicago'],
    ['America/Argentina/Buenos_Aires', 'America/Buenos_Aires'],
    ['EST5EDT', 'America/New_York'],
    ['CET', 'Europe/Brussels'],
    ['Etc/GMT+5', 'Etc/GMT+5'],
    ['utc', 'UTC'],
    ['Z', 'UTC'],
    ['Zulu', 'UTC'],
  ])('reads the IANA name %s', (sent, zone) => expect(resolveZone(sent)).toBe(zone));

  it.each([
    ['Eastern Standard Time', 'America/New_York'],
    ['eastern standard time', 'America/New_York'],
    ['Central Standard Time (Mexico)', 'America/Mexico_City'],
    ['US Mountain Standard Time', 'America/Phoenix'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['GMT Standard Time', 'Europe/London'],
    ['Russia Time Zone 3', 'Europe/Samara'],
    ['(UTC-06:00) Central Time (US & Canada)', 'America/Chicago'],
    ['Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ])("reads Windows' name %s by CLDR's table", (sent, zone) => expect(resolveZone(sent)).toBe(zone));

  it.each([
    ['UTC-05:00', '-05:00'],
    ['GMT-5', '-05:00'],
    ['UTC\u22125', '-05:00'],
    ['-0500', '-05:00'],
    ['+05:30', '+05:30'],
    ['utc+5', '+05:00'],
    ['+14', '+14:00'],
    ['+00:00', 'UTC'],
    ['GMT-0', 'UTC'],
    ['GMT+0:00', 'UTC'],
  ])('reads the offset %s', (sent, zone) => expect(resolveZone(sent)).toBe(zone));

  it.each(['EST', 'est', 'MST', 'CST', 'IST', 'BST', 'PST', 'ACT', 'EDT', 'CEST', 'AEST'])(
    'leaves %s open, which means several clocks',
    (sent) => expect(resolveZone(sent)).toBeUndefined(),
  );

  it.each([
    ...['', ' ', 'Mars/Olympus', 'local', 'track time', '5', '+15:00', '-05:60', 'UTC-99', '0', '__proto__'],
    ...['constructor', 'Etc/Unknown', 'Foo Time (US & Canada)', 'x'.repeat(10_000), null, undefined, -5, {}, ['UTC']],
  ])('does not know %j', (sent) => expect(resolveZone(sent)).toBeUndefined());

  it('gives the same clock for each name of a zone', () => {
    const noon = Date.parse('2026-05-16T17:00:00Z');
    for (const zone of ['America/Chicago', 'Central Standard Time', 'GMT-5'])
      expect(new Date(wallTimeIn(noon, zone) ?? 0).toISOString()).toBe('2026-05-16T12:00:00.000Z');
    expect(timestampOf('2026-05-16T12:00:00', 'UTC-05:00')).toBe(noon);
    expect(timestampOf('2026-05-16T12:00:00', 'EST')).toBeUndefined();
    expect(wallTimeIn(noon, 'Mars/Olympus')).toBeUndefined();
  });
});
