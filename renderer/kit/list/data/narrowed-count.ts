/** The number of rows of a list that the server was asked to narrow. */
import type { Page } from '@contract/endpoint';

type Counted = Page<unknown> | undefined;

/** Undefined if the server doesn't say it. */
export const rowCount = (page: Counted): number | undefined =>
  page?.total ?? (page?.isComplete ? page.rows.length : undefined);

/** A server that ignores what a list is narrowed to reports all rows, so a count equal to that of `all` is unknown. */
export const narrowedCount = (part: Counted, all: Counted): number | undefined => {
  const count = rowCount(part);
  const isIgnored = (part?.ignored ?? []).length > 0 || (count !== 0 && count === rowCount(all));
  return isIgnored ? undefined : count;
};
