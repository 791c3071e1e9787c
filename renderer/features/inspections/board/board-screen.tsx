/** `/inspections`: the readiness of the racers of an event. */
import type { Event } from '@contract/entities/event';
import type { Visitor } from '@contract/entities/visitor';
import { makeStyles, Subtitle1, tokens } from '@fluentui/react-components';
import { CalendarRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { chooseEvent, groupEvents } from '../../../event/event-choice';
import { useEntries } from '../../../event/use-entries';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import { Freshness } from '../../../kit/feedback/freshness';
import { Message } from '../../../kit/feedback/message';
import { Loaded, Pending } from '../../../kit/feedback/states';
import { formatDateTime } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { useCan } from '../../../kit/stores/session';
import { Board } from './board';
import { type BoardState, useBoardState } from './board-state';
import { EntryNotice } from './entry-notice';
import { EventPicker } from './event-picker';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    rowGap: '8px',
    paddingInline: '16px',
    paddingBlockStart: '12px',
    paddingBlockEnd: '10px',
  },
  title: { margin: 0 },
  about: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, minInlineSize: 0 },
  link: { color: tokens.colorBrandForegroundLink },
  spacer: { flexGrow: 1 },
});

/** Racers loaded at first: enough for most events, without too many calls on a weak network. */
const initialLimit = 100;

const EventDetails = ({ event }: { readonly event: Event }) => {
  const styles = useStyles();
  const text = useText('inspections');
  const canOpen = useCan(['read', 'Event']);
  return (
    <span className={styles.about}>
      {[event.trackName, formatDateTime(event.startDate, event.timezone)].filter(Boolean).join(' · ')}{' '}
      {canOpen && (
        <Link className={styles.link} to={`/events/${encodeURIComponent(String(event.id))}`}>
          {text('openEvent')}
        </Link>
      )}
    </span>
  );
};

interface EventBoardProps {
  readonly event: Event;
  readonly state: BoardState;
  readonly onChange: (change: Partial<BoardState>) => void;
  readonly picker: ReactNode;
}

const EventBoard = ({ event, state, onChange, picker }: EventBoardProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  const [limit, setLimit] = useState(initialLimit);
  const eventId = event.id ?? '';
  const { racers, entries, refresh: refreshEntries } = useEntries(eventId);
  const [isShowingOthers, setShowingOthers] = useState(false);
  const all = useMemo<readonly Visitor[]>(
    () => (isShowingOthers ? [...(entries?.racers ?? []), ...(entries?.others ?? [])] : (entries?.racers ?? [])),
    [entries, isShowingOthers],
  );
  const ids = useMemo(() => all.slice(0, limit).map(({ id }) => id ?? ''), [all, limit]);
  const loading = useLoadedParts(eventId, ids);
  const refresh = () => {
    refreshEntries();
    loading.reload();
  };
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Subtitle1 as="h1" className={styles.title}>
          {text('title')}
        </Subtitle1>
        {picker}
        <EventDetails event={event} />
        <span className={styles.spacer} />
        <Freshness call={{ ...racers, busy: racers.busy || loading.done < loading.total, refresh }} />
      </header>
      <Loaded call={racers}>
        {() =>
          entries ? (
            <>
              <EntryNotice
                entries={entries}
                isShowingOthers={isShowingOthers}
                onToggle={() => setShowingOthers(!isShowingOthers)}
              />
              <Board
                event={event}
                racers={all}
                loading={loading}
                notLoaded={Math.max(0, all.length - limit)}
                onLoadAll={() => setLimit(all.length)}
                state={state}
                onChange={onChange}
              />
            </>
          ) : (
            <Pending />
          )
        }
      </Loaded>
    </div>
  );
};

export const Screen = () => {
  const styles = useStyles();
  const text = useText('inspections');
  const [state, changeState] = useBoardState();
  const events = useAllRows('event.list', { sort: 'asc', sortColumn: 'startDate' });
  const groups = useMemo(() => groupEvents(events.value?.rows ?? [], Date.now()), [events.value]);
  const event = chooseEvent(groups, state.event);
  const picker = (
    <EventPicker
      groups={groups}
      chosen={event}
      onChoose={(id) => changeState({ event: id, q: '', level: undefined })}
    />
  );
  if (event) return <EventBoard key={event.id} event={event} state={state} onChange={changeState} picker={picker} />;
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Subtitle1 as="h1" className={styles.title}>
          {text('title')}
        </Subtitle1>
        {events.value && events.value.rows.length > 0 && picker}
      </header>
      <Loaded call={events}>
        {() => <Message icon={CalendarRegular} title={text('empty.events.title')} body={text('empty.events.body')} />}
      </Loaded>
    </div>
  );
};
