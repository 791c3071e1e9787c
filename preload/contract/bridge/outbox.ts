/** The native calls for the outbox: changes that wait for the server, and drafts that a person sends. */
import { z } from 'zod';
import { value } from '../endpoint';
import type { Failure } from '../failure';
import { Data } from '../json/data';
import type { Values } from '../json/record';
import type { EndpointId } from '../table';
import type { SavedFile } from './files';
import { nativeCall } from './native-call';

/**
 * `unknown`: sent, but the answer was lost. It is settled by reading the record again, never by sending blindly.
 * `refused`: the server rejected it, with the failure.
 */
export const outboxStates = ['queued', 'sending', 'done', 'refused', 'unknown'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** A field that an entry changes. */
export interface OutboxField {
  readonly name: string;
  /** The value before the change; absent if it is not known. */
  readonly base?: unknown;
  readonly mine: unknown;
  /** The server's value, if it was read since. */
  readonly theirs?: unknown;
  /** It changed on both sides, so a person decides. */
  readonly isConflict?: true;
}

export interface OutboxEntry {
  readonly id: string;
  /** `change` is sent when the server can be reached. A `draft` (create, delete, push, mail) waits for a person. */
  readonly kind: 'change' | 'draft' | 'upload';
  readonly call: EndpointId;
  readonly input: Values;
  readonly state: OutboxState;
  /** Whether a person has to decide: conflicts, an unknown outcome that reading could not settle, or a draft. */
  readonly needsDecision: boolean;
  /** The record, such as a track's name; an empty text if it has none. */
  readonly title: string;
  readonly fields: readonly OutboxField[];
  readonly createdAt: string;
  /** When it was sent last. */
  readonly sentAt?: string;
  /** The name of the person who made it. */
  readonly by: string;
  readonly attempts: number;
  /** Why it waits, or why the server refused it. */
  readonly failure?: Failure;
  /** The file of an upload. */
  readonly file?: SavedFile;
}

const EntryId = z.strictObject({ id: z.uuid() });

export const outbox = {
  /** The entries of the signed-in person on this server, oldest first. */
  list: nativeCall({ output: value<readonly OutboxEntry[]>() }),
  /** Sends an entry now: a person's decision, also for drafts, refused ones and unknown ones. */
  send: nativeCall({ input: EntryId, output: value<OutboxEntry>() }),
  /** Sends all that wait for the network. */
  sendAll: nativeCall({ output: value<null>() }),
  /** Decides conflicts, by field. */
  decide: nativeCall({
    input: EntryId.extend({ choices: z.record(z.string().max(256), z.enum(['mine', 'theirs'])) }),
    output: value<OutboxEntry>(),
  }),
  /** Replaces the data of an entry that is not being sent. */
  edit: nativeCall({ input: EntryId.extend({ data: Data }), output: value<OutboxEntry>() }),
  discard: nativeCall({ input: EntryId, output: value<null>() }),
  /** Takes back a discard. */
  restore: nativeCall({ input: EntryId, output: value<null>() }),
  /**
   * Takes back the change that `saved` has told of, within a minute: the entry that writes the values from before, which
   * needs a decision if somebody else changed them since; null if the change was not sent yet.
   */
  undo: nativeCall({ input: EntryId, output: value<OutboxEntry | null>() }),
  /** Saves the entries as a JSON file; null if the person closes the dialog. */
  export: nativeCall({ output: value<SavedFile | null>() }),
};
