import type { Visitor } from '@contract/entities/visitor';
import { type ReactNode, useMemo } from 'react';
import { unnamedNotes } from '../../../event/event-rows';
import type { RecordId } from '../../../event/part-loader';
import { requestedOf } from '../../../event/readiness/find-issues';
import { issueText } from '../../../event/readiness/issue-text';
import { type Parts, pendingParts } from '../../../event/readiness/part';
import { type Level, toReadiness } from '../../../event/readiness/readiness';
import type { ReferenceDays } from '../../../event/readiness/reference-days';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import { useEntries } from '../../../event/use-entries';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import { oldestCopy } from '../../../kit/bridge/copies';
import { nameOf } from '../../../kit/format/naming';
import { toPlainText } from '../../../kit/format/plain-text';
import type { Text } from '../../../kit/format/text';
import type { Paper } from '../../../kit/print/papers/paper';
import { PrintDialog } from '../../../kit/print/papers/print-dialog';
import { type ClassEntry, classEntries } from './class-entries';
import type { PaperProps } from './paper-props';
import { deskText, inspectionText, noteOf } from './paper-texts';
import { byText, type TicketLine } from './ticket-lines';
import { useTicketLines } from './use-ticket-lines';

const levels: readonly Level[] = ['missing', 'attention', 'unknown', 'checking', 'ready'];

interface Sources {
  readonly eventId: RecordId;
  readonly racers: readonly Visitor[];
  readonly lines: readonly TicketLine[];
  /** By visitor id as text. */
  readonly parts: ReadonlyMap<string, Parts>;
  readonly days: ReferenceDays;
}

/** The readiness board on paper: a line for each car of each racer, by level. `words` has the texts of the inspections. */
export const readinessLines = (
  text: Text,
  words: Text,
  { eventId, racers, lines, parts, days }: Sources,
): Pick<Paper, 'columns' | 'groups' | 'hasTickBoxes'> => {
  const cars = Map.groupBy(classEntries(lines), ({ userId }) => userId);
  const noCar: readonly (ClassEntry | undefined)[] = [undefined];
  const rows = racers.flatMap((racer) => {
    const id = toPlainText(racer.id);
    const own = parts.get(id) ?? pendingParts;
    const { level, issues } = toReadiness(own, days, requestedOf(racer, eventId));
    const vehicle = own.vehicle.state === 'known' ? own.vehicle.value : undefined;
    const todo = issues.map((issue) => issueText(words, issue)).join('; ');
    return (cars.get(id) ?? noCar).map((car) => ({
      id,
      level,
      number: car?.number || toPlainText(vehicle?.vehicleNumber),
      name: nameOf(['firstName', 'lastName'], racer),
      code: car?.ticketNumber ?? '',
      className: car?.className || toPlainText(vehicle?.className),
      todo,
    }));
  });
  const sorted = rows.toSorted(byText(({ number }) => number));
  return {
    hasTickBoxes: true,
    columns: [
      { key: 'number', label: text('papers.columns.number'), width: 1.5 },
      { key: 'name', label: text('papers.columns.name'), width: 3 },
      { key: 'className', label: text('papers.columns.class'), width: 2.6 },
      { key: 'code', label: text('papers.columns.ticket'), isCode: true },
      { key: 'todo', label: text('papers.columns.todo'), width: 5 },
    ],
    groups: levels.flatMap((level) => {
      const own = sorted.filter((row) => row.level === level);
      const count = new Set(own.map(({ id }) => id)).size;
      const heading = text('papers.levelHeading', { name: words(`levels.${level}`), count });
      return count > 0 ? [{ heading, rows: own }] : [];
    }),
  };
};

const none: readonly [] = [];

export const ReadinessPaper = ({ title, event, ...dialog }: PaperProps): ReactNode => {
  const { racers, entries, isPending, lists, asOf: listsAsOf, copy: listsCopy } = useEntries(event.id);
  const { lines, notes, call: tickets, copy: ticketsCopy } = useTicketLines(event.id);
  const ids = useMemo(() => entries?.racers.map(({ id }) => toPlainText(id)) ?? none, [entries]);
  const { parts, done, total, failed, asOf: partsAsOf, copy: partsCopy } = useLoadedParts(event.id, ids);
  const days = useReferenceDays({ ...event });
  const isLoadingTickets = lines === undefined && tickets.state === 'pending';
  const isReady = entries !== undefined && !isPending && !isLoadingTickets && parts.size >= ids.length && done >= total;
  const isComplete = racers.value?.isComplete !== false;
  const asOf = Math.min(...[listsAsOf, partsAsOf].flatMap((time) => time ?? []));
  const copy = oldestCopy([listsCopy, ticketsCopy, partsCopy]);
  const papers = useMemo(() => {
    if (!isReady) return undefined;
    const allNotes = [
      isComplete ? '' : deskText('papers.incomplete'),
      lines ? '' : deskText('papers.withoutTickets'),
      ...notes,
      ...unnamedNotes(inspectionText, lists),
      entries.doubt ? inspectionText(`entries.${entries.doubt}`) : '',
      failed > 0 ? deskText('papers.partsFailed', { count: failed }) : '',
    ];
    const sources = { eventId: event.id, racers: entries.racers, lines: lines ?? none, parts, days };
    return [
      {
        title,
        event,
        note: noteOf(allNotes),
        asOf,
        copy,
        ...readinessLines(deskText, inspectionText, sources),
      },
    ];
  }, [isReady, isComplete, entries, lines, lists, parts, days, failed, title, event, notes, asOf, copy]);
  return (
    <PrintDialog
      title={title}
      papers={papers}
      call={racers}
      progress={entries ? { done, total } : undefined}
      {...dialog}
    />
  );
};
