import { expect, test } from 'vitest';
import { readProfile, toProfileData } from '../../../../../renderer/features/account/profile';

const before = readProfile({
  firstName: 'Dana',
  lastName: null,
  phone: '01750',
  profileImage: '/a.jpg',
  language: 'en',
});

test('what the server leaves out is empty, and nothing is sent that was not changed', () => {
  expect(before).toMatchObject({ firstName: 'Dana', lastName: '', phone: '01750', profileImage: ['/a.jpg'] });
  expect(toProfileData(before, { ...before, firstName: ' Dana ' })).toEqual({});
});

test('a photo is one address, and none where it was taken away', () => {
  expect(toProfileData(before, { ...before, language: 'es', profileImage: ['/b.jpg'] })).toEqual({
    language: 'es',
    profileImage: '/b.jpg',
  });
  expect(toProfileData(before, { ...before, profileImage: [] })).toEqual({ profileImage: null });
});
