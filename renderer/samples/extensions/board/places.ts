/** Where things stand in lists, and what a move makes of it. */

/** The list with one of its items at another place. */
export const moved = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const item = items[from];
  if (item === undefined) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** Items dealt to lists in their order: each takes as many as its count says, the last one all that are left. */
export const dealt = <T>(
  names: readonly string[],
  items: readonly T[],
  counts: readonly number[],
): Readonly<Record<string, readonly T[]>> => {
  let from = 0;
  return Object.fromEntries(
    names.map((name, at) => {
      const until = at === names.length - 1 ? items.length : from + (counts[at] ?? 0);
      const taken = items.slice(from, until);
      from = until;
      return [name, taken];
    }),
  );
};
