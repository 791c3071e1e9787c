import { describe, expect, test } from 'vitest';
import {
  isUnderWay,
  nowPosition,
  ticksOf,
  toDayPlans,
} from '../../../../../renderer/features/events/schedule/day-plan';

const row = (id: number, day: string | null, startTime?: string, endTime?: string) => ({ id, day, startTime, endTime });

describe('a schedule', () => {
  test('is sorted by day and time, whatever the order of the server', () => {
    const plans = toDayPlans([
      row(1, '2026-05-17', '09:00', '10:00'),
      row(2, '2026-05-16', '12:45', '15:00'),
      row(3, '2026-05-16', '07:00', '07:30'),
    ]);
    expect(plans.map(({ day, entries }) => [day, entries.map(({ values }) => values.id)])).toEqual([
      ['2026-05-16', [3, 2]],
      ['2026-05-17', [1]],
    ]);
    expect([plans[0]?.from, plans[0]?.to]).toEqual([7 * 60, 15 * 60]);
  });

  test('an entry past midnight stays on its day', () => {
    const [plan] = toDayPlans([row(1, '2026-05-16', '22:30', '01:15')]);
    expect([plan?.from, plan?.to]).toEqual([22 * 60, 26 * 60]);
    expect(plan?.entries[0]?.end).toBe(25 * 60 + 15);
  });

  test('entries without a time or day are also shown', () => {
    const plans = toDayPlans([row(1, '2026-05-16', '09:00', '10:00'), row(2, '2026-05-16'), row(3, null, 'noon')]);
    expect(plans.map(({ day, entries }) => [day, entries.map(({ values }) => values.id)])).toEqual([
      ['', [3]],
      ['2026-05-16', [2, 1]],
    ]);
    for (const { from, to } of plans) expect(to).toBeGreaterThan(from);
  });

  test('its axis labels at most nine hours, including the first', () => {
    const [short] = toDayPlans([row(1, 'd', '09:10', '11:00')]);
    const [long] = toDayPlans([row(1, 'd', '06:00', '23:00')]);
    expect(short && ticksOf(short)).toEqual([540, 600, 660]);
    const ticks = long ? ticksOf(long) : [];
    expect(ticks[0]).toBe(360);
    expect(ticks.length).toBeLessThanOrEqual(9);
  });

  test('shows the current time on that day only', () => {
    const [plan] = toDayPlans([row(1, '2026-05-16', '08:00', '10:00')]);
    if (!plan) throw new Error('no plan');
    expect(nowPosition(plan, { day: '2026-05-16', minutes: 540 })).toBe(50);
    expect(nowPosition(plan, { day: '2026-05-17', minutes: 540 })).toBeUndefined();
    expect(nowPosition(plan, { day: '2026-05-16', minutes: 700 })).toBeUndefined();
    const [entry] = plan.entries;
    expect(entry && isUnderWay(plan, entry, { day: '2026-05-16', minutes: 599 })).toBe(true);
    expect(entry && isUnderWay(plan, entry, { day: '2026-05-16', minutes: 600 })).toBe(false);
  });

  test('an entry past midnight is in progress until it ends, and belongs to the day it began', () => {
    const [plan] = toDayPlans([row(1, '2026-11-21', '22:00', '02:00')]);
    const [entry] = plan?.entries ?? [];
    if (!plan || !entry) throw new Error('no plan');
    const stateAt = (day: string, minutes: number) => isUnderWay(plan, entry, { day, minutes });
    expect(stateAt('2026-11-21', 23 * 60)).toBe(true);
    expect(stateAt('2026-11-22', 30)).toBe(true);
    expect(stateAt('2026-11-22', 2 * 60)).toBe(false);
    expect(stateAt('2026-11-23', 30)).toBe(false);
    expect(stateAt('2026-11-21', 30)).toBe(false);
    expect(nowPosition(plan, { day: '2026-11-22', minutes: 0 })).toBe(50);
  });

  test('nothing is in progress while the time at the track is not known', () => {
    const [plan] = toDayPlans([row(1, '2026-11-21', '00:00', '24:00')]);
    const [entry] = plan?.entries ?? [];
    expect(plan && entry && isUnderWay(plan, entry, undefined)).toBe(false);
    expect(plan && nowPosition(plan, undefined)).toBeUndefined();
  });
});
