import { BookRegular } from '@fluentui/react-icons';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPerGroup, type PaletteEntry, type PaletteGroup } from '../../../../../renderer/app/palette/palette-entry';
import {
  groupEntries,
  matchedLetters,
  matchKind,
  matchKinds,
  rankEntries,
} from '../../../../../renderer/app/palette/rank-entries';

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

  it('finds a title however its signs are typed, and marks the letters of the title', () => {
    const found = (query: string, title: string): string => {
      expect(titles(query, pages(title))).toEqual([title]);
      return matchedLetters(query, title)
        .map((at) => title[at])
        .join('');
    };
    expect(found("o'neil", 'Mary O’Neil')).toBe('O’Neil');
    expect(found('TK-5523', 'TK\u2011٥٥٢٣')).toBe('TK\u2011٥٥٢٣');
    expect(found('\u202a5523\u202c', 'TK-5523')).toBe('5523');
    expect(found('strasse 7', 'Große Straße 7')).toBe('Straße 7');
    expect(found('istanbul', 'İzmir, İstanbul')).toBe('İstanbul');
    expect(found('grstr', 'Große Straße')).toBe('GrStr');
  });

  it('searches the text beside a title as well', () => {
    expect(titles('mirror', [entry('settings', 'Text direction', 'Mirrors the layout.')])).toEqual(['Text direction']);
    expect(titles('chat arch', [entry('pages', 'Archive', 'Chat'), entry('pages', 'Chat')])).toEqual(['Archive']);
  });

  it('finds a filter by its own word, also beside the name of its list, but not by that name alone', () => {
    const filters = [
      entry('filters', 'Refunded', 'Tickets · Status'),
      entry('filters', 'Refunded', 'Bookings · Status'),
    ];
    expect(rankEntries('refunded tickets', filters, () => 0)).toEqual([filters[0]]);
    expect(titles('tickets', [...filters, ...pages('Tickets')])).toEqual(['Tickets']);
  });

  it('puts better matches first, however often the others are used', () => {
    const found = pages('Backtrack', 'User tracks', 'Tracks');
    expect(titles('tracks', found, { 'pages:Backtrack': 99, 'pages:User tracks': 99 })[0]).toBe('Tracks');
  });

  it('ranks exact, prefix, start of a word, contiguous, then words apart and scattered letters', () => {
    const found = pages('Nine little ghosts', 'Midnight', 'Friday night', 'Nightshift', 'Night');
    expect(titles('night', found)).toEqual(['Night', 'Nightshift', 'Friday night', 'Midnight']);
    expect(titles('evd', pages('Event desk', 'Grevdal'))).toEqual(['Grevdal', 'Event desk']);
    expect(titles('chat arch', [entry('pages', 'Archive', 'Chat'), ...pages('Chat archive')])).toEqual([
      'Chat archive',
      'Archive',
    ]);
  });

  it('does not take scattered letters for a match unless they begin a word', () => {
    expect(titles('night', [...pages('Sunlight', 'Settings light'), entry('actions', 'Sunlight', 'Theme')])).toEqual(
      [],
    );
    expect(titles('dark', pages('Download bookmark'))).toEqual([]);
    expect(titles('bokings', pages('Bookings'))).toEqual(['Bookings']);
    expect(titles('exag', pages('Export again'))).toEqual(['Export again']);
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

  const word = fc.string({ unit: fc.constantFrom(...'abcdé'), minLength: 1, maxLength: 5 });
  const title = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const uses = fc.array(fc.nat({ max: 5 }), { minLength: 8, maxLength: 8 });
  const someTitles = fc.uniqueArray(title, { minLength: 1, maxLength: 8 });

  it('never ranks a contiguous match below a scattered one, however much each is used', () => {
    fc.assert(
      fc.property(someTitles, word, uses, (all, query, used) => {
        const entries = pages(...all);
        const useOf = Object.fromEntries(entries.map(({ id }, at) => [id, used[at] ?? 0]));
        const kinds = titles(query, entries, useOf).map((found) => matchKind(query, { title: found }));
        const ranks = kinds.map((kind) => (kind ? matchKinds.indexOf(kind) : -1));
        expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
        const contiguous = all.filter((one) => one.replaceAll('é', 'e').includes(query.replaceAll('é', 'e')));
        expect(titles(query, entries).slice(0, contiguous.length).toSorted()).toEqual(contiguous.toSorted());
      }),
    );
  });

  it('ranks the more used of two matches of a kind first', () => {
    fc.assert(
      fc.property(someTitles, word, fc.nat(), (all, query, pick) => {
        const found = titles(query, pages(...all));
        const used = found[pick % Math.max(1, found.length)] ?? '';
        const after = titles(query, pages(...all), { [`pages:${used}`]: 1 });
        const kindOf = (one: string) => matchKind(query, { title: one });
        const [first] = after.filter((one) => kindOf(one) === kindOf(used));
        expect(first ?? '').toBe(used);
        expect(after.indexOf(used)).toBeLessThanOrEqual(found.indexOf(used));
      }),
    );
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
