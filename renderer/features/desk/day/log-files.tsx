/** Computes the day's files of what was noted at the event. Renders nothing. */
import { scanRowsOf } from '@contract/event-log/scans';
import { useEffect, useMemo } from 'react';
import { unnamedNotes } from '../../../event/event-rows';
import { readLogs, useEventLog, useIsOwnEntry } from '../../../event/log/event-log';
import { useRollCalls } from '../../../event/log/open-roll-call';
import { lastSightings } from '../../../event/log/sightings';
import { useEventPeople } from '../../../event/log/use-event-people';
import { toExport } from '../../../event/people-table';
import { createWarnings } from '../../../event/scan/mark-answer';
import { rowsRequest } from '../../../kit/export/export-request';
import { fileFormat } from '../../../kit/export/file-format';
import { stripBidiIsolates, useText } from '../../../kit/format/text';
import { useRainCheckTable } from '../rain-out/use-rain-check-table';
import { rollRows } from '../roll-calls/roll-rows';
import { rollColumns, rollTableRow } from '../roll-calls/roll-table';
import { scanFields, scanFileRows } from '../scans/scan-rows';
import { type ComputedFile, type DayFileProps, toDayFile, tooMany, useLatest } from './day-file';

export const ScansFile = ({ event, onChange }: DayFileProps): null => {
  const text = useText('desk');
  const { entries, isLoaded, failure } = useEventLog(event.id);
  const isOwn = useIsOwnEntry();
  const { timezone } = event;
  const state = useMemo((): ComputedFile => {
    const retry = (): void => void readLogs();
    if (!isLoaded) return { failure, retry };
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
  }, [entries, isLoaded, failure, isOwn, timezone, text]);
  useEffect(() => onChange('scans', state), [state, onChange]);
  return null;
};

/** Everyone on each list, marked or missing. */
export const RollCallsFile = ({ event, onChange }: DayFileProps): null => {
  const text = useText('desk');
  const words = useText('inspections');
  const { entries, calls, isLoaded, failure } = useRollCalls(event.id);
  const { people, tickets, lists, doubt, asOf, copy, isComplete, isBusy, refresh } = useEventPeople(event);
  const retry = useLatest(() => {
    refresh();
    if (failure) void readLogs();
  });
  const missing = (people ? undefined : tickets.failure) ?? failure;
  const state = useMemo((): ComputedFile => {
    if (missing) return { failure: missing, retry };
    if (!people || !isLoaded || isBusy) return { retry };
    const sightings = lastSightings({ people, entries, zone: event.timezone }, calls);
    const rows = calls.flatMap((call) => {
      const warningsOf = createWarnings(text, call, calls);
      const context = { text, call, sightings, warningsOf, zone: event.timezone };
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
    missing,
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

export const RainChecksFile = ({ event, onChange }: DayFileProps): null => {
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
