/** Reads days and times in the notations of servers. */
import { readRecord } from '@contract/reading/read-record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const zones = [
  'America/Chicago',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/London',
  'Asia/Beirut',
];

/** Reads a licence's last day from a record in one zone with a profile in another. */
const dayOf = (value: unknown, own?: string, zone?: string): unknown =>
  readRecord(
    'driverInfo',
    { licenseExpires: value, ...(own === undefined ? {} : { timezone: own }) },
    { version: 1, ...(zone === undefined ? {} : { zone }) },
  ).licenseExpires;

describe('a day', () => {
  it('never shifts for any zones of the record and the profile', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom('', 'T00:00:00.000Z', ' 00:00:00', 'T00:00:00-06:00', 'T23:59:59+14:00', 'T00:00:00'),
        fc.constantFrom(undefined, ...zones),
        fc.constantFrom(undefined, ...zones),
        (date, time, own, zone) => {
          const day = date.toISOString().slice(0, 10);
          expect(dayOf(`${day}${time}`, own, zone)).toBe(day);
        },
      ),
    );
  });

  it('is read in any notation with the year first', () => {
    for (const value of ['2026/12/31', '2026.12.31', '20261231', 20_261_231, '2026/12/31 00:00:00'])
      expect(dayOf(value), String(value)).toBe('2026-12-31');
  });

  it('is read with its month as a word', () => {
    for (const value of [
      '31 Dec 2026',
      'Dec 31st, 2026',
      'Thursday, 31 December 2026',
      '31-DEC-2026',
      'Thu Dec 31 2026',
    ])
      expect(dayOf(value), value).toBe('2026-12-31');
    for (const value of ['31 Nov 2026', 'Dex 31, 2026', '31-DEC-26', 'Dec 2026', 'Dec 31, 20261'])
      expect(dayOf(value), value).toBe(value);
  });

  it('stays unchanged if its order is ambiguous or it does not exist', () => {
    for (const value of ['12/31/2026', '01/02/2026', '31.12.2026', '20261331', '2026/02/30', '2026/12.31', 20_261_331])
      expect(dayOf(value), String(value)).toBe(value);
  });

  it('that is sent as the moment when it starts is the day in the record’s zone', () => {
    const midnight = Date.parse('2026-12-31T06:00:00Z');
    expect(dayOf(midnight, 'America/Chicago')).toBe('2026-12-31');
    expect(dayOf(midnight / 1000, 'America/Chicago')).toBe('2026-12-31');
    expect(dayOf(String(midnight), 'America/Chicago')).toBe('2026-12-31');
    expect(dayOf(midnight, undefined, 'America/Chicago')).toBe('2026-12-31');
    // December 31 in Tokyo starts on December 30 in UTC.
    expect(dayOf(Date.parse('2026-12-30T15:00:00Z'), 'Asia/Tokyo')).toBe('2026-12-31');
    expect(dayOf(Date.parse('2026-12-31T00:00:00Z'), 'Asia/Tokyo')).toBe('2026-12-31');
  });

  it('that is sent as text in UTC for the moment when it starts is the day in a known zone', () => {
    for (const value of [
      '2026-12-30T23:00:00.000Z',
      '2026-12-30T23:00:00+00:00',
      '2026-12-30 23:00:00 UTC',
      'Wed, 30 Dec 2026 23:00:00 GMT',
      { date: '2026-12-30 23:00:00.000000', timezone_type: 3, timezone: 'UTC' },
    ]) {
      expect(dayOf(value, 'Europe/Berlin'), String(value)).toBe('2026-12-31');
      expect(dayOf(value, undefined, 'Europe/Berlin'), String(value)).toBe('2026-12-31');
      for (const zone of [undefined, 'Asia/Tokyo', 'Mars/Olympus']) expect(dayOf(value, zone)).toBe('2026-12-30');
    }
    for (const value of ['2026-12-30T23:00:00+01:00', '2026-12-30T23:00:00', '2026-12-30T23:30:00Z'])
      expect(dayOf(value, 'Europe/Berlin'), value).toBe('2026-12-30');
    expect(dayOf('2026-12-31T06:00:00Z', 'America/Chicago')).toBe('2026-12-31');
  });

  it('that is sent as a moment within a day stays unchanged', () => {
    const moment = Date.parse('2026-12-31T06:00:00Z');
    expect(dayOf(moment)).toBe(moment);
    expect(dayOf(moment, 'Asia/Tokyo')).toBe(moment);
    expect(dayOf(moment, 'Mars/Olympus')).toBe(moment);
    expect(dayOf(moment + 1, 'America/Chicago')).toBe(moment + 1);
  });
});

it('a moment is read from mail’s, JavaScript’s and written dates', () => {
  const startOf = (value: string): unknown => readRecord('event', { id: 1, startDate: value }).startDate;
  for (const value of [
    'Sat, 16 May 2026 18:30:00 GMT',
    'Sat, 16 May 2026 13:30:00 -0500',
    'Sat May 16 2026 13:30:00 GMT-0500 (Central Daylight Time)',
    'May 16, 2026 1:30 PM -05:00',
  ])
    expect(startOf(value), value).toBe('2026-05-16T18:30:00Z');
  expect(startOf('16 May 2026, 1:30 p.m.')).toBe('2026-05-16T13:30:00');
  expect(startOf('16 May 2026, 12:05 am')).toBe('2026-05-16T00:05:00');
  expect(startOf('May 16, 2026 25:00')).toBe('May 16, 2026 25:00');
});

it('a time of a day that there is not is left as it was sent', () => {
  for (const value of ['2026-02-30T10:00:00-05:00', '2026-02-30T10:00:00Z', '2026-02-30 10:00:00'])
    expect(readRecord('event', { id: 1, startDate: value }, { version: 1, zone: 'America/Chicago' }).startDate).toBe(
      value,
    );
});

it('a time of day is no time in UTC, however it says so, and the end of the day is one', () => {
  const timeOf = (startTime: string): unknown => readRecord('eventSchedule', { id: 1, startTime }).startTime;
  for (const zone of ['Z', 'z', ' UTC', '+00:00', '+0000', '-00:00'])
    expect(timeOf(`2026-05-16T13:30:00${zone}`)).not.toBe('13:30');
  expect(timeOf('2026-05-16T13:30:00-05:00')).toBe('13:30');
  expect(timeOf('2026-05-16T13:30:00')).toBe('13:30');
  expect(['24:00', '24:00:00'].map(timeOf)).toEqual(['24:00', '24:00']);
});

it('a day that is sent with a time of day says the start, and midnight only the day', () => {
  const startOf = (date: string): unknown => readRecord('eventSchedule', { id: 1, title: 'Finals', date }).startTime;
  expect(startOf('2026-05-10 21:00:00')).toBe('21:00');
  expect(startOf('2026-05-10 00:00:00')).toBeUndefined();
});

describe('a time without a zone', () => {
  const startOf = (zone?: string): unknown =>
    readRecord(
      'event',
      { id: 1, startDate: '2026-05-16 13:30:00', timezone: 'America/Chicago' },
      { version: 1, ...(zone === undefined ? {} : { zone }) },
    ).startDate;

  it('is a moment in the profile’s zone', () => {
    expect(startOf('Asia/Tokyo')).toBe('2026-05-16T04:30:00Z');
  });

  it('stays without a zone if the profile names none, so that screens can mark it', () => {
    expect(startOf()).toBe('2026-05-16T13:30:00');
  });
});

it.each([
  '0000-00-00',
  '0000-00-00 00:00:00',
  '0001-01-01',
  '0001-01-01T00:00:00',
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00.0000000Z',
])('the time %s means "never"', (value) => {
  expect(readRecord('ticket', { id: 1, checked_in_at: value, checkedInBy: 'x' }).checkedInAt).toBeNull();
});
