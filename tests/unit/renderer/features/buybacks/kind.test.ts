import { expect, test } from 'vitest';
import { kindOf } from '../../../../../renderer/event/buyback-kind';
import { sections } from '../../../../../renderer/features/buybacks/sections';

test('re-entries and returns are distinguished, and an unknown word is "other"', () => {
  for (const word of ['race_reentry', 'Race Re-Entry', 'reentry'])
    expect(kindOf({ buybackType: word })).toBe('reentry');
  for (const word of ['ticket_return', 'Ticket return', 'resale']) expect(kindOf({ buybackType: word })).toBe('return');
  for (const word of ['swap', '', null, undefined, 7]) expect(kindOf({ buybackType: word })).toBe('other');
});

test('a kind that is not understood stands under neither kind’s title', () => {
  const shownFor = (buybackType: unknown) =>
    Object.entries(sections).flatMap(([name, section]) =>
      'when' in section && section.when({ buybackType, status: 'requested' }) ? [name] : [],
    );
  expect(shownFor('t')).toEqual(['unknown', 'decision']);
  expect(shownFor(3)).toEqual(['unknown', 'decision']);
  expect(shownFor('race_reentry')).toEqual(['reentry', 'decision']);
  expect(shownFor('ticket_return')).toEqual(['offered', 'decision']);
});
