/** What an answer can use in addition to its input. */
import type { MockOf } from '@contract/endpoint';
import type { Admin } from '@contract/entities/admin';
import type { table } from '@contract/table';
import type { Item } from '../database/collection';
import type { Demo } from '../database/demo';
import type { Accounts } from './accounts';

/** A file that came with a request. */
export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** The bytes, if the file is small enough to be shown later. */
  readonly bytes?: Uint8Array;
}

export interface Context {
  readonly demo: Demo;
  readonly accounts: Accounts;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The user of the token; undefined for calls that need none. */
  readonly person: Admin | undefined;
  readonly files: readonly UploadedFile[];
}

/** The answers of one area, one function per row. */
export type AnswersOf<Area extends keyof typeof table> = MockOf<typeof table, Context>[Area];

/** The answer to a change: a message, and the record as it is now. */
export class Did {
  readonly message: string;
  readonly record: Item | undefined;
  constructor(message: string, record?: Item) {
    this.message = message;
    this.record = record;
  }
}
