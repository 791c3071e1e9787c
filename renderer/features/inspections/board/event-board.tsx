/** The board of one event with its racers, loaded and refreshed together. */
import type { Event } from '@contract/entities/event';
import type { EventEntries } from '@contract/entities/event-entries';
import type { Visitor } from '@contract/entities/visitor';
import { Button, makeStyles } from '@fluentui/react-components';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { isWhole } from '../../../event/event-rows';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import { useEntries } from '../../../event/use-entries';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import { oldestCopy } from '../../../kit/bridge/copies';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Loaded, Pending } from '../../../kit/feedback/states';
import { useText } from '../../../kit/format/text';
import { Freshness } from '../../../kit/freshness/freshness';
import { Board } from './board';
import type { BoardState } from './board-state';

const useEntryNoticeStyles = makeStyles({ bar: { marginInline: '16px', marginBlockEnd: '8px' } });

interface EntryNoticeProps {
  readonly entries: EventEntries;
  readonly isShowingOthers: boolean;
  readonly onToggle: () => void;
}

/** Reports racers without a valid ticket, who are not on the board, and why the board may show too many. */
const EntryNotice = ({ entries: { others, doubt }, isShowingOthers, onToggle }: EntryNoticeProps) => {
  const styles = useEntryNoticeStyles();
  const text = useText('inspections');
  return (
    <>
      {doubt && (
        <NoticeBar intent="warning" className={styles.bar}>
          {text(`entries.${doubt}`)}
        </NoticeBar>
      )}
      {others.length > 0 && (
        <NoticeBar
          intent="info"
          className={styles.bar}
          actions={
            <Button size="small" onClick={onToggle}>
              {text(isShowingOthers ? 'entries.hide' : 'entries.show')}
            </Button>
          }
        >
          {text('entries.others', { count: others.length })}
        </NoticeBar>
      )}
    </>
  );
};

/** Racers loaded at first besides those on the screen: enough for most events on a weak network. */
const initialLimit = 200;

/** Rarely, because each refresh makes up to seven calls for each racer. */
const watchSeconds = 300;

const useStyles = makeStyles({ bar: { marginInline: '16px', marginBlockEnd: '8px' } });

const shownRacers = (entries: EventEntries | undefined, isShowingOthers: boolean): readonly Visitor[] =>
  isShowingOthers ? [...(entries?.racers ?? []), ...(entries?.others ?? [])] : (entries?.racers ?? []);

interface EventBoardProps {
  readonly event: Event;
  readonly state: BoardState;
  readonly onChange: (change: Partial<BoardState>) => void;
  /** The header, which shows the age of the data; without one, the tools show it. */
  readonly header?: (freshness: ReactNode) => ReactNode;
}

export const EventBoard = ({ event, state, onChange, header }: EventBoardProps) => {
  const styles = useStyles();
  const [limit, setLimit] = useState(initialLimit);
  const eventId = event.id ?? '';
  const { racers, entries, isPending, cars, bookings, lists, asOf, copy, refresh } = useEntries(eventId);
  const [isShowingOthers, setShowingOthers] = useState(false);
  const all = useMemo(() => shownRacers(entries, isShowingOthers), [entries, isShowingOthers]);
  const ids = useMemo(() => all.slice(0, limit).map(({ id }) => id ?? ''), [all, limit]);
  const loading = useLoadedParts(eventId, ids);
  const times = [asOf, loading.asOf].filter((time) => time !== undefined);
  const shownCopy = oldestCopy([copy, loading.copy]);
  const freshness = (
    <Freshness
      watchSeconds={watchSeconds}
      call={{
        asOf: times.length > 0 ? Math.min(...times) : undefined,
        copy: shownCopy,
        failure: racers.failure,
        busy: isPending || racers.busy || loading.done < loading.total,
        refresh: () => {
          refresh();
          loading.reload();
        },
      }}
    />
  );
  // Their calls are made before the table is drawn, which takes longer than the first of them.
  const drawn = useDeferredValue(entries);
  const drawnRacers = useMemo(() => shownRacers(drawn, isShowingOthers), [drawn, isShowingOthers]);
  const board = drawn && (
    <>
      <EventRowsNotice lists={lists} className={styles.bar} />
      <EntryNotice
        entries={drawn}
        isShowingOthers={isShowingOthers}
        onToggle={() => setShowingOthers(!isShowingOthers)}
      />
      <Board
        event={event}
        racers={drawnRacers}
        cars={cars}
        bookings={bookings}
        loading={loading}
        copy={shownCopy}
        isPending={isPending}
        isNone={isWhole(racers.value) && lists.every((list) => (list?.unplaced ?? 0) === 0 && !list?.mayHaveMore)}
        onLoadAll={() => setLimit(all.length)}
        state={state}
        onChange={onChange}
        end={header ? null : freshness}
      />
    </>
  );
  return (
    <>
      {header?.(freshness)}
      {board ?? <Loaded call={racers}>{() => <Pending />}</Loaded>}
    </>
  );
};
