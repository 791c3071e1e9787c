/** Computes the day's files whose rows the server does not have, or not as one list. Renders nothing. */
import type { Visitor } from '@contract/entities/visitor';
import { useEffect, useMemo } from 'react';
import { unnamedNotes } from '../../../event/event-rows';
import type { RecordId } from '../../../event/part-loader';
import { requestedOf } from '../../../event/readiness/find-issues';
import { issueText } from '../../../event/readiness/issue-text';
import { type Parts, partNames, pendingParts } from '../../../event/readiness/part';
import { toReadiness } from '../../../event/readiness/readiness';
import type { ReferenceDays } from '../../../event/readiness/reference-days';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import { useEntries } from '../../../event/use-entries';
import type { EventId } from '../../../event/use-event-rows';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import type { Values } from '../../../kit/area/field';
import { oldestCopy } from '../../../kit/bridge/copies';
import { rowsRequest } from '../../../kit/export/export-request';
import { fileFormat } from '../../../kit/export/file-format';
import { nameOf } from '../../../kit/format/naming';
import { stripBidiIsolates, type Text, useText } from '../../../kit/format/text';
import { printedNotes, refundNotes } from '../rain-out/refund-notes';
import { worksheetRequest } from '../rain-out/refund-rows';
import { useRefunds } from '../rain-out/use-refunds';
import { type ComputedFile, type DayFileProps, toDayFile, tooMany, useLatest } from './day-file';
import { RainChecksFile, RollCallsFile, ScansFile } from './log-files';

interface Sources {
  readonly racers: readonly Visitor[];
  readonly parts: ReadonlyMap<string, Parts>;
  readonly days: ReferenceDays;
  readonly eventId: RecordId;
}

/** The racers' readiness as rows of a file. `text` has the words of the readiness board. */
export const readinessRows = ({ racers, parts: all, days, eventId }: Sources, text: Text): readonly Values[] =>
  racers.map((racer) => {
    const userId = racer.id ?? '';
    const parts = all.get(String(userId)) ?? pendingParts;
    const vehicle = parts.vehicle.state === 'known' ? parts.vehicle.value : undefined;
    const { level, issues, parts: ofParts } = toReadiness(parts, days, requestedOf(racer, eventId));
    return {
      id: userId,
      visitorCode: racer.visitorCode,
      name: nameOf(['firstName', 'lastName'], racer),
      vehicleNumber: vehicle?.vehicleNumber,
      className: vehicle?.className,
      level: text(`levels.${level}`),
      ...Object.fromEntries(partNames.map((name) => [name, text(`levels.${ofParts[name].level}`)])),
      issues: stripBidiIsolates(issues.map((issue) => issueText(text, issue)).join('; ')),
    };
  });

const noIds: readonly EventId[] = [];

const ReadinessFile = ({ event, onChange }: DayFileProps): null => {
  const text = useText('desk');
  const words = useText('inspections');
  const { racers, entries, isPending, lists, copy: listsCopy, refresh } = useEntries(event.id);
  const ids = useMemo(() => entries?.racers.flatMap(({ id }) => id ?? []) ?? noIds, [entries]);
  const { parts, done, total, asOf, copy: partsCopy, reload } = useLoadedParts(event.id, ids);
  const days = useReferenceDays(event);
  const isComplete = racers.value?.isComplete ?? true;
  const failure = racers.value ? undefined : racers.failure;
  const age = asOf ?? racers.asOf;
  const retry = useLatest(() => {
    refresh();
    reload('failed');
  });
  // Before all lists have loaded, `entries` has only some racers. Loading has begun when every racer's parts are counted.
  const isLoaded = entries !== undefined && !isPending && done === total && ids.every((id) => parts.has(String(id)));
  const state = useMemo((): ComputedFile => {
    if (failure || !isComplete) return { failure: failure ?? tooMany, retry };
    if (!isLoaded) return { ...(total > 0 ? { progress: { done, total } } : {}), retry };
    const title = text('day.files.readiness');
    const rows = readinessRows({ racers: entries.racers, parts, days, eventId: event.id }, words);
    const label = (key: string) => stripBidiIsolates(text(`day.readiness.${key}`));
    const keys = ['id', 'visitorCode', 'name', 'vehicleNumber', 'className', 'level'];
    const picks = [
      ...keys.map((key) => ({ key, label: label(key), kind: 'text' as const })),
      ...partNames.map((key) => ({ key, label: words(`parts.${key}`), kind: 'text' as const })),
      { key: 'issues', label: label('issues'), kind: 'text' as const },
    ];
    const choice = { scope: 'all', ...fileFormat(true) } as const;
    const doubt = entries.doubt ? [words(`entries.${entries.doubt}`)] : [];
    const facts = {
      asOf: age,
      copy: oldestCopy([listsCopy, partsCopy]),
      remarks: [...unnamedNotes(words, lists), ...doubt],
    };
    return { file: toDayFile('readiness', rowsRequest({ title, choice, picks }, rows), facts), retry };
  }, [
    entries,
    lists,
    parts,
    done,
    total,
    age,
    listsCopy,
    partsCopy,
    days,
    isComplete,
    isLoaded,
    failure,
    event.id,
    text,
    words,
    retry,
  ]);
  useEffect(() => onChange('readiness', state), [state, onChange]);
  return null;
};

const RainOutFile = ({ event, onChange }: DayFileProps): null => {
  const text = useText('desk');
  const words = useText('inspections');
  const { call, left, copy, refunds, isComplete, isPending, isReadingContacts, refresh, ...sources } = useRefunds(
    event.id,
  );
  const { hasTransactions, withoutEvent, lacksContacts } = sources;
  const { failure, asOf } = call;
  const isMissing = call.value === undefined;
  const isReading = isPending || isReadingContacts;
  const retry = useLatest(refresh);
  const state = useMemo((): ComputedFile => {
    if (isMissing && failure) return { failure, retry };
    if (isMissing || isReading) return { retry };
    if (!isComplete) return { failure: tooMany, retry };
    const notes = printedNotes(text, refundNotes(text, { refunds, hasTransactions, withoutEvent, lacksContacts }));
    const facts = { asOf, copy, remarks: [...unnamedNotes(words, [left]), ...notes] };
    return { file: toDayFile('rain-out', worksheetRequest(refunds, [text('rainOut.title')], text), facts), retry };
  }, [
    isMissing,
    isReading,
    failure,
    asOf,
    copy,
    retry,
    refunds,
    isComplete,
    hasTransactions,
    withoutEvent,
    lacksContacts,
    left,
    text,
    words,
  ]);
  useEffect(() => onChange('rain-out', state), [state, onChange]);
  return null;
};

export const computers = {
  readiness: ReadinessFile,
  'rain-out': RainOutFile,
  scans: ScansFile,
  'roll-calls': RollCallsFile,
  'rain-checks': RainChecksFile,
} as const;
