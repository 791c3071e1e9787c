import { BookRegular } from '@fluentui/react-icons';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPerGroup, type PaletteEntry, type PaletteGroup } from '../../../../../renderer/app/palette/palette-entry';
import { groupEntries, matchedLetters, rankEntries } from '../../../../../renderer/app/palette/rank-entries';

const entry = (group: PaletteGroup, title: string, detail?: string): PaletteEntry => ({
  id: `${group}:${title}`,
  group,
  title,
  ...(detail ? { detail } : {}),
  icon: BookRegular,
  target: { path: '/' },
});
const pages = (...titles: readonly string[]) => titles.map((title) => entry('pages', title));
const titles = (query: string, entries: readonly PaletteEntry[], uses: Readonly<Record<string, number>> = {}) =>
  rankEntries(query, entries, (id) => uses[id] ?? 0).map(({ title }) => title);

describe('the ranking of the palette', () => {
  it('finds letters in order, words in any order, and ignores case and accents', () => {
    expect(titles('KOHL', pages('Köhler list.csv', 'Bookings'))).toEqual(['Köhler list.csv']);
    expect(titles('evdesk', pages('Events', 'Event desk'))).toEqual(['Event desk']);
    expect(titles('dark theme', pages('Theme: Dark', 'Theme: Light'))).toEqual(['Theme: Dark']);
    expect(titles('luk', pages('Łukasz'))).toEqual(['Łukasz']);
    expect(titles('حجوز', pages('الحجوزات', 'السباق'))).toEqual(['الحجوزات']);
    expect(titles('zzz', pages('Bookings'))).toEqual([]);
  });

  it('searches the text beside a title as well', () => {
    expect(titles('mirror', [entry('settings', 'Text direction', 'Mirrors the layout.')])).toEqual(['Text direction']);
    expect(titles('chat arch', [entry('pages', 'Archive', 'Chat'), entry('pages', 'Chat')])).toEqual(['Archive']);
  });

  it('puts better matches first, however often the others are used', () => {
    const found = pages('Backtrack', 'User tracks', 'Tracks');
    expect(titles('tracks', found, { 'pages:Backtrack': 99, 'pages:User tracks': 99 })[0]).toBe('Tracks');
  });

  it('puts a match in the title before one in the text beside it', () => {
    const found = [entry('pages', 'New track', 'Tracks'), entry('pages', 'Archive', 'Track'), entry('pages', 'Tracks')];
    expect(titles('track', found)).toEqual(['Tracks', 'New track', 'Archive']);
  });

  it('puts the more used of similar matches first', () => {
    const found = pages('Track days', 'Track fees');
    expect(titles('track', found)).toEqual(['Track days', 'Track fees']);
    expect(titles('track', found, { 'pages:Track fees': 1 })).toEqual(['Track fees', 'Track days']);
  });

  it('shows the most used first for an empty query, and the others in their order', () => {
    expect(titles(' ', pages('One', 'Two', 'Three'), { 'pages:Three': 2 })).toEqual(['Three', 'One', 'Two']);
  });

  it('shows at most four results of each group, the group with the best one first', () => {
    const many = (group: PaletteGroup, title: string) =>
      Array.from({ length: 9 }, (_, index) => entry(group, `${title} ${index}`));
    const ranked = rankEntries('track', [...many('pages', 'Side track'), ...many('settings', 'Track')], () => 0);
    const groups = groupEntries('track', ranked);
    expect(groups.map(({ group }) => group)).toEqual(['settings', 'pages']);
    expect(groups.map(({ entries }) => entries.length)).toEqual([maxPerGroup, maxPerGroup]);
    expect(maxPerGroup).toBe(4);
  });

  it('names letters of the title that the query has, for any title and query', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 8 }), (title, query) => {
        for (const at of matchedLetters(query, title)) expect(at).toBeLessThan(title.length);
      }),
    );
  });

  it('finds every title by any part of it', () => {
    const part = fc
      .string({ unit: fc.constantFrom(...'abcdefgéłñ'), minLength: 3, maxLength: 20 })
      .chain((title) => fc.tuple(fc.constant(title), fc.integer({ min: 0, max: title.length - 3 })));
    fc.assert(
      fc.property(part, ([title, from]) => {
        expect(titles(title.slice(from, from + 3), pages(title))).toEqual([title]);
      }),
    );
  });
});
