import { expect, test } from 'vitest';
import { searchContacts, searchFiles, searchLimit, searchPages } from '../../../../../mocks/samples/seeds/pages';
import { found } from '../../../../../renderer/samples/find/found';
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
