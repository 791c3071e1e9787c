/** What the board shows: all rows with their counts, and those that fit the search and filters, in order. */
import type { Event } from '@contract/entities/event';
import type { Visitor } from '@contract/entities/visitor';
import { useMemo } from 'react';
import type { Car } from '../../../event/car-numbers';
import { useRollCalls } from '../../../event/log/open-roll-call';
import { arrivalsOf, type Sighting } from '../../../event/log/sightings';
import { useEventPeople } from '../../../event/log/use-event-people';
import { useFollows, useFollowText } from '../../../event/now-next/use-follows';
import { useSchedule } from '../../../event/now-next/use-schedule';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import type { PartLoading } from '../../../event/use-loaded-parts';
import { useNow } from '../../../kit/ui/use-now';
import { type BoardState, type Only, onlyViews } from './board-state';
import { laneKeyOf, laneLoads } from './lane-load';
import { findNumberConflicts } from './number-conflicts';
import { arrangeRows, countLevels, createRowBuilder, type RacerRow } from './racer-rows';

interface Sources {
  readonly event: Event;
  readonly racers: readonly Visitor[];
  readonly cars: ReadonlyMap<string, readonly Car[]>;
  readonly loading: PartLoading;
  readonly isPending: boolean;
  readonly state: BoardState;
}

const noArrivals: ReadonlyMap<string, Sighting> = new Map();
/** The key of a racer among the people of the event. */
export const personKey = ({ id }: RacerRow): string => `user ${id}`;

export const useBoardRows = ({ event, racers, cars, loading, isPending, state }: Sources) => {
  const { q, level, only, lane } = state;
  const now = useNow();
  const zone = event.timezone ?? undefined;
  const days = useReferenceDays(event);
  const toRow = useMemo(() => createRowBuilder(days, event.id ?? undefined), [days, event.id]);
  const rows = useMemo(
    () =>
      racers.map((racer) => {
        const id = String(racer.id ?? '');
        return toRow(racer, loading.parts.get(id), cars.get(id));
      }),
    [racers, toRow, loading.parts, cars],
  );
  const conflicts = useMemo(() => findNumberConflicts(rows), [rows]);
  const { people } = useEventPeople({ ...event, id: event.id ?? '' });
  const { entries, calls } = useRollCalls(event.id ?? undefined);
  const arrivals = useMemo(
    () => (people ? arrivalsOf({ people, entries, zone }) : noArrivals),
    [people, entries, zone],
  );
  const { sessions } = useSchedule({ id: event.id ?? '', timezone: event.timezone }, event.id !== undefined);
  const all = useFollows({ id: event.id ?? '' }, sessions, people);
  const followText = useFollowText();
  const follows = useMemo(
    () =>
      new Map(
        [
          ...Map.groupBy(
            all.filter(({ second }) => (second.endAt ?? second.startAt) >= now),
            ({ person }) => person.key,
          ),
        ].map(([key, own]) => [key, own.map(followText).join('\n')] as const),
      ),
    [all, followText, now],
  );
  const onlyFilters = useMemo((): Readonly<Record<Only, (row: RacerRow) => boolean>> => {
    const meeting = calls.findLast(({ entry }) => entry.template === 'meeting')?.marks;
    return {
      again: ({ visit }) => visit.isAgain,
      numbers: ({ id }) => conflicts.has(id),
      here: (row) => arrivals.has(personKey(row)) && !['ready', 'checking'].includes(row.readiness.level),
      meeting: (row) => meeting?.has(personKey(row)) === true,
      follows: (row) => follows.has(personKey(row)),
    };
  }, [calls, conflicts, arrivals, follows]);
  const isLoading = isPending || loading.done < loading.total;
  // A car that is due again is looked up by its time. Sorting by urgency while parts load would move rows.
  const wanted = only === 'again' && state.order === 'urgency' ? 'time' : state.order;
  const order = isLoading && wanted === 'urgency' ? 'name' : wanted;
  const shown = useMemo(() => {
    const filters: ((row: RacerRow) => boolean)[] = [];
    if (only) filters.push(onlyFilters[only]);
    if (lane !== undefined) filters.push(({ visit }) => laneKeyOf(visit) === lane);
    return arrangeRows(rows, { q, level, order, zone, filters });
  }, [rows, q, level, order, zone, only, lane, onlyFilters]);
  return {
    rows,
    shown,
    conflicts,
    follows,
    isLoading,
    now,
    zone,
    counts: useMemo(() => countLevels(rows), [rows]),
    loads: useMemo(() => laneLoads(rows, zone, now), [rows, zone, now]),
    arrivals,
    onlyCounts: useMemo(
      () =>
        Object.fromEntries(onlyViews.map((one) => [one, rows.filter(onlyFilters[one]).length])) as Readonly<
          Record<Only, number>
        >,
      [rows, onlyFilters],
    ),
  };
};
