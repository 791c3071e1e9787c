import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiry } from '../../../../../renderer/features/inspections/readiness/issue';
import { dayIn, whenOf } from '../../../../../renderer/features/inspections/readiness/when';

const when = { today: '2026-05-10', until: '2026-05-17' };

describe('a paper with a last valid day', () => {
  test.each([
    ['2026-05-09', 'expired', 'missing'],
    ['2026-05-10', 'expires', 'attention'],
    ['2026-05-16', 'expires', 'attention'],
  ])('that ends %s before an event of May 15 to 17 is %s', (day, reason, weight) => {
    expect(expiry(day, when)).toEqual({ reason, weight, day });
  });

  test.each(['2026-05-17', '2026-05-18', '2031-01-01'])('that ends %s is good for the event', (day) => {
    expect(expiry(day, when)).toBeUndefined();
  });

  test('is judged for an event that is over by that event, not by today', () => {
    const over = { today: '2026-08-01', until: '2026-05-17' };
    expect(expiry('2026-06-01', over)).toBeUndefined();
    expect(expiry('2026-05-17', over)).toBeUndefined();
    expect(expiry('2026-05-16', over)).toMatchObject({ reason: 'expired', weight: 'missing' });
  });

  test('without an event is judged by today, with a word a month ahead', () => {
    const alone = { today: '2026-05-10', until: undefined };
    expect(expiry('2026-05-09', alone)).toMatchObject({ reason: 'expired' });
    expect(expiry('2026-05-30', alone)).toMatchObject({ reason: 'soon', weight: 'attention' });
    expect(expiry('2026-09-01', alone)).toBeUndefined();
  });

  test('may come as a moment; what is no day says nothing', () => {
    expect(expiry('2026-05-09T00:00:00Z', when)).toMatchObject({ day: '2026-05-09' });
    for (const odd of [undefined, null, '', 'never', 20260509, {}]) expect(expiry(odd, when)).toBeUndefined();
  });

  test('never gets worse by being good for longer', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const rank = (found: ReturnType<typeof expiry>) => (found ? (found.weight === 'missing' ? 2 : 1) : 0);
    fc.assert(
      fc.property(day, day, day, fc.option(day, { nil: undefined }), (one, other, today, until) => {
        const [sooner = '', later = ''] = [one, other].sort();
        expect(rank(expiry(later, { today, until }))).toBeLessThanOrEqual(rank(expiry(sooner, { today, until })));
      }),
    );
  });
});

describe("an event's calendar", () => {
  test('counts days in its own zone', () => {
    const late = Date.parse('2026-05-16T03:00:00Z');
    expect(dayIn(late, 'America/Chicago')).toBe('2026-05-15');
    expect(dayIn(late, 'Asia/Tokyo')).toBe('2026-05-16');
  });

  test('lasts until the last day of the event; an event without days sets no limit', () => {
    const event = { timezone: 'America/Chicago', startDate: '2026-05-15T13:00:00Z', endDate: '2026-05-18T01:00:00Z' };
    expect(whenOf(event, Date.parse('2026-05-10T12:00:00Z'))).toEqual({
      today: '2026-05-10',
      until: '2026-05-17',
      isOfEvent: true,
    });
    expect(whenOf({ timezone: 'America/Chicago' }, 0).until).toBeUndefined();
    expect(whenOf(undefined, 0)).toMatchObject({ until: undefined, isOfEvent: false });
    expect(whenOf({ startDate: '2026-05-15', endDate: '2026-05-17' }, 0).until).toBe('2026-05-17');
  });

  test('falls back to the own calendar where nobody knows the zone', () => {
    expect(dayIn(Date.parse('2026-05-16T12:00:00Z'), 'Mars/Olympus')).toBe(
      dayIn(Date.parse('2026-05-16T12:00:00Z'), ''),
    );
  });
});
