/** Comparing field names however a server spells them: letter case, underscores and dashes make no difference. */

const folded = new Map<string, string>();

/** Letters and digits in lower case: `order_no`, `orderNo` and `Order-No` are one name. */
export const fold = (name: string): string => {
  const known = folded.get(name);
  if (known !== undefined) return known;
  const result = name
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
  // Names come from servers: a hostile one must not fill the memory.
  if (folded.size < 20_000 && name.length <= 64) folded.set(name, result);
  return result;
};
