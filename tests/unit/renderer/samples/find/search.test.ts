import { expect, test } from 'vitest';
import {
  createAutocomplete,
  searchContacts,
  searchFiles,
  searchLimit,
  searchPages,
} from '../../../../../mocks/samples/seeds/pages';
import { iconOf } from '../../../../../renderer/samples/find/icons';
import { pathOf, searchGroups, trackGroup } from '../../../../../renderer/samples/find/search';

const groups = [
  { groupTitle: 'Pages', searchLimit, data: searchPages },
  { groupTitle: 'Files', searchLimit, data: searchFiles },
  { groupTitle: 'Contacts', searchLimit, data: searchContacts() },
];

test('each group shows its first four matches, in any case', () => {
  const [pages, files, contacts] = searchGroups(groups, ' A ');
  expect([pages?.data, files?.data, contacts?.data].map((data) => data?.length)).toEqual([4, 4, 4]);
  expect(pages?.data.every(({ title }) => title.toLowerCase().includes('a'))).toBe(true);
  expect(searchGroups(groups, 'INVOICE').map(({ groupTitle, data }) => [groupTitle, data.length])).toEqual([
    ['Pages', 1],
  ]);
});

test('race tracks are a group of their own, and each links to its page', () => {
  const tracks = createAutocomplete();
  const groupsWithTracks = [...groups, trackGroup(tracks)];
  expect(searchGroups(groupsWithTracks, 'motor park').map(({ groupTitle, data }) => [groupTitle, data.length])).toEqual(
    [['Tracks', 4]],
  );
  const [first] = tracks;
  expect(searchGroups(groupsWithTracks, first?.title ?? '')[0]?.data[0]?.link).toBe(pathOf(first?.title ?? ''));
});

test('contacts are also found by address, and an empty text finds nothing', () => {
  const [contacts] = searchGroups(groups, '@example.com');
  expect(contacts).toMatchObject({ groupTitle: 'Contacts', data: { length: 4 } });
  expect(searchGroups(groups, '  ')).toEqual([]);
  expect(searchGroups(groups, 'nobody has this')).toEqual([]);
});

test('every page has an icon that exists', () => {
  const unknown = iconOf('constructor');
  expect(searchPages.filter(({ icon }) => icon !== 'document' && iconOf(icon) === unknown)).toEqual([]);
});
