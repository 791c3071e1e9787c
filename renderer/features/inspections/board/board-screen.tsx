/** `/inspections`: the readiness of the racers of an event. */
import type { Event } from '@contract/entities/event';
import { Button, makeStyles, Subtitle1, tokens } from '@fluentui/react-components';
import { CalendarRegular, ChevronDownRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EntryListButton } from '../../../event/entry-list/entry-list-button';
import { chooseEvent } from '../../../event/event-choice';
import { EventPicker } from '../../../event/event-picker';
import { NowNextStrip } from '../../../event/now-next/now-next-strip';
import { useEvents } from '../../../event/use-events';
import { Loaded } from '../../../kit/feedback/states';
import { formatDateTime } from '../../../kit/format/date-time';
import { eventLabel } from '../../../kit/format/event-label';
import { joinFacts } from '../../../kit/format/join';
import { useText } from '../../../kit/format/text';
import { ButtonPanel } from '../../../kit/popover/button-panel';
import { toEventReference, useCurrentEvent } from '../../../kit/stores/current-event';
import { useCan } from '../../../kit/stores/session';
import { Message } from '../../../kit/ui/message';
import { useBoardState } from './board-state';
import { EventBoard } from './event-board';

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
  strip: { marginInline: '16px', marginBlockEnd: '8px' },
  about: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, minInlineSize: 0 },
  link: { color: tokens.colorBrandForegroundLink },
  spacer: { flexGrow: 1 },
  panel: { display: 'flex', flexDirection: 'column', padding: 0, inlineSize: '380px', maxInlineSize: '100%' },
});

const EventDetails = ({ event }: { readonly event: Event }) => {
  const styles = useStyles();
  const text = useText('inspections');
  const canOpen = useCan(['read', 'Event']);
  return (
    <span className={styles.about}>
      {joinFacts(event.trackName, formatDateTime(event.startDate, event.timezone))}{' '}
      {canOpen && (
        <Link className={styles.link} to={`/events/${encodeURIComponent(String(event.id))}`}>
          {text('board.openEvent')}
        </Link>
      )}
    </span>
  );
};

export const Screen = () => {
  const styles = useStyles();
  const text = useText('inspections');
  const [state, changeState] = useBoardState();
  const [isChoosing, setChoosing] = useState(false);
  const { call: events, groups } = useEvents();
  const current = useCurrentEvent();
  const requested = state.event ?? (current ? String(current.id) : null);
  // An event that is no longer on the server does not hide the others.
  const event = chooseEvent(groups, requested) ?? (state.event === null ? chooseEvent(groups, null) : undefined);
  const reference = event && toEventReference(event);
  const picker = (
    <ButtonPanel
      open={isChoosing}
      onOpenChange={setChoosing}
      button={
        <Button icon={<ChevronDownRegular />} iconPosition="after">
          <bdi>{event ? eventLabel(event) : text('board.findEvent')}</bdi>
        </Button>
      }
      align="start"
      className={styles.panel}
      label={text('board.findEvent')}
    >
      <EventPicker
        chosenId={event?.id}
        onChoose={({ id }) => {
          setChoosing(false);
          changeState({ event: String(id), q: '', level: undefined, only: undefined, lane: undefined });
        }}
      />
    </ButtonPanel>
  );
  if (event)
    return (
      <div className={styles.root}>
        <EventBoard
          key={event.id}
          event={event}
          state={state}
          onChange={changeState}
          header={(freshness) => (
            <>
              <header className={styles.head}>
                <Subtitle1 as="h1" className={styles.title}>
                  {text('title')}
                </Subtitle1>
                {picker}
                <EventDetails event={event} />
                <span className={styles.spacer} />
                {reference ? <EntryListButton event={reference} /> : undefined}
                {freshness}
              </header>
              <NowNextStrip event={event} className={styles.strip} />
            </>
          )}
        />
      </div>
    );
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <Subtitle1 as="h1" className={styles.title}>
          {text('title')}
        </Subtitle1>
        {events.value && events.value.rows.length > 0 && picker}
      </header>
      <Loaded call={events}>
        {({ rows }) => {
          const why = rows.length > 0 ? 'otherEvent' : 'events';
          return <Message icon={CalendarRegular} title={text(`empty.${why}.title`)} body={text(`empty.${why}.body`)} />;
        }}
      </Loaded>
    </div>
  );
};
