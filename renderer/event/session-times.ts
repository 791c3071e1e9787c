/** When a session of an event's schedule is, at the track. */
import type { EventSchedule } from '@contract/entities/event-web';
import { dayAt, wallTimeAt } from '@contract/time/moment';

const clockAt = (value: unknown, zone: unknown): string | undefined => {
  const wall = wallTimeAt(value, zone);
  return wall === undefined ? undefined : new Date(wall).toISOString().slice(11, 16);
};

/** A session with its day and times at the track, also if the server sent instants; without these if the zone is not known. */
export const placeSession = (session: EventSchedule, zone: unknown): EventSchedule => {
  const { day, startTime, endTime, startsAt, endsAt } = session;
  return {
    ...session,
    day: day ?? dayAt(startsAt, zone) ?? null,
    startTime: startTime ?? clockAt(startsAt, zone) ?? null,
    endTime: endTime ?? clockAt(endsAt, zone) ?? null,
  };
};
