import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, ownMoment, readDay, readMoment } from '../../../../../renderer/kit/format/moment';

describe('moments', () => {
  it('are shown in the zone of their event, with its name', () => {
    expect(formatMoment('2026-05-16T14:30:00Z', 'America/Chicago')).toBe('May 16, 2026, 9:30 AM CDT');
    expect(formatMoment('2026-01-16T14:30:00Z', 'America/Chicago')).toBe('Jan 16, 2026, 8:30 AM CST');
  });

  it('tell the two hours of the night when the clocks go back apart', () => {
    expect(formatMoment('2026-11-01T06:30:00Z', 'America/Chicago')).toBe('Nov 1, 2026, 1:30 AM CDT');
    expect(formatMoment('2026-11-01T07:30:00Z', 'America/Chicago')).toBe('Nov 1, 2026, 1:30 AM CST');
  });

  it('skip the hour that the clocks leave out in spring', () => {
    expect(formatMoment('2026-03-08T07:59:00Z', 'America/Chicago')).toBe('Mar 8, 2026, 1:59 AM CST');
    expect(formatMoment('2026-03-08T08:00:00Z', 'America/Chicago')).toBe('Mar 8, 2026, 3:00 AM CDT');
  });

  it('fall back to the viewer’s zone where theirs is unknown', () => {
    expect(formatMoment('2026-05-16T14:30:00Z', 'Mars/Olympus')).toBe(formatMoment('2026-05-16T14:30:00Z'));
  });

  it('name the viewer’s own time only where it is another', () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(ownMoment('2026-05-16T14:30:00Z', own)).toBeUndefined();
    expect(ownMoment('2026-05-16T14:30:00Z', 'Asia/Tokyo')).toContain('2026');
    expect(ownMoment('soon', 'Asia/Tokyo')).toBeUndefined();
  });

  it('need their own zone: a text without one is not a moment', () => {
    expect(readMoment('2026-05-16T14:30:00')).toBeUndefined();
  });

  it('are read back as the same instant, whatever offset they are written with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (time) => {
        const text = new Date(time).toISOString();
        expect(readMoment(text)).toBe(time);
        expect(readMoment(text.replace('Z', '+00:00'))).toBe(time);
      }),
    );
  });

  it('never throw, whatever stands in the field', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, zone) => {
        expect(typeof formatMoment(value, zone)).toBe('string');
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

  it('must be in the calendar', () => {
    expect(readDay('2026-02-30')).toBeUndefined();
    expect(readDay('2024-02-29')).toBe(Date.UTC(2024, 1, 29));
    expect(formatDay('2026-02-30')).toBe('2026-02-30');
  });
});
