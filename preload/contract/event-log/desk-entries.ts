/** What is noted at the desk of an event: cash in the till, incidents, readiness, and lists that were handed out. */
import { z } from 'zod';

/** A text in an entry that has no limit of its own. */
export const short = z.string().max(200);

/** The entry that this one takes the place of; of two that replace nothing of each other, the later one counts. */
export const replaces = { replaces: z.uuid().exactOptional() };

/** Whose money was counted: of a day's sales at the gate, of all days, or of those whose day is not known. */
const CashDay = z.union([z.iso.date(), z.enum(['all', ''])]);

/** The cash that was counted in the till; null takes a count back. */
export const CashCount = z.strictObject({
  kind: z.literal('cash-count'),
  day: CashDay,
  currency: z.string().max(40),
  /** As a decimal text. */
  amount: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,4})?$/)
    .nullable(),
  ...replaces,
});

export const incidentKinds = ['injury', 'crash', 'fire', 'conduct', 'equipment', 'other'] as const;

/** Something that happened at the event. A later entry with the same `incident` changes or removes it. */
export const Incident = z.strictObject({
  kind: z.literal('incident'),
  incident: z.uuid(),
  type: z.enum(incidentKinds),
  /** By the clock at the event: "14:05"; empty if nobody knows. */
  day: z.iso.date(),
  time: z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/),
  place: short,
  who: short,
  what: z.string().min(1).max(1_000),
  isRemoved: z.literal(true).exactOptional(),
  ...replaces,
});

const count = z.int().nonnegative().max(1_000_000);

/** How many racers were ready at a moment, as far as this computer had read it. */
export const ReadinessCount = z.strictObject({
  kind: z.literal('readiness'),
  /** Whether a person noted it; otherwise it was kept with the first scan of a day. */
  isNoted: z.literal(true).exactOptional(),
  ready: count,
  attention: count,
  missing: count,
  /** Parts could not be read or understood. */
  unknown: count,
  /** Not read yet. */
  checking: count,
  /** Whether racers may be missing here, because a list was not read to its end. */
  isPartial: z.literal(true).exactOptional(),
  ...replaces,
});

/** The longest name of who gets an entry list. */
export const maxRecipient = 60;

/** An entry list that was handed out, as its recipient knows it from now on. */
export const HandOut = z.strictObject({
  kind: z.literal('hand-out'),
  /** As staff call them: "Timing". */
  recipient: z.string().min(1).max(maxRecipient),
  /** The keys of the columns that the list had. */
  columns: z.array(z.string().min(1).max(40)).max(40).readonly(),
  /** Values by key; without those that could not be read. */
  rows: z
    .array(z.strictObject({ userId: short, values: z.record(z.string().min(1).max(40), short).readonly() }))
    .max(10_000)
    .readonly(),
});

/** A hand-out that did not happen. */
export const HandOutUndone = z.strictObject({ kind: z.literal('hand-out-undone'), handOut: z.uuid() });
