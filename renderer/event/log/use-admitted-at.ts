/** When a ticket was first admitted at the gates of an event's log, which the service doesn't know. */
import { useMemo } from 'react';
import { useEventLog, useQuietEntries } from './event-log';
import { type AdmittedAt, admittedAtOf } from './sightings';

export const useAdmittedAt = (event: string | number | undefined): AdmittedAt => {
  const log = useEventLog(event);
  const { index } = log;
  const counted = useQuietEntries(log);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index has more once there are more entries
  return useMemo(() => admittedAtOf(index.rows()), [counted, index]);
};
