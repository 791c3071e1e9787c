/** The schedule of an event, in its own time zone. */
import type { EventSchedule } from '@contract/entities/event-web';
import { dayText } from './calendar';
import type { EventSeed } from './events';

const first = [
  '07:00|07:30|Gates open|gate|Main gate',
  '07:30|11:00|Tech inspection|tech|Tech shed',
  "08:45|09:15|Drivers' meeting|meeting|Tower",
  '09:30|11:45|Time trials round 1|practice|Staging lanes',
  '12:45|15:00|Time trials round 2|qualifying|Staging lanes',
  '15:30|17:30|First round|race|Main track',
];
const last = [
  '07:00|07:30|Gates open|gate|Main gate',
  '09:00|10:30|Last qualifying|qualifying|Staging lanes',
  '11:00|15:30|Eliminations|race|Main track',
  '16:00|16:30|Finals|race|Main track',
  '17:00|17:45|Winners circle|ceremony|Grandstand',
];

export const scheduleOf = (event: EventSeed): EventSchedule[] => {
  const days = Array.from({ length: event.lastDay - event.firstDay + 1 }, (_, offset) => event.firstDay + offset);
  return days
    .flatMap((day) =>
      (day === event.lastDay ? last : first).map((text, index) => {
        const [startTime = '', endTime = '', title = '', type = '', location = ''] = text.split('|');
        const raced = type === 'practice' || type === 'qualifying' || type === 'race';
        const className = raced ? (event.classes[index % event.classes.length]?.name ?? null) : null;
        const late = event.status === 'live' && index === 3;
        return {
          eventId: event.id,
          day: dayText(day),
          startTime,
          endTime,
          title,
          className,
          location,
          type,
          notes: late ? 'Oil on the left lane: 20 minutes late' : null,
          status: event.status === 'cancelled' ? 'cancelled' : late ? 'delayed' : 'on_time',
        } as const;
      }),
    )
    .map((entry, index) => ({ id: event.id * 100 + index + 1, ...entry, sortOrder: index + 1 }));
};
