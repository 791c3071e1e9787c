import { mediaExtensions, mediaTypeOfMime, mediaTypeOfName, mediaTypes } from '@contract/media/media-type';
import { supportedMimeTypes } from 'file-type';
import { describe, expect, it } from 'vitest';

describe('the kinds of file that may be uploaded', () => {
  it('are found by the last ending of a name, in any case', () => {
    expect(mediaTypeOfName('Grid.JPEG')?.mime).toBe('image/jpeg');
    expect(mediaTypeOfName('a.png.jpg')?.mime).toBe('image/jpeg');
    expect(['a.svg', 'a.jpg.exe', 'jpg', 'a.', '', 'a.constructor'].map(mediaTypeOfName)).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('cannot contain scripts', () => {
    expect(mediaTypes.map(({ mime }) => mime).filter((mime) => /html|svg|xml|script/.test(mime))).toEqual([]);
  });

  it('have distinct endings and content types', () => {
    const names = mediaTypes.flatMap(({ mime, also }) => [mime, ...(also ?? [])]);
    expect(new Set(mediaExtensions).size).toBe(mediaExtensions.length);
    expect(new Set(names).size).toBe(names.length);
  });

  it('can each be recognized by their content', () => {
    for (const { mime } of mediaTypes) {
      expect(supportedMimeTypes.has(mime)).toBe(true);
      expect(mediaTypeOfMime(mime)?.mime).toBe(mime);
    }
    expect(mediaTypeOfMime('image/apng')?.mime).toBe('image/png');
    expect(mediaTypeOfMime('text/html')).toBeUndefined();
  });
});
