/** The native call for the journal of this computer: who did what to which record here. It is not the service's audit. */
import { z } from 'zod';
import { value } from '../endpoint';
import { nativeCall } from './native-call';

const name = z.string().max(200);

export const journalOutcomes = ['done', 'queued', 'refused', 'unknown', 'failed'] as const;

/** What was done, without the values that were sent. */
export const JournalEntry = z.strictObject({
  id: z.string().max(100),
  at: z.iso.datetime(),
  by: name,
  /** The call of the contract, `export`, or the kind of an entry in an event's log: `log.scan`. */
  action: z.string().max(80),
  outcome: z.enum(journalOutcomes),
  /** The record's name, or the title of the exported list; empty if it has none. */
  name,
  /** The ids that name the records, as texts, by the names that calls give them: `id`, `eventId`. */
  ids: z.record(z.string().max(40), z.array(name).max(50).readonly()),
  /** The names of the fields that were sent; what a scan answered, or a person decided about it. */
  fields: z.array(z.string().max(60)).max(60).readonly(),
  /** The change in the outbox that this was; absent for all else. */
  change: z.string().max(100).exactOptional(),
});
export type JournalEntry = Readonly<z.output<typeof JournalEntry>>;

/** A record, by the contract's area of its calls: `track`. */
const JournalRecord = z.strictObject({ area: z.string().max(40), id: name });
export type JournalRecord = Readonly<z.output<typeof JournalRecord>>;

export const journal = {
  /** What the signed-in person did on this computer, or only to one record; the newest first. */
  list: nativeCall({
    input: z.strictObject({ record: JournalRecord.exactOptional() }),
    output: value<readonly JournalEntry[]>(),
  }),
};
