import { describe, expect, test } from 'vitest';
import { createSeenAddresses } from '../../../../main/media/seen-addresses';

describe('seen addresses', () => {
  test('include every address in an answer', () => {
    const seen = createSeenAddresses();
    seen.remember({ rows: [{ photo: 'https://a.example/1.jpg', more: { list: ['/uploads/2', 'car.jpeg'] } }] });
    for (const address of ['https://a.example/1.jpg', '/uploads/2', 'car.jpeg']) expect(seen.has(address)).toBe(true);
    expect(seen.has('https://a.example/3.jpg')).toBe(false);
  });

  test.each([
    'a sentence with a / slash',
    'data:image/png;base64,AA==',
    'word',
    'file.',
    'file.j',
    'file.jpeg.longer',
    `/${'a'.repeat(4_096)}`,
  ])('do not count %j', (text) => {
    const seen = createSeenAddresses();
    seen.remember([text]);
    expect(seen.has(text)).toBe(false);
  });

  test.each([`/${'a'.repeat(4_095)}`, 'a.mp', 'a.JPEG', 'a.x-data:/'])('count %j', (text) => {
    const seen = createSeenAddresses();
    seen.remember(text);
    expect(seen.has(text)).toBe(true);
  });

  test('exclude values that are not strings', () => {
    const seen = createSeenAddresses();
    seen.remember([null, undefined, 7, true, new Uint8Array([47]), { at: '/a' }]);
    expect(seen.has('/a')).toBe(true);
  });

  test('are limited to the newest ones', () => {
    const seen = createSeenAddresses(2);
    seen.remember('/1');
    seen.remember('/2');
    seen.remember('/1');
    seen.remember('/3');
    expect(['/1', '/2', '/3'].map((address) => seen.has(address))).toEqual([true, false, true]);
  });

  test('end with the session', () => {
    const seen = createSeenAddresses();
    seen.remember('/1');
    seen.clear();
    expect(seen.has('/1')).toBe(false);
  });
});
