/** An entry of the outbox as it is stored: complete, so that it can be sent after a restart and an update of the app. */
import { type OutboxEntry, outboxStates } from '@contract/bridge/outbox';
import type { Failure } from '@contract/failure';
import { isRecord, type Values } from '@contract/json/record';
import { type EndpointId, rowOf } from '@contract/table';
import { z } from 'zod';
import { deadlineOf } from '../call/policy';
import { decodeJson } from '../store/store';
import type { StoreOwner } from '../store/store-access';

/** What is stored beyond what a person sees. */
export interface StoredEntry extends OutboxEntry {
  readonly owner: StoreOwner;
  /** Its place among all entries. The clock may be changed, so times do not order them. */
  readonly order: number;
  /** The record that it changes; entries of the same record are sent in order. */
  readonly record?: string;
  /** Until when the server may still be working on it after its answer was lost, in milliseconds since 1970. */
  readonly busyUntil?: number;
  /** The server answered that it is done, but the record was not read since. */
  readonly isAnswered?: true;
  /** The MIME type of an upload's file. */
  readonly mime?: string;
}

const values = z.custom<Values>(isRecord);
const optional = <T extends z.ZodType>(schema: T) => schema.exactOptional();

const Stored = z.object({
  id: z.uuid(),
  kind: z.enum(['change', 'draft', 'upload']),
  call: z.custom<EndpointId>((call) => typeof call === 'string' && rowOf(call) !== undefined),
  input: values,
  state: z.enum(outboxStates),
  needsDecision: z.boolean(),
  title: z.string(),
  fields: z.array(
    z.object({
      name: z.string(),
      base: optional(z.unknown()),
      mine: z.unknown(),
      theirs: optional(z.unknown()),
      isConflict: optional(z.literal(true)),
    }),
  ),
  createdAt: z.string(),
  sentAt: optional(z.string()),
  by: z.string(),
  attempts: z.number(),
  failure: optional(z.custom<Failure>(isRecord)),
  file: optional(z.object({ name: z.string(), bytes: z.number() })),
  owner: z.object({
    mode: z.enum(['demo', 'live']),
    server: z.string(),
    personId: z.string(),
    personName: z.string(),
  }),
  order: z.number(),
  record: optional(z.string()),
  busyUntil: optional(z.number()),
  isAnswered: optional(z.literal(true)),
  mime: optional(z.string()),
});

/** Undefined for bytes that are no entry, such as one whose call no longer exists. */
export const parseEntry = (bytes: Uint8Array): StoredEntry | undefined => Stored.safeParse(decodeJson(bytes)).data;

/** What a person sees of it. */
export const toView = (entry: StoredEntry): OutboxEntry => {
  const {
    owner: _,
    order: _order,
    record: _record,
    busyUntil: _until,
    isAnswered: _answered,
    mime: _mime,
    ...view
  } = entry;
  return view;
};

/** Milliseconds that the server may take for a call of the outbox. */
export const deadlineFor = (call: EndpointId): number => {
  const row = rowOf(call);
  return row ? deadlineOf(row) : 0;
};

/** Whether the server may still need it: it waits, is being sent, or its outcome is unknown. */
export const isPending = ({ state }: StoredEntry): boolean => state !== 'done' && state !== 'refused';
