import { useMemo } from 'react';
import { oldestCopy } from '../../kit/bridge/copies';
import type { EventReference } from '../../kit/stores/current-event';
import { useCan } from '../../kit/stores/session';
import { isWhole } from '../event-rows';
import type { RecordId } from '../part-loader';
import type { PartName } from '../readiness/part';
import { useReferenceDays } from '../readiness/use-reference-days';
import { useEntries } from '../use-entries';
import { useLoadedParts } from '../use-loaded-parts';
import { toEntryRows } from './entry-rows';

const parts: readonly PartName[] = ['driver', 'vehicle'];
const none: readonly [] = [];

/** The entries of an event, once its lists and the forms of all racers are loaded. */
export const useEntryList = (event: EventReference) => {
  const canReadForms = useCan(['read', 'Inspection']);
  const { racers, entries, isPending, cars, lists, asOf, copy } = useEntries(event.id);
  const [bookings, tickets] = lists;
  const entered = isPending ? undefined : entries?.racers;
  const ids = useMemo(
    (): readonly RecordId[] => (canReadForms ? (entered?.flatMap(({ id }) => id ?? []) ?? none) : none),
    [canReadForms, entered],
  );
  const forms = useLoadedParts(event.id, ids, parts);
  const days = useReferenceDays({ ...event });
  const isLoaded = entered !== undefined && forms.parts.size >= ids.length && forms.done >= forms.total;
  const rows = useMemo(
    () => (isLoaded ? toEntryRows({ racers: entered, cars, parts: forms.parts, days, eventId: event.id }) : undefined),
    [isLoaded, entered, cars, forms.parts, days, event.id],
  );
  return {
    call: racers,
    rows,
    progress: entered ? { done: forms.done, total: forms.total } : undefined,
    /** Whether nobody is missing: only then may somebody be called withdrawn. Each ticket is an entry. */
    isComplete: isWhole(racers.value) && isWhole(tickets) && (bookings === undefined || isWhole(bookings)),
    doubt: entries?.doubt,
    lists,
    asOf: Math.min(...[asOf, forms.asOf].flatMap((time) => time ?? [])),
    copy: oldestCopy([copy, forms.copy]),
  };
};
