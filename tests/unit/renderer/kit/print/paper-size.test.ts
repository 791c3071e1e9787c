import { expect, it } from 'vitest';
import { defaultPaperSize } from '../../../../../renderer/kit/print/papers/paper-size';

it.each([
  ['en-US', 'Letter'],
  ['es-MX', 'Letter'],
  ['fr-CA', 'Letter'],
  ['en-GB', 'A4'],
  ['de-DE', 'A4'],
  ['zh-Hant-TW', 'A4'],
  ['en', 'A4'],
  ['', 'A4'],
])('lists are printed on the paper of the region: %s on %s', (language, size) => {
  expect(defaultPaperSize(language)).toBe(size);
});
