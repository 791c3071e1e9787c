/** Draws a count as a small picture, because Windows takes a picture where macOS and Linux take a number. */

/** The width and height in pixels. */
export const badgeSize = 32;

/** Digits of 3 by 5 dots, a row each; the bits are the dots from left to right. */
const glyphs: Readonly<Record<string, readonly number[]>> = {
  0: [7, 5, 5, 5, 7],
  1: [2, 6, 2, 2, 7],
  2: [7, 1, 7, 4, 7],
  3: [7, 1, 7, 1, 7],
  4: [5, 5, 7, 1, 1],
  5: [7, 4, 7, 1, 7],
  6: [7, 4, 7, 5, 7],
  7: [7, 1, 2, 2, 2],
  8: [7, 5, 7, 5, 7],
  9: [7, 5, 7, 1, 7],
  '+': [0, 2, 7, 2, 0],
};
const glyphWidth = 3;
const glyphHeight = 5;

/** Blue, green, red, opacity: the order of Electron's bitmaps. */
const disk = [0x1f, 0x2b, 0xc4, 0xff] as const;
const ink = [0xff, 0xff, 0xff, 0xff] as const;

const maxCount = 9;

/** A white number on a red disk, "9+" for more than nine. Four bytes a pixel: blue, green, red, opacity. */
export const drawBadge = (count: number): Buffer => {
  const bitmap = Buffer.alloc(badgeSize * badgeSize * 4);
  const set = (x: number, y: number, color: readonly number[]): void => {
    bitmap.set(color, (y * badgeSize + x) * 4);
  };
  const center = (badgeSize - 1) / 2;
  for (let y = 0; y < badgeSize; y += 1)
    for (let x = 0; x < badgeSize; x += 1) if (Math.hypot(x - center, y - center) <= badgeSize / 2) set(x, y, disk);

  const words = [...(count > maxCount ? `${maxCount}+` : String(count))];
  const scale = words.length === 1 ? 4 : 3;
  const left = Math.round((badgeSize - (words.length * (glyphWidth + 1) - 1) * scale) / 2);
  const top = Math.round((badgeSize - glyphHeight * scale) / 2);
  for (const [position, word] of words.entries())
    for (const [row, bits] of (glyphs[word] ?? []).entries())
      for (let column = 0; column < glyphWidth; column += 1) {
        if ((bits & (1 << (glyphWidth - 1 - column))) === 0) continue;
        const x = left + (position * (glyphWidth + 1) + column) * scale;
        const y = top + row * scale;
        for (let dot = 0; dot < scale * scale; dot += 1) set(x + (dot % scale), y + Math.floor(dot / scale), ink);
      }
  return bitmap;
};
