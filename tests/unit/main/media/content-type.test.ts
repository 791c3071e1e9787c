import { describe, expect, test } from 'vitest';
import { contentOf, isDrawable } from '../../../../main/media/content-type';
import { picture } from '../../../support/upload-files';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const png = { family: 'image', mime: 'image/png', extension: '.png' } as const;

/** A PNG header with this size. */
const sized = (width: number, height: number): Uint8Array => {
  const head = Buffer.from(picture(200));
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
};

describe('content', () => {
  test('is a picture by its bytes', async () => {
    expect(await contentOf(picture(500))).toEqual(png);
    expect((await contentOf(bytes('%PDF-1.7\n%âãÏÓ\n1 0 obj')))?.family).toBe('document');
    expect((await contentOf(Buffer.from('00000020667479706d703432000000006d70343269736f6d', 'hex')))?.family).toBe(
      'video',
    );
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\uFEFF<?xml version="1.0"?>\n<!-- logo --><svg><script>alert(1)</script></svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg>',
  ])('is an SVG by its root: %s', async (text) => {
    expect((await contentOf(bytes(text)))?.mime).toBe('image/svg+xml');
  });

  test.each([
    '<!doctype html><html><script>alert(1)</script>',
    '<html><svg></svg>',
    '<script>alert(1)</script>',
    '<!-- <svg> --><html>',
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">',
    'alert(1)',
    '{"error":"not found"}',
    'PK\u0003\u0004zip',
    '',
  ])('is refused: %s', async (text) => {
    expect(await contentOf(bytes(text))).toBeUndefined();
  });

  test('cannot hang the detection with a comment of any content', async () => {
    expect(await contentOf(bytes('<!--'.repeat(20_000)))).toBeUndefined();
  });
});

describe('a picture', () => {
  test('is drawn only within its limits', () => {
    expect(isDrawable(png, sized(4_000, 3_000))).toBe(true);
    expect(isDrawable(png, sized(20_001, 10))).toBe(false);
    expect(isDrawable(png, sized(15_000, 15_000))).toBe(false);
    expect(isDrawable(png, sized(0, 10))).toBe(false);
    expect(isDrawable(png, new Uint8Array(8))).toBe(false);
  });
});
