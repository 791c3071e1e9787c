import { BookRegular } from '@fluentui/react-icons';
import { describe, expect, it } from 'vitest';
import { type Entry, findEntries, maxPerGroup, type SearchGroup } from '../../../../renderer/app/search/search-index';

const entry = (group: SearchGroup, title: string, detail?: string): Entry => ({
  id: `${group}:${title}`,
  group,
  title,
  ...(detail ? { detail } : {}),
  icon: BookRegular,
  target: { path: '/' },
});
const titles = (typed: string, known: readonly Entry[], recent: readonly Entry[] = []) =>
  findEntries(typed, known, recent).map(({ group, entries }) => [group, entries.map(({ title }) => title)]);

describe('the search', () => {
  it('shows at most four results in each of its three groups, in their order', () => {
    const many = (group: SearchGroup) => Array.from({ length: 9 }, (_, index) => entry(group, `Track ${index}`));
    const found = findEntries('track', [...many('files'), ...many('pages')], many('contacts'));
    expect(found.map(({ group }) => group)).toEqual(['pages', 'files', 'contacts']);
    expect(found.map(({ entries }) => entries.length)).toEqual([maxPerGroup, maxPerGroup, maxPerGroup]);
    expect(maxPerGroup).toBe(4);
  });

  it('finds parts of words in any case, with or without accents', () => {
    const known = [entry('pages', 'Bookings'), entry('files', 'Köhler list.csv')];
    expect(titles('KOHL', known)).toEqual([['files', ['Köhler list.csv']]]);
    expect(titles('ook', known)).toEqual([['pages', ['Bookings']]]);
  });

  it('requires every word, in the title or the second line', () => {
    const known = [entry('pages', 'Archive', 'Chat'), entry('pages', 'Chat')];
    expect(titles('chat arch', known)).toEqual([['pages', ['Archive']]]);
  });

  it('puts titles that begin with the text first', () => {
    const known = [entry('pages', 'User tracks'), entry('pages', 'Backtrack'), entry('pages', 'Tracks')];
    expect(titles('track', known)).toEqual([['pages', ['Tracks', 'User tracks', 'Backtrack']]]);
  });

  it('omits groups without a match, and shows every entry for an empty text', () => {
    const known = [entry('pages', 'Bookings'), entry('files', 'bookings.csv')];
    expect(titles('zzz', known)).toEqual([]);
    expect(titles('  ', known)).toEqual([
      ['pages', ['Bookings']],
      ['files', ['bookings.csv']],
    ]);
  });

  it('shows the server’s matches unfiltered, because the server searches more than names', () => {
    expect(titles('555 0142', [], [entry('contacts', 'Dana Whitlock')])).toEqual([['contacts', ['Dana Whitlock']]]);
  });
});
