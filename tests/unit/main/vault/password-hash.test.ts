import { expect, test } from 'vitest';
import { hashPassword, matchesPassword } from '../../../../main/vault/password-hash';

test('only the same password matches a hash, and no two hashes are the same', async () => {
  const [one, other] = [await hashPassword('paddock 7'), await hashPassword('paddock 7')];
  expect(one).not.toBe(other);
  expect(await matchesPassword('paddock 7', one)).toBe(true);
  expect(await matchesPassword('paddock 8', one)).toBe(false);
  expect(await matchesPassword('paddock 7', 'paddock 7')).toBe(false);
});
