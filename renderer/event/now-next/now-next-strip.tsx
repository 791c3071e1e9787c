/** What runs at the event, until when, what is next, and who has to be where. Its sizes follow its font size. */
import { isId } from '@contract/entities/id';
import { minuteMs } from '@contract/time/durations';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import type { Call } from '../../kit/bridge/use-call';
import { copyLine } from '../../kit/format/copy-text';
import { joinFacts } from '../../kit/format/join';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { wordText } from '../../kit/format/word-text';
import { useLiveRefresh } from '../../kit/freshness/use-live-refresh';
import { useCan } from '../../kit/stores/session';
import { insetBorder } from '../../kit/ui/styles';
import { useServerNow } from '../../kit/ui/use-now';
import { isWhole } from '../event-rows';
import { useIsOwnEntry } from '../log/event-log';
import { delayText, trackTime } from './delay-text';
import { type NowNext, nowNext, type TimedSession } from './now-next';
import { type Schedule, type ScheduledEvent, useSchedule } from './use-schedule';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '0.75em',
    rowGap: '0.4em',
    paddingBlock: '0.5em',
    paddingInline: '0.75em',
    borderRadius: tokens.borderRadiusMedium,
    ...insetBorder(),
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: 1.4,
    minInlineSize: 0,
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(22em, 100%), 1fr))',
    columnGap: '1.5em',
    rowGap: '0.4em',
    flexGrow: 1,
    flexBasis: '16em',
    minInlineSize: 0,
    margin: 0,
  },
  group: { display: 'flex', columnGap: '0.75em', minInlineSize: 0 },
  label: { flexShrink: 0, minInlineSize: '2.6em', fontWeight: tokens.fontWeightSemibold },
  now: { color: tokens.colorBrandForeground1 },
  sessions: { display: 'grid', rowGap: '0.25em', minInlineSize: 0, margin: 0 },
  session: { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' },
  title: { fontWeight: tokens.fontWeightSemibold },
  time: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground2 },
  delayed: { display: 'block', fontSize: '0.86em', color: tokens.colorStatusWarningForeground1 },
  note: { flexBasis: '100%', fontSize: '0.86em', color: tokens.colorNeutralForeground2 },
});

const minutesPerHour = 60;
/** The longest wait that is said in minutes and hours. */
const maxWaitMinutes = 12 * minutesPerHour;

/** "in 12 min", "in 2 h 5 min"; empty for what is far away. Full minutes: a session is never said to begin too soon. */
const useWaitText = (now: number): ((at: number) => string) => {
  const text = useText('now-next');
  return (at) => {
    const minutes = Math.ceil((at - now) / minuteMs);
    if (minutes > maxWaitMinutes) return '';
    const hours = Math.floor(minutes / minutesPerHour);
    return hours === 0 ? text('inMinutes', { minutes }) : text('inHours', { hours, minutes: minutes % minutesPerHour });
  };
};

const statusText = ({ values }: TimedSession): string => {
  const status = toPlainText(values.status);
  return status === '' || status === 'on_time' ? '' : wordText('eventSchedule.status', status);
};

interface FactsProps {
  readonly facts: NowNext;
  readonly now: number;
  /** Whether an entry that nobody knows of may run in a gap. */
  readonly mayLackSessions: boolean;
  readonly schedule: Schedule;
}

const Facts = ({ facts: { running, next, hasBegun }, schedule, now, mayLackSessions }: FactsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('now-next');
  const isOwn = useIsOwnEntry();
  const timeText = (at: number): string => trackTime(text, at, { zone: schedule.zone, now }) ?? '';
  const waitText = useWaitText(now);
  const [first] = next;
  const session = (one: TimedSession, when: string): ReactNode => (
    <div key={one.key} className={styles.session}>
      <bdi className={styles.title}>{toPlainText(one.values.title)}</bdi>{' '}
      <bdi className={styles.quiet}>
        {joinFacts(toPlainText(one.values.className), toPlainText(one.values.location), statusText(one))}
      </bdi>{' '}
      <bdi className={styles.time}>{when}</bdi>
      {one.shiftMinutes === 0 ? undefined : (
        <span className={styles.delayed}>{delayText({ text, zone: schedule.zone, isOwn }, one, schedule)}</span>
      )}
    </div>
  );
  const gap = mayLackSessions
    ? text('nothingKnown')
    : first
      ? text('nothingUntil', { time: timeText(first.startAt) })
      : text(hasBegun ? 'over' : 'nothing');
  return (
    <dl className={styles.facts}>
      <div className={styles.group}>
        <dt className={mergeClasses(styles.label, styles.now)}>{text('now')}</dt>
        <dd className={styles.sessions}>
          {running.map((one) =>
            session(one, one.endAt === undefined ? text('endUnknown') : text('until', { time: timeText(one.endAt) })),
          )}
          {running.length === 0 ? <div className={styles.session}>{gap}</div> : undefined}
        </dd>
      </div>
      {first ? (
        <div className={styles.group}>
          <dt className={styles.label}>{text('next')}</dt>
          <dd className={styles.sessions}>
            {next.map((one) => session(one, joinFacts(timeText(one.startAt), waitText(one.startAt))))}
          </dd>
        </div>
      ) : undefined}
    </dl>
  );
};

/** Why the strip can say nothing; undefined if it can. */
const problemOf = (call: Call<unknown>, facts: NowNext | undefined): string | undefined => {
  if (!facts) return call.state === 'rejected' ? 'failed' : 'pending';
  return facts.problem;
};

interface LookProps {
  /** Of another size: a font size is enough. */
  readonly className?: string | undefined;
  /** At the end of the strip. */
  readonly actions?: ReactNode;
}

interface StripProps extends LookProps {
  readonly event: { readonly id?: unknown; readonly timezone?: unknown };
}

interface ViewProps extends LookProps {
  readonly event: ScheduledEvent;
}

/** How often the strip asks the server for another schedule. */
const refreshSeconds = 300;

const Strip = ({ event, className, actions }: ViewProps): ReactNode => {
  const styles = useStyles();
  const text = useText('now-next');
  const schedule = useSchedule(event);
  const { call, zone, sessions } = schedule;
  // By the server's clock, as the gate judges.
  const now = useServerNow();
  useLiveRefresh(refreshSeconds, call);
  const facts = useMemo(() => sessions && nowNext(sessions, zone, now), [sessions, zone, now]);
  const isIncomplete = call.value !== undefined && !isWhole(call.value);
  const problem = problemOf(call, facts);
  const notes = [
    ...(facts && !facts.problem && facts.unread > 0 ? [text('leftOut', { count: facts.unread })] : []),
    ...(facts && !facts.problem && schedule.isLogUnread ? [text('delay.unread')] : []),
    ...(isIncomplete ? [text('incomplete')] : []),
    ...(call.copy ? [copyLine(call.copy)] : []),
  ];
  return (
    <section className={mergeClasses(styles.root, className)} aria-label={text('title')}>
      {facts && problem === undefined ? (
        <Facts facts={facts} schedule={schedule} now={now} mayLackSessions={isIncomplete || facts.unread > 0} />
      ) : (
        <span className={styles.facts}>
          {problem === 'none' && isIncomplete ? text('nothingKnown') : text(`problems.${problem}`)}
        </span>
      )}
      {actions}
      {notes.length > 0 ? <span className={styles.note}>{notes.join(' ')}</span> : undefined}
    </section>
  );
};

/** Draws nothing for a person who may not read events. */
export const NowNextStrip = ({ event: { id, timezone }, ...look }: StripProps): ReactNode => {
  const canRead = useCan(['read', 'Event']);
  return canRead && isId(id) ? <Strip event={{ id, timezone }} {...look} /> : undefined;
};
