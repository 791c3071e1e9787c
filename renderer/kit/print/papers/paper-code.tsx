import { memo, type ReactNode } from 'react';
import type { Bars } from './barcodes';

/** White space that scanners need on each side, in modules. */
const quiet = 10;
/** The width of the narrowest bar in millimeters: scanners read from about 0.19 on, and more than 0.33 only takes space. */
const narrowest = 0.19;
const widest = 0.33;
/** The width of a column of codes in millimeters; `papers.css` leaves 2 of them free. */
export const codeWidth = 58;

const moduleWidth = ({ modules }: Bars, room: number): number => room / (modules + 2 * quiet);

/** Whether the bars are wide enough for a scanner, in so many millimeters. */
export const fits = (bars: Bars, room = codeWidth - 2): boolean => moduleWidth(bars, room) >= narrowest;

interface CodeProps {
  readonly bars: Bars;
  /** In millimeters. */
  readonly room?: number;
  readonly height?: number;
}

export const PaperCode = memo(function PaperCode({ bars, room = codeWidth - 2, height = 8 }: CodeProps): ReactNode {
  const modules = bars.modules + 2 * quiet;
  return (
    <svg
      className="paper-code"
      width={`${(modules * Math.min(widest, moduleWidth(bars, room))).toFixed(2)}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${modules} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bars.bars.map(({ start, width }) => `M${start + quiet} 0h${width}v1h-${width}z`).join('')} />
    </svg>
  );
});
