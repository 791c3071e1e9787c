/** Divides measured rows into pages. */

/** The heights of a group; the heading's is 0 if it has none. */
export interface GroupHeights {
  readonly heading: number;
  readonly rows: readonly number[];
  /** The rows that continue the one before. */
  readonly continuing?: ReadonlySet<number>;
}

/** Rows of a group on one page, from `from` up to and without `to`. The heading is repeated on each page. */
export interface Slice {
  readonly group: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Pages of at most `capacity`. Each row is on one page, in order; a heading is never without its first row. Only a row
 * that is higher than a page exceeds it. A page that starts with a continuing row names it in a line of the height
 * `continued`.
 */
export const paginate = (
  groups: readonly GroupHeights[],
  capacity: number,
  continued = 0,
): readonly (readonly Slice[])[] => {
  const pages: Slice[][] = [[]];
  let used = 0;
  const startPage = (height: number) => {
    pages.push([]);
    used = height;
  };
  groups.forEach(({ heading, rows, continuing }, group) => {
    if (used > 0 && used + heading + (rows[0] ?? 0) > capacity) startPage(0);
    used += heading;
    let from = 0;
    rows.forEach((height, index) => {
      if (index > from && used + height > capacity) {
        pages.at(-1)?.push({ group, from, to: index });
        startPage(heading + (continuing?.has(index) ? continued : 0));
        from = index;
      }
      used += height;
    });
    pages.at(-1)?.push({ group, from, to: rows.length });
  });
  return pages;
};
