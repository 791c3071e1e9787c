/** Racers who are entered in classes that follow each other, with too little time between. */
import { minuteMs } from '@contract/time/durations';
import type { EventPerson } from '../log/event-people';
import type { Session } from '../session-times';
import type { ClassReader } from './classes';
import type { TimedSession } from './now-next';

export interface Follow {
  readonly person: EventPerson;
  /** The session that begins first. */
  readonly first: TimedSession;
  readonly second: TimedSession;
}

interface Run {
  readonly session: TimedSession;
  readonly classes: ReadonlySet<string>;
}

const runsOf = (sessions: readonly Session[], { namesIn, keyOf }: ClassReader): readonly Run[] =>
  sessions
    .filter((session): session is TimedSession => session.startAt !== undefined && !session.isCancelled)
    .map((session) => ({ session, classes: new Set(namesIn(session).map(keyOf)) }))
    .filter(({ classes }) => classes.size > 0)
    .toSorted((one, other) => one.session.startAt - other.session.startAt);

/** Less than so many minutes between the end of a session and the start of one of another class, or both at once. */
export const findFollows = (
  people: readonly EventPerson[],
  sessions: readonly Session[],
  reader: ClassReader,
  gapMinutes: number,
): readonly Follow[] => {
  const runs = runsOf(sessions, reader);
  return people.flatMap((person) => {
    const own = new Set(person.classNames.map(reader.keyOf));
    if (person.kind !== 'racer' || own.size < 2) return [];
    const driven = runs
      .map(({ session, classes }) => ({ session, classes: [...classes].filter((name) => own.has(name)) }))
      .filter(({ classes }) => classes.length > 0);
    return driven.flatMap((first, at) =>
      driven
        .slice(at + 1)
        .filter(
          (second) =>
            second.session.startAt - (first.session.endAt ?? first.session.startAt) < gapMinutes * minuteMs &&
            // Two rounds of one class follow each other as they should.
            new Set([...first.classes, ...second.classes]).size > 1,
        )
        .map((second): Follow => ({ person, first: first.session, second: second.session })),
    );
  });
};
