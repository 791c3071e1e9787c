/** All events, and the one that the event desk shows. */
import type { Event } from '@contract/entities/event';
import { useMemo } from 'react';
import type { Call } from '../kit/bridge/use-call';
import { type AllRows, useAllRows } from '../kit/list/data/use-all-rows';
import { type EventReference, useCurrentEvent } from '../kit/stores/current-event';
import { useNow } from '../kit/ui/use-now';
import { chooseEvent, type GroupedEvents, groupEvents } from './event-choice';

interface Events {
  readonly call: Call<AllRows<Event>>;
  readonly groups: GroupedEvents;
}

export const useEvents = (enabled = true): Events => {
  const call = useAllRows('event.list', { sort: 'asc', sortColumn: 'startDate' }, { enabled });
  const now = useNow();
  const groups = useMemo(() => groupEvents(call.value?.rows ?? [], now), [call.value, now]);
  return { call, groups };
};

export interface DeskEvent {
  readonly call: Call<AllRows<Event>>;
  /** The chosen event, else today's or the next one; undefined while the events load, or if there are none. */
  readonly event: Event | EventReference | undefined;
  readonly isChosen: boolean;
  /** The chosen event is not among the server's events. */
  readonly isGone: boolean;
}

export const useDeskEvent = (): DeskEvent => {
  const chosen = useCurrentEvent();
  const { call, groups } = useEvents();
  const found = chooseEvent(groups, chosen ? String(chosen.id) : null);
  const isGone = chosen !== undefined && found === undefined && call.value?.isComplete === true && !call.busy;
  return {
    call,
    event: found ?? chosen,
    isChosen: chosen !== undefined,
    isGone,
  };
};
