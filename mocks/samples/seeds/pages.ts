/** The sample search index (pages, files, contacts) and the bookmarks. */
import type { AutocompleteItem } from '@contract/samples/entities/page';
import { pools } from '../../seeds/pools';
import { person } from './people';

/** At most 4 results of each group are shown (specification, section 2). */
export const searchLimit = 4;

const pageRows: readonly (readonly [title: string, link: string])[] = [
  ['Analytics dashboard', '/dashboard/analytics'],
  ['Email', '/apps/email'],
  ['Chat', '/apps/chat'],
  ['Todo', '/apps/todo'],
  ['Calendar', '/apps/calendar'],
  ['Invoice list', '/apps/invoice/list'],
  ['Shop', '/apps/ecommerce/shop'],
  ['Wishlist', '/apps/ecommerce/wishlist'],
  ['Checkout', '/apps/ecommerce/checkout'],
  ['User list', '/apps/user/list'],
  ['Roles', '/apps/roles'],
  ['Permissions', '/apps/permissions'],
  ['Account settings', '/pages/account-settings'],
  ['Profile', '/pages/profile'],
  ['FAQ', '/pages/faq'],
  ['Knowledge base', '/pages/knowledge-base'],
  ['Pricing', '/pages/pricing'],
  ['Blog list', '/pages/blog/list'],
  ['License', '/pages/license'],
  ['API keys', '/pages/api-key'],
  ['Modal examples', '/pages/modal-examples'],
  ['Access control', '/access-control'],
  ['Colors', '/colors'],
  ['Icons', '/icons'],
  ['Cards', '/cards'],
  ['Components', '/components'],
  ['Forms', '/forms'],
  ['Tables', '/tables'],
  ['Data tables', '/datatables'],
  ['Charts', '/charts'],
];

export const searchPages = pageRows.map(([title, link], index) => ({ id: index + 1, title, link }));
/** The pages that are bookmarked at the start. */
export const initialBookmarks = [2, 3, 4, 5] as const;

const fileRows = [
  ['Seating plan north stand.pdf', '412 KB'],
  ['Budget of the season.xlsx', '88 KB'],
  ['Marshal handbook.docx', '1.4 MB'],
  ['Start grid template.pptx', '2.2 MB'],
  ['Sponsor logos.zip', '18.6 MB'],
  ['Radio channels.pdf', '96 KB'],
  ['Press photos.zip', '61 MB'],
  ['Volunteers.xlsx', '54 KB'],
] as const;
export const searchFiles = fileRows.map(([title, size], index) => ({
  id: 101 + index,
  title,
  size,
  by: person(index).name,
}));

export const searchContacts = () =>
  Array.from({ length: 12 }, (_, index) => {
    const { name, email } = person(index);
    return { id: 201 + index, title: name, email };
  });

/** 100 items, as the sample API has them (specification, section 3): a hundred names to complete. */
export const createAutocomplete = (): readonly AutocompleteItem[] => {
  const { lastNames, cities } = pools();
  return Array.from({ length: 100 }, (_, index) => ({
    id: index + 1,
    title: index % 2 === 0 ? `${cities[index] ?? 'Springfield'} Raceway` : `${lastNames[index] ?? 'Reed'} Motor Park`,
  }));
};
