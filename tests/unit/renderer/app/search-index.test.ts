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
const titles = (typed: string, known: readonly Entry[], asked: readonly Entry[] = []) =>
  findEntries(typed, known, asked).map(({ group, entries }) => [group, entries.map(({ title }) => title)]);

describe('the search', () => {
  it('shows at most four results in each of its three groups, in their order', () => {
    const many = (group: SearchGroup) => Array.from({ length: 9 }, (_, index) => entry(group, `Track ${index}`));
    const found = findEntries('track', [...many('files'), ...many('pages')], many('contacts'));
    expect(found.map(({ group }) => group)).toEqual(['pages', 'files', 'contacts']);
    expect(found.map(({ entries }) => entries.length)).toEqual([maxPerGroup, maxPerGroup, maxPerGroup]);
    expect(maxPerGroup).toBe(4);
  });

  it('finds parts of words, whatever their case and accents', () => {
    const known = [entry('pages', 'Bookings'), entry('files', 'Köhler list.csv')];
    expect(titles('KOHL', known)).toEqual([['files', ['Köhler list.csv']]]);
    expect(titles('ook', known)).toEqual([['pages', ['Bookings']]]);
  });

  it('wants every word, in the title or the second line', () => {
    const known = [entry('pages', 'Archive', 'Chat'), entry('pages', 'Chat')];
    expect(titles('chat arch', known)).toEqual([['pages', ['Archive']]]);
  });

  it('puts titles that begin with the text first', () => {
    const known = [entry('pages', 'User tracks'), entry('pages', 'Backtrack'), entry('pages', 'Tracks')];
    expect(titles('track', known)).toEqual([['pages', ['Tracks', 'User tracks', 'Backtrack']]]);
  });

  it('leaves out a group in which nothing is found, and shows all of it before anything is typed', () => {
    const known = [entry('pages', 'Bookings'), entry('files', 'bookings.csv')];
    expect(titles('zzz', known)).toEqual([]);
    expect(titles('  ', known)).toEqual([
      ['pages', ['Bookings']],
      ['files', ['bookings.csv']],
    ]);
  });

  it('takes what the server found as it is: it searches more than a name', () => {
    expect(titles('555 0142', [], [entry('contacts', 'Dana Whitlock')])).toEqual([['contacts', ['Dana Whitlock']]]);
  });
});
