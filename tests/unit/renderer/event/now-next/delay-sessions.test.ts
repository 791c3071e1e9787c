import type { EventSchedule } from '@contract/entities/event-web';
import { delayInput } from '@contract/event-log/delays';
import { LogEntry } from '@contract/event-log/entry';
import { describe, expect, it } from 'vitest';
import { offeredSession, sessionsFrom } from '../../../../../renderer/event/now-next/delay-sessions';
import { delaySchedule } from '../../../../../renderer/event/now-next/use-schedule';
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

describe('a schedule with a noted delay', () => {
  const race = { id: 5, day: '2026-05-16', title: 'Race', startTime: '09:30', endTime: '10:00' };
  const uuid = '00000000-0000-4000-8000-000000000001';

  /** A delay of the race by 15 minutes, noted while the server had it at half past nine. */
  const noted = LogEntry.parse({
    ...delayInput([{ key: '5', day: '2026-05-16', startTime: '09:30' }], 15, new Map()),
    ...{ id: uuid, event: '7', at: '2026-05-16T13:05:00.000Z', computer: uuid, gate: '', by: 'Dana' },
  });

  const shown = (rows: readonly EventSchedule[], isWhole = true, zone: string | undefined = chicago) => {
    const { sessions, open } = delaySchedule(rows, zone, [noted], isWhole);
    return {
      times: sessions.map(({ values }) => [values.startTime, values.endTime]),
      open: open.map(({ moved, planned }) => [moved.session, planned?.startTime]),
    };
  };

  it('shows the delayed times, in whatever form the server writes its own', () => {
    expect(shown([race])).toEqual({ times: [['09:45', '10:15']], open: [] });
    expect(shown([{ ...race, startTime: '9:30:00' }])).toEqual({ times: [['09:45', '10:15']], open: [] });
    const instants = { id: 5, title: 'Race', startsAt: '2026-05-16T14:30:00Z', endsAt: '2026-05-16T15:00:00Z' };
    expect(shown([instants])).toEqual({ times: [['09:45', '10:15']], open: [] });
  });

  it('shows the server times of a session that the server moved since, and asks', () => {
    expect(shown([{ ...race, startTime: '09:45', endTime: '10:15' }])).toEqual({
      times: [['09:45', '10:15']],
      open: [['5', '09:45']],
    });
  });

  it('asks about a session that the server no longer has, if the schedule was read to its end', () => {
    const other = { ...race, id: 6 };
    expect(shown([other])).toEqual({ times: [['09:30', '10:00']], open: [['5', undefined]] });
    expect(shown([other], false).open).toEqual([]);
    expect(shown([{ ...race, startTime: 'soon' }]).open).toEqual([['5', undefined]]);
  });
});
