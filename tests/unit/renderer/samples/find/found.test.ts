import { expect, test } from 'vitest';
import {
  makeAutocomplete,
  searchContacts,
  searchFiles,
  searchLimit,
  searchPages,
} from '../../../../../mocks/samples/seeds/pages';
import { found, pathOf, trackGroup } from '../../../../../renderer/samples/find/found';
import { iconOf } from '../../../../../renderer/samples/find/icons';

const groups = [
  { groupTitle: 'Pages', searchLimit, data: searchPages },
  { groupTitle: 'Files', searchLimit, data: searchFiles },
  { groupTitle: 'Contacts', searchLimit, data: searchContacts() },
];

test('each group shows its first four that have the words, in any case', () => {
  const [pages, files, contacts] = found(groups, ' A ');
  expect([pages?.data, files?.data, contacts?.data].map((data) => data?.length)).toEqual([4, 4, 4]);
  expect(pages?.data.every(({ title }) => title.toLowerCase().includes('a'))).toBe(true);
  expect(found(groups, 'INVOICE').map(({ groupTitle, data }) => [groupTitle, data.length])).toEqual([['Pages', 1]]);
});

test('race tracks are a group of their own, and each leads to where it is chosen', () => {
  const tracks = makeAutocomplete();
  const groupsWithTracks = [...groups, trackGroup(tracks)];
  expect(found(groupsWithTracks, 'motor park').map(({ groupTitle, data }) => [groupTitle, data.length])).toEqual([
    ['Tracks', 4],
  ]);
  const [first] = tracks;
  expect(found(groupsWithTracks, first?.title ?? '')[0]?.data[0]?.link).toBe(pathOf(first?.title ?? ''));
});

test('contacts are found by their address, too, and no words find nothing', () => {
  const [contacts] = found(groups, '@example.com');
  expect(contacts).toMatchObject({ groupTitle: 'Contacts', data: { length: 4 } });
  expect(found(groups, '  ')).toEqual([]);
  expect(found(groups, 'nobody has this')).toEqual([]);
});

test('every page has an icon of its own word', () => {
  const unknown = iconOf('constructor');
  expect(searchPages.filter(({ icon }) => icon !== 'document' && iconOf(icon) === unknown)).toEqual([]);
});
