/** The labels on rolls and sheets, in millimeters. */
import type { LabelFormat } from '@contract/settings/labels';
import type { PageSize } from '../papers/paper-size';

export interface LabelGrid {
  readonly page: PageSize;
  readonly label: PageSize;
  readonly columns: number;
  readonly rows: number;
  /** Where the first label begins, and how far the next ones are from it. */
  readonly start: { readonly left: number; readonly top: number };
  readonly step: { readonly x: number; readonly y: number };
}

const roll = (label: PageSize): LabelGrid => ({
  ...{ page: label, label, columns: 1, rows: 1, start: { left: 0, top: 0 } },
  step: { x: label.width, y: label.height },
});

const a4 = { width: 210, height: 297 };
const letter = { width: 215.9, height: 279.4 };

export const labelGrids: Readonly<Record<LabelFormat, LabelGrid>> = {
  roll62: roll({ width: 62, height: 40 }),
  roll4x2: roll({ width: 101.6, height: 50.8 }),
  // Avery L7160, L7163, 5160 and 5163, and what other makers cut alike.
  a4x21: {
    ...{ page: a4, label: { width: 63.5, height: 38.1 }, columns: 3, rows: 7 },
    ...{ start: { left: 7.25, top: 15.15 }, step: { x: 66, y: 38.1 } },
  },
  a4x14: {
    ...{ page: a4, label: { width: 99.1, height: 38.1 }, columns: 2, rows: 7 },
    ...{ start: { left: 4.65, top: 15.15 }, step: { x: 101.6, y: 38.1 } },
  },
  letter30: {
    ...{ page: letter, label: { width: 66.7, height: 25.4 }, columns: 3, rows: 10 },
    ...{ start: { left: 4.75, top: 12.7 }, step: { x: 69.85, y: 25.4 } },
  },
  letter10: {
    ...{ page: letter, label: { width: 101.6, height: 50.8 }, columns: 2, rows: 5 },
    ...{ start: { left: 3.95, top: 12.7 }, step: { x: 106.35, y: 50.8 } },
  },
};

/** The labels of each page, with empty places before the first one of a started sheet (from 1). */
export const pagesOfLabels = <Label>(
  labels: readonly Label[],
  { columns, rows }: LabelGrid,
  first: number,
): readonly (readonly (Label | undefined)[])[] => {
  const perPage = columns * rows;
  const all = [...Array.from({ length: Math.min(first, perPage) - 1 }, () => undefined), ...labels];
  return Array.from({ length: Math.ceil(all.length / perPage) }, (_, page) =>
    all.slice(page * perPage, (page + 1) * perPage),
  );
};

/** The left upper corner of a place on the page, from 0. */
export const cornerOf = ({ columns, start, step }: LabelGrid, place: number) => ({
  left: start.left + (place % columns) * step.x,
  top: start.top + Math.floor(place / columns) * step.y,
});
