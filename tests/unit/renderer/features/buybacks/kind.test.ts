import { expect, test } from 'vitest';
import { kindOf } from '../../../../../renderer/event/buyback-kind';

test('re-entries and returns are distinguished, and an unknown word is "other"', () => {
  for (const word of ['race_reentry', 'Race Re-Entry', 'reentry'])
    expect(kindOf({ buybackType: word })).toBe('reentry');
  for (const word of ['ticket_return', 'Ticket return', 'resale']) expect(kindOf({ buybackType: word })).toBe('return');
  for (const word of ['swap', '', null, undefined, 7]) expect(kindOf({ buybackType: word })).toBe('other');
});
