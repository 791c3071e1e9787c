/** Narrows the list on the screen to an event that the user chooses meanwhile in the header. */
import { useEffect, useRef } from 'react';
import type { ListCapabilities } from '../../area/list-capabilities';
import { useCurrentEvent } from '../../stores/current-event';
import type { StatefulList } from './use-list-state';

export const useFollowCurrentEvent = (
  { state, change }: Pick<StatefulList, 'state' | 'change'>,
  capabilities: ListCapabilities = {},
): void => {
  const event = useCurrentEvent();
  const eventId = event && String(event.id);
  const known = useRef(eventId);
  const { narrowing } = state;
  const isNarrowable = capabilities.narrowsTo?.includes('eventId') === true;
  useEffect(() => {
    if (known.current === eventId) return;
    known.current = eventId;
    if (!isNarrowable) return;
    const { eventId: _, ...others } = narrowing;
    change({ narrowing: eventId === undefined ? others : { ...others, eventId } });
  }, [eventId, isNarrowable, narrowing, change]);
};
