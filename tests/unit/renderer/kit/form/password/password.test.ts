import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minPasswordLength, strengthOf, strengths } from '../../../../../../renderer/kit/form/password/strength';
import { initialsOf } from '../../../../../../renderer/kit/ui/initials';

describe('the strength of a password', () => {
  it.each([
    ['pitwall', 'weak'],
    ['Password1', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['12345678', 'weak'],
    ['abcdefgh', 'weak'],
    ['gate4open', 'fair'],
    ['correct horse', 'strong'],
    ['k7#Qz!r9', 'fair'],
    ['k7#Qz!r9-mT', 'good'],
  ])('of "%s" is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });

  it('is weak for every password that is too short', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: minPasswordLength - 1 }), (password) => strengthOf(password) === 'weak'),
    );
  });

  it('never decreases when characters are added', () => {
    const rank = (password: string) => strengths.indexOf(strengthOf(password));
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9]{1,20}$/), (password) => rank(`${password}#Q7`) >= rank(password)),
    );
  });
});

describe('initials', () => {
  it.each([
    ['Dana Whitlock', 'DW'],
    ['dana', 'D'],
    ["Zoë van der O'Brien-Müller", 'ZO'],
    ['admin@pitwall.example', 'AE'],
    ['山田 太郎', '山太'],
    ['  ', ''],
  ])('of "%s" are "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('can be made from any name', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => initialsOf(name).length <= 8));
  });
});
