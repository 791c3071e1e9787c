/** The schedule of an event as it is shown on every screen. */
import type { EventSchedule } from '@contract/entities/event-web';
import { resolveZone } from '@contract/time/zone';
import { useMemo } from 'react';
import type { Call } from '../../kit/bridge/use-call';
import type { EventRows } from '../event-rows';
import { type Session, toSession } from '../session-times';
import { type EventId, useEventRows } from '../use-event-rows';

/** What of an event tells when its sessions are. */
export interface ScheduledEvent {
  readonly id: EventId;
  readonly timezone?: unknown;
}

export interface Schedule {
  readonly call: Call<EventRows<EventSchedule>>;
  /** The event's zone, if it is known. */
  readonly zone: string | undefined;
  /** Undefined until the schedule is read. */
  readonly sessions: readonly Session[] | undefined;
}

export const useSchedule = ({ id, timezone }: ScheduledEvent): Schedule => {
  const call = useEventRows('event.schedule', id);
  const zone = resolveZone(timezone);
  const rows = call.value?.rows;
  const sessions = useMemo(() => rows?.map((row) => toSession(row, zone)), [rows, zone]);
  return { call, zone, sessions };
};
