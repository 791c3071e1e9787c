/** A list on paper, as data. Callers write every value as text; the dialog draws the pages. */
import type { CopyNote } from '@contract/failure';

export interface PaperColumn {
  readonly key: string;
  readonly label: string;
  /** The share of the page's width, relative to the other columns (default 1). */
  readonly width?: number;
  readonly align?: 'end';
  /** Draws the text as Code 128 above itself, if a scanner can read it back. */
  readonly isCode?: boolean;
  /** Draws a box to tick; any text means that it is ticked. */
  readonly isBox?: boolean;
}

/** Texts by the keys of the columns. */
export type PaperRow = Readonly<Record<string, string | undefined>>;

/** A row with a text under this key has its tick box ticked. */
export const tickedKey = 'ticked';

/** A row with a text under this key continues the one above, which was too long for a page; the text names that one. */
export const continuesKey = 'row.continues';
/** The height of the line that names a row that continues on another page, in millimeters. */
export const continuedHeight = 7;

export interface PaperGroup {
  readonly heading?: string;
  /** Printed under the heading of a page, as pairs of label and value. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Drawn as Code 128 beside the heading of a page. */
  readonly code?: string | undefined;
  /** Printed under the heading, across all columns. */
  readonly notes?: readonly string[];
  /** Titles of the columns in this group only, under its notes. */
  readonly labels?: PaperRow;
  readonly rows: readonly PaperRow[];
}

export interface PaperEvent {
  readonly id?: string | number;
  readonly name?: string | null | undefined;
  readonly startDate?: string | null | undefined;
  readonly timezone?: string | null | undefined;
  readonly trackName?: string | null | undefined;
}

export interface Paper {
  readonly title: string;
  readonly event?: PaperEvent | undefined;
  /** Which rows these are: "Confirmed · smith". */
  readonly filter?: string | undefined;
  /** What a reader must know, such as that rows are missing. */
  readonly note?: string | undefined;
  /** When the rows were loaded, in milliseconds since 1970; undefined if that isn't known. */
  readonly asOf: number | undefined;
  /** Set if rows are from the copy on this computer: the oldest of them. */
  readonly copy?: CopyNote | undefined;
  readonly columns: readonly PaperColumn[];
  readonly groups: readonly PaperGroup[];
  /** Starts a page for each group, with its heading and facts at the top. */
  readonly isPagePerGroup?: boolean;
  readonly hasTickBoxes?: boolean;
  /** Large type at first; by default if the columns leave room for it. */
  readonly isLarge?: boolean;
  /** Empty lines to write on, after the last row (default 20), or after each group if it has pages of its own. */
  readonly blankLines?: number;
}

/** What the person chose in the dialog. */
export interface PaperFormat {
  readonly size: 'A4' | 'Letter';
  readonly isLandscape: boolean;
  readonly isLarge: boolean;
  readonly hasTickBoxes: boolean;
  readonly blankLines: number;
}

/** Groups that follow each other on pages with the same head. */
export interface PaperSection {
  readonly paper: Paper;
  /** The group at the top of its own pages. */
  readonly own?: PaperGroup;
  readonly groups: readonly PaperGroup[];
}

const emptyRow: PaperRow = {};

const withBlankLines = (group: PaperGroup, count: number): PaperGroup => ({
  ...group,
  rows: [...group.rows, ...Array.from({ length: count }, () => emptyRow)],
});

export const toSections = (paper: Paper, { blankLines }: Pick<PaperFormat, 'blankLines'>): readonly PaperSection[] => {
  const { groups } = paper;
  if (paper.isPagePerGroup && groups.length > 0)
    return groups.map((group) => ({ paper, own: group, groups: [withBlankLines({ rows: group.rows }, blankLines)] }));
  // Blank lines belong to no group.
  return [{ paper, groups: blankLines > 0 ? [...groups, withBlankLines({ rows: [] }, blankLines)] : groups }];
};
