/** What the templates say of an event: its next gate and tech times in its own zone, and blanks for the rest. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPlaceholder } from '../../../../../renderer/features/messages/message';
import { isQuiet, quietText } from '../../../../../renderer/features/messages/quiet-hours';
import { timesOf, withoutBrackets } from '../../../../../renderer/features/messages/template-values';

const zone = 'America/Chicago';
/** 9:00 AM in Chicago. */
const now = Date.UTC(2026, 4, 16, 14);
const row = (id: number, type: string, day: string, startTime: string, more: object = {}) => ({
  id,
  eventId: 4,
  title: type,
  type,
  day,
  startTime,
  ...more,
});

describe('the times of an event', () => {
  const event = { startDate: '2026-05-16T08:00:00-05:00', endDate: '2026-05-17T20:00:00-05:00', timezone: zone };

  test('are the next entries of the schedule that are not cancelled, in its own zone', () => {
    const schedule = [
      row(1, 'gate', '2026-05-17', '07:00'),
      row(2, 'gate', '2026-05-15', '06:00'),
      row(3, 'tech', '2026-05-16', '07:30', { status: 'cancelled' }),
      row(4, 'tech', '2026-05-16', '10:30', { location: ' Tech shed ' }),
      row(5, 'tech', '2026-05-16', '07:00', { endTime: '08:30' }),
      row(6, 'gate', '2026-05-16', '08:00'),
    ];
    expect(timesOf({ event, schedule, now })).toEqual({
      gatesOpen: { time: '7:00 AM CDT', day: 'May 17, 2026' },
      tech: { time: '10:30 AM CDT', day: undefined },
      techPlace: 'Tech shed',
    });
  });

  test('have an entry of today until it ends', () => {
    const schedule = [row(1, 'tech', '2026-05-16', '07:00', { endTime: '09:30' })];
    expect(timesOf({ event, schedule, now }).tech).toEqual({ time: '7:00 AM CDT', day: undefined });
    expect(timesOf({ event, schedule, now: now + 3_600_000 }).tech).toBeUndefined();
  });

  test('fall back to the next gate time of the event', () => {
    const gateOpenTime = '07:30';
    const gateTime = (today: number) =>
      timesOf({ event: { ...event, gateOpenTime }, schedule: [], now: today }).gatesOpen;
    const day = 86_400_000;
    expect(gateTime(now - 7_200_000)).toEqual({ time: '7:30 AM CDT', day: undefined });
    expect(gateTime(now)).toEqual({ time: '7:30 AM CDT', day: 'May 17, 2026' });
    expect(gateTime(now - 3 * day)).toEqual({ time: '7:30 AM CDT', day: 'May 16, 2026' });
    expect(gateTime(now + 3 * day)).toBeUndefined();
  });

  test('are blanks without a known zone, because their zone could not be named', () => {
    const schedule = [row(1, 'gate', '2026-05-16', '10:00')];
    for (const timezone of [null, '', 'Mars/Olympus'])
      expect(timesOf({ event: { ...event, timezone }, schedule, now })).toEqual({});
  });

  test('never throw, whatever the server sends', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (day, startTime, type) => {
        const entry = { id: 1, title: 'Gates', day, startTime, type } as never;
        expect(() =>
          timesOf({ event: { ...event, gateOpenTime: startTime as never }, schedule: [entry], now }),
        ).not.toThrow();
      }),
    );
  });
});

test('a name never looks like a blank', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(findPlaceholder({ title: withoutBrackets(name), body: '' })).toBeUndefined();
    }),
  );
});

test('quiet hours are 10 PM to 7 AM in the zone of the event', () => {
  const at = (hour: number, minute = 0) => Date.UTC(2026, 4, 16, hour + 5, minute);
  expect([at(21, 59), at(22), at(26), at(30, 59), at(31)].map((time) => isQuiet(time, zone))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  // The same moment is noon in another zone.
  expect(isQuiet(at(22), 'Asia/Tokyo')).toBe(false);
  const text = (key: string, params = {}) => `${key} ${JSON.stringify(params)}`;
  expect(quietText(text, zone, at(23, 40))).toBe(
    'quiet.event {"now":"11:40 PM CDT","from":"10:00 PM","until":"7:00 AM"}',
  );
  expect(quietText(text, undefined, at(23))).toBeUndefined();
  expect(quietText(text, zone, at(12))).toBeUndefined();
});
