import type { NarrowingParam } from '@contract/list/narrowing';

/** What a list call supports, if not everything. */
export interface ListCapabilities {
  /** The call's own parameters by the field they filter, one value each; in place of `filters`. */
  readonly filterParams?: Readonly<Record<string, string>>;
  /** The parameters by which the list is narrowed to an event or a track; taken from the contract. */
  readonly narrowsTo?: readonly NarrowingParam[];
  /** False if the call takes no order: the complete list is then loaded and sorted in the app. */
  readonly sort?: boolean;
  /** False if the call takes no query and returns every row: the app then searches, sorts and pages. */
  readonly query?: boolean;
}
