import type { Failure } from '@contract/failure';
import { limits } from '@contract/limits';

/** What is wrong with a file; `failures.json` has a text for each. */
export type TableProblem = 'type' | 'old' | 'encrypted' | 'broken' | 'large' | 'rows' | 'empty';

/** Why a file can't be read. Apart from the reader, whose libraries only its worker loads. */
export const tableFailure = (context: TableProblem, name: string): Failure => ({
  kind: 'file',
  code: 'table-file',
  about: { context, name, limit: limits.table.rows, megabytes: limits.table.bytes / 1_000_000 },
});
