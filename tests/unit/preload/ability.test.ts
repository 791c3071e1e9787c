import { abilityOf, actions, allows, defaultPermissions, subjects } from '@contract/ability';
import { readPermissions } from '@contract/reading/permissions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const may = (pairs: unknown) => abilityOf(readPermissions(pairs));
const rights = (pairs: unknown): string[] => {
  const ability = may(pairs);
  return subjects.flatMap((subject) =>
    actions.filter((action) => allows(ability, [action, subject])).map((action) => `${action} ${subject}`),
  );
};

describe('SEC-56: abilities', () => {
  it.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['empty', []],
    ['a text', 'manage all'],
    ['an object', { action: 'manage', subject: 'all' }],
    ['pairs with one that is none', [{ action: 'manage', subject: 'all' }, { action: 'read' }]],
    ['a pair of numbers', [{ action: 1, subject: 2 }]],
    ['an object whose length is none', { length: { toString: [] } }],
    ['empty words', [{ action: '', subject: 'all' }]],
    ['too many', Array.from({ length: 1_001 }, () => ({ action: 'manage', subject: 'all' }))],
  ])('row 37: a list that is %s means read on Auth and nothing else', (_name, pairs) => {
    expect(readPermissions(pairs)).toEqual(defaultPermissions);
    expect(rights(pairs)).toEqual(['read Auth']);
  });

  it('manage on all allows everything', () =>
    expect(rights([{ action: 'manage', subject: 'all' }])).toHaveLength(subjects.length * actions.length));

  it("the demo's client can read ACL and Auth", () =>
    expect(
      rights([
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ]),
    ).toEqual(['read Auth', 'read ACL']));

  it('a pair grants only its own right, and unknown words grant nothing', () => {
    expect(rights([{ action: 'update', subject: 'Track' }])).toEqual(['update Track']);
    expect(rights([{ action: 'fly', subject: 'Helicopter' }])).toEqual([]);
    expect(rights([{ action: 'manage', subject: 'booking' }])).toEqual([]);
  });

  it('calls without a required permission are allowed, because the server decides', () =>
    expect(allows(may(undefined), undefined)).toBe(true));

  it('extra fields of a pair (conditions, inverted) neither grant more nor throw', () =>
    expect(rights([{ action: 'read', subject: 'Event', inverted: true, conditions: { id: 1 } }])).toEqual([
      'read Event',
    ]));

  it('malformed input never grants more than the default', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(allows(may(junk), ['manage', 'all'])).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});
