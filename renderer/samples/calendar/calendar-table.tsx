/** The days of a month or a week with their events. */
import type { CalendarEvent, calendars } from '@contract/samples/entities/calendar';
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import {
  BeachRegular,
  BriefcaseRegular,
  type FluentIcon,
  HomeRegular,
  PersonRegular,
  TagRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { colorAt } from '../../kit/charts/colors';
import { formatDay } from '../../kit/format/date-time';
import { useText } from '../../kit/format/text';
import { formatTimeOfDay } from '../../kit/format/time-of-day';
import { firstWeekday, weekdayNames } from '../../kit/format/week';
import { backgrounds } from '../../kit/skins/theme';
import { focusRing } from '../../kit/ui/styles';
import { ellipsis, stackedList, textSize } from '../kit/styles';
import { shiftDay, today, type View, weeksOf } from './days';

type EventType = (typeof calendars)[number];

/** The icon beside the color, which not everybody sees; the color's index in the theme's series. */
const types: Readonly<Record<EventType, { readonly icon: FluentIcon; readonly color: number }>> = {
  Business: { icon: BriefcaseRegular, color: 0 },
  Holiday: { icon: BeachRegular, color: 3 },
  Personal: { icon: PersonRegular, color: 2 },
  Family: { icon: HomeRegular, color: 1 },
  ETC: { icon: TagRegular, color: 4 },
};

const line = `1px solid ${tokens.colorNeutralStroke2}`;

const useStyles = makeStyles({
  table: {
    inlineSize: '100%',
    minInlineSize: '700px',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  weekday: { ...textSize[200], padding: '6px 8px', textAlign: 'start', color: tokens.colorNeutralForeground3 },
  cell: {
    padding: '4px',
    blockSize: '96px',
    verticalAlign: 'top',
    border: line,
    ':first-child': { borderInlineStartStyle: 'none' },
    ':last-child': { borderInlineEndStyle: 'none' },
  },
  week: { blockSize: '420px' },
  outside: { backgroundColor: tokens.colorNeutralBackground2 },
  day: { minWidth: '28px', paddingInline: '6px' },
  events: { ...stackedList('2px'), gridTemplateColumns: 'minmax(0, 1fr)' },
  event: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '4px',
    inlineSize: '100%',
    minBlockSize: '24px',
    paddingInline: '4px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    textAlign: 'start',
    cursor: 'pointer',
    ...textSize[200],
    ':hover': { backgroundColor: backgrounds.hovered },
    ...focusRing('-2px'),
  },
  name: { ...ellipsis, fontWeight: tokens.fontWeightSemibold },
  withTime: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', paddingBlock: '4px' },
  time: { gridColumn: 2, color: tokens.colorNeutralForeground2 },
  icon: { flexShrink: 0, display: 'grid', fontSize: '14px' },
});

export const TypeIcon = ({ type }: { readonly type: EventType }): ReactNode => {
  const { icon: Icon, color } = types[type];
  return (
    <span className={useStyles().icon} style={{ color: colorAt(color) }}>
      <Icon aria-hidden />
    </span>
  );
};

interface EventButtonProps {
  readonly event: CalendarEvent;
  readonly day: string;
  readonly view: View;
  readonly onOpen: (event: CalendarEvent) => void;
}

const EventButton = ({ event, day, view, onOpen }: EventButtonProps): ReactNode => {
  const styles = useStyles();
  const text = useText('calendar');
  const { title, start, allDay, extendedProps } = event;
  const time = allDay || !start.startsWith(day) ? '' : formatTimeOfDay(start.slice(11, 16));
  const words = [text(`types.${extendedProps.calendar}`), time, title].filter(Boolean).join(', ');
  return (
    <button
      type="button"
      className={mergeClasses(styles.event, view === 'week' && styles.withTime)}
      aria-label={words}
      title={words}
      onClick={() => onOpen(event)}
    >
      <TypeIcon type={extendedProps.calendar} />
      <bdi className={styles.name}>{title}</bdi>
      {view === 'week' && time !== '' ? <span className={styles.time}>{time}</span> : undefined}
    </button>
  );
};

const isOn = ({ start, end, allDay }: CalendarEvent, day: string): boolean => {
  const first = start.slice(0, 10);
  const last = allDay ? shiftDay(end.slice(0, 10), -1) : end.slice(0, 10);
  return first <= day && day <= (last > first ? last : first);
};

/** Of a day in a month; the week shows all. */
const maxEvents = 3;

interface CalendarTableProps {
  readonly view: View;
  readonly day: string;
  readonly events: readonly CalendarEvent[];
  readonly onAdd: (day: string) => void;
  readonly onOpen: (event: CalendarEvent) => void;
  readonly onShowWeek: (day: string) => void;
}

export const CalendarTable = ({
  view,
  day: shownDay,
  events,
  onAdd,
  onOpen,
  onShowWeek,
}: CalendarTableProps): ReactNode => {
  const styles = useStyles();
  const text = useText('calendar');
  const names = weekdayNames.short();
  const cell = (day: string): ReactNode => {
    const ofDay = events
      .filter((event) => isOn(event, day))
      .toSorted((one, other) => one.start.localeCompare(other.start));
    const shown = view === 'week' || ofDay.length <= maxEvents ? ofDay : ofDay.slice(0, maxEvents - 1);
    const isOutside = view === 'month' && day.slice(0, 7) !== shownDay.slice(0, 7);
    return (
      <td
        key={day}
        className={mergeClasses(styles.cell, view === 'week' && styles.week, isOutside && styles.outside)}
        {...(day === today() ? { 'aria-current': 'date' } : {})}
      >
        <Button
          className={styles.day}
          size="small"
          shape="circular"
          appearance={day === today() ? 'primary' : 'subtle'}
          aria-label={text('addOn', { day: formatDay(day) })}
          onClick={() => onAdd(day)}
        >
          {Number(day.slice(8))}
        </Button>
        <ul className={styles.events}>
          {shown.map((event) => (
            <li key={event.id}>
              <EventButton event={event} day={day} view={view} onOpen={onOpen} />
            </li>
          ))}
        </ul>
        {shown.length < ofDay.length ? (
          <Button size="small" appearance="transparent" onClick={() => onShowWeek(day)}>
            {text('more', { count: ofDay.length - shown.length })}
          </Button>
        ) : undefined}
      </td>
    );
  };
  return (
    <table className={styles.table} aria-label={text(`views.${view}`)}>
      <thead>
        <tr>
          {names.map((_, index) => {
            const name = names[(index + firstWeekday()) % 7];
            return (
              <th key={name} scope="col" className={styles.weekday}>
                {name}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeksOf(view, shownDay).map((week) => (
          <tr key={week[0]}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
};
