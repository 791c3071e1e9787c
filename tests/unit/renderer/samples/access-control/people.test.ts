import { abilityOf } from '@contract/ability';
import { expect, test } from 'vitest';
import { pairsOf, parts, visibilityOf } from '../../../../../renderer/samples/access-control/people';

const looks = (person: 'admin' | 'client') =>
  Object.fromEntries(parts.map((part) => [part.key, visibilityOf(abilityOf(pairsOf[person]), part)]));

test('the demo admin, who manages all, can use every part', () => {
  expect(new Set(Object.values(looks('admin')))).toEqual(new Set(['shown']));
});

test('the demo client can read access control and sign-in, and nothing else', () => {
  expect(looks('client')).toEqual({
    everybody: 'shown',
    list: 'shown',
    signIns: 'shown',
    change: 'disabled',
    bookings: 'hidden',
    push: 'disabled',
    remove: 'disabled',
    all: 'hidden',
  });
});
