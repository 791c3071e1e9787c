/** A video of codes for Chromium's file as a camera: each is shown for some seconds, and then the next, again and again. */
import { writeFileSync } from 'node:fs';
import bwip from 'bwip-js/node';

export interface ShownCode {
  /** The name of its format in bwip-js. */
  readonly format: 'qrcode' | 'code128' | 'pdf417' | 'azteccode';
  readonly text: string;
}

const [width, height] = [640, 480];
const framesPerSecond = 5;
const secondsPerCode = 3;

/** Rows of modules, true for dark. */
const modulesOf = ({ format, text }: ShownCode): readonly (readonly boolean[])[] => {
  const [drawn] = bwip.raw({ bcid: format, text });
  if (!drawn) throw new Error(`${format} was not drawn`);
  if ('sbs' in drawn) {
    const bars = drawn.sbs.flatMap((size, at) => Array<boolean>(size).fill(at % 2 === 0));
    return [bars];
  }
  const { pixs, pixx } = drawn;
  return Array.from({ length: pixs.length / pixx }, (_, row) =>
    Array.from(pixs.slice(row * pixx, (row + 1) * pixx), (one) => one === 1),
  );
};

/** The brightness of a picture, with the code in its middle. */
const pictureOf = (code: ShownCode): Buffer => {
  const rows = modulesOf(code);
  const columns = rows[0]?.length ?? 0;
  const size = Math.max(1, Math.floor(Math.min((width * 0.8) / columns, (height * 0.45) / rows.length)));
  // Bars are one row, which is drawn as high as a printed one.
  const rowHeight = rows.length === 1 ? 160 : size;
  const [left, top] = [Math.floor((width - columns * size) / 2), Math.floor((height - rows.length * rowHeight) / 2)];
  const picture = Buffer.alloc(width * height, 235);
  for (const [row, modules] of rows.entries())
    for (const [column, isDark] of modules.entries()) {
      if (!isDark) continue;
      for (let y = top + row * rowHeight; y < top + (row + 1) * rowHeight; y += 1)
        picture.fill(16, y * width + left + column * size, y * width + left + (column + 1) * size);
    }
  return picture;
};

/** Writes the video as uncompressed pictures (`.y4m`). */
export const writeVideo = (path: string, codes: readonly ShownCode[]): void => {
  const colors = Buffer.alloc((width * height) / 2, 128);
  const frames = codes.flatMap((code) => {
    const picture = pictureOf(code);
    const frame = [Buffer.from('FRAME\n'), picture, colors];
    return Array.from({ length: framesPerSecond * secondsPerCode }, () => frame).flat();
  });
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420\n`);
  writeFileSync(path, Buffer.concat([header, ...frames]));
};
