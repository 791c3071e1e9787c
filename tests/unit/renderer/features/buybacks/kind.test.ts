import { expect, test } from 'vitest';
import { kindOf } from '../../../../../renderer/features/buybacks/kind';

test('both readings of the word are told apart, and an unknown one gets all fields', () => {
  for (const word of ['race_reentry', 'Race Re-Entry', 'reentry'])
    expect(kindOf({ buybackType: word })).toBe('reentry');
  for (const word of ['ticket_return', 'Ticket return', 'resale']) expect(kindOf({ buybackType: word })).toBe('return');
  for (const word of ['swap', '', null, undefined, 7]) expect(kindOf({ buybackType: word })).toBe('other');
});
