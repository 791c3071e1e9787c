/** Code 128 as bars, and QR codes as a path. The only file that imports the barcode library. */
import { code128, type DrawingContext, qrcode } from 'bwip-js/generic';

/** Widths are in modules, the width of the narrowest bar. */
export interface Bars {
  readonly modules: number;
  readonly bars: readonly { readonly start: number; readonly width: number }[];
}

/** A scanner types what it reads, and only these characters come out the same on every keyboard layout and scanner. */
const printable = /^[\x20-\x7e]{1,48}$/;

const ignore = (): void => undefined;

const nothing = {
  scale: () => null,
  measure: () => ({ width: 0, ascent: 0, descent: 0 }),
  init: ignore,
  line: ignore,
  polygon: ignore,
  hexagon: ignore,
  ellipse: ignore,
  fill: ignore,
  text: ignore,
};

const collectBars = (): DrawingContext<Bars> => {
  const bars: { start: number; width: number }[] = [];
  let modules = 0;
  return {
    ...nothing,
    init: (width) => {
      modules = width;
    },
    // The library gives the middle of a bar, rounded up.
    line: (middle, _y, _x, _end, width) => bars.push({ start: Math.floor(middle - width / 2), width }),
    end: () => ({ modules, bars }),
  };
};

/** The bars of a text; undefined if it has characters that a scanner may not give back. */
export const barsOf = (text: string): Bars | undefined =>
  printable.test(text) ? code128({ bcid: 'code128', text, scale: 1 }, collectBars()) : undefined;

/** The dark parts of a QR code, to be filled by the even-odd rule, in a square of this size. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

const collectPath = (): DrawingContext<QrCode> => {
  let size = 0;
  let path = '';
  return {
    ...nothing,
    init: (width) => {
      size = width;
    },
    polygon: (points) => {
      path += `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
    },
    end: () => ({ size, path }),
  };
};

/** The QR code of a text; undefined if it has characters that a scanner may not give back. */
export const qrOf = (text: string): QrCode | undefined =>
  printable.test(text) ? qrcode({ bcid: 'qrcode', text, scale: 1 }, collectPath()) : undefined;
