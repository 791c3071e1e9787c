/** What the board shows: all rows with their counts, and those that fit the search and filters, in order. */
import type { Event } from '@contract/entities/event';
import type { Visitor } from '@contract/entities/visitor';
import { useMemo } from 'react';
import type { Car } from '../../../event/car-numbers';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import type { PartLoading } from '../../../event/use-loaded-parts';
import { useNow } from '../../../kit/ui/use-now';
import type { BoardState } from './board-state';
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
  const isLoading = isPending || loading.done < loading.total;
  // A car that is due again is looked up by its time. Sorting by urgency while parts load would move rows.
  const wanted = only === 'again' && state.order === 'urgency' ? 'time' : state.order;
  const order = isLoading && wanted === 'urgency' ? 'name' : wanted;
  const shown = useMemo(() => {
    const filters: ((row: RacerRow) => boolean)[] = [];
    if (only === 'again') filters.push(({ visit }) => visit.isAgain);
    if (only === 'numbers') filters.push(({ id }) => conflicts.has(id));
    if (lane !== undefined) filters.push(({ visit }) => laneKeyOf(visit) === lane);
    return arrangeRows(rows, { q, level, order, zone, filters });
  }, [rows, q, level, order, zone, only, lane, conflicts]);
  return {
    rows,
    shown,
    conflicts,
    isLoading,
    now,
    zone,
    counts: useMemo(() => countLevels(rows), [rows]),
    loads: useMemo(() => laneLoads(rows, zone, now), [rows, zone, now]),
    againCount: useMemo(() => rows.filter(({ visit }) => visit.isAgain).length, [rows]),
  };
};
