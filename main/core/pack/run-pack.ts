/** Fetches what is missing of a pack: what is known first, then what follows from it, at last the pictures. Nothing here rejects. */
import { isId } from '@contract/entities/id';
import { type Failure, fail, type Result } from '@contract/failure';
import { isPage, isRecord, type Values } from '@contract/json/record';
import type { EndpointId } from '@contract/table';
import type { Clock } from '../async/ports';
import type { Queue } from '../async/queue';
import type { ApiCalls } from '../call/calls';
import type { Copy } from '../store/copy';
import { encodeJson } from '../store/store';
import { type Fetched, fetchList, fetchRecord } from './fetch-step';
import { knownOf } from './known';
import { createNetworkWatch } from './network-watch';
import { type Entry, expiryOf, isDue, type PackRecord, packIdOf } from './pack-record';
import { picturesOf } from './pictures';
import { type CallStep, keyOf, type PictureStep, planOf, type Step } from './plan';

/** Fetches a picture and keeps it. Its size in bytes, or undefined if it is not one that the app shows. */
export type KeepPicture = (url: string, signal: AbortSignal) => Promise<Result<number | undefined>>;

export interface PackRun {
  readonly record: PackRecord;
  readonly calls: ApiCalls;
  readonly copy: Copy;
  readonly queue: Queue;
  readonly can: Parameters<typeof planOf>[0]['can'];
  /** Left out where pictures are part of the answers. */
  readonly keepPicture?: KeepPicture | undefined;
  /** Removes the pictures of entries that the pack drops, except for those of other packs. */
  readonly removePictures: (dropped: ReadonlyMap<string, Entry>) => Promise<Result<null>>;
  readonly clock: Clock;
  readonly onProgress: () => void;
  readonly signal: AbortSignal;
}

/** As much as the pictures of a pack may take. */
const maxPictureBytes = 300_000_000;

/** Whether a record has fields that its row in the list lacks. An empty one counts: in other records it may have a value. */
const saysMore = (value: unknown, listed: Values): boolean =>
  isRecord(value) && Object.keys(value).some((name) => value[name] !== undefined && listed[name] === undefined);

/** Whether an unchanged stamp confirms what the copy has. */
const confirms = ({ stamp }: Step, entry: Entry): boolean =>
  stamp !== undefined && entry.stamp === stamp && entry.asOf !== undefined;

/** Resolves when everything was tried, or when the network failed or the signal aborted, which `record.stoppedBy` says. */
export const runPack = async (run: PackRun): Promise<void> => {
  const { record, calls, copy, queue, clock, onProgress } = run;
  const { entries, since } = record;
  const id = packIdOf(record);
  const lists = new Map<string, readonly Values[]>();
  const watch = createNetworkWatch();
  const { signal } = run;
  let isHalted = false;
  const isOver = (): boolean => isHalted || signal.aborted;
  const at = (ms = clock.now()): string => new Date(Math.min(ms, clock.now())).toISOString();

  const noteEvent = (value: unknown): void => {
    if (!isRecord(value)) return;
    const { trackId, startDate, endDate, timezone } = value;
    record.event = {
      ...record.event,
      ...(isId(trackId) ? { trackId } : {}),
      ...(typeof startDate === 'string' ? { startDate: startDate.slice(0, 64) } : {}),
      ...(typeof endDate === 'string' ? { endDate: endDate.slice(0, 64) } : {}),
      ...(typeof timezone === 'string' ? { timezone: timezone.slice(0, 64) } : {}),
    };
    record.expiresAt = new Date(expiryOf(record.event, clock.now())).toISOString();
  };
  const keep = (step: CallStep, { value, rows, expected, failure }: Fetched, askedMs: number): void => {
    const { key, part, row, stamp, listed } = step;
    copy.keep(step.call, step.input, value, id, askedMs);
    if (isPage(value)) lists.set(key, value.rows);
    if (step.call === 'event.detail') noteEvent(value);
    // The pictures of lists are found in their rows, of which not all belong to the event.
    const pictures = isPage(value) && step.call !== 'inspection.media' ? [] : picturesOf(step.call, value);
    entries.set(key, {
      ...{ part, tried: since, asOf: at(askedMs), rows, bytes: encodeJson(value).byteLength },
      ...(row.isCounted ? { isCounted: true } : {}),
      ...(expected === undefined ? {} : { expected }),
      ...(stamp === undefined ? {} : { stamp }),
      ...(listed && saysMore(value, listed) ? { saysMore: true } : {}),
      ...(pictures.length > 0 ? { pictures } : {}),
      ...(failure === undefined ? {} : { failure }),
    });
  };
  /** What is in the copy already stays, as old as it is. */
  const recordFailure = ({ key, part }: Step, failure: Failure): void => {
    if (isOver()) return;
    // If it was cancelled, the session has ended, or all its calls were cancelled.
    const isDown = watch.isDown(failure);
    isHalted = isDown || failure.kind === 'signed-out' || failure.kind === 'cancelled';
    if (isDown) record.stoppedBy = { part, failure };
    if (isHalted) return;
    const before = entries.get(key);
    // The fields of a form are nothing to keep.
    const { fields: _, ...details } = failure;
    entries.set(key, {
      ...(before ?? { part }),
      tried: since,
      ...(before?.asOf === undefined ? { failure: details } : {}),
    });
  };
  const runCall = async (step: CallStep): Promise<void> => {
    const askedMs = clock.now();
    const answer = await (step.isList ? fetchList : fetchRecord)(step, calls, signal);
    // The session may have ended while it came.
    if (signal.aborted) return;
    if (answer.ok) {
      watch.noteSuccess();
      keep(step, answer.value, askedMs);
      return;
    }
    recordFailure(step, answer.failure);
    // Its rows in the copy stay, and so does what they name.
    if (!isOver() && step.isList) await readKept(step.call, step.input);
  };
  const pictureBytes = (): number =>
    [...entries.values()].reduce((sum, { part, bytes = 0 }) => sum + (part === 'pictures' ? bytes : 0), 0);
  let room = 0;
  const runPicture = async ({ key, part, url, stamp }: PictureStep): Promise<void> => {
    if (room <= 0) {
      // Missing, as the numbers say.
      entries.set(key, { part, isCounted: true, tried: since, asOf: at(), rows: 0, expected: 1 });
      return;
    }
    const kept = (await run.keepPicture?.(url, signal)) ?? fail('cancelled', 'cancelled');
    if (!kept.ok) {
      recordFailure({ key, part, url }, kept.failure);
      return;
    }
    watch.noteSuccess();
    const { value: bytes = 0 } = kept;
    room -= bytes - (entries.get(key)?.bytes ?? 0);
    entries.set(key, {
      ...{ part, isCounted: true, tried: since, asOf: at(), bytes, rows: bytes > 0 ? 1 : 0 },
      ...(stamp === undefined ? {} : { stamp }),
    });
  };
  const runStep = async (step: Step): Promise<void> => {
    if (isOver()) return;
    await ('url' in step ? runPicture(step) : runCall(step));
    onProgress();
  };
  /** Rows of lists that need not be read again: what follows from the others is planned when they are read. */
  const readKept = async (call: EndpointId, input: Values): Promise<void> => {
    const key = keyOf(call, input);
    const entry = entries.get(key);
    if (entry?.asOf === undefined || isDue(entry, since)) return;
    const kept = await copy.find(call, input);
    if (kept && isPage(kept.value)) lists.set(key, kept.value.rows);
    // The list has to be read again.
    else entries.delete(key);
  };
  const planNow = (hasPictures: boolean): ReadonlyMap<string, Step> => {
    const { id: eventId, trackId } = record.event;
    const known = knownOf({ eventId, trackId, rows: (call, input) => lists.get(keyOf(call, input)) });
    return planOf({ known, entries, can: run.can, hasPictures: hasPictures && run.keepPicture !== undefined });
  };
  /** Notes the steps of a plan, and returns those that are still to be done. */
  const noteDue = (plan: ReadonlyMap<string, Step>): readonly Step[] =>
    [...plan.values()].filter((step) => {
      const entry = entries.get(step.key) ?? { part: step.part };
      const isConfirmed = isDue(entry, since) && confirms(step, entry);
      entries.set(step.key, isConfirmed ? { ...entry, tried: since, asOf: at() } : entry);
      return isDue(entry, since) && !isConfirmed;
    });
  const fetchDue = async (hasPictures: boolean): Promise<ReadonlyMap<string, Step>> => {
    for (;;) {
      const plan = planNow(hasPictures);
      const due = noteDue(plan);
      onProgress();
      if (due.length === 0 || isOver()) return plan;
      await Promise.all(due.map((step) => queue.run(() => runStep(step))));
      if (isOver()) return plan;
    }
  };

  /** Drops what the event does not have any more. If its pictures can't be removed, the next run tries again. */
  const dropUnplanned = async (): Promise<void> => {
    const plan = planNow(true);
    const isKept = (key: string, { part }: Entry): boolean =>
      plan.has(key) || (part === 'pictures' && run.keepPicture === undefined);
    const dropped = new Map([...entries].filter(([key, entry]) => !isKept(key, entry)));
    const removed = await run.removePictures(dropped);
    if (removed.ok) for (const key of dropped.keys()) entries.delete(key);
  };

  const { isPlanned: wasPlanned } = record;
  delete record.isPlanned;
  for (const step of planNow(false).values())
    if (!('url' in step) && step.isList) await readKept(step.call, step.input);
  await fetchDue(false);
  if (!isOver()) await dropUnplanned();
  room = maxPictureBytes - pictureBytes();
  const plan = isOver() ? undefined : await fetchDue(true);
  if (plan && !isOver()) {
    await copy.stored();
    await checkKept(plan, run);
    record.isPlanned = true;
  } else if (wasPlanned) {
    // What the lists of this run have more than before is missing.
    const all = planNow(true);
    noteDue(all);
    await copy.stored();
    await checkKept(all, run);
    record.isPlanned = true;
  }
};

/** A call whose answer is not in the copy, because the disk is full for instance, has to be made again. */
const checkKept = async (plan: ReadonlyMap<string, Step>, { record, copy, signal }: PackRun): Promise<void> => {
  for (const step of plan.values()) {
    const entry = record.entries.get(step.key);
    if (signal.aborted) return;
    if ('url' in step || entry?.asOf === undefined) continue;
    if (!(await copy.isInPack(packIdOf(record), step.call, step.input)))
      record.entries.set(step.key, {
        part: step.part,
        tried: record.since,
        failure: { kind: 'file', code: 'file-failed' },
      });
  }
};
