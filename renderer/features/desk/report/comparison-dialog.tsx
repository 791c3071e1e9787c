/** "Compare events…": the event beside the same of last year, or beside any other. */
import type { Event } from '@contract/entities/event';
import { isId } from '@contract/entities/id';
import { fold } from '@contract/text/fold';
import { dayMs } from '@contract/time/durations';
import { endOf, hasEnded, startOf } from '@contract/time/event-days';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Select,
} from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import { isWhole, wholeRows } from '../../../event/event-rows';
import { EventRowsNotice, useRowNotes } from '../../../event/event-rows-notice';
import { useEventLog } from '../../../event/log/event-log';
import { UnreadLogNotice } from '../../../event/log/unread-log-notice';
import { type EventId, useEventBookings, useEventTickets, useEventTransactions } from '../../../event/use-event-rows';
import { useEvents } from '../../../event/use-events';
import { oldestCopy } from '../../../kit/bridge/copies';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { Loaded } from '../../../kit/feedback/states';
import { formatDateTime } from '../../../kit/format/date-time';
import { eventLabel } from '../../../kit/format/event-label';
import { toTrimmedText } from '../../../kit/format/plain-text';
import { type Text, useText } from '../../../kit/format/text';
import { toEventReference } from '../../../kit/stores/current-event';
import { useCan } from '../../../kit/stores/session';
import { useNow } from '../../../kit/ui/use-now';
import { comparisonSections, type EventFacts } from './comparison';
import { FigureButtons } from './figure-buttons';
import { Section } from './report-section';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  surface: { maxInlineSize: '1120px', inlineSize: '94vw' },
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px', maxBlockSize: 'min(76vh, 900px)' },
});

const yearMs = 365.25 * dayMs;
const nearMs = 45 * dayMs;

/** The name of an event without what changes each year. */
const titleOf = ({ name }: Event): string => fold(toTrimmedText(name)).replaceAll(/\b\d{2,4}\b|\s+/g, '');

/** The past event that is most like another: the same last year, or else by its title or track. */
export const proposedEvent = (event: Event, events: readonly Event[], now: number): Event | undefined => {
  const start = startOf(event);
  const scoreOf = (other: Event): number => {
    const otherStart = startOf(other);
    if (String(other.id) === String(event.id) || otherStart === undefined || !hasEnded(other, now)) return 0;
    const isSameTitle = titleOf(other) !== '' && titleOf(other) === titleOf(event);
    const isSameTrack = toTrimmedText(other.trackId) !== '' && String(other.trackId) === String(event.trackId);
    const isYearBefore = start !== undefined && Math.abs(start - yearMs - otherStart) < nearMs;
    return (isSameTitle ? 4 : 0) + (isYearBefore ? 2 : 0) + (isSameTrack ? 1 : 0);
  };
  const ranked = events
    .map((other) => ({ other, score: scoreOf(other), start: startOf(other) ?? 0 }))
    .filter(({ score }) => score > 0)
    .toSorted((one, two) => two.score - one.score || two.start - one.start);
  return ranked[0]?.other;
};

/** What all figures of events that are not over lack. */
export const notOverNotes = (facts: readonly EventFacts[], text: Text): readonly string[] => {
  const now = Date.now();
  return facts
    .filter(({ event }) => (endOf(event) ?? now) > now)
    .map(({ name }) => text('report.compare.notOver', { event: name }));
};

type KnownEvent = Event & { readonly id: EventId };

const noRows: readonly [] = [];

/** What is read of an event, and the calls that read it. */
const useFacts = (event: KnownEvent) => {
  const canReadTransactions = useCan(['read', 'Transaction']);
  const bookings = useEventBookings(event.id);
  const tickets = useEventTickets(event.id);
  const file = useEventTransactions(event.id, { enabled: canReadTransactions });
  const { entries, isLoaded, failure } = useEventLog(event.id);
  const facts = useMemo(
    (): EventFacts => ({
      ...{ event, entries, name: eventLabel(event) },
      ...{ bookings: bookings.value?.rows ?? noRows, areBookingsWhole: isWhole(bookings.value) },
      ...{ tickets: tickets.value?.rows ?? noRows, areTicketsWhole: isWhole(tickets.value) },
      transactions: wholeRows(file.value),
    }),
    [event, entries, bookings.value, tickets.value, file.value],
  );
  const isPending =
    (!isLoaded && !failure) ||
    [bookings, tickets].some(({ state }) => state === 'pending') ||
    (canReadTransactions && file.state === 'pending');
  return { facts, bookings, tickets, file, isPending, isLogUnread: failure !== undefined };
};

const Comparison = (props: { readonly event: KnownEvent; readonly other: KnownEvent }): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const [one, other] = [useFacts(props.event), useFacts(props.other)];
  const rowNotes = useRowNotes();
  const lists = [one.bookings, one.tickets, other.bookings, other.tickets].map(({ value }) => value);
  const calls = [one, other].flatMap(({ bookings, tickets, file }) => [bookings, tickets, file]);
  const oldest = Math.min(...calls.flatMap(({ asOf }) => asOf ?? []));
  const time = Number.isFinite(oldest) ? formatDateTime(new Date(oldest).toISOString(), props.event.timezone) : '';
  const sections = useMemo(
    () =>
      comparisonSections([one.facts, other.facts], { text, source: time && text('report.sources.server', { time }) }),
    [one.facts, other.facts, text, time],
  );
  const isPending = one.isPending || other.isPending;
  const notOver = notOverNotes([one.facts, other.facts], text);
  const unread = [one, other]
    .filter(({ isLogUnread }) => isLogUnread)
    .map(({ facts }) => text('report.compare.logUnread', { event: facts.name }));
  const figures = {
    title: text('report.compare.paper', { other: other.facts.name }),
    event: toEventReference(props.event) ?? {},
    ...{ sections, isPending, notes: [...unread, ...notOver, ...rowNotes(lists)] },
    ...{ asOf: Math.min(oldest, Date.now()), copy: oldestCopy(calls.map(({ copy }) => copy)) },
  };
  return (
    <Loaded call={one.bookings}>
      {() => (
        <Loaded call={other.bookings}>
          {() => (
            <>
              <div className={styles.tools}>
                <FigureButtons figures={figures} />
              </div>
              {unread.length > 0 ? <UnreadLogNotice>{unread.join(' ')}</UnreadLogNotice> : undefined}
              {notOver.length > 0 ? (
                <NoticeBar intent="info" layout="multiline">
                  {notOver.join(' ')}
                </NoticeBar>
              ) : undefined}
              <EventRowsNotice lists={lists} />
              {sections.map((section) => (
                <Section key={section.name} section={{ ...section, isPending }} />
              ))}
            </>
          )}
        </Loaded>
      )}
    </Loaded>
  );
};

const isKnown = (event: Event | undefined): event is KnownEvent => event !== undefined && isId(event.id);

export const ComparisonDialog = (props: { readonly event: KnownEvent; readonly onClose: () => void }): ReactNode => {
  const { event, onClose } = props;
  const styles = useStyles();
  const text = useText('desk');
  const kit = useText('kit');
  const now = useNow();
  const { call, groups } = useEvents();
  const events = [...groups.past, ...groups.now, ...groups.next].filter((one) => String(one.id) !== String(event.id));
  const [chosen, setChosen] = useState<string>();
  const proposed = proposedEvent(event, call.value?.rows ?? noRows, now);
  const other = events.find(({ id }) => String(id) === (chosen ?? String(proposed?.id)));
  return (
    <Dialog open onOpenChange={(_, { open }) => (open ? undefined : onClose())}>
      <DialogSurface className={styles.surface}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('report.compare.title', { event: eventLabel(event) })}</DialogTitle>
          <DialogContent className={styles.content}>
            <Loaded call={call}>
              {() => (
                <Field
                  label={text('report.compare.with')}
                  {...(chosen === undefined && proposed ? { hint: text('report.compare.proposed') } : {})}
                >
                  <Select value={other ? String(other.id) : ''} onChange={(_, { value }) => setChosen(value)}>
                    {other ? undefined : <option value="">{text('report.compare.choose')}</option>}
                    {events.map((one) => (
                      <option key={String(one.id)} value={String(one.id)}>
                        {eventLabel(one)}
                      </option>
                    ))}
                  </Select>
                </Field>
              )}
            </Loaded>
            {isKnown(other) ? <Comparison key={String(other.id)} event={event} other={other} /> : undefined}
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{kit('actions.close')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
