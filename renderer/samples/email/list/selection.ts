/** Selecting mails: one, a range, all. */
import type { Email } from '@contract/samples/entities/email';

export type Selection = ReadonlySet<number>;

export const toggleSelection = (chosen: Selection, id: number): Selection => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Adds a range in the order of the list; only `to` if the other end is not shown. */
export const extendSelection = (
  chosen: Selection,
  mails: readonly Email[],
  from: number | undefined,
  to: number,
): Selection => {
  const ids = mails.map(({ id }) => id);
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  const between = start === -1 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
  return new Set([...chosen, ...between]);
};
