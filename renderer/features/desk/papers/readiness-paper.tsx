import { type ReactNode, useMemo } from 'react';
import { unnamedNotes } from '../../../event/event-rows';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import { useEntries } from '../../../event/use-entries';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import { oldestCopy } from '../../../kit/bridge/copies';
import { toPlainText } from '../../../kit/format/plain-text';
import { PrintDialog } from '../../../kit/print/papers/print-dialog';
import type { PaperProps } from './paper-props';
import { deskText, inspectionText, noteOf } from './paper-texts';
import { readinessLines } from './readiness-lines';
import { useTicketLines } from './use-ticket-lines';

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
