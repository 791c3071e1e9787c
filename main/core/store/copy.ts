/** The copy of the server's answers, which serves reads when the server can't be reached. */
import type { Result } from '@contract/failure';
import type { EndpointId } from '@contract/table';

const absentMark = '$absent';

/** Cached marker for "not found". */
export const absent: unknown = { [absentMark]: true };

export const isAbsent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, absentMark);

export interface KeptAnswer {
  readonly value: unknown;
  /** When the server gave it; of several answers, the oldest. */
  readonly asOf: string;
  /** It is a record's row in a list, which may lack details. */
  readonly isPartial?: true;
}

export interface CopyUsage {
  readonly answers: number;
  readonly bytes: number;
  /** The last answer could not be stored, because the disk is full. */
  readonly isDiskFull: boolean;
}

/** Nothing here rejects. While nobody is signed in, nothing is kept and nothing found. */
export interface Copy {
  /**
   * Keeps an answer of a read, soon. One that belongs to a pack stays until the pack is removed. `askedMs`: when the server
   * was asked, in milliseconds since 1970, because the answer may have waited while the computer was asleep.
   */
  keep(call: EndpointId, input: unknown, value: unknown, pack?: string, askedMs?: number): void;
  /**
   * What is known of a read: the same call's answer, or an answer that contains it (a complete list for any search,
   * filter, order or page of it; a list's row for a record).
   */
  find(call: EndpointId, input: unknown): Promise<KeptAnswer | undefined>;
  /** Whether `find` is likely to find something; reads no answer. */
  has(call: EndpointId, input: unknown): Promise<boolean>;
  /** Whether the very answer to a read belongs to a pack; reads no answer. */
  isInPack(pack: string, call: EndpointId, input: unknown): Promise<boolean>;
  /** Resolves when everything kept so far is stored. */
  stored(): Promise<void>;
  /** Answers and bytes, packs included. */
  usage(): Promise<CopyUsage>;
  /** Removes a pack's answers, but those of other packs. Fails as `file` if the store can't be changed; then all stay. */
  removePack(pack: string): Promise<Result<null>>;
  /** Removes all answers. Fails as `removePack`. */
  erase(): Promise<Result<null>>;
}
