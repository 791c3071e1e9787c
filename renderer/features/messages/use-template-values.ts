/** Loads what the templates say of the message's event. */
import type { Event } from '@contract/entities/event';
import { resolveZone } from '@contract/time/zone';
import { useSchedule } from '../../event/now-next/use-schedule';
import { useCall } from '../../kit/bridge/use-call';
import { useCan } from '../../kit/stores/session';
import { useNow } from '../../kit/ui/use-now';
import { eventOf, type Message } from './message';
import { type TemplateValues, timesOf } from './template-values';

interface EventFacts {
  readonly values: TemplateValues;
  /** The event's zone; undefined without an event. Empty if it has none that this computer knows. */
  readonly zone: string | undefined;
  readonly isPending: boolean;
}

export const useTemplateValues = (message: Message): EventFacts => {
  const event = eventOf(message);
  const now = useNow();
  const enabled = useCan(['read', 'Event']) && event !== undefined;
  const id = event?.id ?? '0';
  const detail = useCall('event.detail', { id }, { enabled });
  const schedule = useSchedule({ id, timezone: detail.value?.timezone ?? event?.timezone }, enabled);
  const isReadingDelays = schedule.call.value !== undefined && !schedule.sessions;
  const gate = message.gate === '' ? undefined : message.gate;
  if (!event) return { values: { gate }, zone: undefined, isPending: false };
  const { startDate, timezone } = event;
  // The chosen event's own values stand for those that the server's record lacks.
  const chosen = { ...(startDate ? { startDate } : {}), ...(timezone ? { timezone } : {}) };
  const known = { ...chosen, ...(detail.value as Partial<Event> | undefined) };
  return {
    values: {
      event: event.name,
      gate,
      // A time that may be delayed stays a blank.
      ...(schedule.isLogUnread
        ? {}
        : timesOf({ event: known, schedule: schedule.sessions?.map(({ values }) => values) ?? [], now })),
    },
    zone: resolveZone(known.timezone) ?? '',
    isPending: enabled && (detail.state === 'pending' || schedule.call.state === 'pending' || isReadingDelays),
  };
};
