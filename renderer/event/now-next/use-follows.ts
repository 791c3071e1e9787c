/** Racers of an event who run again too soon in another class, by the times that are shown: delays count. */
import { limits } from '@contract/limits';
import { useCallback, useMemo } from 'react';
import { joinList } from '../../kit/format/join';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { formatServerTime } from '../../kit/format/time-of-day';
import { useSettings } from '../../kit/stores/settings';
import type { EventPeople } from '../log/event-people';
import type { Session } from '../session-times';
import { useEventRows } from '../use-event-rows';
import { createClassReader } from './classes';
import { type Follow, findFollows } from './follows';
import type { ScheduledEvent } from './use-schedule';

const none: readonly [] = [];

/** Reads the classes of the event, by whose codes and names tickets and sessions are matched. */
export const useClassReader = ({ id }: ScheduledEvent) => {
  const classes = useEventRows('event.classes', id);
  const rows = classes.value?.rows ?? none;
  return { reader: useMemo(() => createClassReader(rows), [rows]), isPending: classes.state === 'pending' };
};

export const useFollows = (
  event: ScheduledEvent,
  sessions: readonly Session[] | undefined,
  people: EventPeople | undefined,
): readonly Follow[] => {
  const { reader } = useClassReader(event);
  const gap = useSettings(({ settings }) => settings?.turnaroundMinutes) ?? limits.turnaroundMinutes.initial;
  return useMemo(
    () => (people && sessions ? findFollows(people.people, sessions, reader, gap) : none),
    [people, sessions, reader, gap],
  );
};

/** "#148 runs 10:15 AM (Pro) and 10:30 AM (Super Pro)". */
export const useFollowText = (): ((follow: Follow) => string) => {
  const text = useText('now-next');
  return useCallback(
    ({ person: { numbers, name }, first, second }) => {
      const run = ({ values }: Session): string =>
        text('follows.run', { time: formatServerTime(values.startTime), className: toPlainText(values.className) });
      return text('follows.racer', {
        racer: numbers.length > 0 ? joinList(numbers.map((number) => `#${number}`)) : name,
        first: run(first),
        second: run(second),
      });
    },
    [text],
  );
};
