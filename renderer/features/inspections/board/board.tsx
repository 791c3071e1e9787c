/** The racers of one event, each with the readiness of the seven parts. */
import type { Booking } from '@contract/entities/booking';
import type { Event } from '@contract/entities/event';
import type { Visitor } from '@contract/entities/visitor';
import type { CopyNote } from '@contract/failure';
import { Button, makeStyles } from '@fluentui/react-components';
import { ClipboardTaskRegular, SearchRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Car } from '../../../event/car-numbers';
import { PeopleBar } from '../../../event/people-bar';
import { exportPeople } from '../../../event/people-table';
import type { PartLoading } from '../../../event/use-loaded-parts';
import { ExportButton } from '../../../kit/export/export-button';
import { pendingPlaceholder } from '../../../kit/feedback/pending-placeholder';
import { eventLabel } from '../../../kit/format/event-label';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { useSelection } from '../../../kit/list/data/use-selection';
import { toEventReference } from '../../../kit/stores/current-event';
import { Message } from '../../../kit/ui/message';
import { useDebouncedValue } from '../../../kit/ui/use-debounced-value';
import { VisuallyHidden } from '../../../kit/ui/visually-hidden';
import { BoardProgress } from './board-progress';
import type { BoardState } from './board-state';
import { boardTable, filterWords } from './board-table';
import { BoardTools } from './board-tools';
import { LaneStrip } from './lane-strip';
import type { RacerRow } from './racer-rows';
import { RacerTable } from './racer-table';
import { useBoardRows } from './use-board-rows';

const EntryLabels = lazy(async () => ({
  default: (await import('../../../event/entry-list/entry-labels')).EntryLabels,
}));

const useStyles = makeStyles({
  lanes: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    paddingInline: '16px',
    paddingBlockEnd: '6px',
  },
});

interface BoardProps {
  readonly event: Event;
  readonly racers: readonly Visitor[];
  readonly cars: ReadonlyMap<string, readonly Car[]>;
  readonly bookings: readonly Booking[];
  readonly loading: PartLoading;
  /** Set if something on the board is from the copy on this computer. */
  readonly copy: CopyNote | undefined;
  /** Whether the list of racers may still change. */
  readonly isPending: boolean;
  /** Whether a board without racers means that the event has none. */
  readonly isNone: boolean;
  readonly onLoadAll: () => void;
  readonly state: BoardState;
  readonly onChange: (change: Partial<BoardState>) => void;
  /** At the end of the tools. */
  readonly end: ReactNode;
}

const idOf = ({ id }: RacerRow): string => String(id);

export const Board = (props: BoardProps) => {
  const { event, racers, cars, bookings, loading, copy, isPending, isNone, onLoadAll, state, onChange, end } = props;
  const styles = useStyles();
  const text = useText('inspections');
  const [query, setQuery] = useState(state.q);
  const debouncedQuery = useDebouncedValue(query, 200);
  useEffect(() => {
    if (debouncedQuery !== state.q) onChange({ q: debouncedQuery });
  }, [debouncedQuery, state.q, onChange]);

  const board = useBoardRows({ event, racers, cars, loading, isPending, state: { ...state, q: query } });
  const { rows, shown, conflicts, follows, arrivals, loads, isLoading, now, zone } = board;
  const selection = useSelection<RacerRow>({
    at: useCallback((index: number) => shown[index], [shown]),
    idOf,
    sample: rows,
  });
  const selected = [...selection.rows.values()];
  const lane = loads.find(({ key }) => key === state.lane);
  const laneName = lane && [lane.team, lane.lane].filter(Boolean).join(' ');
  const tableOf = (chosen: readonly RacerRow[], filter: readonly string[]) =>
    boardTable(chosen, { text, event, racers, bookings, arrivals, filter, now, asOf: loading.asOf, copy });

  const [labeled, setLabeled] = useState<ReadonlySet<string>>();
  const reference = toEventReference(event);
  const { pathname, search } = useLocation();
  const hrefFor = useCallback(
    (id: RacerRow['id'], part?: string) => {
      const to = new URLSearchParams({ event: String(event.id), ...(part ? { part } : {}) });
      return `/inspections/${encodeURIComponent(String(id))}?${to.toString()}`;
    },
    [event.id],
  );
  // As text, so that rows render again only when the order has changed.
  const ids = JSON.stringify(shown.map(idOf));
  const origin = useMemo(() => {
    // The address has the search a moment later.
    const address = new URLSearchParams(search);
    if (query === '') address.delete('q');
    else address.set('q', query);
    return { path: pathname, search: address.toString(), ids: JSON.parse(ids) as readonly string[] };
  }, [pathname, search, query, ids]);

  if (racers.length === 0)
    return isNone ? (
      <Message icon={ClipboardTaskRegular} title={text('empty.racers.title')} body={text('empty.racers.body')} />
    ) : (
      <Message icon={ClipboardTaskRegular} title={text('rows.noneReadTitle')} body={text('rows.noneRead')} />
    );
  return (
    <>
      <VisuallyHidden role="status">
        {isLoading ? undefined : text('board.shown', { count: shown.length, number: formatNumber(shown.length) })}
      </VisuallyHidden>
      <BoardTools board={board} state={state} onChange={onChange} query={query} onQuery={setQuery} />
      <div className={styles.lanes}>
        <LaneStrip loads={loads} chosen={state.lane} onChoose={(key) => onChange({ lane: key })} />
        {selected.length === 0 && (
          <ExportButton
            appearance="subtle"
            isDisabled={shown.length === 0}
            onExport={(isExcel) =>
              void exportPeople(tableOf(shown, filterWords(text, { ...state, q: query, lane: laneName })), isExcel)
            }
          >
            {text('people.export')}
          </ExportButton>
        )}
        {end}
      </div>
      <BoardProgress
        loading={loading}
        notLoaded={Math.max(0, racers.length - loading.parts.size)}
        onLoadAll={onLoadAll}
      />
      {selected.length > 0 && (
        <PeopleBar
          event={event}
          count={selected.length}
          people={selected.map(({ id, name }) => ({ id: String(id), name: name || text('unnamed', { id }) }))}
          table={() =>
            tableOf(selected, [
              text('people.selected', { count: selected.length, number: formatNumber(selected.length) }),
            ])
          }
          {...(reference ? { onLabels: () => setLabeled(new Set(selected.map(idOf))) } : {})}
          onClear={selection.clear}
        />
      )}
      {labeled && reference ? (
        <Suspense fallback={pendingPlaceholder}>
          <EntryLabels event={reference} only={labeled} onClose={() => setLabeled(undefined)} />
        </Suspense>
      ) : undefined}
      {shown.length === 0 ? (
        <Message icon={SearchRegular} title={text('empty.match.title')} body={text('empty.match.body')}>
          <Button
            onClick={() => {
              setQuery('');
              onChange({ q: '', level: undefined, only: undefined, lane: undefined });
            }}
          >
            {text('board.clear')}
          </Button>
        </Message>
      ) : (
        <RacerTable
          label={text('board.tableLabel', { event: eventLabel(event) })}
          rows={shown}
          zone={zone}
          now={now}
          conflicts={conflicts}
          follows={follows}
          arrivals={arrivals}
          selection={selection}
          hrefFor={hrefFor}
          origin={origin}
          prioritize={loading.prioritize}
          busy={isLoading}
        />
      )}
    </>
  );
};
