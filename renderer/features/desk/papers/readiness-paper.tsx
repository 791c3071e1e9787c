import { type ReactNode, useMemo } from 'react';
import { issueText } from '../../../event/readiness/issue-text';
import { pendingParts } from '../../../event/readiness/part';
import { type Level, toReadiness } from '../../../event/readiness/readiness';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import { useEntries } from '../../../event/use-entries';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import { nameOf } from '../../../kit/format/naming';
import { toPlainText } from '../../../kit/format/plain-text';
import { PrintDialog } from '../../../kit/print/papers/print-dialog';
import { classEntries } from './class-entries';
import type { PaperProps } from './paper-props';
import { deskText, inspectionText } from './paper-texts';
import { byText } from './ticket-lines';
import { useTicketLines } from './use-ticket-lines';

const levels: readonly Level[] = ['missing', 'attention', 'unknown', 'checking', 'ready'];
const noIds: readonly string[] = [];

export const ReadinessPaper = ({ title, event, onClose }: PaperProps): ReactNode => {
  const { racers, entries } = useEntries(event.id);
  const { lines, note } = useTicketLines(event.id);
  const ids = useMemo(() => entries?.racers.map(({ id }) => toPlainText(id)) ?? noIds, [entries]);
  const loading = useLoadedParts(event.id, ids);
  const days = useReferenceDays({ ...event });
  const isReady =
    entries !== undefined && lines !== undefined && loading.parts.size >= ids.length && loading.done >= loading.total;
  const { parts, asOf: partsAsOf } = loading;
  const asOf = Math.min(...[racers.asOf, partsAsOf].flatMap((time) => time ?? []));
  const papers = useMemo(() => {
    if (!isReady) return undefined;
    const cars = new Map(classEntries(lines).map((entry) => [entry.userId, entry]));
    const rows = entries.racers.map((racer) => {
      const id = toPlainText(racer.id);
      const own = parts.get(id) ?? pendingParts;
      const { level, issues } = toReadiness(own, days, { userId: id, eventId: event.id });
      const vehicle = own.vehicle.state === 'known' ? own.vehicle.value : undefined;
      return {
        level,
        number: cars.get(id)?.number || toPlainText(vehicle?.vehicleNumber),
        name: nameOf(['firstName', 'lastName'], racer),
        code: cars.get(id)?.ticketNumber ?? '',
        className: cars.get(id)?.className || toPlainText(vehicle?.className),
        todo: issues.map((issue) => issueText(inspectionText, issue)).join('; '),
      };
    });
    const sorted = rows.toSorted(byText(({ number }) => number));
    return [
      {
        title,
        event,
        note,
        asOf,
        hasTickBoxes: true,
        columns: [
          { key: 'number', label: deskText('papers.columns.number'), width: 1.5 },
          { key: 'name', label: deskText('papers.columns.name'), width: 3 },
          { key: 'className', label: deskText('papers.columns.class'), width: 2.6 },
          { key: 'code', label: deskText('papers.columns.ticket'), isCode: true },
          { key: 'todo', label: deskText('papers.columns.todo'), width: 5 },
        ],
        groups: levels.flatMap((level) => {
          const own = sorted.filter((row) => row.level === level);
          const heading = deskText('papers.levelHeading', {
            name: inspectionText(`levels.${level}`),
            count: own.length,
          });
          return own.length > 0 ? [{ heading, rows: own }] : [];
        }),
      },
    ];
  }, [isReady, entries, lines, parts, days, title, event, note, asOf]);
  return (
    <PrintDialog
      title={title}
      papers={papers}
      call={racers}
      progress={entries ? { done: loading.done, total: loading.total } : undefined}
      onClose={onClose}
    />
  );
};
