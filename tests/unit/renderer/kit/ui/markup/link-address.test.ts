import { expect, test } from 'vitest';
import { linkAddress } from '../../../../../../renderer/kit/ui/markup/link-address';

test.each([
  ['example.com', 'https://example.com/'],
  ['example.com:8080/a?b#c', 'https://example.com:8080/a?b#c'],
  [' http://example.com ', 'http://example.com/'],
  ['staff@example.com', 'mailto:staff@example.com'],
  ['mailto:staff@example.com', 'mailto:staff@example.com'],
])('the address %s becomes %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each([
  '',
  'two words',
  'word',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://me:secret@example.com',
  'mailto:a@example.com?bcc=b@example.com',
  `https://example.com/${'a'.repeat(3_000)}`,
])('%s is not the address of a link', (typed) => {
  expect(linkAddress(typed)).toBeUndefined();
});
