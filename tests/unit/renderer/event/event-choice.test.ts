/** The event that is chosen for a person who has never chosen one: the only one that is on today; and what is said of one. */
import type { Event } from '@contract/entities/event';
import { expect, test } from 'vitest';
import { onlyEventOn, timingOf } from '../../../../renderer/event/event-choice';

const now = Date.parse('2026-05-16T18:00:00Z');
const event = (id: number, change: Partial<Event> = {}): Event => ({
  ...{ id, startDate: '2026-05-16', endDate: '2026-05-17', timezone: 'America/Chicago', status: 'live' },
  ...change,
});
const past = event(2, { startDate: '2026-05-09', endDate: '2026-05-10' });
const next = event(3, { startDate: '2026-05-23', endDate: null });
const only = (...events: readonly Event[]) => onlyEventOn(events, now)?.id;

test('the only event of today is chosen, whatever was before and comes after', () => {
  expect(only(past, event(1), next)).toBe(1);
  expect(only(event(1, { status: 'published' }))).toBe(1);
  expect(only(event(1, { startDate: '2026-05-15T13:00:00Z', endDate: '2026-05-17T05:00:00Z' }), past)).toBe(1);
});

test('none is chosen if two are on today, or none', () => {
  expect(only(event(1), event(4))).toBeUndefined();
  expect(only(past, next)).toBeUndefined();
  expect(only()).toBeUndefined();
});

test('one that is not held counts as none', () => {
  for (const status of ['draft', 'cancelled', 'postponed'] as const) {
    expect(only(event(1), event(4, { status }))).toBe(1);
    expect(only(event(4, { status }))).toBeUndefined();
  }
});

test('one that may be on today, because its zone is not known, leaves it open; one without days does not', () => {
  for (const timezone of ['EST', 'Mars/Olympus', null]) {
    expect(only(event(1), event(4, { timezone }))).toBeUndefined();
    expect(only(event(4, { timezone }))).toBeUndefined();
    expect(only(event(1), event(4, { ...past, id: 4, timezone }), event(5, { ...next, id: 5, timezone }))).toBe(1);
  }
  expect(only(event(1), event(4, { startDate: null, endDate: null }))).toBe(1);
});

test('an event that is over, or has begun in a zone that is not known, is not called the next one', () => {
  const instants = { startDate: '2026-05-15T13:00:00Z', endDate: '2026-05-18T05:00:00Z' };
  expect(timingOf(event(1), now)).toBe('today');
  expect(timingOf(next, now)).toBe('next');
  expect(timingOf(past, now)).toBe('other');
  expect(timingOf(event(1, { ...instants, timezone: 'Track Time' }), now)).toBe('other');
});
