/** Code 128 as bars. The only file that imports the barcode library. */
import { code128, type DrawingContext } from 'bwip-js/generic';

/** Widths are in modules, the width of the narrowest bar. */
export interface Bars {
  readonly modules: number;
  readonly bars: readonly { readonly start: number; readonly width: number }[];
}

/** A scanner types what it reads, and only these characters come out the same on every keyboard layout and scanner. */
const printable = /^[\x20-\x7e]{1,48}$/;

const ignore = (): void => undefined;

const collectBars = (): DrawingContext<Bars> => {
  const bars: { start: number; width: number }[] = [];
  let modules = 0;
  return {
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: (width) => {
      modules = width;
    },
    // The library gives the middle of a bar, rounded up.
    line: (middle, _y, _x, _end, width) => bars.push({ start: Math.floor(middle - width / 2), width }),
    polygon: ignore,
    hexagon: ignore,
    ellipse: ignore,
    fill: ignore,
    text: ignore,
    end: () => ({ modules, bars }),
  };
};

/** The bars of a text; undefined if it has characters that a scanner may not give back. */
export const barsOf = (text: string): Bars | undefined =>
  printable.test(text) ? code128({ bcid: 'code128', text, scale: 1 }, collectBars()) : undefined;
