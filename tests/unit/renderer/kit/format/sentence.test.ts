import { expect, test } from 'vitest';
import { inSentence, withArticle } from '../../../../../renderer/kit/format/sentence';

test.each([
  ['Name', 'a name'],
  ['Email', 'an email'],
  ['Username', 'a username'],
  ['ZIP code', 'a ZIP code'],
  ['W-9', 'a W-9'],
  ['MX class', 'an MX class'],
  ['Address', 'an address'],
  ['Status', 'a status'],
  ['Tickets', 'tickets'],
])('“%s” reads “%s” in a sentence', (label, words) => {
  expect(withArticle(label)).toBe(words);
});

test('an acronym also keeps its capitals without an article', () => {
  expect(inSentence('ZIP codes')).toBe('ZIP codes');
  expect(inSentence('Track contacts')).toBe('track contacts');
});
