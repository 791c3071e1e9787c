/** Computes the day's files whose rows the server does not have, or not as one list. Renders nothing. */
import type { DayFile, ExportRequest } from '@contract/bridge';
import { scanRowsOf } from '@contract/event-log/scans';
import type { CopyNote, Failure } from '@contract/failure';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { unnamedNotes } from '../../../event/event-rows';
import { useEventLog, useIsOwnEntry } from '../../../event/log/event-log';
import { useRollCalls } from '../../../event/log/open-roll-call';
import { lastSightings } from '../../../event/log/sightings';
import { useEventPeople } from '../../../event/log/use-event-people';
import { toExport } from '../../../event/people-table';
import { partNames } from '../../../event/readiness/part';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import { createWarnings } from '../../../event/scan/mark-answer';
import { useEntries } from '../../../event/use-entries';
import type { EventId } from '../../../event/use-event-rows';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import type { Values } from '../../../kit/area/field';
import { oldestCopy } from '../../../kit/bridge/copies';
import { rowsRequest } from '../../../kit/export/export-request';
import { fileFormat } from '../../../kit/export/file-format';
import { stripBidiIsolates, useText } from '../../../kit/format/text';
import { printedNotes, refundNotes } from '../rain-out/refund-notes';
import { worksheetRequest } from '../rain-out/refund-rows';
import { useRainCheckTable } from '../rain-out/use-rain-check-table';
import { useRefunds } from '../rain-out/use-refunds';
import { rollRows } from '../roll-calls/roll-rows';
import { rollColumns, rollTableRow } from '../roll-calls/roll-table';
import { scanFields, scanFileRows } from '../scans/scan-rows';
import { readinessRows } from './readiness-rows';
import type { ComputedName } from './server-files';

/** A computed file, or how far it is, or why it can't be computed. */
export interface ComputedFile {
  readonly file?: DayFile;
  readonly progress?: { readonly done: number; readonly total: number };
  readonly failure?: Failure | undefined;
  readonly retry: () => void;
}

interface Props {
  readonly event: Values & { readonly id: EventId };
  readonly onChange: (name: ComputedName, file: ComputedFile) => void;
}

const noIds: readonly EventId[] = [];
const tooMany: Failure = { kind: 'rejected', code: 'export-short' };

interface Facts {
  readonly asOf: number | undefined;
  readonly copy: CopyNote | undefined;
  /** What the rows leave out, or leave in doubt. */
  readonly remarks: readonly string[];
}

const toDayFile = (name: ComputedName, request: ExportRequest, { asOf, copy, remarks }: Facts): DayFile => ({
  name,
  request: { ...request, ...copy, title: stripBidiIsolates(request.title).slice(0, 100) },
  ...(asOf === undefined ? {} : { asOf: new Date(asOf).toISOString() }),
  ...(remarks.length === 0 ? {} : { remarks: remarks.map((remark) => stripBidiIsolates(remark).slice(0, 500)) }),
});

/** A function that stays the same and calls the latest one. */
const useLatest = (work: () => void): (() => void) => {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback(() => latest.current(), []);
};

const ReadinessFile = ({ event, onChange }: Props): null => {
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

const RainOutFile = ({ event, onChange }: Props): null => {
  const text = useText('desk');
  const words = useText('inspections');
  const { call, copy, refunds, isComplete, isPending, isReadingContacts, refresh, ...sources } = useRefunds(event.id);
  const { hasTransactions, withoutEvent, lacksContacts } = sources;
  const { failure, asOf } = call;
  const unplaced = call.value?.unplaced ?? 0;
  const isMissing = call.value === undefined;
  const isReading = isPending || isReadingContacts;
  const retry = useLatest(refresh);
  const state = useMemo((): ComputedFile => {
    if (isMissing && failure) return { failure, retry };
    if (isMissing || isReading) return { retry };
    if (!isComplete) return { failure: tooMany, retry };
    const notes = printedNotes(text, refundNotes(text, { refunds, hasTransactions, withoutEvent, lacksContacts }));
    const facts = { asOf, copy, remarks: [...unnamedNotes(words, [{ unplaced }]), ...notes] };
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
    unplaced,
    text,
    words,
  ]);
  useEffect(() => onChange('rain-out', state), [state, onChange]);
  return null;
};

const ScansFile = ({ event, onChange }: Props): null => {
  const text = useText('desk');
  const { entries, isLoaded } = useEventLog(event.id);
  const isOwn = useIsOwnEntry();
  const { timezone } = event;
  const state = useMemo((): ComputedFile => {
    const retry = (): void => undefined;
    if (!isLoaded) return { retry };
    const rows = scanFileRows(scanRowsOf(entries), { text, timezone, isOwn });
    const picks = [...scanFields.map(({ key }) => key), 'timezone'].map((key) => ({
      key,
      label: stripBidiIsolates(text(`scans.fields.${key}`)),
      kind: key === 'at' ? ('dateTime' as const) : ('text' as const),
    }));
    const title = text('day.files.scans');
    const choice = { scope: 'all', ...fileFormat(true) } as const;
    const facts = { asOf: undefined, copy: undefined, remarks: [] };
    return { file: toDayFile('scans', rowsRequest({ title, choice, picks }, rows), facts), retry };
  }, [entries, isLoaded, isOwn, timezone, text]);
  useEffect(() => onChange('scans', state), [state, onChange]);
  return null;
};

/** Everyone on each list, marked or missing. */
const RollCallsFile = ({ event, onChange }: Props): null => {
  const text = useText('desk');
  const words = useText('inspections');
  const { entries, calls, isLoaded } = useRollCalls(event.id);
  const { people, tickets, lists, doubt, asOf, copy, isComplete, isBusy, refresh } = useEventPeople(event);
  const retry = useLatest(refresh);
  const { failure } = tickets;
  const state = useMemo((): ComputedFile => {
    if (!people) return { failure, retry };
    if (!isLoaded || isBusy) return { retry };
    const sightings = lastSightings({ people, entries, zone: event.timezone }, calls);
    const rows = calls.flatMap((call) => {
      const context = { text, call, sightings, warningsOf: createWarnings(text, call, calls) };
      return rollRows(call, people).map((row) => ({ list: call.entry.name, ...rollTableRow(row, context) }));
    });
    const columns = [{ key: 'list', title: text('rollCalls.columns.list') }, ...rollColumns(text)];
    const picks = columns.map(({ key, title }) => ({ key, label: stripBidiIsolates(title), kind: 'text' as const }));
    const choice = { scope: 'all', ...fileFormat(true) } as const;
    const remarks = [
      ...unnamedNotes(words, lists),
      ...(doubt ? [words(`entries.${doubt}`)] : []),
      ...(isComplete ? [] : [text('rollCalls.incomplete')]),
    ];
    const request = rowsRequest({ title: text('day.files.roll-calls'), choice, picks }, rows);
    return { file: toDayFile('roll-calls', request, { asOf, copy, remarks }), retry };
  }, [
    people,
    entries,
    calls,
    isLoaded,
    isBusy,
    isComplete,
    failure,
    lists,
    doubt,
    asOf,
    copy,
    event.timezone,
    text,
    words,
    retry,
  ]);
  useEffect(() => onChange('roll-calls', state), [state, onChange]);
  return null;
};

const RainChecksFile = ({ event, onChange }: Props): null => {
  const words = useText('inspections');
  const { table, tickets, bookings, isPending } = useRainCheckTable(event);
  const { value, failure } = tickets;
  const retry = useLatest(() => {
    tickets.refresh();
    bookings.refresh();
  });
  const state = useMemo((): ComputedFile => {
    if (!value && failure) return { failure, retry };
    if (!value || isPending) return { retry };
    if (!value.isComplete) return { failure: tooMany, retry };
    const remarks = unnamedNotes(words, [value, bookings.value]);
    return { file: toDayFile('rain-checks', toExport(table), { ...table, remarks }), retry };
  }, [table, value, failure, bookings.value, isPending, retry, words]);
  useEffect(() => onChange('rain-checks', state), [state, onChange]);
  return null;
};

export const computers = {
  readiness: ReadinessFile,
  'rain-out': RainOutFile,
  scans: ScansFile,
  'roll-calls': RollCallsFile,
  'rain-checks': RainChecksFile,
} as const;
