/**
 * Loads and sorts what codes are compared with before the first scan, so that it is answered at once, finds its ticket if the
 * network fails later, and knows what was scanned before.
 */
import type { Event } from '@contract/entities/event';
import { useEventIndex, useRainedOut } from '../../event/scan/use-lookup';

export const useRowsForScans = (id: Event['id']): void => {
  const eventId = id ?? undefined;
  useEventIndex(eventId);
  // It reads the log, too.
  useEventIndex(useRainedOut(eventId));
};
