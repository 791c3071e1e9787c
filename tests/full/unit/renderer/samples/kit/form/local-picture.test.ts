import { limits } from '@contract/limits';
import { expect, test } from 'vitest';
import { readPicture, unfit } from '../../../../../../../renderer/samples/kit/form/local-picture';

test('a picture is accepted by its type and size', () => {
  expect(unfit({ type: 'image/png', size: limits.localPicture })).toBeUndefined();
  expect(unfit({ type: 'image/png', size: limits.localPicture + 1 })).toBe('size');
  expect(unfit({ type: 'image/svg+xml', size: 10 })).toBe('type');
  expect(unfit({ type: '', size: 10 })).toBe('type');
});

test('a picture becomes an address; another file is rejected with a reason', async () => {
  expect(await readPicture(new File(['x'], 'face.png', { type: 'image/png' }))).toEqual({
    address: 'data:image/png;base64,eA==',
  });
  expect(await readPicture(new File(['x'], 'face.svg', { type: 'image/svg+xml' }))).toEqual({ wrong: 'type' });
});
