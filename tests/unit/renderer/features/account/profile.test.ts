import { expect, test } from 'vitest';
import { readProfile, toProfileData } from '../../../../../renderer/features/account/profile';

const before = readProfile({
  firstName: 'Dana',
  lastName: null,
  phone: '01750',
  profileImage: '/a.jpg',
  language: 'en',
});

test('missing values are empty, and only changed fields are sent', () => {
  expect(before).toMatchObject({ firstName: 'Dana', lastName: '', phone: '01750', profileImage: ['/a.jpg'] });
  expect(toProfileData(before, { ...before, firstName: ' Dana ' })).toEqual({});
});

test('a photo is one address, or null if it was removed', () => {
  expect(toProfileData(before, { ...before, language: 'es', profileImage: ['/b.jpg'] })).toEqual({
    language: 'es',
    profileImage: '/b.jpg',
  });
  expect(toProfileData(before, { ...before, profileImage: [] })).toEqual({ profileImage: null });
});
