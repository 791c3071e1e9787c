/** Selection in a tree: only leaves are selected; a branch reflects its leaves. */

/** Whether all, none or some of the leaves are selected. */
export const branchState = (
  leaves: readonly { readonly value: string }[],
  chosen: ReadonlySet<string>,
): boolean | 'mixed' => {
  const count = leaves.filter(({ value }) => chosen.has(value)).length;
  return count === 0 ? false : count === leaves.length ? true : 'mixed';
};

/** Selects all of these, or none if all were selected. */
export const toggleAll = (chosen: ReadonlySet<string>, values: readonly string[]): ReadonlySet<string> => {
  const all = values.every((value) => chosen.has(value));
  const rest = [...chosen].filter((value) => !values.includes(value));
  return new Set(all ? rest : [...rest, ...values]);
};
