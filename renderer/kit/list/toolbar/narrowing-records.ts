/** The events and tracks that a list can be narrowed to. */
import type { Failure } from '@contract/failure';
import type { NarrowingParam } from '@contract/list/narrowing';
import { useMemo } from 'react';
import { eventLabel } from '../../format/event-label';
import { useAllRows } from '../../list/data/use-all-rows';

export interface NarrowingRecord {
  readonly id: string;
  readonly label: string;
}

interface NarrowingRecords {
  readonly records: readonly NarrowingRecord[];
  readonly failure: Failure | undefined;
  readonly busy: boolean;
}

/** Events, the latest first, or tracks by name. */
export const useNarrowingRecords = (param: NarrowingParam, enabled = true): NarrowingRecords => {
  const isEvent = param === 'eventId';
  const events = useAllRows('event.list', { sort: 'asc', sortColumn: 'startDate' }, { enabled: enabled && isEvent });
  const tracks = useAllRows('track.list', {}, { enabled: enabled && !isEvent });
  const records = useMemo(() => {
    const toRecord = ({ id }: { readonly id?: unknown }, label: string): readonly NarrowingRecord[] =>
      id === undefined || id === null ? [] : [{ id: String(id), label }];
    return isEvent
      ? (events.value?.rows ?? []).toReversed().flatMap((event) => toRecord(event, eventLabel(event)))
      : (tracks.value?.rows ?? [])
          .flatMap((track) => toRecord(track, track.name || String(track.id)))
          .toSorted((one, other) => one.label.localeCompare(other.label));
  }, [isEvent, events.value, tracks.value]);
  const { failure, busy } = isEvent ? events : tracks;
  return { records, failure, busy };
};
