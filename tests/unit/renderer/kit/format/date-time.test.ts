import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatClock,
  formatDateTime,
  formatDay,
  formatInViewerZone,
  parseDateTime,
  parseDay,
} from '../../../../../renderer/kit/format/date-time';
import { formatTimeOfDay, parseMinutes, toTimeOfDay } from '../../../../../renderer/kit/format/time-of-day';

describe('moments', () => {
  it('are shown in the zone of their event, with its name', () => {
    expect(formatDateTime('2026-05-16T14:30:00Z', 'America/Chicago')).toBe('May 16, 2026, 9:30 AM CDT');
    expect(formatDateTime('2026-01-16T14:30:00Z', 'America/Chicago')).toBe('Jan 16, 2026, 8:30 AM CST');
  });

  it('are a time of day in the zone of their event, whose name stands there only if clocks here show another time', () => {
    const time = Date.UTC(2026, 4, 16, 14, 30);
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const elsewhere = here === 'Asia/Tokyo' ? 'Asia/Dubai' : 'Asia/Tokyo';
    expect(formatClock(time, here)).toBe(formatClock(time));
    expect(formatClock(time, elsewhere)).toMatch(/^\d+:30 [AP]M GMT\+[49]$/);
  });

  it('distinguish the two hours of the night when the clocks go back', () => {
    expect(formatDateTime('2026-11-01T06:30:00Z', 'America/Chicago')).toBe('Nov 1, 2026, 1:30 AM CDT');
    expect(formatDateTime('2026-11-01T07:30:00Z', 'America/Chicago')).toBe('Nov 1, 2026, 1:30 AM CST');
  });

  it('skip the hour that the clocks skip in spring', () => {
    expect(formatDateTime('2026-03-08T07:59:00Z', 'America/Chicago')).toBe('Mar 8, 2026, 1:59 AM CST');
    expect(formatDateTime('2026-03-08T08:00:00Z', 'America/Chicago')).toBe('Mar 8, 2026, 3:00 AM CDT');
  });

  it('are shown in UTC with a mark if their own zone is not known', () => {
    expect(formatDateTime('2026-05-16T14:30:00Z', 'EST')).toBe('May 16, 2026, 2:30 PM UTC (local time not known)');
    expect(formatDay('2026-05-16T02:00:00Z', 'Mars/Olympus')).toBe('May 16, 2026 (UTC)');
  });

  it('are shown in the zone of a Windows name or an offset', () => {
    expect(formatDateTime('2026-05-16T14:30:00Z', 'Central Standard Time')).toBe('May 16, 2026, 9:30 AM CDT');
    expect(formatDateTime('2026-05-16T14:30:00Z', 'UTC-05:00')).toBe('May 16, 2026, 9:30 AM GMT-5');
  });

  it('show the viewer’s time only if it differs', () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(formatInViewerZone('2026-05-16T14:30:00Z', own)).toBeUndefined();
    expect(formatInViewerZone('2026-05-16T14:30:00Z', 'Asia/Tokyo')).toContain('2026');
    expect(formatInViewerZone('soon', 'Asia/Tokyo')).toBeUndefined();
  });

  it('need their own zone: a text without one is not a moment', () => {
    expect(parseDateTime('2026-05-16T14:30:00')).toBeUndefined();
  });

  it('are parsed as the same instant with any offset', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (time) => {
        const text = new Date(time).toISOString();
        expect(parseDateTime(text)).toBe(time);
        expect(parseDateTime(text.replace('Z', '+00:00'))).toBe(time);
      }),
    );
  });

  it('never throw, for any value of the field', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, zone) => {
        expect(typeof formatDateTime(value, zone)).toBe('string');
        expect(typeof formatDay(value, zone)).toBe('string');
      }),
    );
  });
});

describe('days', () => {
  it('are the same day everywhere', () => {
    expect(formatDay('2026-05-16')).toBe('May 16, 2026');
    expect(formatDay('2026-05-16', 'Pacific/Kiritimati')).toBe('May 16, 2026');
  });

  it('are taken from a moment in its zone', () => {
    expect(formatDay('2026-05-16T02:00:00Z', 'America/Chicago')).toBe('May 15, 2026');
  });

  it('must exist in the calendar', () => {
    expect(parseDay('2026-02-30')).toBeUndefined();
    expect(parseDay('2024-02-29')).toBe(Date.UTC(2024, 1, 29));
    expect(formatDay('2026-02-30')).toBe('2026-02-30');
  });
});

it('a time is read as written', () => {
  expect(formatTimeOfDay('09:30')).toBe('9:30 AM');
  expect(formatTimeOfDay('soon')).toBe('soon');
  expect([parseMinutes('01:30'), parseMinutes('25:00'), toTimeOfDay(90)]).toEqual([90, undefined, '01:30']);
});
