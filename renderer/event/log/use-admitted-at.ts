/** When a ticket was first admitted at the gates of an event's log, which the service doesn't know. */
import { useDeferredValue, useMemo } from 'react';
import { useEventLog } from './event-log';
import { type AdmittedAt, admittedAtOf } from './sightings';

export const useAdmittedAt = (event: string | number | undefined): AdmittedAt => {
  const { entries, index } = useEventLog(event);
  // The answer to a scan is painted before a long log is read again.
  const counted = useDeferredValue(entries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index has more once there are more entries
  return useMemo(() => admittedAtOf(index.rows()), [counted, index]);
};
