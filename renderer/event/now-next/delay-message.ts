/** The message that a delay makes: its text, and whom it is for. It is a draft: a person reads and sends it. */
import { useNavigate } from 'react-router-dom';
import { formatDay } from '../../kit/format/date-time';
import { joinList } from '../../kit/format/join';
import { formatNumber } from '../../kit/format/number';
import { toTrimmedText } from '../../kit/format/plain-text';
import { stripBidiIsolates, type Text, useText } from '../../kit/format/text';
import { formatServerTime } from '../../kit/format/time-of-day';
import { zoneName } from '../../kit/format/zone';
import type { EventReference } from '../../kit/stores/current-event';
import { useServerNow } from '../../kit/ui/use-now';
import { messageLimits, startMessage } from '../../state/message-start';
import { type PeopleOfEvent, useEventPeople } from '../log/use-event-people';
import type { Session } from '../session-times';
import { type ClassReader, racersIn } from './classes';
import { trackTime } from './delay-text';
import { useClassReader } from './use-follows';

/** Leaves room for the last lines. */
const maxBody = messageLimits.body - 150;

export interface DelayAudience {
  /** The classes that move, as the schedule names them; none if sessions for everyone move. */
  readonly classNames: readonly string[];
  /** The racers of these classes; undefined if they can't be told from the others. Then the message is for the event. */
  readonly recipients: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** Racers of these classes whom no message reaches. */
  readonly withoutAccount: number;
}

type KnownPeople = Pick<PeopleOfEvent, 'people' | 'isComplete' | 'doubt'>;

/** Exactly the racers of the classes that move, as far as the event's lists say who they are. */
export const delayAudience = (
  sessions: readonly Session[],
  { people, isComplete, doubt }: KnownPeople,
  reader: ClassReader,
): DelayAudience => {
  const classNames = [...new Map(sessions.flatMap(reader.namesIn).map((name) => [reader.keyOf(name), name])).values()];
  const everyone = { classNames, recipients: undefined, withoutAccount: 0 };
  if (classNames.length === 0 || !people || !isComplete || doubt) return everyone;
  const racers = racersIn(people.people, classNames, reader);
  const recipients = new Map(
    racers.flatMap(({ userId, name }) => (userId === undefined ? [] : [[userId, { id: userId, name }] as const])),
  );
  if (recipients.size === 0 || recipients.size > messageLimits.people) return everyone;
  return {
    ...{ classNames, recipients: [...recipients.values()] },
    withoutAccount: racers.filter(({ userId }) => userId === undefined).length,
  };
};

export const useAudienceText = (
  { classNames, recipients, withoutAccount }: DelayAudience,
  isPending: boolean,
): string => {
  const text = useText('now-next');
  if (isPending) return text('delay.audience.pending');
  const classes = joinList(classNames);
  if (recipients)
    return [
      text('delay.audience.classes', { classes, count: recipients.length }),
      ...(withoutAccount > 0 ? [text('delay.audience.withoutAccount', { count: withoutAccount })] : []),
    ].join(' ');
  return classNames.length === 0 ? text('delay.audience.everyone') : text('delay.audience.unknown', { classes });
};

/** Brackets would be blanks to fill in. */
const withoutBrackets = (value: unknown): string => toTrimmedText(value).replaceAll('[', '(').replaceAll(']', ')');

interface Told {
  readonly eventName: string;
  readonly zone: string | undefined;
  /** As they are now, delayed. */
  readonly sessions: readonly Session[];
  readonly minutes: number;
  readonly audience: DelayAudience;
  readonly now: number;
}

export const delayMessage = (text: Text, { eventName, zone, sessions, minutes, audience, now }: Told) => {
  const plain: Text = (key, params) => stripBidiIsolates(text(key, params));
  const lines = sessions.map(({ planned, values, startAt }) => {
    const className = withoutBrackets(values.className);
    // Whoever reads it on the day before needs the day.
    const onDay = { day: formatDay(values.day), time: formatServerTime(values.startTime) };
    const time =
      (startAt === undefined ? undefined : trackTime(plain, startAt, { zone, now })) ?? plain('onDay', onDay);
    const times = { time, before: formatServerTime(planned.startTime) };
    const title = withoutBrackets(values.title);
    return plain('delay.message.line', { name: className === '' ? title : `${title} (${className})`, ...times });
  });
  const { classNames, recipients } = audience;
  const isForOthersToo = classNames.length > 0 && recipients === undefined;
  const body = isForOthersToo
    ? [plain('delay.message.for', { classes: withoutBrackets(stripBidiIsolates(joinList(classNames))) })]
    : [];
  const end =
    zone && sessions[0]?.startAt !== undefined
      ? [plain('delay.message.zone', { zone: zoneName(zone, sessions[0].startAt, 'short') })]
      : [];
  let shown = 0;
  for (const line of lines) {
    if ([...body, line].join('\n').length > maxBody) break;
    body.push(line);
    shown += 1;
  }
  if (shown < lines.length) body.push(plain('delay.message.more', { count: lines.length - shown }));
  const title = plain(minutes < 0 ? 'delay.message.earlier' : 'delay.message.later', {
    minutes: formatNumber(Math.abs(minutes)),
    event: withoutBrackets(eventName),
  });
  return { title: title.slice(0, messageLimits.title), body: [...body, ...end].join('\n') };
};

/** Who is in which class of an event. */
export const useClassPeople = (event: EventReference) => {
  const people = useEventPeople({ ...event });
  const { reader, isPending } = useClassReader(event);
  return { people, reader, isPending: isPending || (people.people === undefined && people.isBusy) };
};

/** Opens Messages with the draft. */
export const useTellClasses = (event: EventReference, zone: string | undefined) => {
  const text = useText('now-next');
  const navigate = useNavigate();
  const now = useServerNow();
  return (sessions: readonly Session[], minutes: number, audience: DelayAudience): void => {
    startMessage({
      event: { ...event, id: String(event.id) },
      ...(audience.recipients ? { recipients: audience.recipients } : {}),
      text: delayMessage(text, { eventName: event.name, zone, sessions, minutes, audience, now }),
    });
    void navigate('/messages');
  };
};
