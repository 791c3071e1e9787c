import { BookRegular } from '@fluentui/react-icons';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesRow, recordEntries } from '../../../../../renderer/app/palette/record-entries';
import { suggestedGroups } from '../../../../../renderer/app/palette/suggested-groups';
import { area as bookings } from '../../../../../renderer/features/bookings';
import type { ResourceArea } from '../../../../../renderer/kit/area/area';
import type { Values } from '../../../../../renderer/kit/area/field';

describe('what a text suggests', () => {
  it.each([
    ['55231', ['bookings', 'tickets']],
    ['#148', ['bookings', 'tickets', 'visitors', 'events']],
    ['BK-7F3KQ', ['bookings', 'tickets', 'visitors', 'events']],
    ['tk-', ['bookings', 'tickets', 'visitors', 'events']],
    ['+1 (555) 010-9999', ['bookings', 'tickets', 'visitors', 'contacts']],
    ['dana@example.com', ['visitors', 'contacts']],
    ['Dana Whitlock', ['visitors', 'contacts', 'events', 'tracks']],
    ['زوي', ['visitors', 'contacts', 'events', 'tracks']],
    ['a', []],
    ['  ', []],
    ['--', []],
  ])('%s', (text, groups) => expect(suggestedGroups(text)).toEqual(groups));

  it('never suggests more than four kinds, for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => suggestedGroups(text).length <= 4));
  });
});

const word = fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u);

describe('rows that match', () => {
  it('contain every word that was typed, in any of their values', () => {
    const row = { firstName: 'Zoë', lastName: 'Köhler', phone: '+1 555 010 9999', age: 31 };
    expect(matchesRow(row, 'kohler ZOE')).toBe(true);
    expect(matchesRow(row, '5550109999')).toBe(true);
    expect(matchesRow(row, '31')).toBe(true);
    expect(matchesRow(row, 'zoe smith')).toBe(false);
    expect(matchesRow(row, ' ')).toBe(false);
  });

  it('are found by any word of any value', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), (words, at) => {
        const row = Object.fromEntries(words.map((one, index) => [`field${index}`, `before ${one} after`]));
        expect(matchesRow(row, words[at % words.length] ?? '')).toBe(true);
      }),
    );
  });

  it('are not found by a word that no value has', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const row = Object.fromEntries(words.map((one, index) => [`field${index}`, one]));
        expect(matchesRow(row, 'not§there')).toBe(false);
      }),
    );
  });
});

describe('records as entries', () => {
  const area: ResourceArea = { ...bookings, icon: BookRegular };
  const rows = (count: number): readonly Values[] =>
    Array.from({ length: count }, (_, index) => ({
      id: index + 1,
      bookingNumber: `BK-${index}`,
      userName: 'Dana Whitlock',
      eventId: index % 5,
    }));
  const find = (given: readonly Values[], query: string, eventId?: number) =>
    recordEntries({
      group: 'bookings',
      area,
      rows: given,
      query,
      textInList: (_, shown) => shown,
      event: eventId === undefined ? undefined : { id: eventId, name: 'Spring Shootout' },
    });

  it('are at most four, each with its page, and those of the current event come first', () => {
    const found = find(rows(20), 'dana', 4);
    expect(found.map(({ target }) => target)).toEqual([5, 10, 15, 20].map((id) => ({ path: `/bookings/${id}` })));
    expect(find(rows(20), 'dana').map(({ title }) => title)).toEqual(['BK-0', 'BK-1', 'BK-2', 'BK-3']);
    expect(found[0]?.detail).toBe('Dana Whitlock');
  });

  it('show what was typed before those that have it elsewhere', () => {
    const given = [
      { id: 1, bookingNumber: 'BK-1', notes: 'for Dana' },
      { id: 2, bookingNumber: 'BK-2', userName: 'Dana' },
    ];
    expect(find(given, 'dana').map(({ title }) => title)).toEqual(['BK-2', 'BK-1']);
  });

  it('leave out rows that do not match, have no id, or repeat one', () => {
    const mixed = [
      { id: 1, bookingNumber: 'BK-1' },
      { bookingNumber: 'BK-1' },
      { id: 1, bookingNumber: 'BK-1' },
      { id: 2 },
    ];
    expect(find(mixed, 'bk-1').map(({ id }) => id)).toEqual(['record:/bookings/1']);
  });

  it('have the name that another server sends, or the id', () => {
    expect(find([{ id: 7, fullName: 'Dana' }], 'dana')[0]?.title).toBe('Dana');
    expect(find([{ id: 7, note: 'dana' }], 'dana')[0]?.title).toBe('7');
  });
});
