import { expect, test } from 'vitest';
import { emailProblem, invite } from '../../../../../renderer/samples/modal-examples/examples/guests';

const guests = [{ email: 'robin@example.com', name: 'Robin Hale', avatar: '', right: 'edit' }];

test('a valid email address can be invited once', () => {
  expect(emailProblem('kim@example.com', guests)).toBeUndefined();
  expect(emailProblem(' ROBIN@example.com ', guests)).toBe('known');
  for (const wrong of ['', 'kim', 'kim@example', 'kim example@x.y']) expect(emailProblem(wrong, guests)).toBe('wrong');
});

test('a new guest can only view', () => {
  expect(invite(' kim@example.com ', guests)[0]).toEqual({
    email: 'kim@example.com',
    name: 'kim',
    avatar: '',
    right: 'view',
  });
});
