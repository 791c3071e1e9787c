/**
 * The store port: records of one person on one server that outlive a call. On the desktop it is encrypted on the disk
 * (`main/store`), otherwise in memory.
 */
import type { Result } from '@contract/failure';
import { isPage } from '@contract/json/record';
import type { Clock } from '../async/ports';
import { yieldToEventLoop } from '../async/timing';

/**
 * What records are for. `answer` has bodies and `answer-info` what is known of them without reading them; `return` is
 * where a person was when the app was locked.
 */
export const storeKinds = [
  'answer',
  'answer-info',
  'pack',
  'outbox',
  'note',
  'log',
  'journal',
  'picture',
  'file',
  'export',
  'export-run',
  'export-rows',
  'return',
] as const;
export type StoreKind = (typeof storeKinds)[number];

export interface StoreChange {
  readonly kind: StoreKind;
  readonly id: string;
  /** Undefined deletes the record. */
  readonly value: Uint8Array | undefined;
}

/**
 * `read` and `list` throw a `FailureError` of kind `file` while the files can't be read, and once the store is closed:
 * records that can't be read now are not missing. Nothing else rejects.
 */
export interface Store {
  /** Whether it survives a restart. */
  readonly isDurable: boolean;
  /** Undefined if there is no such record, or it is damaged. */
  read(kind: StoreKind, id: string): Promise<Uint8Array | undefined>;
  /**
   * Writes all changes or none, in the order of the calls. With `flush` it resolves when they are on the disk. Fails as
   * `file` (`disk-full`, `file-failed`).
   */
  write(changes: readonly StoreChange[], options?: { readonly flush?: boolean }): Promise<Result<null>>;
  /** All records of a kind, without damaged ones; throws at the end if there may be more. */
  list(kind: StoreKind): AsyncIterable<{ readonly id: string; readonly value: Uint8Array }>;
  /** Nothing can be read or written afterwards. */
  close(): Promise<void>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A JSON value as stored. */
export const encodeJson = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

/** Rows encoded before other work gets its turn. */
const rowsPerStep = 200;

/** The same bytes as `encodeJson`, except that a list's rows come first. */
export const encodeInSteps = async (clock: Clock, value: unknown): Promise<Uint8Array> => {
  if (!isPage(value) || value.rows.length <= rowsPerStep) return encodeJson(value);
  const { rows, ...rest } = value;
  const parts: string[] = [];
  for (let from = 0; from < rows.length; from += rowsPerStep) {
    parts.push(JSON.stringify(rows.slice(from, from + rowsPerStep)).slice(1, -1));
    await yieldToEventLoop(clock);
  }
  return encoder.encode(`{"rows":[${parts.join(',')}],${JSON.stringify(rest).slice(1)}`);
};

/** Undefined for bytes that are no JSON. */
export const decodeJson = (bytes: Uint8Array | undefined): unknown => {
  if (bytes === undefined) return undefined;
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch {
    return undefined;
  }
};
