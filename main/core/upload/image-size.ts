/**
 * The width and height of a picture, from its header alone. Own code: the library for it (`image-size`) has hung on
 * hostile headers again and again. Here every loop moves forward by at least one byte, and no byte is decoded.
 */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

type Read = (data: DataView) => ImageSize | undefined;

const word = (data: DataView, at: number): string =>
  String.fromCharCode(data.getUint8(at), data.getUint8(at + 1), data.getUint8(at + 2), data.getUint8(at + 3));
const three = (data: DataView, at: number): number => data.getUint16(at, true) + data.getUint8(at + 2) * 65_536;

const png: Read = (data) =>
  word(data, 12) === 'IHDR' ? { width: data.getUint32(16), height: data.getUint32(20) } : undefined;

const gif: Read = (data) => ({ width: data.getUint16(6, true), height: data.getUint16(8, true) });

/** Start-of-frame markers: C0 to CF but the tables DHT (C4), JPG (C8) and DAC (CC). */
const startsFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpeg: Read = (data) => {
  let at = 2;
  while (at < data.byteLength) {
    if (data.getUint8(at) !== 0xff) return undefined;
    const marker = data.getUint8(at + 1);
    if (startsFrame(marker)) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    if (marker === 0xff)
      at += 1; // padding
    else if (marker === 0xda || marker === 0xd9)
      return undefined; // pixels, or the end, before any frame
    else at += 2 + Math.max(2, data.getUint16(at + 2));
  }
  return undefined;
};

const webp: Read = (data) => {
  switch (word(data, 12)) {
    case 'VP8X':
      return { width: three(data, 24) + 1, height: three(data, 27) + 1 };
    case 'VP8L': {
      const bits = data.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
};

/** Boxes that hold the box with the sizes, and how many bytes come before their content. */
const holders: Readonly<Record<string, number>> = { meta: 12, iprp: 8, ipco: 8 };

/** HEIC and AVIF: the largest of the `ispe` boxes (a file holds its thumbnail's as well). */
const boxes = (data: DataView, from: number, to: number): ImageSize | undefined => {
  let largest: ImageSize | undefined;
  for (let at = from; at + 8 <= to; ) {
    const type = word(data, at + 4);
    const size = data.getUint32(at);
    const end = Math.min(to, size === 0 ? to : at + Math.max(8, size));
    const skip = holders[type];
    const found =
      type === 'ispe'
        ? { width: data.getUint32(at + 12), height: data.getUint32(at + 16) }
        : skip !== undefined
          ? boxes(data, at + skip, end)
          : undefined;
    if (found && (!largest || found.width * found.height > largest.width * largest.height)) largest = found;
    at = end;
  }
  return largest;
};
const heif: Read = (data) => boxes(data, 0, data.byteLength);

const readers: Readonly<Record<string, Read>> = {
  'image/png': png,
  'image/gif': gif,
  'image/jpeg': jpeg,
  'image/webp': webp,
  'image/heic': heif,
  'image/avif': heif,
};

/**
 * Width and height in pixels of a picture of the given type (as in `mediaTypes`), from the start of its file. Undefined
 * if the start has no valid size.
 */
export const imageSizeOf = (head: Uint8Array, mime: string): ImageSize | undefined => {
  try {
    const size = readers[mime]?.(new DataView(head.buffer, head.byteOffset, head.byteLength));
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch {
    return undefined; // the header ends too early
  }
};
