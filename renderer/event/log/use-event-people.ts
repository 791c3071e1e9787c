/** The people of an event from its lists, which several panels share. */
import type { EntryDoubt } from '@contract/entities/event-entries';
import type { CopyNote, Failure } from '@contract/failure';
import { useMemo } from 'react';
import type { Values } from '../../kit/area/field';
import type { Call } from '../../kit/bridge/use-call';
import { useText } from '../../kit/format/text';
import { useCan } from '../../kit/stores/session';
import { isWhole, type RowCounts } from '../event-rows';
import type { RecordId } from '../part-loader';
import { useReferenceDays } from '../readiness/use-reference-days';
import { useEntries } from '../use-entries';
import { useEventTickets } from '../use-event-rows';
import { type EventPeople, eventPeople } from './event-people';

export interface PeopleOfEvent {
  /** Undefined until all lists have loaded: a person may not be missed because a list is not there yet. */
  readonly people: EventPeople | undefined;
  /** Why there are no people, once the lists are no longer loading. */
  readonly failure: Failure | undefined;
  readonly tickets: Call<unknown>;
  readonly lists: readonly (RowCounts | undefined)[];
  readonly doubt: EntryDoubt | undefined;
  readonly asOf: number | undefined;
  readonly copy: CopyNote | undefined;
  readonly isBusy: boolean;
  /** Whether nobody is missing here because a list was not read to its end. */
  readonly isComplete: boolean;
  readonly refresh: () => void;
}

const noRows: readonly [] = [];

export const useEventPeople = (event: Values & { readonly id: RecordId }): PeopleOfEvent => {
  const eventId = event.id;
  const canReadTickets = useCan(['read', 'Ticket']);
  const { racers, entries, isPending, bookings, lists, asOf, copy, refresh } = useEntries(eventId);
  const tickets = useEventTickets(eventId, { enabled: canReadTickets, keep: true });
  const { today } = useReferenceDays(event);
  const text = useText('inspections');
  const rows = tickets.value?.rows;
  const isKnown = !isPending && (rows !== undefined || entries !== undefined);
  const people = useMemo(
    () =>
      isKnown
        ? eventPeople({
            ...{ racers: entries?.racers ?? noRows, tickets: rows ?? noRows, bookings, eventId, today },
            unnamed: (id) => text('unnamed', { id }),
          })
        : undefined,
    [isKnown, entries, rows, bookings, eventId, today, text],
  );
  const isBusy = isPending || racers.busy || tickets.busy;
  return {
    ...{ people, tickets, lists, asOf, copy, isBusy, refresh, doubt: entries?.doubt },
    failure: people || isBusy ? undefined : (tickets.failure ?? racers.failure),
    isComplete: isWhole(racers.value) && isWhole(tickets.value),
  };
};
