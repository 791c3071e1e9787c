import type { Visitor } from '@contract/entities/visitor';
import { fold } from '@contract/text/fold';
import { type ReactNode, useMemo } from 'react';
import { isWhole } from '../../../event/event-rows';
import { useRowNotes } from '../../../event/event-rows-notice';
import type { RecordId } from '../../../event/part-loader';
import { requestedOf } from '../../../event/readiness/find-issues';
import { type Parts, pendingParts } from '../../../event/readiness/part';
import { toReadiness } from '../../../event/readiness/readiness';
import type { ReferenceDays } from '../../../event/readiness/reference-days';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import { useEntries } from '../../../event/use-entries';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import { oldestCopy } from '../../../kit/bridge/copies';
import { formatNumber } from '../../../kit/format/number';
import { toPlainText, toTrimmedText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { type ClassEntry, classEntries } from '../papers/class-entries';
import { byText, type TicketLine } from '../papers/ticket-lines';
import { useTicketLines } from '../papers/use-ticket-lines';
import { type PanelProps, useWallAge, WallBars, WallFigure, WallMessage, WallPanelBody } from './wall-parts';

interface Sources {
  readonly eventId: RecordId;
  readonly racers: readonly Visitor[];
  readonly lines: readonly TicketLine[];
  /** By visitor id as text. */
  readonly parts: ReadonlyMap<string, Parts>;
  readonly days: ReferenceDays;
}

interface ReadyClass {
  /** Empty for racers whose class is not known. */
  readonly className: string;
  readonly ready: number;
  readonly racers: number;
}

interface ReadyRacers {
  /** By name; those without a class last. */
  readonly classes: readonly ReadyClass[];
  /** Each racer once, also one who runs in several classes. */
  readonly ready: number;
  readonly racers: number;
}

const noCar: readonly (ClassEntry | undefined)[] = [undefined];

/** How many racers of each class are ready. */
export const readyByClass = ({ eventId, racers, lines, parts, days }: Sources): ReadyRacers => {
  const cars = Map.groupBy(classEntries(lines), ({ userId }) => userId);
  const all = racers.map((racer) => {
    const id = toPlainText(racer.id);
    const own = parts.get(id) ?? pendingParts;
    const vehicle = own.vehicle.state === 'known' ? own.vehicle.value : undefined;
    const names = (cars.get(id) ?? noCar).map((car) => car?.className || toTrimmedText(vehicle?.className));
    const isReady = toReadiness(own, days, requestedOf(racer, eventId)).level === 'ready';
    return { isReady, names: [...new Map(names.map((name) => [fold(name), name])).values()] };
  });
  const rows = all.flatMap(({ isReady, names }) => names.map((className) => ({ className, isReady })));
  const classes = [...Map.groupBy(rows, ({ className }) => fold(className)).values()].map((own) => ({
    className: own[0]?.className ?? '',
    ready: own.filter(({ isReady }) => isReady).length,
    racers: own.length,
  }));
  const known = classes.filter(({ className }) => className !== '').toSorted(byText(({ className }) => className));
  return {
    classes: [...known, ...classes.filter(({ className }) => className === '')],
    ready: all.filter(({ isReady }) => isReady).length,
    racers: all.length,
  };
};

const none: readonly [] = [];

/** Each refresh asks for all parts of all racers. */
const refreshSeconds = 300;
const maxClasses = 12;

export const ReadyPanel = ({ event }: PanelProps): ReactNode => {
  const text = useText('desk');
  const inspections = useText('inspections');
  const rowNotes = useRowNotes();
  const { racers, entries, isPending, lists, copy, refresh } = useEntries(event.id);
  const { lines, copy: ticketsCopy } = useTicketLines(event.id);
  const ids = useMemo(() => entries?.racers.map(({ id }) => toPlainText(id)) ?? none, [entries]);
  const { parts, done, total, failed, asOf, copy: partsCopy, reload } = useLoadedParts(event.id, ids);
  const days = useReferenceDays({ ...event });
  const isLoading = entries === undefined || isPending;
  const ready = useMemo(
    () =>
      isLoading
        ? undefined
        : readyByClass({ eventId: event.id, racers: entries.racers, lines: lines ?? none, parts, days }),
    [isLoading, entries, lines, parts, days, event.id],
  );
  const shown = ready?.classes.slice(0, maxClasses) ?? none;
  const left = (ready?.classes.length ?? 0) - shown.length;
  const notes = [
    done < total && text('wall.ready.checking', { done: formatNumber(done), total: formatNumber(total) }),
    failed > 0 && text('papers.partsFailed', { count: failed }),
    left > 0 && text('wall.more', { shown: formatNumber(left) }),
    ...(isLoading ? [] : rowNotes([racers.value, ...lists])),
    !isLoading && entries.doubt !== undefined && inspections(`entries.${entries.doubt}`),
    [racers.value, ...lists].some((list) => list?.isComplete === false) && text('report.notes.incomplete'),
  ];
  const isNone = isWhole(racers.value) && lists.every((list) => list === undefined || isWhole(list)) && !entries?.doubt;
  const age = useWallAge(
    {
      asOf: asOf ?? (ready?.racers === 0 ? racers.asOf : undefined),
      copy: oldestCopy([copy, ticketsCopy, partsCopy]),
      failure: racers.failure,
      busy: isLoading || done < total,
      refresh: () => {
        refresh();
        reload();
      },
    },
    refreshSeconds,
  );
  return (
    <WallPanelBody {...age} notes={notes}>
      {ready === undefined || ready.racers === 0 ? (
        <WallMessage>{isNone ? text('wall.ready.none') : inspections('rows.noneRead')}</WallMessage>
      ) : (
        <>
          <WallFigure label={text('wall.ready.label')} value={ready.ready} of={ready.racers} isHero />
          <WallBars
            label={text('wall.panels.ready')}
            bars={shown.map(({ className, ready: value, racers: of }) => ({
              ...{ key: className, value, of },
              name: className || text('wall.ready.noClass'),
            }))}
          />
        </>
      )}
    </WallPanelBody>
  );
};
