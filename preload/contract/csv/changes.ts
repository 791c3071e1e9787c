/** What changed in a list since the last export of a profile, or why that can't be told. */

/**
 * `columns`: there are other ones. `source`: values of a list are compared with cells of a file. `ids`: rows have none.
 * `repeats`: rows have the same one. `partial`: the server may have more rows than it sent. `many`: there are too many rows.
 * `copy`: the rows are older than those of the last export. `unread`: what was kept of it can't be read.
 */
export const changesReasons = ['columns', 'source', 'ids', 'repeats', 'partial', 'many', 'copy', 'unread'] as const;
export type ChangesReason = (typeof changesReasons)[number];

export interface Changes {
  /** When the last export ended. */
  readonly since: string;
  readonly added: number;
  readonly changed: number;
  /** Left out if the server may have more rows than it sent. */
  readonly gone?: number;
}
