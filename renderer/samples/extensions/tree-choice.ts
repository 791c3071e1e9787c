/** What is chosen in a tree: leaves alone; branches say what is so of theirs. */

/** All, none or some of them. */
export const branchState = (
  leaves: readonly { readonly value: string }[],
  chosen: ReadonlySet<string>,
): boolean | 'mixed' => {
  const count = leaves.filter(({ value }) => chosen.has(value)).length;
  return count === 0 ? false : count === leaves.length ? true : 'mixed';
};

/** These are chosen together, unless all of them are already: then none is. */
export const toggled = (chosen: ReadonlySet<string>, values: readonly string[]): ReadonlySet<string> => {
  const all = values.every((value) => chosen.has(value));
  const rest = [...chosen].filter((value) => !values.includes(value));
  return new Set(all ? rest : [...rest, ...values]);
};
