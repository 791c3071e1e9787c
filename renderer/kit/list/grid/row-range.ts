/** Which rows of a list are in the DOM: those in view and some more at both ends. All rows have one height. */

/** Rows beyond each end of the view: more than a turn of the wheel uncovers before the next frame. */
export const overscan = 6;

/** What the scrolling element shows, in whole rows. */
export interface RowView {
  readonly first: number;
  /** The rows that fit, one of them in part. */
  readonly fit: number;
}

/** The rows from `start` to before `end`. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

/** From the position and height of the rows' part of the view, in pixels. */
export const viewOf = (top: number, height: number, rowHeight: number): RowView => ({
  first: Math.max(0, Math.floor(top / rowHeight)),
  fit: height > 0 ? Math.ceil(height / rowHeight) + 1 : 0,
});

/** A list that got shorter shows its last rows. */
export const rangeOf = ({ first, fit }: RowView, count: number): RowRange => {
  const firstSeen = Math.max(0, Math.min(first, count - fit));
  return { start: Math.max(0, firstSeen - overscan), end: Math.min(count, firstSeen + fit + overscan) };
};
