/** What is said of a delay: by how much, where it was set, when and by whom. */
import type { EntryOf } from '@contract/event-log/entry';
import { formatDay, formatRecentTime } from '../../kit/format/date-time';
import { joinFacts } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { toPlainText } from '../../kit/format/plain-text';
import type { Text } from '../../kit/format/text';
import { formatServerTime, formatTimeOfDay, toTimeOfDay } from '../../kit/format/time-of-day';
import { toLocalTime } from '../../kit/format/zone';
import type { Session } from '../session-times';
import { dayOfSession } from './delay-sessions';
import type { OpenDelay, Schedule } from './use-schedule';

/** "10:15 AM" at the track, or "May 17, 2026, 10:15 AM" if that is another day; undefined if its zone is not known. */
export const trackTime = (
  text: Text,
  at: number,
  { zone, now }: { readonly zone: string | undefined; readonly now: number },
): string | undefined => {
  const local = toLocalTime(at, zone);
  if (!local) return undefined;
  const time = formatTimeOfDay(toTimeOfDay(local.minutes));
  return local.day === toLocalTime(now, zone)?.day ? time : text('onDay', { day: formatDay(local.day), time });
};

/** "+15 min", "−10 min". */
export const delayAmount = (text: Text, minutes: number): string =>
  text(minutes < 0 ? 'delay.earlier' : 'delay.later', { minutes: formatNumber(Math.abs(minutes)) });

/** A session in a list to choose from. */
export const sessionOption = (text: Text, session: Session): string => {
  const { values, planned } = session;
  return text('delay.option', {
    day: formatDay(dayOfSession(session)),
    time: formatServerTime(values.startTime),
    name: joinFacts(toPlainText(planned.title), toPlainText(planned.className)),
  });
};

interface Writer {
  readonly text: Text;
  /** The event's zone, if it is known. */
  readonly zone: string | undefined;
  readonly isOwn: (entry: EntryOf<'delay'>) => boolean;
}

/** "set here 1:05 PM by Dana", "set at Gate 2 1:04 PM by Eli". */
export const delayOrigin = ({ text, zone, isOwn }: Writer, entry: EntryOf<'delay'>): string => {
  const at = Date.parse(entry.at);
  const time = trackTime(text, at, { zone, now: Date.now() }) ?? formatRecentTime(at);
  const said = { time, by: entry.by || text('delay.somebody') };
  if (isOwn(entry)) return text('delay.setHere', said);
  return text('delay.setAt', { ...said, place: entry.gate || text('delay.otherComputer') });
};

/** "+15 min, set here 1:05 PM by Dana", with what others noted of the same session; undefined if it isn't moved. */
export const delayText = (
  writer: Writer,
  { key, shiftMinutes }: Session,
  { delays }: Pick<Schedule, 'delays'>,
): string | undefined => {
  const delay = shiftMinutes === 0 ? undefined : delays.get(key);
  if (!delay) return undefined;
  const { text } = writer;
  const set = text('delay.set', { amount: delayAmount(text, shiftMinutes), origin: delayOrigin(writer, delay.entry) });
  const others = delay.others.map((entry) => {
    const other = entry.sessions.find(({ session }) => session === key)?.shiftMinutes ?? 0;
    return text('delay.also', { amount: delayAmount(text, other), origin: delayOrigin(writer, entry) });
  });
  return [set, ...others].join(' ');
};

/** "Time trials: delayed from 9:30 AM, but the server now has 9:45 AM." */
export const openText = (text: Text, { moved, session, planned }: OpenDelay): string => {
  const before = formatServerTime(moved.startTime);
  const amount = delayAmount(text, moved.shiftMinutes);
  if (!session || !planned) return text('delay.open.gone', { before, amount });
  const name = String(session.values.title ?? '');
  return text('delay.open.moved', { name, before, amount, now: formatServerTime(planned.startTime) });
};
