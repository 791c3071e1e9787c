/** `/inspections`: choose an event, see who may start. */
import type { Event } from '@contract/entities/event';
import type { Visitor } from '@contract/entities/visitor';
import { makeStyles, Subtitle1, tokens } from '@fluentui/react-components';
import { CalendarRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Freshness } from '../../../kit/feedback/freshness';
import { Message } from '../../../kit/feedback/message';
import { Loaded, Pending } from '../../../kit/feedback/states';
import { formatMoment } from '../../../kit/format/moment';
import { useText } from '../../../kit/format/text';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { useCan } from '../../../kit/stores/session';
import { Board } from './board';
import { type BoardState, useBoardState } from './board-state';
import { EntryNotice } from './entry-notice';
import { chooseEvent, groupEvents } from './event-choice';
import { EventPicker } from './event-picker';
import { useChecks } from './use-checks';
import { useEntries } from './use-entries';

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
  room: { flexGrow: 1 },
});

/** Racers asked about without being told to: enough for most events, and no storm of calls on a weak network. */
const firstRacers = 100;

const About = ({ event }: { readonly event: Event }) => {
  const styles = useStyles();
  const text = useText('inspections');
  const mayOpen = useCan(['read', 'Event']);
  return (
    <span className={styles.about}>
      {[event.trackName, formatMoment(event.startDate, event.timezone)].filter(Boolean).join(' · ')}{' '}
      {mayOpen && (
        <Link className={styles.link} to={`/events/${encodeURIComponent(String(event.id))}`}>
          {text('openEvent')}
        </Link>
      )}
    </span>
  );
};

interface OfEventProps {
  readonly event: Event;
  readonly state: BoardState;
  readonly change: (change: Partial<BoardState>) => void;
  readonly picker: ReactNode;
}

const OfEvent = ({ event, state, change, picker }: OfEventProps) => {
  const styles = useStyles();
  const text = useText('inspections');
  const [limit, setLimit] = useState(firstRacers);
  const eventId = event.id ?? '';
  const { racers, entered, refresh: refreshEntries } = useEntries(eventId);
  const [showsOthers, setShowsOthers] = useState(false);
  const all = useMemo<readonly Visitor[]>(
    () => (showsOthers ? [...(entered?.racers ?? []), ...(entered?.others ?? [])] : (entered?.racers ?? [])),
    [entered, showsOthers],
  );
  const ids = useMemo(() => all.slice(0, limit).map(({ id }) => id ?? ''), [all, limit]);
  const checks = useChecks(eventId, ids);
  const refresh = () => {
    refreshEntries();
    checks.again();
  };
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Subtitle1 as="h1" className={styles.title}>
          {text('title')}
        </Subtitle1>
        {picker}
        <About event={event} />
        <span className={styles.room} />
        <Freshness call={{ ...racers, busy: racers.busy || checks.done < checks.total, refresh }} />
      </header>
      <Loaded call={racers}>
        {() =>
          entered ? (
            <>
              <EntryNotice entered={entered} showsOthers={showsOthers} onToggle={() => setShowsOthers(!showsOthers)} />
              <Board
                event={event}
                racers={all}
                checks={checks}
                waiting={Math.max(0, all.length - limit)}
                onMore={() => setLimit(all.length)}
                state={state}
                change={change}
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
  const [state, change] = useBoardState();
  const events = useAllRows('event.list', { sort: 'asc', sortColumn: 'startDate' });
  const groups = useMemo(() => groupEvents(events.value?.rows ?? [], Date.now()), [events.value]);
  const event = chooseEvent(groups, state.event);
  const picker = (
    <EventPicker groups={groups} chosen={event} onChoose={(id) => change({ event: id, q: '', level: undefined })} />
  );
  if (event) return <OfEvent key={event.id} event={event} state={state} change={change} picker={picker} />;
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
