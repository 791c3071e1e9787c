/** About as many entries as are visible at once. */
const pageLength = 8;

/** The entry that a key moves to, around the ends; undefined for other keys, which the field has. */
export const moveActive = <T>(key: string, entries: readonly T[], active: T | undefined): T | undefined => {
  const last = entries.length - 1;
  const at = active === undefined ? -1 : entries.indexOf(active);
  const to = {
    ArrowDown: at >= last ? 0 : at + 1,
    ArrowUp: at <= 0 ? last : at - 1,
    PageDown: Math.min(last, at + pageLength),
    PageUp: Math.max(0, at - pageLength),
  }[key];
  return to === undefined ? undefined : entries[to];
};
