/** The schedule of an event, in the event's time zone. */
import { makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { CalendarEmptyRegular, GlobeClockRegular, TableRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo, useState } from 'react';
import { type EventRows, isWhole } from '../../../event/event-rows';
import { EventRowsNotice } from '../../../event/event-rows-notice';
import { useIsOwnEntry } from '../../../event/log/event-log';
import { UnreadLogNotice } from '../../../event/log/unread-log-notice';
import { useEventPeople } from '../../../event/log/use-event-people';
import { DelayButton } from '../../../event/now-next/delay-button';
import { DelayNotice } from '../../../event/now-next/delay-notice';
import { delayText } from '../../../event/now-next/delay-text';
import type { Follow } from '../../../event/now-next/follows';
import { useFollows, useFollowText } from '../../../event/now-next/use-follows';
import { type Schedule, useSchedule } from '../../../event/now-next/use-schedule';
import type { Session } from '../../../event/session-times';
import type { Field, Values } from '../../../kit/area/field';
import { toRecordId } from '../../../kit/area/record-id';
import { Loaded, Pending } from '../../../kit/feedback/states';
import { parseDateTime } from '../../../kit/format/date-time';
import { useText } from '../../../kit/format/text';
import { formatServerTime } from '../../../kit/format/time-of-day';
import { wordTexts } from '../../../kit/format/word-text';
import { toLocalTime, zoneName } from '../../../kit/format/zone';
import { Freshness } from '../../../kit/freshness/freshness';
import { useMemoryList } from '../../../kit/list/data/use-memory-list';
import { ListView } from '../../../kit/list/list-view';
import { type EventReference, toEventReference } from '../../../kit/stores/current-event';
import type { GridMemory } from '../../../kit/stores/list-memory';
import { useCan } from '../../../kit/stores/session';
import { Message } from '../../../kit/ui/message';
import { insetBorder } from '../../../kit/ui/styles';
import { useNow } from '../../../kit/ui/use-now';
import { toDayPlans } from './day-plan';
import { DayTimeline } from './day-timeline';
import { entryTones } from './entry-tones';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  zone: { display: 'inline-flex', alignItems: 'center', columnGap: '6px', color: tokens.colorNeutralForeground2 },
  icon: { fontSize: '20px' },
  spacer: { flexGrow: 1 },
  table: {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '480px',
    maxBlockSize: 'max(70vh, 420px)',
    paddingBlockStart: '8px',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
    overflow: 'auto',
  },
});

const columns: readonly Field[] = [
  { key: 'day', kind: 'date', width: 130 },
  { key: 'startTime', kind: 'time', width: 90 },
  { key: 'endTime', kind: 'time', width: 90 },
  { key: 'title', width: 200 },
  { key: 'type', width: 120, valueTexts: wordTexts('eventSchedule.type') },
  { key: 'className', width: 140 },
  { key: 'location', width: 140 },
  { key: 'status', kind: 'status', width: 110, tones: entryTones, valueTexts: wordTexts('eventSchedule.status') },
  { key: 'notes', width: 240 },
];

interface TimelineProps {
  readonly rows: EventRows<Values>;
  readonly schedule: Schedule;
  readonly follows?: readonly Follow[];
}

const maxFollows = 3;

/** What is said of a session: that it was moved here, and who runs again too soon before or after it. */
const useNotes = ({ sessions = [], ...schedule }: Schedule, follows: readonly Follow[]) => {
  const text = useText('now-next');
  const isOwn = useIsOwnEntry();
  const followText = useFollowText();
  const byValues = new Map<unknown, Session>(sessions.map((session) => [session.values, session]));
  return (values: Values): readonly string[] => {
    const session = byValues.get(values);
    if (!session) return [];
    const delayed = delayText({ text, zone: schedule.zone, isOwn }, session, schedule);
    const before = formatServerTime(session.planned.startTime);
    const own = follows.filter(({ first, second }) => first.key === session.key || second.key === session.key);
    return [
      ...(delayed === undefined ? [] : [text('delay.was', { delayed, before })]),
      ...own.slice(0, maxFollows).map(followText),
      ...(own.length > maxFollows ? [text('follows.more', { count: own.length - maxFollows })] : []),
    ];
  };
};

const NoSessions = ({ rows }: Pick<TimelineProps, 'rows'>): ReactNode => {
  const text = useText('events');
  const inspections = useText('inspections');
  const [title, body] = isWhole(rows)
    ? [text('schedule.noneTitle'), text('schedule.noneBody')]
    : [inspections('rows.noneReadTitle'), inspections('rows.noneRead')];
  return <Message icon={CalendarEmptyRegular} title={title} body={body} />;
};

const Timeline = ({ rows, schedule, follows = [] }: TimelineProps): ReactNode => {
  const { zone, sessions } = schedule;
  const plans = useMemo(() => toDayPlans((sessions ?? []).map(({ values }) => values)), [sessions]);
  const notesOf = useNotes(schedule, follows);
  const now = toLocalTime(useNow(), zone);
  if (!sessions) return <Pending />;
  if (plans.length === 0) return <NoSessions rows={rows} />;
  return plans.map((plan) => <DayTimeline key={plan.day} plan={plan} zone={zone} now={now} notesOf={notesOf} />);
};

/** For a person who may read who is in which class. */
const FollowedTimeline = ({ event, ...props }: TimelineProps & { readonly event: EventReference }): ReactNode => {
  const { people } = useEventPeople({ ...event });
  return <Timeline {...props} follows={useFollows(event, props.schedule.sessions, people)} />;
};

/** The times as a list, which can be sorted and searched. */
const Table = ({ rows: read, schedule: { sessions, call } }: TimelineProps): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const rows = useMemo(() => sessions?.map(({ values, key }) => ({ ...values, id: key })) ?? [], [sessions]);
  const list = useMemoryList({
    ...{ name: 'events', arrangement: 'event-schedule', fields: columns, rows },
    ...{ isLoaded: sessions !== undefined, read: call },
  });
  const [memory] = useState<GridMemory>({ top: 0, active: -1 });
  if (sessions?.length === 0) return <NoSessions rows={read} />;
  return (
    <div className={styles.table}>
      <ListView list={list} title={text('tabs.schedule')} fields={columns} naming="title" memory={memory} />
    </div>
  );
};

export const Panel = ({ values }: { readonly values: Values }): ReactNode => {
  const styles = useStyles();
  const text = useText('events');
  const [isTable, setIsTable] = useState(false);
  const canReadRacers = [useCan(['read', 'Visitor']), useCan(['read', 'Ticket'])].every(Boolean);
  const event = toEventReference(values);
  const schedule = useSchedule({ id: toRecordId(values.id), timezone: values.timezone });
  const { call, zone } = schedule;
  const start = parseDateTime(values.startDate, zone) ?? Date.now();
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <span className={styles.zone}>
          <GlobeClockRegular className={styles.icon} aria-hidden />
          <Text>
            {zone === undefined
              ? text('schedule.zoneUnknown')
              : text('schedule.zone', { name: zoneName(zone, start), short: zoneName(zone, start, 'short'), zone })}
          </Text>
        </span>
        <span className={styles.spacer} />
        <Freshness call={call} />
        {event ? <DelayButton event={event} size="small" /> : undefined}
        <ToggleButton
          appearance="subtle"
          size="small"
          icon={<TableRegular />}
          checked={isTable}
          onClick={() => setIsTable(!isTable)}
        >
          {text('schedule.asTable')}
        </ToggleButton>
      </div>
      {event ? <DelayNotice event={event} /> : undefined}
      {schedule.isLogUnread ? <UnreadLogNotice>{text('now-next:delay.unread')}</UnreadLogNotice> : undefined}
      <Loaded call={call}>
        {(rows) => (
          <>
            <EventRowsNotice lists={[rows]} />
            {isTable ? (
              <Table rows={rows} schedule={schedule} />
            ) : event && canReadRacers ? (
              <FollowedTimeline event={event} rows={rows} schedule={schedule} />
            ) : (
              <Timeline rows={rows} schedule={schedule} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
};
