import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOutWeek, nearestMonth, toEventSpans } from '../../../../../renderer/features/events/calendar/event-spans';
import { readMonth, shiftMonth, weeksOf } from '../../../../../renderer/features/events/calendar/month';

describe('the months of the calendar', () => {
  test('the month of the address is shown, or the current month if the address is invalid', () => {
    expect(readMonth('2026-05', '2025-12-31')).toBe('2026-05');
    for (const odd of [null, '', '2026-13', '2026-5', '2026-05-01', '<script>']) {
      expect(readMonth(odd, '2025-12-31')).toBe('2025-12');
    }
  });

  test('the months continue past the end of a year', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  });

  test('the weeks of a month start on Sunday and contain each day once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2080 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const days = weeksOf(month).flat();
        const mine = days.filter((day) => day.startsWith(month));
        expect(mine).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
        expect(new Set(days).size).toBe(days.length);
        expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(0);
      }),
    );
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2026-05')).toHaveLength(6);
    expect(weeksOf('2026-05', 1)[0]?.[0]).toBe('2026-04-27');
    expect(weeksOf('2026-05', 6)[0]?.[0]).toBe('2026-04-25');
  });
});

const event = (id: number, startDate: string, endDate?: string, timezone = 'America/Chicago') => ({
  id,
  name: `Event ${id}`,
  startDate,
  endDate,
  timezone,
});

describe('events in the calendar', () => {
  test('are shown on the days of their time zone', () => {
    const [late, tokyo] = toEventSpans([
      event(1, '2026-05-17T02:00:00Z', '2026-05-17T05:00:00Z'),
      event(2, '2026-05-16T23:00:00Z', '2026-05-17T09:00:00Z', 'Asia/Tokyo'),
    ]);
    expect([late?.first, late?.last]).toEqual(['2026-05-16', '2026-05-16']);
    expect([tokyo?.first, tokyo?.last]).toEqual(['2026-05-17', '2026-05-17']);
  });

  test('are left out without a start, and take one day without an end', () => {
    const spans = toEventSpans([
      { id: 1, name: 'x' },
      event(2, '2026-05-16T14:00:00Z'),
      { id: 3, startDate: '2026-05-20' },
    ]);
    expect(spans.map(({ id, first, last }) => [id, first, last])).toEqual([
      ['2', '2026-05-16', '2026-05-16'],
      ['3', '2026-05-20', '2026-05-20'],
    ]);
  });

  test('keep their line all week and do not overlap', () => {
    const week = weeksOf('2026-05')[2] ?? [];
    const spans = toEventSpans([
      event(1, '2026-05-11T14:00:00Z', '2026-05-13T14:00:00Z'),
      event(2, '2026-05-12T14:00:00Z', '2026-05-14T14:00:00Z'),
      event(3, '2026-05-14T14:00:00Z', '2026-05-14T20:00:00Z'),
      event(4, '2026-05-01T14:00:00Z', '2026-06-01T14:00:00Z'),
    ]);
    const lines = layOutWeek(week, spans);
    const names = lines.map((day) => day.map((segment) => segment?.span.id ?? '-').join(''));
    expect(names).toEqual(['4', '41', '412', '412', '432', '4', '4']);
    const first = lines[0]?.[0];
    expect([first?.isFirstDay, first?.isLastDay, first?.showsName, first?.dayNumber, first?.dayCount]).toEqual([
      false,
      false,
      true,
      10,
      32,
    ]);
  });

  test('an empty month suggests the next month with events, or the last one', () => {
    const spans = toEventSpans([event(1, '2026-03-11T14:00:00Z'), event(2, '2026-08-11T14:00:00Z')]);
    expect(nearestMonth('2026-05', spans)).toBe('2026-08');
    expect(nearestMonth('2026-09', spans)).toBe('2026-08');
    expect(nearestMonth('2026-09', [])).toBeUndefined();
  });
});
