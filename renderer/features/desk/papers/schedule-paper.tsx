/** The schedule on paper, with the delays that were noted here. */
import { type ReactNode, useMemo } from 'react';
import { unnamedNotes } from '../../../event/event-rows';
import { useIsOwnEntry } from '../../../event/log/event-log';
import { delayText } from '../../../event/now-next/delay-text';
import { useSchedule } from '../../../event/now-next/use-schedule';
import type { Session } from '../../../event/session-times';
import { formatDay } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { toPlainText } from '../../../kit/format/plain-text';
import { type Text, text } from '../../../kit/format/text';
import { formatServerTime } from '../../../kit/format/time-of-day';
import { wordText } from '../../../kit/format/word-text';
import type { PaperColumn, PaperGroup } from '../../../kit/print/papers/paper';
import { PrintDialog } from '../../../kit/print/papers/print-dialog';
import { dialogOf, type PaperProps } from './paper-props';
import { deskText, inspectionText, noteOf } from './paper-texts';

const scheduleText: Text = (key, params) => text(`now-next:${key}`, params);

const columnsOf = (): readonly PaperColumn[] => [
  { key: 'time', label: deskText('papers.columns.time'), width: 2 },
  { key: 'title', label: deskText('papers.columns.session'), width: 3 },
  { key: 'class', label: deskText('papers.columns.class'), width: 2 },
  { key: 'where', label: deskText('papers.columns.where'), width: 2 },
  { key: 'note', label: deskText('papers.columns.note'), width: 4 },
];

const byStart = (one: Session, other: Session): number =>
  `${one.values.day} ${one.values.startTime}`.localeCompare(`${other.values.day} ${other.values.startTime}`);

export const SchedulePaper = ({ event, ...props }: PaperProps): ReactNode => {
  const schedule = useSchedule(event);
  const isOwn = useIsOwnEntry();
  const { call, sessions } = schedule;
  const { asOf = 0, copy, value } = call;
  const { title } = props;
  const papers = useMemo(() => {
    if (!sessions || !value) return undefined;
    const noteOfSession = (session: Session): string => {
      const status = toPlainText(session.values.status);
      const delayed = delayText({ text: scheduleText, zone: schedule.zone, isOwn }, session, schedule);
      return joinFacts(
        status === '' || status === 'on_time' ? '' : wordText('eventSchedule.status', status),
        delayed && scheduleText('delay.was', { delayed, before: formatServerTime(session.planned.startTime) }),
        toPlainText(session.values.notes),
      );
    };
    const groups = [
      ...Map.groupBy(sessions.toSorted(byStart), ({ values }) => toPlainText(values.day).slice(0, 10)),
    ].map(
      ([day, own]): PaperGroup => ({
        heading: day === '' ? text('events:schedule.noDay') : formatDay(day),
        rows: own.map((session) => ({
          time: [session.values.startTime, session.values.endTime].map(formatServerTime).filter(Boolean).join(' – '),
          title: toPlainText(session.values.title),
          class: toPlainText(session.values.className),
          where: toPlainText(session.values.location),
          note: noteOfSession(session),
        })),
      }),
    );
    const notes = [
      ...(schedule.isLogUnread ? [scheduleText('delay.unread')] : []),
      ...(schedule.open.length > 0 ? [scheduleText('delay.open.printed', { count: schedule.open.length })] : []),
      ...(value.isComplete ? [] : [deskText('papers.incomplete')]),
      ...unnamedNotes(inspectionText, [value]),
    ];
    return [{ title, event, asOf, copy, note: noteOf(notes), columns: columnsOf(), groups, blankLines: 0 }];
  }, [schedule, sessions, value, isOwn, title, event, asOf, copy]);
  return <PrintDialog {...dialogOf({ event, ...props })} papers={papers} call={call} />;
};
