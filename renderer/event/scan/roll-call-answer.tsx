/** What a scan means for the open roll call: it marks the person whom the code stands for. */
import type { GateAnswer } from '@contract/event-log/entry';
import { isOnList, type RollCall } from '@contract/event-log/roll-calls';
import { Button, makeStyles, mergeClasses, Text } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo, useState } from 'react';
import { Busy } from '../../kit/feedback/busy';
import { failureText } from '../../kit/feedback/failure-text';
import { NoticeBar } from '../../kit/feedback/notice-bar';
import { joinFacts } from '../../kit/format/join';
import { toTrimmedText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import type { EventReference } from '../../kit/stores/current-event';
import { type EventPeople, type EventPerson, eventPeople } from '../log/event-people';
import { closeRollCall, useRollCalls } from '../log/open-roll-call';
import { useEventPeople } from '../log/use-event-people';
import type { Match } from './lookup-index';
import { MarkAnswer, useAnswerSound, useMarkStyles } from './mark-answer';
import { type Scan, useScanStore } from './scan-store';
import type { Lookup } from './use-lookup';

/** A longer list is read less quickly than a more exact code is typed. */
const maxShown = 8;

/** Whom a match stands for; several for the code of a booking. */
const peopleOfMatch = (match: Match, people: EventPeople, eventId: string | number): readonly EventPerson[] => {
  const tickets = match.tickets.filter(({ id }) => match.ticketId === undefined || String(id) === match.ticketId);
  const subjects = tickets.map(({ id, ticketNumber }) => ({
    ticketId: toTrimmedText(id),
    ticketNumber: toTrimmedText(ticketNumber),
  }));
  const known = [...new Set(subjects.flatMap((subject) => people.find(subject) ?? []))];
  if (known.length > 0) return known;
  // Sold since the lists were loaded.
  const bookings = match.booking ? [match.booking] : [];
  return eventPeople({ racers: [], tickets, bookings, eventId, today: '', unnamed: String }).people;
};

interface Candidates {
  readonly people: readonly EventPerson[];
  /** Whether the only one of them may be marked without a question. */
  readonly isSure: boolean;
}

/** Those on the list come before others of the same booking, and whom the code surely means is not exchanged for another. */
const candidatesOf = (
  matches: readonly Match[],
  call: RollCall,
  people: EventPeople,
  eventId: string | number,
): Candidates => {
  const certain = matches.filter(({ isCertain }) => isCertain);
  const meant = certain.length > 0 ? certain : matches;
  const all = [...new Set(meant.flatMap((match) => peopleOfMatch(match, people, eventId)))];
  const expected = all.filter((person) => isOnList(call.entry, person));
  const chosen = expected.length > 0 ? expected : all;
  return { people: chosen, isSure: chosen.length === 1 && certain.length > 0 };
};

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '8px' },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface LineProps {
  readonly event: EventReference | undefined;
  readonly className?: string;
}

interface OpenLineProps extends LineProps {
  readonly event: EventReference;
  readonly list: string;
  readonly isTakingBack: boolean;
}

/** Loads the people with it, so that they are there before the first scan. */
const OpenLine = ({ event, className, list, isTakingBack }: OpenLineProps): ReactNode => {
  const text = useText('desk');
  const kit = useText('kit');
  const { failure, refresh } = useEventPeople({ ...event });
  return (
    <NoticeBar
      intent={failure ? 'warning' : 'info'}
      {...(className === undefined ? {} : { className })}
      {...(failure ? { title: text('rollCalls.open.marksNone', { list }) } : {})}
      actions={
        <>
          {failure ? <Button onClick={refresh}>{kit('actions.retry')}</Button> : undefined}
          <Button onClick={closeRollCall}>{text('rollCalls.open.close')}</Button>
        </>
      }
    >
      {failure
        ? failureText(failure).title
        : text(isTakingBack ? 'rollCalls.open.takesBack' : 'rollCalls.open.marks', { list })}
    </NoticeBar>
  );
};

/** What is scanned is also marked on this list. */
export const OpenRollCallLine = ({ event, ...props }: LineProps): ReactNode => {
  const { call, isTakingBack } = useRollCalls(event?.id);
  const isOut = useScanStore((state) => state.direction) === 'out';
  if (!event || !call || (isOut && !isTakingBack)) return undefined;
  return <OpenLine {...{ event, isTakingBack, ...props }} list={call.entry.name} />;
};

interface AnswerProps {
  readonly scan: Scan;
  readonly lookup: Lookup;
  readonly event: EventReference;
  /** Nothing else on the screen says why a code was not found. */
  readonly isAlone: boolean;
}

interface UnmarkedProps {
  readonly title: string;
  readonly body: string;
  /** Undefined if another answer on the screen sounds. */
  readonly sound: GateAnswer | undefined;
}

const Unmarked = ({ title, body, sound }: UnmarkedProps): ReactNode => {
  const styles = useMarkStyles();
  useAnswerSound(sound);
  return (
    <div className={mergeClasses(styles.root, styles.look)}>
      <SearchRegular className={styles.icon} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span>{body}</span>
      </span>
    </div>
  );
};

const NotFound = ({ lookup }: Pick<AnswerProps, 'lookup'>): ReactNode => {
  const text = useText('desk');
  const isOffline = lookup.state === 'offline' || lookup.state === 'not-in-copy';
  const isVoid = lookup.state === 'found';
  const title = isOffline ? text('gate.answers.offline') : text(`rollCalls.answer.${isVoid ? 'notValid' : 'nobody'}`);
  const body =
    lookup.state === 'failed'
      ? failureText(lookup.failure).title
      : text(`rollCalls.answer.${isVoid ? 'notValidHint' : 'nobodyHint'}`);
  return <Unmarked {...{ title, body }} sound={isOffline ? 'offline' : isVoid ? 'refused' : 'not-found'} />;
};

const OpenAnswer = ({ scan, lookup, event, isAlone }: AnswerProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const { call, calls, isLoaded, isTakingBack } = useRollCalls(event.id);
  const { people, failure } = useEventPeople(event);
  const [chosen, setChosen] = useState<EventPerson>();
  const found = useMemo(
    () =>
      lookup.state === 'found' && call && people ? candidatesOf(lookup.matches, call, people, event.id) : undefined,
    [lookup, call, people, event.id],
  );
  const [first] = found?.people ?? [];
  // A mark changes the list, but not whom this scan was for.
  const [sure, setSure] = useState<EventPerson>();
  const person = chosen ?? sure ?? (found?.isSure ? first : undefined);
  if (person && !chosen && !sure) setSure(person);
  if (!call || !isLoaded || lookup.state === 'looking')
    return isAlone ? <Busy label={text('gate.looking')} style={{ minHeight: 56 }} /> : undefined;
  if (lookup.state === 'found' && !people) {
    const notYet = text('rollCalls.answer.ask', { list: call.entry.name });
    if (!failure) return <Busy label={notYet} style={{ minHeight: 56 }} />;
    return <Unmarked title={notYet} body={failureText(failure).title} sound={isAlone ? 'offline' : undefined} />;
  }
  if (person && people)
    return (
      <MarkAnswer
        key={person.key}
        {...{
          eventId: event.id,
          timezone: event.timezone,
          call,
          calls,
          people,
          person,
          isTakingBack,
          isHeard: isAlone,
        }}
      />
    );
  if (!found || !first) return isAlone ? <NotFound lookup={lookup} /> : undefined;
  return (
    <div className={styles.root}>
      <Text weight="semibold">{text('rollCalls.answer.whom', { list: call.entry.name, code: scan.code })}</Text>
      <div className={styles.choices}>
        {found.people.slice(0, maxShown).map((one) => (
          <Button key={one.key} size="large" onClick={() => setChosen(one)}>
            <bdi>{joinFacts(one.name, ...one.numbers.map((number) => `#${number}`))}</bdi>
          </Button>
        ))}
      </div>
    </div>
  );
};

interface RollCallAnswerProps extends Omit<AnswerProps, 'event' | 'isAlone'> {
  readonly event: EventReference | undefined;
  readonly isAlone?: boolean;
}

/** Nothing while no roll call is open. */
export const RollCallAnswer = ({ scan, lookup, event, isAlone = false }: RollCallAnswerProps): ReactNode => {
  const { call } = useRollCalls(event?.id);
  if (!event || !call) return undefined;
  return <OpenAnswer key={`${scan.count} ${call.id}`} {...{ scan, lookup, event, isAlone }} />;
};
