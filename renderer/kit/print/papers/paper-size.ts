/** The sizes of paper, in millimeters. */
import type { PaperSize } from '@contract/appearance';
import type { PaperFormat } from './paper';

const sizes: Readonly<Record<PaperSize, readonly [width: number, height: number]>> = {
  A4: [210, 297],
  Letter: [215.9, 279.4],
};

/** The margin on each side, as in `papers.css`. */
const margin = 12;

/** In millimeters. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a sheet. */
export const sheetSize = ({ size, isLandscape }: Pick<PaperFormat, 'size' | 'isLandscape'>): PageSize => {
  const [short, long] = sizes[size];
  return isLandscape ? { width: long, height: short } : { width: short, height: long };
};

/** The part of a page inside its margins. Half a millimeter is left, so that rounding never adds an empty page. */
export const innerSize = (format: Pick<PaperFormat, 'size' | 'isLandscape'>): PageSize => {
  const { width, height } = sheetSize(format);
  return { width: width - 2 * margin, height: height - 2 * margin - 0.5 };
};

/** Pixels of a millimeter in CSS. */
export const pixels = (millimeters: number): number => (millimeters * 96) / 25.4;

const letterRegions = new Set('US CA MX PH CL CO VE GT CR PA PR DO SV NI BO'.split(' '));

/** Letter where offices use it, or else A4. */
export const defaultPaperSize = (language: string): PaperSize => {
  const region = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Z]{2})\b/.exec(language)?.[1];
  return region !== undefined && letterRegions.has(region) ? 'Letter' : 'A4';
};
