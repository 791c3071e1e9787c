import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiryIssue } from '../../../../renderer/event/readiness/issue';
import { toReferenceDays } from '../../../../renderer/event/readiness/reference-days';

const days = { today: '2026-05-10', until: '2026-05-17' };

describe('a document with an expiry date', () => {
  test.each([
    ['2026-05-09', 'expired', 'missing'],
    ['2026-05-10', 'expires', 'attention'],
    ['2026-05-16', 'expires', 'attention'],
  ])('expiring %s before or during an event of May 15 to 17 is reported as %s', (day, reason, severity) => {
    expect(expiryIssue(day, days)).toEqual({ reason, severity, day });
  });

  test.each(['2026-05-17', '2026-05-18', '2031-01-01'])('expiring %s is valid for the event', (day) => {
    expect(expiryIssue(day, days)).toBeUndefined();
  });

  test('is compared with the last day of a past event, not with today', () => {
    const over = { today: '2026-08-01', until: '2026-05-17' };
    expect(expiryIssue('2026-06-01', over)).toBeUndefined();
    expect(expiryIssue('2026-05-17', over)).toBeUndefined();
    expect(expiryIssue('2026-05-16', over)).toMatchObject({ reason: 'expired', severity: 'missing' });
  });

  test('without an event is compared with today and reported a month before it expires', () => {
    const alone = { today: '2026-05-10', until: undefined };
    expect(expiryIssue('2026-05-09', alone)).toMatchObject({ reason: 'expired' });
    expect(expiryIssue('2026-05-30', alone)).toMatchObject({ reason: 'soon', severity: 'attention' });
    expect(expiryIssue('2026-09-01', alone)).toBeUndefined();
  });

  test('may be sent as a time; a value that is not a date gives no issue', () => {
    expect(expiryIssue('2026-05-09T00:00:00Z', days)).toMatchObject({ day: '2026-05-09' });
    for (const odd of [undefined, null, '', 'never', 20260509, {}]) expect(expiryIssue(odd, days)).toBeUndefined();
  });

  test('never becomes more severe with a later expiry date', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const rank = (found: ReturnType<typeof expiryIssue>) => (found ? (found.severity === 'missing' ? 2 : 1) : 0);
    fc.assert(
      fc.property(day, day, day, fc.option(day, { nil: undefined }), (one, other, today, until) => {
        const [sooner = '', later = ''] = [one, other].sort();
        expect(rank(expiryIssue(later, { today, until }))).toBeLessThanOrEqual(
          rank(expiryIssue(sooner, { today, until })),
        );
      }),
    );
  });
});

describe('the reference days of an event', () => {
  test('are days in the time zone of the event', () => {
    const late = Date.parse('2026-05-16T03:00:00Z');
    expect(toReferenceDays({ timezone: 'America/Chicago' }, late).today).toBe('2026-05-15');
    expect(toReferenceDays({ timezone: 'Tokyo Standard Time' }, late).today).toBe('2026-05-16');
  });

  test('end the day before an end at midnight', () => {
    const event = { timezone: 'America/Chicago', startDate: '2026-11-21T14:00:00Z', endDate: '2026-11-22T06:00:00Z' };
    const days = toReferenceDays(event, Date.parse('2026-11-21T18:00:00Z'));
    expect(days.until).toBe('2026-11-21');
    expect(expiryIssue('2026-11-21', days)).toBeUndefined();
    expect(expiryIssue('2026-11-21', toReferenceDays(event, Date.parse('2026-11-23T18:00:00Z')))).toBeUndefined();
    expect(expiryIssue('2026-11-20', days)).toMatchObject({ reason: 'expired' });
  });

  test('end on the last day of the event, or have no end if the event has no dates', () => {
    const event = { timezone: 'America/Chicago', startDate: '2026-05-15T13:00:00Z', endDate: '2026-05-18T01:00:00Z' };
    expect(toReferenceDays(event, Date.parse('2026-05-10T12:00:00Z'))).toEqual({
      today: '2026-05-10',
      until: '2026-05-17',
      isOfEvent: true,
    });
    expect(toReferenceDays({ timezone: 'America/Chicago' }, 0).until).toBeUndefined();
    expect(toReferenceDays(undefined, 0)).toMatchObject({ until: undefined, isOfEvent: false });
    expect(toReferenceDays({ startDate: '2026-05-15', endDate: '2026-05-17' }, 0).until).toBe('2026-05-17');
  });

  test('are those where a day begins first and last if the zone was not sent, never those of this computer', () => {
    const event = { startDate: '2026-05-16', endDate: '2026-05-17T04:00:00Z' };
    const noon = Date.parse('2026-05-16T12:00:00Z');
    const both = { today: '2026-05-17', until: '2026-05-17', others: { today: '2026-05-16', until: '2026-05-16' } };
    for (const timezone of [undefined, null, ''])
      expect(toReferenceDays({ ...event, timezone }, noon)).toEqual({ ...both, isOfEvent: true });
    for (const timezone of ['Mars/Olympus', 'Central', 7, {}])
      expect(toReferenceDays({ ...event, timezone }, noon)).toEqual({ ...both, isOfEvent: true, isZoneUnread: true });
  });
});
