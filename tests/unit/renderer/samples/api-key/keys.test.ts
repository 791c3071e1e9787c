import { expect, test } from 'vitest';
import {
  createKey,
  createValue,
  hideKey,
  maskValue,
  revokeKey,
  useKeys,
} from '../../../../../renderer/samples/api-key/keys';

test('a key is long, has the prefix of its kind, and is unique', () => {
  const values = Array.from({ length: 50 }, createValue);
  expect(values.every((value) => /^sample_[a-z2-9]{32}$/.test(value))).toBe(true);
  expect(new Set(values).size).toBe(50);
});

test('a masked key shows only its prefix and its end', () => {
  expect(maskValue('sample_abcdefgh1234')).toBe('sample_••••••••••••••••1234');
});

test('a new key is shown until it is hidden or revoked', () => {
  const before = useKeys.getState().keys.length;
  createKey('Weather', 'read');
  const [made] = useKeys.getState().keys;
  expect([made?.name, made?.rights, made?.usedAt, useKeys.getState().shown]).toEqual([
    'Weather',
    'read',
    undefined,
    made?.id,
  ]);
  hideKey();
  expect(useKeys.getState().shown).toBeUndefined();
  revokeKey(made?.id ?? 0);
  expect(useKeys.getState().keys).toHaveLength(before);
});
