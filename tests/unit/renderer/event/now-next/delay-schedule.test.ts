import type { EventSchedule } from '@contract/entities/event-web';
import { delayInput } from '@contract/event-log/delays';
import { LogEntry } from '@contract/event-log/entry';
import { expect, it } from 'vitest';
import { delaySchedule } from '../../../../../renderer/event/now-next/use-schedule';

const chicago = 'America/Chicago';
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
