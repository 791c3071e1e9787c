import { expect, it } from 'vitest';
import { offeredSession, sessionsFrom } from '../../../../../renderer/event/now-next/delay-sessions';
import { toSession } from '../../../../../renderer/event/session-times';

const chicago = 'America/Chicago';
const rows = [
  ['gates', '2026-05-16', '07:00', '07:30'],
  ['tech', '2026-05-16', '07:30', '11:00'],
  ['trials', '2026-05-16', '09:30', '11:45'],
  ['lunch race', '2026-05-16', '11:50', '12:00'],
  ['round 1', '2026-05-16', '12:45', '15:00'],
  ['night', '2026-05-16', '23:00', '01:00'],
  ['sunday', '2026-05-17', '07:00', '08:00'],
] as const;

const sessionsIn = (zone: string | undefined) =>
  rows.map(([id, day, startTime, endTime]) => toSession({ id, day, title: id, startTime, endTime }, zone));

/** The sessions that a delay moves, by id. */
const moved = (from: string, until: 'end' | 'break', minutes: number, zone: string | undefined = chicago) => {
  const sessions = sessionsIn(zone);
  const first = sessions.find(({ key }) => key === from);
  return first ? sessionsFrom(sessions, first, until, minutes).map(({ key }) => key) : [];
};

it('moves everything from the entry on until the end of its day, which a night session belongs to', () => {
  expect(moved('trials', 'end', 15)).toEqual(['trials', 'lunch race', 'round 1', 'night']);
});

it('moves until the next break that takes the delay up', () => {
  expect(moved('trials', 'break', 15)).toEqual(['trials', 'lunch race']);
  expect(moved('trials', 'break', 60)).toEqual(['trials', 'lunch race', 'round 1']);
  expect(moved('tech', 'break', -10)).toEqual(['tech', 'trials', 'lunch race']);
});

it('moves the same without a known zone', () => {
  expect(moved('trials', 'end', 15, '')).toEqual(['trials', 'lunch race', 'round 1', 'night']);
  expect(moved('trials', 'break', 15, '')).toEqual(['trials', 'lunch race']);
});

it('offers the next session, the one that runs if none follows, and else the last', () => {
  const at = (time: string) => offeredSession(sessionsIn(chicago), Date.parse(time))?.key;
  expect(at('2026-05-16T14:00:00Z')).toBe('trials');
  expect(at('2026-05-17T12:30:00Z')).toBe('sunday');
  expect(at('2026-05-18T12:30:00Z')).toBe('sunday');
});
