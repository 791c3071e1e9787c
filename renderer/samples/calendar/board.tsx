/** The calendar view. It makes no calls: it reports changes and shows the events it is given. */
import type { CalendarEvent } from '@contract/samples/entities/calendar';
import { makeStyles, mergeClasses, tokens, useFluent, useThemeClassName } from '@fluentui/react-components';
import FullCalendar, { type CalendarRef, type EventDisplayInfo, type EventInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import themePlugin from '@fullcalendar/react/themes/breezy';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useText } from '../../kit/format/text';
import { insetBorder } from '../../kit/ui/styles';
import { useBoardStyles } from './board.styles';
import type { View } from './calendar-location';
import { formatSpan, isEvent } from './event-values';
import { colorOf, iconOf, isType } from './types';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/breezy/theme.css';

/** Events of at least this length, in minutes, have room for their location. */
const roomyFrom = 90;

const EventContent = ({ info }: { readonly info: EventDisplayInfo }): ReactNode => {
  const looks = useBoardStyles();
  const text = useText('calendar');
  const { event, timeText, view } = info;
  const { calendar, location } = event.extendedProps;
  const type = isType(calendar) ? calendar : 'ETC';
  const Sign = iconOf(type);
  const isList = view.type.startsWith('list');
  const tall = view.type.startsWith('timeGrid') && !event.allDay && !info.isShort;
  // A half-hour event has room for one line: the title, since its position shows the time.
  const short = view.type.startsWith('timeGrid') && !event.allDay && info.isShort;
  const minutes = event.start && event.end ? (event.end.getTime() - event.start.getTime()) / 60_000 : 0;
  const roomy = tall && minutes >= roomyFrom;
  const sign = (
    <span
      className={looks.sign}
      style={{ color: colorOf(type) }}
      {...(isList ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text(`types.${type}`) })}
    >
      <Sign />
    </span>
  );
  return (
    <div
      className={mergeClasses(looks.content, tall && looks.tall, isList && looks.list)}
      title={[timeText, event.title].filter(Boolean).join(' ')}
    >
      <span className={mergeClasses(looks.line, isList && looks.apart)}>
        {sign}
        {timeText && !short && <bdi className={mergeClasses(looks.time, tall && looks.close)}>{timeText}</bdi>}
      </span>
      <bdi className={mergeClasses(looks.title, roomy && looks.wraps)}>{event.title}</bdi>
      {(isList || roomy) && typeof location === 'string' && location !== '' && (
        <bdi className={mergeClasses(looks.title, looks.more)}>{location}</bdi>
      )}
      {isList && <span className={mergeClasses(looks.more, looks.type)}>{text(`types.${type}`)}</span>}
    </div>
  );
};

const useStyles = makeStyles({
  board: {
    minInlineSize: 0,
    blockSize: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
    overflow: 'hidden',
  },
});

const plugins = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin, themePlugin];
const names: Readonly<Record<View, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listMonth',
};

/** For narrow days: "9:30a", "3p". */
const shortTime = { hour: 'numeric', minute: '2-digit', omitZeroMinute: true, meridiem: 'narrow' } as const;
const views = {
  dayGrid: { eventTimeFormat: shortTime },
  timeGridWeek: {
    eventTimeFormat: shortTime,
    titleFormat: { month: 'short', day: 'numeric', year: 'numeric' },
  },
  timeGridDay: { titleFormat: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' } },
} as const;

export type Spanned = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

interface BoardProps {
  readonly events: readonly CalendarEvent[];
  readonly view: View;
  readonly day: string;
  readonly onTitle: (title: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onAdd: (span: Spanned) => void;
  /** An event was moved or resized; `undo` reverts it. */
  readonly onMove: (id: string, span: Spanned, undo: () => void) => void;
}

const inputOf = ({ id, title, start, end, allDay, extendedProps }: CalendarEvent): EventInput => ({
  id: String(id),
  title,
  start,
  end,
  allDay,
  color: colorOf(extendedProps.calendar),
  extendedProps,
});

export const Board = ({ events, view, day, onTitle, onOpen, onAdd, onMove }: BoardProps): ReactNode => {
  const styles = useStyles();
  const looks = useBoardStyles();
  const text = useText('calendar');
  const { dir = 'ltr' } = useFluent();
  // Dragged events leave the themed part of the page, so they carry the theme's variables.
  const floating = mergeClasses(useThemeClassName(), looks.colors);
  const calendar = useRef<CalendarRef>(null);
  const inputs = useMemo(() => events.filter(isEvent).map(inputOf), [events]);
  useEffect(() => {
    const api = calendar.current?.getApi();
    if (!api) return;
    // The calendar renders synchronously, which it must not do while React renders.
    queueMicrotask(() => api.changeView(names[view], day));
  }, [view, day]);
  return (
    <div className={mergeClasses(styles.board, looks.colors)}>
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        initialView={names[view]}
        initialDate={day}
        headerToolbar={false}
        height="100%"
        direction={dir}
        locale="en-US"
        events={inputs}
        editable
        selectable
        selectMirror
        forceEventDuration
        eventResizableFromStart
        eventInteractive
        nowIndicator
        dayMaxEvents
        navLinks={false}
        scrollTime="07:30:00"
        headingLevel={2}
        noEventsText={text('none')}
        allDayText={text('allDay')}
        closeHint={text('kit:actions.close')}
        moreLinkText={(count) => text('more', { count })}
        moreLinkHint={(count) => text('moreHint', { count })}
        eventTimeFormat={{ hour: 'numeric', minute: '2-digit' }}
        views={views}
        blockEventClass={looks.block}
        listDaysClass={looks.days}
        listItemEventBeforeClass={looks.dot}
        popoverClass={floating}
        eventClass={(info) => mergeClasses(looks.event, (info.isMirror || info.isDragging) && floating)}
        eventContent={(info) => <EventContent info={info} />}
        datesSet={({ view: shown }) => onTitle(shown.title)}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          onOpen(event.id);
        }}
        select={({ start, end, allDay, view: shown }) => {
          onAdd(formatSpan({ start, end, allDay }));
          shown.calendar.unselect();
        }}
        eventDrop={({ event, revert }) => move(event, revert)}
        eventResize={({ event, revert }) => move(event, revert)}
      />
    </div>
  );

  function move(
    { id, start, end, allDay }: { id: string; start: Date | null; end: Date | null; allDay: boolean },
    undo: () => void,
  ) {
    if (start && end) onMove(id, formatSpan({ start, end, allDay }), undo);
  }
};
