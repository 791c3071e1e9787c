/**
 * Keeps in the event's log how ready its racers are: with the first scan of a day as far as the board has read it by then,
 * so that the gates have the network to themselves, and all of it when somebody asks for it.
 */
import type { Visitor } from '@contract/entities/visitor';
import type { LogEntry, LogInput } from '@contract/event-log/entry';
import { minuteMs } from '@contract/time/durations';
import { ProgressBar } from '@fluentui/react-components';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { isWhole } from '../../../event/event-rows';
import { useEventLog, useQuietEntries } from '../../../event/log/event-log';
import { addEntries } from '../../../event/log/open-roll-call';
import { createPartLoader } from '../../../event/part-loader';
import { requestedOf } from '../../../event/readiness/find-issues';
import { type Parts, pendingParts } from '../../../event/readiness/part';
import { toReadiness } from '../../../event/readiness/readiness';
import type { ReferenceDays } from '../../../event/readiness/reference-days';
import { useReferenceDays } from '../../../event/readiness/use-reference-days';
import { startOfToday } from '../../../event/scan/gate-counts';
import { useEntries } from '../../../event/use-entries';
import type { EventId } from '../../../event/use-event-rows';
import { useLoadedParts } from '../../../event/use-loaded-parts';
import type { Values } from '../../../kit/area/field';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { useText } from '../../../kit/format/text';
import { useCan } from '../../../kit/stores/session';
import { useServerNow } from '../../../kit/ui/use-now';

type KnownEvent = Values & { readonly id: EventId };

type ReadinessInput = Extract<LogInput, { readonly kind: 'readiness' }>;

interface Sources {
  readonly racers: readonly Visitor[];
  readonly parts: ReadonlyMap<string, Parts>;
  readonly days: ReferenceDays;
  readonly eventId: EventId;
  /** Whether the list of racers was read to its end. */
  readonly isComplete: boolean;
  readonly isNoted: boolean;
}

/** How many racers are how ready. */
const countReadiness = ({ racers, parts, days, eventId, isComplete, isNoted }: Sources): ReadinessInput => {
  const counts = { ready: 0, attention: 0, missing: 0, unknown: 0, checking: 0 };
  for (const racer of racers)
    counts[toReadiness(parts.get(String(racer.id ?? '')) ?? pendingParts, days, requestedOf(racer, eventId)).level] +=
      1;
  return {
    ...{ kind: 'readiness', ...counts },
    ...(isNoted ? { isNoted: true } : {}),
    ...(isComplete ? {} : { isPartial: true }),
  };
};

/** Later than this after the first scan, the readiness is no longer that of the gates' opening. */
const maxDelayMs = 15 * minuteMs;

/** Whether the first scan of today was just made, on any computer of the log, and no one has kept the readiness since. */
export const isReadinessDue = (entries: readonly LogEntry[], timezone: unknown, now: number): boolean => {
  // Gates that open before dawn open for the new day.
  const start = startOfToday({ timezone }, now);
  if (start === '') return false;
  const late = new Date(now - maxDelayMs).toISOString();
  let isScanned = false;
  // A log may have many scans.
  for (const { kind, at } of entries) {
    if (at < start) continue;
    if (kind === 'readiness' || (kind === 'scan' && at <= late)) return false;
    isScanned ||= kind === 'scan';
  }
  return isScanned;
};

const KeepNow = ({ event }: { readonly event: KnownEvent }): null => {
  const { racers, entries, isPending } = useEntries(event.id);
  const days = useReferenceDays(event);
  const isKept = useRef(false);
  useEffect(() => {
    if (isPending || !entries || isKept.current) return;
    isKept.current = true;
    const ids = entries.racers.flatMap(({ id }) => id ?? []);
    const { parts } = createPartLoader(event.id, { ids }).snapshot();
    const isComplete = isWhole(racers.value) && entries.doubt === undefined;
    const input = countReadiness({
      racers: entries.racers,
      parts,
      days,
      eventId: event.id,
      isComplete,
      isNoted: false,
    });
    // Of racers of whom nothing was read, nothing is known.
    if (input.checking < ids.length) void addEntries(event.id, [input]);
  });
  return null;
};

/** Renders nothing. */
export const KeepReadiness = ({ event }: { readonly event: KnownEvent }): ReactNode => {
  const log = useEventLog(event.id);
  const canRead = useCan(['read', 'Inspection']);
  const now = useServerNow();
  const read = useQuietEntries(log);
  const isDue = useMemo(() => isReadinessDue(read, event.timezone, now), [read, event.timezone, now]);
  return canRead && log.isLoaded && isDue ? <KeepNow event={event} /> : undefined;
};

const noIds: readonly EventId[] = [];

/** Reads the readiness of all racers and keeps it, or says why it can't. Shows how far that is. */
export const NoteReadiness = (props: { readonly event: KnownEvent; readonly onDone: () => void }): ReactNode => {
  const { event, onDone } = props;
  const text = useText('desk');
  const { racers, entries, isPending } = useEntries(event.id);
  const ids = useMemo(() => entries?.racers.flatMap(({ id }) => id ?? []) ?? noIds, [entries]);
  const { parts, done, total } = useLoadedParts(event.id, ids);
  const days = useReferenceDays(event);
  const isDone = useRef(false);
  const isRead = entries !== undefined && !isPending && done === total && ids.every((id) => parts.has(String(id)));
  const failure = isPending || racers.value ? undefined : racers.failure;
  useEffect(() => {
    if (isDone.current || (!isRead && !failure)) return;
    isDone.current = true;
    if (failure) notifyFailure({ ok: false, failure });
    if (!isRead) return onDone();
    const isComplete = isWhole(racers.value) && entries.doubt === undefined;
    const input = countReadiness({ racers: entries.racers, parts, days, eventId: event.id, isComplete, isNoted: true });
    void addEntries(event.id, [input]).then(onDone);
  });
  return <ProgressBar value={done} max={Math.max(1, total)} aria-label={text('report.notingReadiness')} />;
};
