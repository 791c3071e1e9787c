/** What is stored of a pack: its event, and how far each of its calls is. */
import type { PackRequest } from '@contract/bridge';
import { packParts } from '@contract/bridge/offline';
import { type FailureCode, type FailureKind, failureCodes } from '@contract/failure';
import { endOf } from '@contract/time/event-days';
import { z } from 'zod';
import { decodeJson } from '../store/store';

const keptAfterEvent = 7 * 24 * 60 * 60 * 1000;

/** 7 days after the event. For an event without days, or of which the 7 days are over: 7 days from now. */
export const expiryOf = (event: PackRequest['event'], now: number): number => {
  const expiry = (endOf(event) ?? Number.NaN) + keptAfterEvent;
  return expiry > now ? expiry : now + keptAfterEvent;
};

const FailureRecord = z.object({
  kind: z.custom<FailureKind>((kind) => typeof kind === 'string'),
  code: z.custom<FailureCode>((code) => failureCodes.some((known) => known === code)),
  message: z.string().exactOptional(),
  status: z.number().exactOptional(),
  about: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
});

/** A picture, and when the record that names it was changed last, if the server says so. */
const Picture = z.object({ url: z.string(), stamp: z.string().exactOptional() });
export type Picture = z.output<typeof Picture>;

const Entry = z.object({
  part: z.enum(packParts),
  /** Its rows count as the part's records. */
  isCounted: z.literal(true).exactOptional(),
  /** The `since` of the last attempt. */
  tried: z.string().exactOptional(),
  /** When the answer in the copy was given, or confirmed by an unchanged `stamp`; absent while there is none. */
  asOf: z.string().exactOptional(),
  rows: z.number().exactOptional(),
  /** Rows that the server says there are. */
  expected: z.number().exactOptional(),
  bytes: z.number().exactOptional(),
  /** The `updatedAt` of the record that it belongs to, when it was read. */
  stamp: z.string().exactOptional(),
  /** The record has fields that its row in the list lacks. */
  saysMore: z.literal(true).exactOptional(),
  pictures: z.array(Picture).exactOptional(),
  failure: FailureRecord.exactOptional(),
});
/** One call of a pack, or one picture. */
export type Entry = z.output<typeof Entry>;

const Record = z.object({
  version: z.literal(1),
  event: z.custom<PackRequest['event']>((event) => typeof event === 'object' && event !== null && 'id' in event),
  /** When fetching all of it began, first or again. Identifies the attempts of one refresh. */
  since: z.string(),
  expiresAt: z.string(),
  /** All calls are known: fetching came to the end once, and what it found since is among the entries. */
  isPlanned: z.literal(true).exactOptional(),
  /** Why fetching stopped before the end. */
  stoppedBy: z.object({ part: z.enum(packParts), failure: FailureRecord }).exactOptional(),
  /** By the step's key. */
  entries: z.record(z.string(), Entry),
});
type StoredRecord = z.output<typeof Record>;

export interface PackRecord extends Omit<StoredRecord, 'entries'> {
  readonly entries: Map<string, Entry>;
}

/** Undefined for anything that this version did not write. */
export const parsePackRecord = (bytes: Uint8Array): PackRecord | undefined => {
  const parsed = Record.safeParse(decodeJson(bytes));
  return parsed.success ? { ...parsed.data, entries: new Map(Object.entries(parsed.data.entries)) } : undefined;
};

/** As a JSON value. */
export const storablePackRecord = (record: PackRecord): StoredRecord => ({
  ...record,
  entries: Object.fromEntries(record.entries),
});

/** A pack's id: that of its event. */
export const packIdOf = ({ event }: Pick<PackRecord, 'event'>): string => String(event.id);

/** Whether a call was not yet made since the pack was prepared or refreshed last. */
export const isDue = ({ tried }: Entry, since: string): boolean => tried !== since;

/** Whether the copy has fewer rows than the server. */
export const isShort = ({ rows = 0, expected = 0 }: Entry): boolean => rows < expected;
