/** Moving items within and between lists. */

/** The list with one item at another index. */
export const moveItem = <T>(items: readonly T[], from: number, to: number): readonly T[] => {
  const item = items[from];
  if (item === undefined) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** Splits items into lists of these lengths, in order; the last list takes the rest. */
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
