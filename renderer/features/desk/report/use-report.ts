/** Reads what an event's report shows, each section as far as the person may see it. */
import type { JournalEntry } from '@contract/bridge/journal';
import type { Event } from '@contract/entities/event';
import type { CopyNote } from '@contract/failure';
import { hasEnded } from '@contract/time/event-days';
import { useMemo } from 'react';
import { isWhole, wholeRows } from '../../../event/event-rows';
import { useRowNotes } from '../../../event/event-rows-notice';
import { type EventLog, readLogs, useEventLog } from '../../../event/log/event-log';
import { useRollCalls } from '../../../event/log/open-roll-call';
import { useEventPeople } from '../../../event/log/use-event-people';
import { rainChecksOf } from '../../../event/scan/rain-checks';
import { type EventId, useEventBookings, useEventTickets, useEventTransactions } from '../../../event/use-event-rows';
import { oldestCopy } from '../../../kit/bridge/copies';
import type { Call } from '../../../kit/bridge/use-call';
import { copyName } from '../../../kit/format/copy-text';
import { formatDateTime } from '../../../kit/format/date-time';
import { joinFacts } from '../../../kit/format/join';
import { formatNumber } from '../../../kit/format/number';
import { useText } from '../../../kit/format/text';
import { useCan } from '../../../kit/stores/session';
import { useNow } from '../../../kit/ui/use-now';
import { actionText, useJournal } from '../../../state/journal';
import { useSentMessages } from '../../../state/sent-messages';
import { printedNotes, refundNotes } from '../rain-out/refund-notes';
import { useRainCheckTable } from '../rain-out/use-rain-check-table';
import { useRefunds } from '../rain-out/use-refunds';
import { incidentSection } from './incidents';
import { messageSection, refundSection, tillSection } from './money-sections';
import type { Report, ReportSection } from './report';
import { attendanceSections, type Basis, rainSection, readinessSection, rollCallSection, sectionOf } from './sections';

type ReportEvent = Event & { readonly id: EventId };
type Dated = Pick<Call<unknown>, 'asOf' | 'copy'>;

/** Where figures are from, and how old they are. */
const useSources = ({ id, timezone }: ReportEvent) => {
  const text = useText('desk');
  const { entries } = useEventLog(id);
  const computers = useMemo(() => new Set(entries.map(({ computer }) => computer)).size, [entries]);
  return useMemo(() => {
    const server = ({ asOf, copy }: Dated): string => {
      if (copy) return copyName(copy);
      const time = asOf === undefined ? '' : formatDateTime(new Date(asOf).toISOString(), timezone);
      return time && text('report.sources.server', { time });
    };
    const log = text('report.sources.log', { count: computers, shown: formatNumber(computers) });
    return { server, log, both: (call: Dated) => joinFacts(server(call), log) };
  }, [text, timezone, computers]);
};

/** What is read of a call that failed. */
const stateOf = ({ state, failure, value }: Call<unknown>): Pick<ReportSection, 'isPending' | 'failure'> => ({
  isPending: state === 'pending' && value === undefined,
  ...(value === undefined && failure ? { failure } : {}),
});

/** What is read of the log. */
const stateOfLog = (log: Pick<EventLog, 'isLoaded' | 'failure'>): Pick<ReportSection, 'isPending' | 'failure'> =>
  log.failure ? { failure: log.failure } : log.isLoaded ? {} : { isPending: true };

const noRows: readonly [] = [];

const useTicketSections = (event: ReportEvent, isOver: boolean) => {
  const text = useText('desk');
  const rowNotes = useRowNotes();
  const sources = useSources(event);
  const canRead = useCan(['read', 'Ticket']);
  const call = useEventTickets(event.id, { enabled: canRead });
  const { entries, isLoaded, failure } = useEventLog(event.id);
  const { value } = call;
  const { timezone } = event;
  const sections = useMemo(() => {
    const notes = [...(value && !value.isComplete ? [text('report.notes.incomplete')] : []), ...rowNotes([value])];
    const tickets = { tickets: value?.rows ?? noRows, isWhole: isWhole(value), entries, timezone, isOver };
    return attendanceSections(tickets, { text, source: sources.both(call), notes });
  }, [value, entries, timezone, isOver, text, rowNotes, sources, call]);
  const state = { ...stateOf(call), ...(isLoaded || failure ? {} : { isPending: true }) };
  return canRead ? { call, sections: sections.map((section) => ({ ...section, ...state })) } : undefined;
};

const useRollCallSection = (event: ReportEvent) => {
  const text = useText('desk');
  const words = useText('inspections');
  const rowNotes = useRowNotes();
  const sources = useSources(event);
  const canRead = useCan(['read', 'Ticket']);
  const { calls, ...log } = useRollCalls(event.id);
  const { people, lists, doubt, isComplete, isBusy, asOf, copy, refresh } = useEventPeople(event);
  const section = useMemo(
    () =>
      rollCallSection(calls, people, isComplete, {
        ...{ text, source: sources.both({ asOf, copy }) },
        notes: [...rowNotes(lists), ...(doubt ? [words(`entries.${doubt}`)] : [])],
      }),
    [calls, people, isComplete, text, words, rowNotes, sources, lists, doubt, asOf, copy],
  );
  return canRead
    ? { call: { asOf, copy, refresh }, sections: [{ ...section, isPending: isBusy && !people, ...stateOfLog(log) }] }
    : undefined;
};

const useMoneySections = (event: ReportEvent) => {
  const text = useText('desk');
  const rowNotes = useRowNotes();
  const sources = useSources(event);
  const { id, timezone } = event;
  const canRead = useCan(['read', 'Booking']);
  const canReadTransactions = useCan(['read', 'Transaction']);
  const call = useEventBookings(id, { enabled: canRead });
  const file = useEventTransactions(id, { enabled: canReadTransactions });
  const { entries, failure } = useEventLog(id);
  const logged = failure ? undefined : entries;
  const { call: ofRefunds, refunds, isPending, refresh, copy, hasTransactions, withoutEvent } = useRefunds(id, canRead);
  const transactions = wholeRows(file.value);
  const age = { asOf: call.asOf, copy };
  const source = sources.server(age);
  const { value } = call;
  const sections = useMemo(() => {
    const notes = [...(value && !value.isComplete ? [text('report.notes.incomplete')] : []), ...rowNotes([value])];
    const till = { bookings: value?.rows ?? noRows, transactions, isWhole: isWhole(value), entries: logged, timezone };
    const doubts = printedNotes(
      text,
      refundNotes(text, { refunds, hasTransactions, withoutEvent, lacksContacts: false }),
    );
    return {
      till: tillSection(till, { text, source: joinFacts(source, sources.log), notes }),
      refund: refundSection({ refunds, isWhole: isWhole(value) }, { text, source, notes: [...notes, ...doubts] }),
    };
  }, [value, transactions, logged, timezone, refunds, hasTransactions, withoutEvent, text, rowNotes, sources, source]);
  if (!canRead) return undefined;
  const isReading = stateOf(call).isPending === true || isPending;
  const till = { ...sections.till, ...stateOf(call), isPending: isReading };
  const refund = { ...sections.refund, ...stateOf(ofRefunds), isPending: isReading };
  return { call: { ...age, refresh }, sections: [till, refund] };
};

const useRainSection = (event: ReportEvent) => {
  const text = useText('desk');
  const rowNotes = useRowNotes();
  const sources = useSources(event);
  const canRead = useCan(['read', 'Ticket']);
  const { table, found, tickets, entries, isPending } = useRainCheckTable(event, canRead);
  const checks = useMemo(() => rainChecksOf(entries, event.id), [entries, event.id]);
  const { value } = tickets;
  const section = useMemo(
    () =>
      rainSection(
        { checks, tickets: isWhole(value) ? found : undefined },
        { text, source: sources.both(table), notes: rowNotes([value]) },
      ),
    [checks, value, found, table, text, rowNotes, sources],
  );
  return canRead ? { ...section, ...stateOf(tickets), isPending } : undefined;
};

const useMessages = (event: ReportEvent): ReportSection | undefined => {
  const text = useText('desk');
  const canRead = useCan(['create', 'Push']);
  const sent = useSentMessages();
  const { id, timezone } = event;
  const section = useMemo(
    () =>
      messageSection(
        (sent.value ?? noRows).filter((one) => one.event === String(id)),
        timezone,
        { text, source: text('report.sources.here') },
      ),
    [sent.value, id, timezone, text],
  );
  return canRead ? { ...section, ...stateOf(sent) } : undefined;
};

/** What the signed-in person did for the event on this computer, by kind. */
const workSection = (
  journal: readonly JournalEntry[],
  timezone: unknown,
  { text, source, actionOf }: Omit<Basis, 'notes'> & { readonly actionOf: (entry: JournalEntry) => string },
): ReportSection => ({
  ...sectionOf('work', ['action', 'times', 'last'], { text, source }),
  rows: [...Map.groupBy(journal, actionOf)].map(([action, entries]) => ({
    key: action,
    cells: [
      action,
      { value: entries.length },
      formatDateTime(
        entries.map(({ at }) => at).reduce((one, other) => (one > other ? one : other)),
        timezone,
      ),
    ],
  })),
});

const useWork = (event: ReportEvent): ReportSection => {
  const text = useText('desk');
  const words = useText('outbox');
  const { id, timezone } = event;
  const journal = useJournal({ area: 'event', id: String(id) });
  const { value } = journal;
  const section = useMemo(
    () =>
      workSection(value ?? noRows, timezone, {
        ...{ text, source: text('report.sources.here') },
        actionOf: (entry) => actionText(words, entry),
      }),
    [value, timezone, text, words],
  );
  return { ...section, ...stateOf(journal) };
};

/** The report of an event, with what it is still reading. */
export const useReport = (event: ReportEvent): Report => {
  const text = useText('desk');
  const log = useEventLog(event.id);
  const isOver = hasEnded(event, useNow());
  const sources = useSources(event);
  const tickets = useTicketSections(event, isOver);
  const rollCalls = useRollCallSection(event);
  const money = useMoneySections(event);
  const rain = useRainSection(event);
  const messages = useMessages(event);
  const work = useWork(event);
  const [readiness, incidents] = useMemo(() => {
    const basis = { text, source: sources.log };
    const ofLog = [readinessSection(log.entries, event.timezone, basis), incidentSection(log.entries, basis)];
    return ofLog.map((section) => ({ ...section, ...stateOfLog(log) }));
  }, [log, event.timezone, text, sources]);
  const sections = [
    ...(tickets?.sections ?? []),
    readiness,
    ...(rollCalls?.sections ?? []),
    ...[rain, incidents],
    ...(money?.sections ?? []),
    ...[messages, work],
  ].filter((section) => section !== undefined);
  const calls = [tickets, rollCalls, money].flatMap((read) => read?.call ?? []);
  const copy: CopyNote | undefined = oldestCopy(calls.map((call) => call.copy));
  return {
    ...{ sections, copy, notes: log.failure ? [text('report.notes.logUnread')] : [] },
    isPending: sections.some(({ isPending }) => isPending),
    asOf: Math.min(Date.now(), ...calls.flatMap(({ asOf }) => asOf ?? [])),
    refresh: () => {
      for (const { refresh } of calls) refresh();
      if (log.failure) void readLogs();
    },
  };
};
