/** The days of an event: one rule for its last day, and for the day that a moment belongs to. */
import { closingDays, endOf, eventDays, hasEnded, isOnToday, possibleDays, startOf } from '@contract/time/event-days';
import { dayAt } from '@contract/time/moment';
import { describe, expect, it } from 'vitest';

const chicago = 'America/Chicago';
const at = (text: string): number => Date.parse(text);
const lastOf = (startDate: unknown, endDate: unknown, timezone: unknown = chicago) =>
  eventDays({ startDate, endDate, timezone }).last;

describe('the last day of an event', () => {
  it.each([
    ['ends at midnight', '2026-11-21T14:00:00Z', '2026-11-22T06:00:00Z', '2026-11-21'],
    ['ends at midnight, sent with an offset', '2026-11-21T08:00:00-06:00', '2026-11-22T00:00:00-06:00', '2026-11-21'],
    ['ends at midnight, sent with milliseconds', '2026-11-21T14:00:00Z', '2026-11-22T06:00:00.000Z', '2026-11-21'],
    ['ends at midnight without a zone', '2026-11-21T08:00:00', '2026-11-22T00:00', '2026-11-21'],
    ['ends at 24:00', '2026-11-21T08:00:00', '2026-11-21T24:00:00', '2026-11-21'],
    ['ends a second before midnight', '2026-11-21T14:00:00Z', '2026-11-22T05:59:59Z', '2026-11-21'],
    ['ends a millisecond after midnight', '2026-11-21T14:00:00Z', '2026-11-22T06:00:00.001Z', '2026-11-22'],
    ['ends after midnight', '2026-11-21T14:00:00Z', '2026-11-22T08:00:00Z', '2026-11-22'],
    ['takes several days and ends at midnight', '2026-11-20T14:00:00Z', '2026-11-23T06:00:00Z', '2026-11-22'],
    ['ends with a day', '2026-11-21', '2026-11-22', '2026-11-22'],
    ['has no end', '2026-11-21T14:00:00Z', undefined, '2026-11-21'],
    ['has an unreadable end', '2026-11-21T14:00:00Z', 'late', '2026-11-21'],
    ['starts and ends at the same midnight', '2026-11-22T06:00:00Z', '2026-11-22T06:00:00Z', '2026-11-22'],
    ['ends before it starts', '2026-11-21T14:00:00Z', '2026-11-20T14:00:00Z', '2026-11-21'],
    ['ends at midnight when the clocks go back', '2026-11-01T13:00:00Z', '2026-11-02T06:00:00Z', '2026-11-01'],
    ['ends at midnight when the clocks go forward', '2026-03-08T13:00:00Z', '2026-03-09T05:00:00Z', '2026-03-08'],
  ])('of one that %s', (_, start, end, last) => expect(lastOf(start, end)).toBe(last));

  it('counts at the event, whatever zone its times are sent in', () => {
    expect(lastOf('2026-11-20T23:00:00Z', '2026-11-21T15:00:00Z', 'Asia/Tokyo')).toBe('2026-11-21');
    expect(lastOf('2026-11-21T14:00:00Z', '2026-11-22T05:00:00Z', 'Eastern Standard Time')).toBe('2026-11-21');
  });

  it('is not known in a zone that is not known, unless it is sent as a day', () => {
    for (const zone of ['EST', 'Mars/Olympus', '', undefined]) {
      expect(
        eventDays({ startDate: '2026-11-21T14:00:00Z', endDate: '2026-11-22T06:00:00Z', timezone: zone }).last,
      ).toBe(undefined);
      expect(eventDays({ startDate: '2026-11-21', endDate: '2026-11-22', timezone: zone }).last).toBe('2026-11-22');
    }
  });
});

describe('an event', () => {
  const event = { startDate: '2026-11-21T14:00:00Z', endDate: '2026-11-22T06:00:00Z', timezone: chicago };

  it('is over at its end, or else with its last day', () => {
    expect(hasEnded(event, at('2026-11-22T05:59:59Z'))).toBe(false);
    expect(hasEnded(event, at('2026-11-22T06:00:00Z'))).toBe(true);
    expect(endOf({ ...event, endDate: '2026-11-21' })).toBe(at('2026-11-22T06:00:00Z'));
    expect(endOf({ ...event, endDate: undefined })).toBe(at('2026-11-22T06:00:00Z'));
    expect(endOf({ ...event, endDate: '2026-11-20T14:00:00Z' })).toBe(at('2026-11-22T06:00:00Z'));
    expect(endOf({ timezone: chicago })).toBeUndefined();
    expect(hasEnded({}, 0)).toBe(false);
  });

  it('of an unknown zone starts with the first place on earth and ends with the last', () => {
    const days = { startDate: '2026-11-21', endDate: '2026-11-21', timezone: 'EST' };
    expect(startOf(days)).toBe(at('2026-11-20T10:00:00Z'));
    expect(endOf(days)).toBe(at('2026-11-22T12:00:00Z'));
  });

  it('is on today from the first minute of its first day until its end', () => {
    const isOn = (now: string, change = {}) => isOnToday({ ...event, ...change }, at(now));
    expect(isOn('2026-11-21T05:59:00Z')).toBe(false);
    expect(isOn('2026-11-21T06:00:00Z')).toBe(true);
    expect(isOn('2026-11-22T05:59:00Z')).toBe(true);
    expect(isOn('2026-11-22T06:30:00Z')).toBe(false);
    expect(isOn('2026-11-21T15:00:00Z', { timezone: 'EST' })).toBeUndefined();
    expect(isOn('2026-11-21T15:00:00Z', { startDate: undefined, endDate: undefined })).toBeUndefined();
  });
});

describe('the day that is closed', () => {
  const event = { startDate: '2026-11-20T14:00:00Z', endDate: '2026-11-22T06:00:00Z', timezone: chicago };
  const offered = (now: string, change = {}) => closingDays({ ...event, ...change }, at(now));

  it('is today by day and the day before at night, while that is a day of the event', () => {
    expect(offered('2026-11-21T18:00:00Z')).toEqual(['2026-11-21']);
    expect(offered('2026-11-22T05:50:00Z')).toEqual(['2026-11-21']);
    expect(offered('2026-11-22T06:10:00Z')).toEqual(['2026-11-21', '2026-11-22']);
    expect(offered('2026-11-21T06:10:00Z')).toEqual(['2026-11-20', '2026-11-21']);
    expect(offered('2026-11-21T12:00:00Z')).toEqual(['2026-11-21']);
    expect(offered('2026-11-20T06:10:00Z')).toEqual(['2026-11-20']);
    expect(offered('2026-11-23T06:10:00Z')).toEqual(['2026-11-23']);
  });

  it('is one of those that it may be if the zone is not known', () => {
    expect(offered('2026-11-21T09:00:00Z', { timezone: 'EST' })).toEqual(['2026-11-21', '2026-11-20']);
    expect(offered('2026-11-21T11:00:00Z', { timezone: '' })).toEqual(['2026-11-21', '2026-11-20', '2026-11-22']);
    expect(possibleDays(at('2026-11-21T09:00:00Z'), chicago)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  });
});

it('a moment belongs to a day at the event', () => {
  expect(dayAt('2026-11-22T05:59:59.999Z', chicago)).toBe('2026-11-21');
  expect(dayAt('2026-11-22T06:00:00Z', chicago)).toBe('2026-11-22');
  expect(dayAt('2026-11-22T00:30:00', 'EST')).toBe('2026-11-22');
  expect(dayAt('2026-11-22T00:30:00Z', 'EST')).toBeUndefined();
  expect(dayAt('2026-11-31', chicago)).toBeUndefined();
});
