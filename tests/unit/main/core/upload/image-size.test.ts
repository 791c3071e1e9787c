import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSizeOf } from '../../../../../main/core/upload/image-size';
import { avif, gif, heic, jpeg, png, webpExtended, webpLossless, webpLossy } from '../../files/media-files';

const kinds = [
  { mime: 'image/png', make: png, most: 0xffffffff },
  { mime: 'image/jpeg', make: jpeg, most: 0xffff },
  { mime: 'image/gif', make: gif, most: 0xffff },
  { mime: 'image/webp', make: webpExtended, most: 0xffffff },
  { mime: 'image/webp', make: webpLossless, most: 0x3fff },
  { mime: 'image/webp', make: webpLossy, most: 0x3fff },
  { mime: 'image/heic', make: heic, most: 0xffff },
  { mime: 'image/avif', make: avif, most: 0xffff },
] as const;

describe.each(kinds)('the header of $mime', ({ mime, make, most }) => {
  it('gives the size of the picture', () => {
    // Larger than the thumbnail beside it (4 by 3).
    const side = fc.integer({ min: 5, max: most });
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(imageSizeOf(make(width, height), mime)).toEqual({ width, height });
      }),
    );
  });

  it('gives no size or the same one when truncated', () => {
    const whole = make(640, 480);
    for (let length = 0; length < Math.min(whole.length, 400); length += 1) {
      const found = imageSizeOf(whole.subarray(0, length), mime);
      if (found) expect(found.width === 640 || found.width === 4).toBe(true);
    }
  });

  it('is read in bounded time, whatever its content', () => {
    const start = make(640, 480).subarray(0, 64);
    const hostile = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.uint8Array({ maxLength: 300 }).map((rest) => Buffer.concat([start, rest])),
      fc.array(fc.tuple(fc.nat(start.length - 1), fc.nat(255)), { maxLength: 8 }).map((changes) => {
        const changed = Buffer.from(start);
        for (const [at, value] of changes) changed[at] = value;
        return changed;
      }),
    );
    fc.assert(
      fc.property(hostile, (head) => {
        const found = imageSizeOf(head, mime);
        expect(found === undefined || (found.width > 0 && found.height > 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

it('boxes of length 0 and endlessly nested boxes do not hang the reader', () => {
  expect(imageSizeOf(Buffer.alloc(1024 * 1024), 'image/heic')).toBeUndefined();
  const nested = Buffer.concat(Array.from({ length: 80_000 }, () => Buffer.from('\0\0\0\0meta\0\0\0\0', 'latin1')));
  expect(imageSizeOf(nested, 'image/heic')).toBeUndefined();
  expect(
    imageSizeOf(Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(1024 * 1024, 0xff)]), 'image/jpeg'),
  ).toBeUndefined();
});

it('an unknown type has no size', () => {
  expect(imageSizeOf(png(), 'application/pdf')).toBeUndefined();
  expect(imageSizeOf(png(), 'constructor')).toBeUndefined();
});
