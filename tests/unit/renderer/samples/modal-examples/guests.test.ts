import { expect, test } from 'vitest';
import { invite, unfit } from '../../../../../renderer/samples/modal-examples/examples/guests';

const guests = [{ email: 'robin@example.com', name: 'Robin Hale', avatar: '', right: 'edit' }];

test('somebody is invited once, by an address', () => {
  expect(unfit('kim@example.com', guests)).toBeUndefined();
  expect(unfit(' ROBIN@example.com ', guests)).toBe('known');
  for (const wrong of ['', 'kim', 'kim@example', 'kim example@x.y']) expect(unfit(wrong, guests)).toBe('wrong');
});

test('whoever is invited may look at first', () => {
  expect(invite(' kim@example.com ', guests)[0]).toEqual({
    email: 'kim@example.com',
    name: 'kim',
    avatar: '',
    right: 'view',
  });
});
